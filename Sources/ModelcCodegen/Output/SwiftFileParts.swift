/// A generated Swift file, taken apart: leading comments, imports, and the rest.
struct SwiftFileParts {
    /// The imports, one an entry; a conditional one (`#if canImport(UIKit)` to `#endif`) is an entry of several lines.
    let imports: [String]
    /// Everything after the imports, from the first line that is not blank, with one line feed at its end.
    let body: String

    init(_ text: String) {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
        var imports: [String] = []
        while let line = lines.first {
            if line.isEmpty || (line.hasPrefix("//") && !line.hasPrefix("///") && !line.hasPrefix("// MARK")) {
                lines = lines.dropFirst()
            } else if SwiftFileParts.isImport(line) {
                imports.append(String(line))
                lines = lines.dropFirst()
            } else if line.hasPrefix("#if canImport("), let end = SwiftFileParts.endOfConditionalImport(lines) {
                imports.append(lines[lines.startIndex...end].joined(separator: "\n"))
                lines = lines[(end + 1)...]
            } else {
                break
            }
        }
        while lines.last?.isEmpty == true { lines = lines.dropLast() }
        self.imports = imports
        body = lines.joined(separator: "\n") + "\n"
    }

    private static func isImport(_ line: Substring) -> Bool {
        let words = line.split(separator: " ")
        return words.first == "import" || (words.count > 2 && words[1] == "import")
    }

    /// The index of the `#endif` of a block that holds nothing but imports and other conditions.
    private static func endOfConditionalImport(_ lines: ArraySlice<Substring>) -> Int? {
        for index in lines.indices.dropFirst() {
            let line = lines[index]
            if line == "#endif" { return index }
            let trimmed = line.drop { $0 == " " }
            guard isImport(trimmed) || line.hasPrefix("#elseif ") || line == "#else" else { return nil }
        }
        return nil
    }
}
