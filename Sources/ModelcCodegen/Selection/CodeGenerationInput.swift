import ModelcSchema
import ModelcSettings

/// The input of a generator besides the model. Each of the three generators reads the settings that apply to it.
package struct CodeGenerationInput: Hashable, Sendable {
    /// The model's file or bundle name with its extension (`BookList.xcdatamodeld`). Every machine file contains it, so
    /// it has no folders in front.
    var sourceName: String
    /// The model's name, from which file names are derived (`BookList`).
    var modelName: String
    /// The user's settings.
    package var settings: GenerateSettings {
        didSet { settingsByEntity = CodeGenerationInput.settingsByEntity(settings) }
    }
    /// The entities that get files; nil for no restriction.
    var entityNames: Set<String>?
    /// The known facts about the model's version.
    package var version: VersionFacts
    /// The settings of entities that have their own.
    private(set) var settingsByEntity: [String: GenerateSettings]

    package init(
        sourceName: String, modelName: String, settings: GenerateSettings = GenerateSettings(),
        entityNames: Set<String>? = nil, version: VersionFacts = VersionFacts()
    ) {
        self.sourceName = sourceName
        self.modelName = modelName
        self.settings = settings
        self.entityNames = entityNames
        self.version = version
        settingsByEntity = CodeGenerationInput.settingsByEntity(settings)
    }

    func settings(ofEntity name: String) -> GenerateSettings { settingsByEntity[name] ?? settings }

    /// The settings of this one entity; nil if it has none of its own.
    func ownSettings(ofEntity name: String) -> GenerateSettings? { settings.entities?.value[name]?.settings }

    /// The source of the shared code that generated classes use.
    var support: SupportStyle {
        guard settings.typedKeys.value else { return .none }
        return settings.support.value ? .file : .shared
    }

    private static func settingsByEntity(_ settings: GenerateSettings) -> [String: GenerateSettings] {
        let names = (settings.entities?.value.entities ?? []).map(\.name)
        return Dictionary(names.map { ($0, settings.settings(ofEntity: $0)) }, uniquingKeysWith: { first, _ in first })
    }
}
