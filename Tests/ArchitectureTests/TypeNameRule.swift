/// A name means one type in the whole project: whoever reads `VersionOrder` must not ask which one.
enum TypeNameRule {
    /// Types beyond their file that another module has, too. A rule of lint is named by its id, and may share it.
    static func violations(in files: [SourceFile]) -> [Violation] {
        let types = files.filter { !$0.path.contains("/Plugins/") && !$0.path.contains("/ModelcLint/Rules/") }.flatMap {
            file in
            file.code.enumerated().compactMap { index, line in
                name(declaredIn: line).map { (name: $0, file: file, line: index + 1) }
            }
        }
        return Dictionary(grouping: types, by: \.name).values.filter { Set($0.map(\.file.module)).count > 1 }.map {
            let first = $0[0]
            let modules = Set($0.map(\.file.module)).sorted().joined(separator: " and ")
            return Violation(
                path: first.file.path, line: first.line, found: "`\(first.name)` in \(modules)",
                reason: "two types of one name drift apart, and a reader of one finds the other",
                wayOut: "make them one type in a module below both, or name each for what it alone is")
        }.sorted { $0.path < $1.path }
    }

    /// The type that a line declares outside all others; nil where it declares none, or one for its file alone.
    private static func name(declaredIn line: Substring) -> String? {
        guard let first = line.utf8.first, first != UInt8(ascii: " ") else { return nil }
        let words = line.split(separator: " ").drop { $0.hasPrefix("@") }
        let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "actor"]
        guard let kind = words.prefix(4).firstIndex(where: kinds.contains), kind + 1 < words.endIndex,
            words[..<kind].allSatisfy({ ["package", "public", "final", "indirect"].contains($0) })
        else { return nil }
        return String(words[kind + 1].prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    }
}
