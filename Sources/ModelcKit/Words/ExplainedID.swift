/// What the documentation says of an id that is neither a rule of lint nor the code of a plan's finding: ids of diagnostics,
/// data checks, conditions of inference, classes and flags of steps.
package struct ExplainedID: Hashable {
    package var id: String
    /// What kind of id it is: `error`, `data check`.
    package var kind: String
    /// Sentences, in Markdown.
    package var meaning: String

    /// All of them, as the pages have them.
    package static let all: [ExplainedID] = ExplainedIDTable.text.split(separator: "\n").compactMap { line in
        let columns = line.split(separator: "\t", omittingEmptySubsequences: false)
        guard columns.count == 3 else { return nil }
        return ExplainedID(
            id: String(columns[0]), kind: String(columns[1]), meaning: withoutLinks(String(columns[2])))
    }

    /// Links to the pages of commands become what one types to read of them.
    private static func withoutLinks(_ text: String) -> String {
        text.replacing(/<doc:Command([A-Z][a-z]+)>/) { "`modelc help \($0.1.lowercased())`" }
    }

    /// What is known of an id; letter case aside.
    package static func named(_ name: String) -> ExplainedID? {
        all.first { $0.id == name } ?? all.first { $0.id.lowercased() == name.lowercased() } ?? family(name)
    }

    /// What several ids have in common: `hash-unverified` for `hash-unverified/uniqueness` and the like.
    private static func family(_ name: String) -> ExplainedID? {
        let members = all.filter { $0.id.hasPrefix(name.lowercased() + "/") }
        guard let first = members.first else { return nil }
        return ExplainedID(
            id: name.lowercased(), kind: first.kind,
            meaning: members.map { "`\($0.id)`: \($0.meaning)" }.joined(separator: "\n\n"))
    }

    /// The page for people.
    package var text: String { "\(id)   \(kind)\n\n\(meaning.replacing("`", with: "'"))\n" }
}
