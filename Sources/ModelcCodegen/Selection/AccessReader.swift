import ModelcDiagnostics
import ModelcSchema
import ModelcText

/// Reads who may use a single class (`modelc.access`).
struct AccessReader {
    let access: AccessLevel

    /// Whether the class is internal among public ones.
    func isInternal(_ entity: EntityDescription, diagnostics: inout DiagnosticCollector) -> Bool {
        guard let text = entity.userInfo[.access] else { return false }
        guard let level = AccessLevel(rawValue: text) else {
            reportUnknown(text, entity, diagnostics: &diagnostics)
            return false
        }
        switch (level, access) {
        case (.internal, .public): return true
        case (.internal, .internal), (.public, .public): return false
        case (.public, .internal):
            diagnostics.report(
                .accessConflict, .error,
                "entity '\(entity.name)' asks for a public class, and what it stands on is internal",
                at: ModelPlace(entity),
                help: "pass --access public, and give the other entities the user info key modelc.access = internal")
            return false
        }
    }

    private func reportUnknown(
        _ text: String, _ entity: EntityDescription, diagnostics: inout DiagnosticCollector
    ) {
        let names = AccessLevel.allCases.map(\.rawValue)
        let near = SpellingSuggestion.nearest(to: text, among: names).map { "did you mean '\($0)'? " } ?? ""
        diagnostics.report(
            .invalidUserInfoValue, .error,
            "value '\(text)' of user info key 'modelc.access' of '\(entity.name)' is no access level",
            at: ModelPlace(entity), help: near + "write " + names.joined(separator: " or "))
    }
}
