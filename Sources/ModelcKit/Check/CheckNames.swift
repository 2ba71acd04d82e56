import ModelcLint
import ModelcPlans
import ModelcText

extension CheckSelection {
    /// What a name of the request stands for.
    ///
    /// - Throws: `UsageFault` where there is nothing of the name.
    static func name(_ text: String) throws -> Name {
        if let part = CheckPart(rawValue: text) { return .part(part) }
        if RuleNames.all.exists(text) { return .rule(text) }
        if let code = MigrationFindingCode(rawValue: text.uppercased()) { return .code(code) }
        if let known = ExplainedID.named(text) { return .diagnostic(known.id) }
        let near = nearest(to: text).map { "; did you mean '\($0)'?" }
        throw UsageFault(
            "there is no part, rule, category or id '\(TerminalText.escaped(text))'"
                + (near ?? "; the parts are \(CheckPart.allCases.map(\.rawValue).joined(separator: ", "))"))
    }

    private static func nearest(to text: String) -> String? {
        let others =
            CheckPart.allCases.map(\.rawValue) + MigrationFindingCode.allCases.map(\.rawValue)
            + ExplainedID.all.map(\.id)
        // Comparing long names takes long.
        guard text.utf8.count <= 80 else { return nil }
        return RuleNames.all.nearest(to: text) ?? SpellingSuggestion.nearest(to: text, among: others)
    }
}
