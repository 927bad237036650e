import "SymbolPaths.js" as SymbolPaths

// One of 32 symbols that people compare across a table.
Icon {
    property int number

    size: 28
    paths: SymbolPaths.symbol(number)
}
