/// The settings of code generation, for configuration files, for flags, and for the generators. Its members are the
/// fields of `GenerateFields`.
@dynamicMemberLookup
package struct GenerateSettings: Hashable, Sendable {
    private var fields = CopyOnWrite(GenerateFields())

    package init() {}

    package subscript<Value>(dynamicMember field: WritableKeyPath<GenerateFields, Value> & Sendable) -> Value {
        get { fields[field] }
        set { fields[field] = newValue }
    }
}

/// The settings of code generation. Settings that are not set have their defaults; those without a default are nil.
/// `SettingTable` documents each field.
package struct GenerateFields: Hashable, Sendable {
    // Files.
    package var language: Setting<OutputLanguage>?
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

    // Xcode's layouts.
    package var allEntities = Setting(false)
    package var codegen = Setting(XcodeGenerationMode.followingModel)
    package var header = Setting(XcodeHeader.automatic)
    package var nsdate: Setting<Bool>?
    package var xcodeIdentifiable: Setting<XcodeIdentifiable>?
    package var xcodeOptionality: Setting<OptionalityStyle>?
}

/// All settings of code generation, in the order in which they are documented and shown.
///
/// A new setting needs a field above and a row here, or in `SettingTable+Layouts.swift`. The reader, `modelc config`
/// and the documentation use the row, and the generators use the field. Defaults that depend on other settings come
/// after those.
package enum SettingTable {
    static let groups = [files, entities, declarations, types, additions, objectiveC, xcode]

    package static let all = groups.flatMap(\.keys)

    /// Whether a key is a setting.
    static func contains(_ name: String) -> Bool { all.contains { $0.name == name } }

    private static let files = SettingGroup(
        title: "Files",
        keys: [
            SettingKey(
                "language", \.language, derived: { $0.style.value.era == nil ? .swift : nil },
                otherwise: "swift; for Xcode's styles, the language in the model", "The language of the generated code."
            ),
            SettingKey(
                "style", \.style,
                "The layout: a machine file and a human file for each entity (`modern`), the same with the symbols "
                    + "of Xcode's classes (`xcode-compatible`), or the files of an Xcode version; `xcode` is the "
                    + "version that saved the model."
            ),
            SettingKey(
                "templates", \.templates, otherwise: "the bundled templates",
                "The folder of a template set. Its files replace the bundled templates."),
            SettingKey(
                "output", \.output,
                "The folder for machine files, which are rewritten when the model changes. Created if needed."),
            SettingKey(
                "human-output", \.humanOutput, derived: { $0.output?.value }, otherwise: "the same as `output`",
                "The folder for human files, which are written once."),
            SettingKey("human", \.human, isPerEntity: true, "Whether to write human files."),
            SettingKey("support", \.support, "Whether to write the support file."),
            SettingKey(
                "full-support", \.fullSupport, for: .swift,
                "Whether the support file contains everything, not only what the model uses: if other models use it that "
                    + "are generated separately."),
            SettingKey(
                "single-file", \.singleFile, for: .swift,
                "Whether to write all machine code of a model into one file."),
            SettingKey(
                "shields", \.shields, for: .modern,
                "Whether machine files tell formatters and SwiftLint to skip them."),
            SettingKey(
                "outputs", \.outputs, otherwise: "none", "Files to generate from your own templates."),
        ])

    private static let entities = SettingGroup(
        title: "Entities",
        keys: [
            SettingKey(
                "configuration", \.configuration, otherwise: "all entities",
                "Generate only the entities in this configuration of the model."),
            SettingKey(
                "include-xcode-codegen", \.includeXcodeCodegen, for: .modern,
                "Whether to also generate files for entities whose classes Xcode generates."),
            SettingKey("entities", \.entities, otherwise: "none", "Settings for single entities, by entity name."),
            SettingKey(
                "strict", \.strict,
                "Whether to write nothing if an entity has errors. Otherwise, only that entity is left out."),
        ])

    package static let declarations = SettingGroup(
        title: "Declarations",
        keys: [
            SettingKey(
                "access", \.access, for: .swift, xcodeCompatible: .public, isPerEntity: true,
                "The access level of the generated classes."),
            SettingKey("module", \.module, otherwise: "not known", "The module that contains the generated files."),
            SettingKey(
                "isolation", \.isolation,
                "Whether declarations are `nonisolated`. `none` is for compilers before Swift 6.1; it does not "
                    + "compile if the default isolation of the module is the main actor."),
            SettingKey(
                "imports", \.imports, for: .swift, "Modules to import, in addition to the modules that the model needs."
            ),
            SettingKey(
                "base-class", \.baseClass, otherwise: "`NSManagedObject`", for: .modern, isPerEntity: true,
                "The superclass for entities without a parent entity."),
        ])

    package static let types = SettingGroup(
        title: "Types",
        keys: [
            SettingKey(
                "optionality", \.optionality, for: .swift, xcodeCompatible: .always, isPerEntity: true,
                "Which properties are optional: as in the model, or all."),
            SettingKey(
                "required-without-default", \.requiredWithoutDefault, for: .swift, isPerEntity: true,
                "The type of required attributes without a default value, which are nil in new objects. `iuo` is "
                    + "`String!`."),
            SettingKey(
                "required-to-one", \.requiredToOne, for: .swift, isPerEntity: true,
                "The type of required to-one relationships."),
            SettingKey(
                "numbers", \.numbers, for: .swift, xcodeCompatible: .xcode, isPerEntity: true,
                "The type of numbers: scalars such as `Int32` (`scalar`), scalars for attributes with Use Scalar "
                    + "Type (`model`; with `xcode`, they are never optional), or `NSNumber` (`object`)."),
            SettingKey(
                "dates", \.dates, for: .swift, xcodeCompatible: .xcode, isPerEntity: true,
                "The type of dates: `Date` (`date`), or `TimeInterval` for attributes with Use Scalar Type "
                    + "(`model`; with `xcode`, it is never optional)."),
            SettingKey(
                "decimal", \.decimal, for: .swift, isPerEntity: true,
                "The type of decimals: `NSDecimalNumber`, or Swift's `Decimal`."),
            SettingKey(
                "collections", \.collections, for: .swift, xcodeCompatible: .xcode, isPerEntity: true,
                "The type of to-many relationships: `Set<Book>`, `NSSet`, or `NSSet?`."),
        ])

    package static let additions = SettingGroup(
        title: "Additions",
        keys: [
            SettingKey(
                "typed-keys", \.typedKeys, for: .swift,
                "Whether to generate typed keys (`Book.keys.title`) and fetches, with the support file that they need. "
                    + "Without them, the support file has only what optional numbers need."),
            SettingKey(
                "on-insert", \.onInsert, for: .modern, isPerEntity: true,
                "Values for attributes of new objects: `[identifier=uuid]`. For a single attribute, use "
                    + "`modelc.onInsert`."),
            SettingKey(
                "identifiable", \.identifiable, for: .swift, xcodeCompatible: true, isPerEntity: true,
                "Whether classes conform to `Identifiable`."),
            SettingKey(
                "codable", \.codable, for: .swift, isPerEntity: true,
                "Whether to generate Codable snapshots of objects, and to make composites Codable."),
            SettingKey(
                "snapshots", \.snapshots, for: .swift, isPerEntity: true,
                "Whether to generate a Sendable structure with the values of each class."),
            SettingKey(
                "userinfo-constants", \.userinfoConstants, for: .modern, isPerEntity: true,
                "Whether to generate constants for user info entries."),
            SettingKey(
                "doc-facts", \.docFacts, for: .modern, isPerEntity: true,
                "Whether documentation comments list default values, bounds, delete rules and inverses."),
            SettingKey(
                "programmatic-model", \.programmaticModel, for: .swift,
                "Whether to also generate the model itself as code."),
        ])
}
