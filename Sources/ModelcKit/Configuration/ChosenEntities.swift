import ModelcBase
import ModelcDiagnostics
import ModelcSchema
import ModelcSettings

/// The entities of a model for which files are generated. If the settings name a configuration of the model, these
/// are its entities, otherwise all entities. Skipped entities are excluded.
struct ChosenEntities {
    private let configuration: Setting<String>?
    private let overrides: EntityOverrides

    /// Core Data's name for the configuration with all entities. A model need not declare it.
    private static let allEntities = "Default"

    init(_ settings: GenerateSettings) {
        configuration = settings.configuration
        overrides = settings.entities?.value ?? EntityOverrides([])
    }

    /// Returns the names of the entities; nil for all entities.
    func names(in model: ResolvedModel) -> Set<String>? {
        let skipped = overrides.entities.filter { $0.skip?.value == true }.map(\.name)
        let members = configuration.flatMap { setting in
            model.model.configurations.first { $0.name == setting.value }.map { Set($0.members.map(\.name)) }
        }
        guard members != nil || !skipped.isEmpty else { return nil }
        return (members ?? Set(model.entities.map(\.name))).subtracting(skipped)
    }

    /// Returns an error if the settings name a configuration that the model does not have.
    func problems(in model: ResolvedModel) -> [Diagnostic] {
        let names = model.model.configurations.map(\.name)
        guard let configuration, configuration.value != ChosenEntities.allEntities,
            !names.contains(configuration.value)
        else { return [] }
        let near = SpellingSuggestion.nearest(to: configuration.value, among: names).map { "did you mean '\($0)'?" }
        let known = names.isEmpty ? "the model has none" : "the model has \(TerminalText.list(names.sorted()))"
        return [
            Diagnostic(
                .unknownModelConfiguration, .error,
                "the model has no configuration '\(TerminalText.escaped(configuration.value))'",
                at: configuration.origin.location, help: near ?? known)
        ]
    }

    /// Returns an error for each entity with settings that does not exist in any of the models.
    static func problems(in overrides: EntityOverrides, names: Set<String>) -> [Diagnostic] {
        overrides.entities.filter { !names.contains($0.name) }.map { entity in
            let near = SpellingSuggestion.nearest(to: entity.name, among: names).map { "did you mean '\($0)'?" }
            return Diagnostic(
                .unknownConfiguredEntity, .error,
                "there is no entity '\(TerminalText.escaped(entity.name))' to make settings for",
                at: entity.origin.location, help: near ?? "remove it, or name an entity of the model")
        }
    }
}

extension DiagnosticID {
    static let unknownModelConfiguration = DiagnosticID("unknown-model-configuration")
    static let unknownConfiguredEntity = DiagnosticID("unknown-configured-entity")
}
