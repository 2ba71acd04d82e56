import ModelcSettings

/// What can be set about code generation, as far as somebody did. `SettingTable` says what each field means.
package struct GenerateSettings: Hashable, Sendable {
    // Files.
    package var language: Setting<OutputLanguage>?
    package var style: Setting<CodeStyle>?
    package var templates: Setting<ConfiguredPath>?
    package var output: Setting<ConfiguredPath>?
    package var humanOutput: Setting<ConfiguredPath>?
    package var human: Setting<Bool>?
    package var support: Setting<Bool>?
    package var singleFile: Setting<Bool>?
    package var outputs: Setting<[ExtraOutput]>?

    // Entities.
    package var configuration: Setting<String>?
    package var includeXcodeCodegen: Setting<Bool>?
    package var entities: Setting<EntityOverrides>?

    // Declarations.
    package var access: Setting<AccessLevel>?
    package var module: Setting<String>?
    package var isolation: Setting<Isolation>?
    package var imports: Setting<[String]>?
    package var baseClass: Setting<String>?

    // Types.
    package var optionality: Setting<OptionalityStyle>?
    package var requiredWithoutDefault: Setting<RequiredAttributeStyle>?
    package var requiredToOne: Setting<RequiredToOneStyle>?
    package var numbers: Setting<NumberStyle>?
    package var dates: Setting<DateStyle>?
    package var decimal: Setting<DecimalStyle>?
    package var collections: Setting<CollectionStyle>?

    // Additions.
    package var identifiable: Setting<Bool>?
    package var codable: Setting<Bool>?
    package var snapshots: Setting<Bool>?
    package var userinfoConstants: Setting<Bool>?
    package var docFacts: Setting<Bool>?
    package var programmaticModel: Setting<Bool>?

    // Objective-C.
    package var constants: Setting<ObjectiveCConstantStyle>?
    package var scalars: Setting<ObjectiveCScalarPolicy>?
    package var baseClassImport: Setting<String>?

    // Xcode's layouts.
    package var allEntities: Setting<Bool>?
    package var codegen: Setting<XcodeGenerationMode>?
    package var header: Setting<XcodeHeader>?
    package var nsdate: Setting<Bool>?
    package var xcodeIdentifiable: Setting<XcodeIdentifiable>?
    package var xcodeOptionality: Setting<OptionalityStyle>?

    package init() {}
}

extension GenerateSettings {
    /// These settings with the values of nearer ones over them. Lists are replaced as a whole; `entities` are merged
    /// entity by entity and key by key.
    package func merging(_ nearer: GenerateSettings) -> GenerateSettings {
        var merged = self
        for key in SettingTable.all { key.override(&merged, nearer) }
        return merged
    }

    /// These settings with the defaults for everything that nobody set.
    package func completed() -> GenerateSettings {
        var completed = self
        for key in SettingTable.all { key.complete(&completed) }
        return completed
    }

    /// The settings of one entity: these with its own over them.
    package func settings(ofEntity name: String) -> GenerateSettings {
        merging(entities?.value[name]?.settings ?? GenerateSettings())
    }
}

extension GenerateSettings: ConfigurationDecodable {
    package static var kind: ConfigurationKind { .mapping(table: TableName.generate) }

    package static func decode(_ node: ConfigurationNode, _ context: inout DecodingContext) -> GenerateSettings? {
        var settings = GenerateSettings()
        ConfigurationTables.generate.decode(node, into: &settings, &context)
        return settings
    }
}
