.pragma library

// The colours of each theme, as they are and in high contrast. In high contrast, for every kind of eyes, whatever is read
// or means something has at least 7:1 against what it stands on, every line around something 4.5:1, and nothing adorns.

var dark = {
    background: "#0B0E24", backgroundTop: "#10143A", curtainTop: "#151A4A", surface: "#141938", raised: "#1F264F", selected: "#1F264F",
    outline: "#343C6E", control: "#6670B0", text: "#EEF0FB", muted: "#A9B1D8",
    accent: "#F2CF8A", accentInk: "#1B1638", needle: "#F2CF8A", danger: "#FF8F86", dangerInk: "#2A0A0E", success: "#7FDCAB",
    whatIf: "#FF9ED2", ruledOut: "#0B0E24", glow: "#3DF2CF8A", scrim: "#80000000",
    skyA: "#35428F", skyB: "#29336F", skyC: "#1F2759", groundC: "#161B3F", ground: "#10142E", hub: "#10142E", star: "#FFFFFF",
    band: "#805B6BD0", earthLit: "#BFE0FF", earthSea: "#5E97DD", earthRim: "#2C5AA8", earthLand: "#CFF1DC",
    players: ["#62ABFF", "#F58F4E", "#92F2C6", "#EAB4DC"],
    objects: { C: "#86DDF7", A: "#E5AC92", D: "#CFE07C", G: "#C6ADFF", E: "#B4BCE0", X: "#F2CF8A" }
};
var light = {
    background: "#F4F1E9", backgroundTop: "#F4F1E9", curtainTop: "#E6E8FA", surface: "#FFFFFF", raised: "#FFFFFF", selected: "#E9EAF7",
    outline: "#D5D0C2", control: "#72758F", text: "#1A1E3C", muted: "#4F5576",
    accent: "#363B91", accentInk: "#FFFFFF", needle: "#8F5F00", danger: "#B3261E", dangerInk: "#FFFFFF", success: "#1C6B41",
    whatIf: "#AE2378", ruledOut: "#E7E4DA", glow: "#29363B91", scrim: "#4D000000",
    skyA: "#FFFFFF", skyB: "#F7F6FF", skyC: "#E6E8FA", groundC: "#C9CCE4", ground: "#D3D6EA", hub: "#EEF0FA", star: "#363B91",
    band: "#8CF6DFA4", earthLit: "#BFE0FF", earthSea: "#5E97DD", earthRim: "#2C5AA8", earthLand: "#E9F7EE",
    players: ["#1566CF", "#BC4312", "#0D4A39", "#A1438F"],
    objects: { C: "#006C8E", A: "#8C4A2F", D: "#556400", G: "#6A3CB5", E: "#545A7C", X: "#8A5A00" }
};
var red = {
    background: "#0A0000", backgroundTop: "#0A0000", curtainTop: "#0A0000", surface: "#160202", raised: "#240505", selected: "#240505",
    outline: "#4E0F0B", control: "#BE3025", text: "#FF7462", muted: "#F25C4C",
    accent: "#FF8673", accentInk: "#1C0000", needle: "#FF8673", danger: "#FF6A58", dangerInk: "#1C0000", success: "#FF6A58",
    whatIf: "#FF8673", ruledOut: "#0A0000", glow: "#1FFF8673", scrim: "#80000000",
    skyA: "#4A0D08", skyB: "#360906", skyC: "#280605", groundC: "#180202", ground: "#100101", hub: "#100101", star: "#FF8673",
    band: "#2AFF8673", earthLit: "#FF9C8A", earthSea: "#D84A3A", earthRim: "#7A1B12", earthLand: "#FFB3A6",
    players: ["#FF7A68", "#F46050", "#FF6A58", "#F25C4C"],
    objects: { C: "#FF7462", A: "#FF7462", D: "#FF7462", G: "#FF7462", E: "#E0483A", X: "#FF8673" }
};

var darkContrast = {
    background: "#000000", backgroundTop: "#000000", curtainTop: "#000000", surface: "#04061A", raised: "#161C48", selected: "#161C48",
    outline: "#8C95CE", control: "#B3BCF0", text: "#FFFFFF", muted: "#CFD5F5",
    accent: "#FFDC96", accentInk: "#000000", needle: "#FFDC96", danger: "#FFBBB3", dangerInk: "#000000", success: "#9AF2C4",
    whatIf: "#FFB8DF", ruledOut: "#000000", glow: "transparent", scrim: "#B3000000",
    skyA: "#171E52", skyB: "#171E52", skyC: "#171E52", groundC: "#000000", ground: "#000000", hub: "#000000", star: "#FFFFFF",
    band: "#335B6BD0", earthLit: "#BFE0FF", earthSea: "#8FBEF5", earthRim: "#5E97DD", earthLand: "#CFF1DC",
    players: ["#9CCBFF", "#FFBA8A", "#A6F7D2", "#F2C6E7"],
    objects: { C: "#9AE6FB", A: "#F2C3AD", D: "#DAEA8F", G: "#D6C4FF", E: "#C9D0EE", X: "#FFDC96" }
};
var lightContrast = {
    background: "#FFFFFF", backgroundTop: "#FFFFFF", curtainTop: "#FFFFFF", surface: "#FFFFFF", raised: "#FFFFFF", selected: "#E4E6FA",
    outline: "#5E6178", control: "#33365A", text: "#000000", muted: "#33374F",
    accent: "#1F2478", accentInk: "#FFFFFF", needle: "#5E3A00", danger: "#7E0A05", dangerInk: "#FFFFFF", success: "#08462A",
    whatIf: "#6A0A44", ruledOut: "#EDEBE4", glow: "transparent", scrim: "#A6000000",
    skyA: "#FFFFFF", skyB: "#FFFFFF", skyC: "#FFFFFF", groundC: "#E1E3F1", ground: "#E1E3F1", hub: "#FFFFFF", star: "#363B91",
    band: "#99FBEBC0", earthLit: "#BFE0FF", earthSea: "#3A70BC", earthRim: "#1C3F7D", earthLand: "#E9F7EE",
    players: ["#083781", "#742300", "#083A2C", "#6E1F5E"],
    objects: { C: "#00445C", A: "#642E16", D: "#384200", G: "#451B8A", E: "#3A3F5E", X: "#5E3A00" }
};
// Still as little green and blue as 7:1 allows: less red light would not be read by eyes without red cones.
var redContrast = {
    background: "#000000", backgroundTop: "#000000", curtainTop: "#000000", surface: "#090000", raised: "#1E0404", selected: "#1E0404",
    outline: "#E0664F", control: "#F47A66", text: "#FF9E8A", muted: "#FF917D",
    accent: "#FFA491", accentInk: "#000000", needle: "#FFA491", danger: "#FF9582", dangerInk: "#000000", success: "#FF9582",
    whatIf: "#FFA491", ruledOut: "#000000", glow: "transparent", scrim: "#B3000000",
    skyA: "#240505", skyB: "#240505", skyC: "#240505", groundC: "#000000", ground: "#000000", hub: "#000000", star: "#FF8673",
    band: "#14FF8673", earthLit: "#FF9C8A", earthSea: "#FF8673", earthRim: "#D84A3A", earthLand: "#FFB3A6",
    players: ["#FF9984", "#FF9582", "#FF9984", "#FF9582"],
    objects: { C: "#FF9984", A: "#FF9984", D: "#FF9984", G: "#FF9984", E: "#FF9582", X: "#FFA491" }
};

function of(name, highContrast) {
    return { dark: [dark, darkContrast], light: [light, lightContrast], red: [red, redContrast] }[name]?.[highContrast ? 1 : 0]
        ?? (highContrast ? darkContrast : dark);
}
