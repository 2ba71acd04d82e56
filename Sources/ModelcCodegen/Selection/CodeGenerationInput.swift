import ModelcSchema
import ModelcSettings

/// What a generator is told besides the model. Each of the three asks for the settings that concern it.
package struct CodeGenerationInput: Hashable, Sendable {
    /// The model's file or bundle name with its extension (`BookList.xcdatamodeld`): it stands in every machine file, so
    /// it has no folders in front.
    var sourceName: String
    /// The model's name, which file names are made from (`BookList`).
    var modelName: String
    /// What the user can choose.
    package var settings: GenerateSettings {
        didSet { settingsByEntity = CodeGenerationInput.settingsByEntity(settings) }
    }
    /// The entities that get files; nil for all that otherwise would.
    var entityNames: Set<String>?
    /// What is known of the model's version.
    package var version: VersionFacts
    /// What holds for entities with settings of their own.
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

    /// What holds for an entity.
    func settings(ofEntity name: String) -> GenerateSettings { settingsByEntity[name] ?? settings }

    /// What was chosen for this one entity; nil where nothing was.
    func ownSettings(ofEntity name: String) -> GenerateSettings? { settings.entities?.value[name]?.settings }

    /// Where generated classes get their shared code from.
    var support: SupportStyle {
        guard settings.typedKeys.value else { return .none }
        return settings.support.value ? .file : .shared
    }

    private static func settingsByEntity(_ settings: GenerateSettings) -> [String: GenerateSettings] {
        let names = (settings.entities?.value.entities ?? []).map(\.name)
        return Dictionary(names.map { ($0, settings.settings(ofEntity: $0)) }, uniquingKeysWith: { first, _ in first })
    }
}

/// Where generated classes get their shared code from.
enum SupportStyle: String {
    /// From a support file that is one of the generated files.
    case file
    /// From a support file that was generated for another model of the module.
    case shared
    /// From nowhere, but for the accessors of optional numbers: they have no typed keys and no typed object identifiers.
    case none
}

/// What templates can ask about the version that is generated from; generated classes need none of it.
package struct VersionFacts: Hashable, Sendable {
    /// The version's name; nil where the model is no file with one.
    var name: String?
    /// Whether new stores are made with this version.
    var isCurrent: Bool
    /// The names of all versions in the bundle, in its order.
    var allNames: [String]
    /// The version hashes; nil where nobody computed them.
    package var hashes: ModelVersionHashes?

    package init(
        name: String? = nil, isCurrent: Bool = true, allNames: [String] = [], hashes: ModelVersionHashes? = nil
    ) {
        self.name = name
        self.isCurrent = isCurrent
        self.allNames = allNames
        self.hashes = hashes
    }

    /// The checksum of the model in base64, as files of Core Data spell it; nil where it cannot be told.
    var checksum: String? { hashes?.checksum?.base64 }

    /// The hash of an entity in hexadecimal digits; nil where it cannot be told.
    func hash(ofEntity name: String) -> String? {
        hashes?.entities.first { $0.name == name }?.hash?.hexadecimal
    }
}
