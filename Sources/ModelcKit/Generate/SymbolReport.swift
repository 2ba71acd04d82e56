import ModelcBase

/// The differences between the symbols of older and new generated files, and the source code that uses lost symbols.
package struct SymbolReport: Sendable {
    /// A symbol that the new files do not declare, and the source lines of the project that contain its name.
    package struct Lost: Sendable {
        package let symbol: DeclaredSymbol
        /// The source lines as `path:line`, in the order of the files.
        package let uses: [String]
    }

    package let keptCount: Int
    package let gained: [DeclaredSymbol]
    package let lost: [Lost]

    /// Compares the symbols.
    ///
    /// - Parameters:
    ///   - old: the texts of the older files by path.
    ///   - new: the texts of the new files by path.
    ///   - sources: the paths of the user's source files.
    ///   - shown: formats a path.
    init(old: [String: String], new: [String: String], sources: [String], shown: (String) -> String) {
        let before = SymbolReport.symbols(in: old)
        let after = SymbolReport.symbols(in: new)
        let missing = before.subtracting(after).sorted { $0.text.isBefore($1.text) }
        keptCount = before.intersection(after).count
        gained = after.subtracting(before).sorted { $0.text.isBefore($1.text) }
        let uses = SymbolReport.uses(of: Set(missing.map(\.word)), in: sources, shown)
        lost = missing.map { Lost(symbol: $0, uses: uses[$0.word] ?? []) }
    }

    private static func symbols(in texts: [String: String]) -> Set<DeclaredSymbol> {
        texts.reduce(into: []) { found, file in
            let isSwift = file.key.hasSuffix(".swift")
            guard isSwift || file.key.hasSuffix(".h") else { return }
            found.formUnion(DeclaredSymbols(in: file.value, isSwift: isSwift).symbols)
        }
    }

    private static let megabytes = 4

    /// Returns the source lines that contain each of the words, as `path:line`.
    private static func uses(
        of words: Set<String>, in paths: [String], _ shown: (String) -> String
    ) -> [String: [String]] {
        if words.isEmpty { return [:] }
        var uses: [String: [String]] = [:]
        for path in paths {
            guard let bytes = try? FileBytes.contents(of: path, megabytes: megabytes).get() else { continue }
            let text = String(decoding: bytes, as: UTF8.self)
            for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
                let found = words.intersection(IdentifierText.words(in: String(line)))
                for word in found { uses[word, default: []].append("\(shown(path)):\(index + 1)") }
            }
        }
        return uses
    }
}
