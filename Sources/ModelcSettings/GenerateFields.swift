/// The settings of code generation. A setting that is not set has its default; a setting without a default is nil.
/// `SettingTable` documents each field.
package struct GenerateFields: Hashable, Sendable {
    // Files.
    package var language: Setting<ClassLanguage>?
    package var style = Setting(CodeStyle.modern)
    package var templates: Setting<ConfiguredPath>?
    package var output: Setting<ConfiguredPath>?
    package var humanOutput: Setting<ConfiguredPath>?
    package var human = Setting(true)
    package var support = Setting(true)
    package var fullSupport = Setting(false)
    package var singleFile = Setting(false)
    package var shields = Setting(true)
    package var outputs: Setting<[ExtraOutput]>?

    // Entities.
    package var configuration: Setting<String>?
    package var includeXcodeCodegen = Setting(false)
    package var entities: Setting<EntityOverrides>?
    package var strict = Setting(false)

    // Declarations.
    package var access = Setting(AccessLevel.internal)
    package var module: Setting<String>?
    package var isolation = Setting(Isolation.nonisolated)
    package var imports = Setting([String]())
    package var baseClass: Setting<String>?

    // Types.
    package var optionality = Setting(OptionalityStyle.model)
    package var requiredWithoutDefault = Setting(RequiredAttributeStyle.nonoptional)
    package var requiredToOne = Setting(RequiredToOneStyle.nonoptional)
    package var numbers = Setting(NumberStyle.scalar)
    package var dates = Setting(DateStyle.date)
    package var decimal = Setting(DecimalStyle.object)
    package var collections = Setting(CollectionStyle.set)

    // Additions.
    package var typedKeys = Setting(true)
    package var onInsert = Setting([String]())
    package var identifiable = Setting(false)
    package var codable = Setting(false)
    package var snapshots = Setting(false)
    package var userinfoConstants = Setting(false)
    package var docFacts = Setting(false)
    package var programmaticModel = Setting(false)

    // Objective-C.
    package var constants = Setting(ObjectiveCConstantStyle.class)
    package var scalars = Setting(ObjectiveCScalarPolicy.requiredOnly)
    package var baseClassImport: Setting<String>?

    // SwiftData.
    package var minimumOs = Setting(SwiftDataRelease.ios18)
    package var sameHashes = Setting(true)
    package var versionedSchema: Setting<String>?

    // The layout of mogenerator.
    package var baseClassForce: Setting<String>?
    package var templateVars = Setting([String]())
    package var mogeneratorVersion: Setting<String>?

    // Xcode's layouts.
    package var allEntities = Setting(false)
    package var codegen = Setting(XcodeGenerationMode.followingModel)
    package var header = Setting(XcodeHeader.automatic)
    package var nsdate: Setting<Bool>?
    package var xcodeIdentifiable: Setting<XcodeIdentifiable>?
    package var xcodeOptionality: Setting<OptionalityStyle>?
}
