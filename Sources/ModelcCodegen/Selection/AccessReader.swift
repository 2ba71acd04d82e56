import ModelcBase
import ModelcSchema
import ModelcSettings
import ModelcSourceCode

/// Reads the access level of a single class. The entity's settings take precedence over its user info
/// (`modelc.access`).
struct AccessReader {
    let input: CodeGenerationInput

    /// Whether the class is internal although the generated classes are public by default.
    func isInternal(_ entity: EntityDescription, diagnostics: inout DiagnosticCollector) -> Bool {
        guard let level = level(of: entity, diagnostics: &diagnostics) else { return false }
        switch (level, input.settings.access.value) {
        case (.internal, .public): return true
        case (.internal, .internal), (.public, .public): return false
        case (.public, .internal):
            diagnostics.report(
                .accessConflict, .error,
                "entity '\(entity.name)' asks for a public class, and what it stands on is internal",
                at: ModelLocation(entity),
                help:
                    "pass \(GenerateSettings.flag(\.access)) public, and give the other entities the user info key modelc.access = internal"
            )
            return false
        }
    }

    /// Whether a class that is not generated is declared internal although the generated classes are public. Public
    /// code cannot name such a class.
    func isDeclaredInternal(_ entity: EntityDescription) -> Bool {
        let own = ownLevel(of: entity) ?? entity.userInfo[.access].flatMap(AccessLevel.init)
        return own == .internal && input.settings.access.value == .public
    }

    private func ownLevel(of entity: EntityDescription) -> AccessLevel? {
        guard let access = input.ownSettings(ofEntity: entity.name)?.access, access.isSet else { return nil }
        return access.value
    }

    private func level(of entity: EntityDescription, diagnostics: inout DiagnosticCollector) -> AccessLevel? {
        if let own = ownLevel(of: entity) { return own }
        guard let text = entity.userInfo[.access] else { return nil }
        let level = AccessLevel(rawValue: text)
        if level == nil { reportUnknown(text, entity, diagnostics: &diagnostics) }
        return level
    }

    private func reportUnknown(
        _ text: String, _ entity: EntityDescription, diagnostics: inout DiagnosticCollector
    ) {
        let names = AccessLevel.allCases.map(\.rawValue)
        let near = SpellingSuggestion.nearest(to: text, among: names).map { "did you mean '\($0)'? " } ?? ""
        diagnostics.report(
            .invalidUserInfoValue, .error,
            "value '\(text)' of user info key 'modelc.access' of '\(entity.name)' is not an access level",
            at: ModelLocation(entity), help: near + "write " + names.joined(separator: " or "))
    }
}
