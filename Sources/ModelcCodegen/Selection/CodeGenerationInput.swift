import ModelcSchema
import ModelcSettings

/// The input of the generators besides the model. Each of the three generators reads only the settings that apply to
/// it.
package struct CodeGenerationInput: Hashable, Sendable {
    /// The name of the model's file or bundle with its extension, such as `BookList.xcdatamodeld`. It has no folders,
    /// because it is written into generated files.
    var sourceName: String
    /// The model's name (`BookList`). File names are derived from it.
    var modelName: String
    /// The settings for all entities. They can contain other settings for single entities, which `settingsByEntity`
    /// combines with them.
    package var settings: GenerateSettings {
        didSet { settingsByEntity = CodeGenerationInput.settingsByEntity(settings) }
    }
    /// The names of the entities to generate files for; nil for all entities.
    var entityNames: Set<String>?
    /// The name, the version hashes and similar data of the model version, as far as they are known.
    package var version: VersionFacts
    /// The settings of entities that have settings of their own, by entity name.
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

    /// The settings that are configured for only this entity; nil if there are none.
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
