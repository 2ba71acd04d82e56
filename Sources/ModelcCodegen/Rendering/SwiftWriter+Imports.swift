extension SwiftWriter {
    /// Adds import lines; a module that is missing on some platforms is imported where it can be.
    mutating func imports(_ imports: [GeneratedImport]) {
        for item in imports {
            if item.isConditional { line("#if canImport(\(item.module))") }
            line((item.isPublic ? "public import " : "import ") + SwiftIdentifier.escaped(item.module))
            if item.isConditional { line("#endif") }
        }
        blankLine()
    }
}
