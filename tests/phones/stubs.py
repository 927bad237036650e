"""Java stubs of Android's classes, made from their TypeScript declarations (an npm package has those; no package here
has android.jar). Only what our sources name is made. A number is a double where it is taken and an int where it is given:
the declarations do not tell ints from longs, and Java widens by itself."""
import re
from dataclasses import dataclass, field

SIMPLE = {"number": "int", "string": "String", "boolean": "boolean", "void": "void", "any": "Object"}


@dataclass
class Declared:
    """One class, with its members as they stand."""
    name: str
    parent: str = ""
    interface: bool = False
    members: list = field(default_factory=list)


def read(path, classes):
    """Adds what a file declares: the full name, dots for nested classes too, to Declared."""
    stack, inside = [], None
    for line in path.read_text().replace("globalAndroid.", "android.").splitlines():
        line = line.strip()
        if opened := re.match(r"(?:declare|export) module ([\w.]+) \{", line):
            stack.append(opened.group(1))
        elif opened := re.match(r"export (?:abstract )?(class|interface) (\w+)(?:<[^{]*?>)?(?: extends ([\w.]+))?", line):
            name = ".".join([*stack, opened.group(2)])
            own = classes if not name.startswith("java.") else {}  # Java's own are at hand
            inside = own.setdefault(name, Declared(name, opened.group(3) or "", opened.group(1) == "interface"))
            stack.append("")
        elif line.startswith("public constructor(implementation: {"):
            inside.interface = True
            stack.append("implementation")
        elif line.startswith("}"):
            stack.pop()
            inside = inside if line != "}" else None
        elif inside and stack and stack[-1] == "" and line.startswith(("public ", "protected ")):
            inside.members.append(line)


def java(kind, taken, known):
    kind = kind.replace(" | null", "").strip()
    if kind in SIMPLE:
        return "double" if taken and kind == "number" else SIMPLE[kind]
    plain = re.sub(r"<.*>", "", kind)
    return plain if plain in known or plain.startswith("java.") else "Object"


def parts(member):
    """modifiers, name, parameters or None, and type of a member."""
    found = re.match(r"(public|protected) (static )?([\w$]+)(\((.*)\))?: (.*);$", member) \
        or re.match(r"(public|protected) ()(constructor)(\((.*)\))()?;$", member)
    if not found:
        return None
    visibility, static, name, brackets, inner, kind = found.groups()
    taken = None if brackets is None else [part.split(":", 1)[1] for part in re.split(r", (?=\w+\??:)", inner) if ":" in part]
    return visibility, bool(static), name, taken, kind or ""


def closure(classes, sources):
    """The classes that the sources import, and those that come with members they name."""
    words = set(re.findall(r"\w+", sources))
    known, left = set(), [name for name in classes if name in re.findall(r"import ([\w.]+);", sources)] + ["android.R"]
    while left:
        name = left.pop()
        if name in known or name not in classes:
            continue
        known.add(name)
        left.append(classes[name].parent)
        left += [other for other in classes if other.startswith(name + ".") and other.rsplit(".", 1)[1] in words]
        for member in classes[name].members:
            shape = parts(member)
            if shape and (shape[2] in words or shape[2] == "constructor"):
                left += [re.sub(r"<.*>| \| null", "", kind).strip() for kind in [*(shape[3] or []), shape[4]]]
    return known


def written(declared, known, words):
    lines = []
    for member in declared.members:
        shape = parts(member)
        abstract = shape and declared.interface and shape[3] is not None  # all of them, or there is no lambda for it
        if not shape or shape[2] == "class" or not abstract and shape[2] not in words | {"constructor"}:
            continue
        visibility, static, name, taken, kind = shape
        arguments = ", ".join(f"{java(kind, True, known)} a{at}" for at, kind in enumerate(taken or []))
        if name == "constructor":
            if not declared.interface:
                lines.append(f"public {declared.name.rsplit('.', 1)[1]}({arguments}) {{}}")
        elif taken is None and re.fullmatch(r"-?\d+", kind):
            lines.append(f"public static final {'int' if -2**31 <= int(kind) < 2**31 else 'long'} {name} = {kind}{'' if -2**31 <= int(kind) < 2**31 else 'L'};")
        elif taken is None:
            kind = "String" if kind.startswith('"') else java(kind, False, known)
            lines.append(f"public {'static ' if static else ''}{kind} {name};")
        elif declared.interface:
            lines.append(f"{java(kind, False, known)} {name}({arguments});")
        else:
            lines.append(f"{visibility} {'static ' if static else ''}native {java(kind, False, known)} {name}({arguments});")
    return sorted(set(lines))


def write(classes, sources, folder):
    """Writes the stubs as Java sources; gives their paths."""
    known, words, paths = closure(classes, sources), set(re.findall(r"\w+", sources)), []

    def body(name, nested):
        declared = classes[name]
        kind = "interface" if declared.interface else "class"
        has_parent = declared.parent in known or declared.parent.startswith("java.")
        parent = f" extends {declared.parent}" if has_parent and not declared.interface else ""
        inner = [body(other, True) for other in sorted(known) if other.rsplit(".", 1)[0] == name]
        lines = written(declared, known, words)
        empty = f"protected {name.rsplit('.', 1)[1]}() {{}}"
        if not declared.interface and not any(re.search(r"\w+\(\) \{\}$", line) for line in lines):
            lines.append(empty)
        return f"public {'static ' if nested else ''}{kind} {name.rsplit('.', 1)[1]}{parent} {{\n" + "\n".join(lines + inner) + "\n}"

    for name in sorted(known):
        package, short = name.rsplit(".", 1)
        if package in known:
            continue
        path = folder / (name.replace(".", "/") + ".java")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(f"package {package};\n{body(name, False)}\n")
        paths.append(path)
    return paths
