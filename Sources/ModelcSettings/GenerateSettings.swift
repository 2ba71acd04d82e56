/// What can be set about code generation: for configuration files, for flags, and for the generators themselves. Its members
/// are the fields of `GenerateFields`.
@dynamicMemberLookup
package struct GenerateSettings: Hashable, Sendable {
    private var fields = CopyOnWrite(GenerateFields())

    package init() {}

    package subscript<Value>(dynamicMember field: WritableKeyPath<GenerateFields, Value> & Sendable) -> Value {
        get { fields[field] }
        set { fields[field] = newValue }
    }
}

/// The settings of code generation. Those that are not set have their defaults; those without one are nil. `SettingTable` says
/// what each field means.
package struct GenerateFields: Hashable, Sendable {
    // Files.
    package var language: Setting<OutputLanguage>?
    package var style = Setting(CodeStyle.modern)
    package var templates: Setting<ConfiguredPath>?
    package var output: Setting<ConfiguredPath>?
    package var humanOutput: Setting<ConfiguredPath>?
    package var human = Setting(true)
    package var support = Setting(true)
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
/// A new setting is a field above and a row here; the reader, `modelc config` and the documentation follow, and the generators
/// ask for the field. Defaults that depend on other settings stand behind those.
package enum SettingTable {
    package static let groups = [files, entities, declarations, types, additions, objectiveC, xcode]

    package static let all = groups.flatMap(\.keys)

    /// Whether a key is a setting.
    package static func contains(_ name: String) -> Bool { all.contains { $0.name == name } }

    private static let files = SettingGroup(
        title: "Files",
        keys: [
            SettingKey(
                "language", \.language, derived: { $0.style.value.era == nil ? .swift : nil },
                otherwise: "swift; for Xcode's styles the model's own", "The language of the generated code."),
            SettingKey(
                "style", \.style,
                "The layout: a machine and a human class for each entity (`modern`), the same with the symbols of Xcode's "
                    + "classes (`xcode-compatible`), or the files of an era of Xcode, `xcode` being the newest."),
            SettingKey(
                "templates", \.templates, otherwise: "the bundled templates",
                "The folder of a template set; its files replace the bundled ones."),
            SettingKey(
                "output", \.output,
                "The folder of the machine files, which are rewritten when the model changes; made if needed."),
            SettingKey(
                "human-output", \.humanOutput, derived: { $0.output?.value }, otherwise: "the same as `output`",
                "The folder of the human files, which are written once."),
            SettingKey("human", \.human, isPerEntity: true, "Whether human files are written."),
            SettingKey("support", \.support, "Whether the support file is written."),
            SettingKey(
                "single-file", \.singleFile, for: .swift, "Whether all machine code of a model goes into one file."),
            SettingKey(
                "shields", \.shields, for: .modern,
                "Whether machine files tell formatters and SwiftLint to leave them as they are."),
            SettingKey("outputs", \.outputs, otherwise: "none", "Files of your own templates."),
        ])

    private static let entities = SettingGroup(
        title: "Entities",
        keys: [
            SettingKey(
                "configuration", \.configuration, otherwise: "all entities",
                "The configuration of the model whose entities get files."),
            SettingKey(
                "include-xcode-codegen", \.includeXcodeCodegen, for: .modern,
                "Whether to generate files also for entities whose classes Xcode generates."),
            SettingKey("entities", \.entities, otherwise: "none", "Settings of single entities, by the entity's name."),
            SettingKey(
                "strict", \.strict,
                "Whether nothing is written if any entity has errors; otherwise such entities are left out."),
        ])
}

extension SettingTable {
    package static let declarations = SettingGroup(
        title: "Declarations",
        keys: [
            SettingKey(
                "access", \.access, for: .swift, xcodeCompatible: .public, isPerEntity: true,
                "Who may use the generated classes."),
            SettingKey("module", \.module, otherwise: "not known", "The module that the files will be part of."),
            SettingKey(
                "isolation", \.isolation,
                "Whether declarations are `nonisolated`; `none` is for compilers before Swift 6.1, and does not compile in a "
                    + "module whose default isolation is the main actor."),
            SettingKey("imports", \.imports, for: .swift, "Modules to import besides those that the model needs."),
            SettingKey(
                "base-class", \.baseClass, otherwise: "`NSManagedObject`", for: .modern, isPerEntity: true,
                "The superclass of entities without a parent."),
        ])

    package static let types = SettingGroup(
        title: "Types",
        keys: [
            SettingKey(
                "optionality", \.optionality, for: .swift, xcodeCompatible: .always, isPerEntity: true,
                "Whether properties are optional as in the model, or always."),
            SettingKey(
                "required-without-default", \.requiredWithoutDefault, for: .swift, isPerEntity: true,
                "The type of required attributes without a default, which are nil in new objects; `iuo` is `String!`."),
            SettingKey(
                "required-to-one", \.requiredToOne, for: .swift, isPerEntity: true,
                "The type of required to-one relationships."),
            SettingKey(
                "numbers", \.numbers, for: .swift, xcodeCompatible: .xcode, isPerEntity: true,
                "Numbers as `Int32` and the like, by each attribute's scalar hint (`xcode`: such a scalar is never "
                    + "optional), or as `NSNumber`."),
            SettingKey(
                "dates", \.dates, for: .swift, xcodeCompatible: .xcode, isPerEntity: true,
                "Dates as `Date`, or by each attribute's scalar hint (`xcode`: a `TimeInterval` is never optional)."),
            SettingKey(
                "decimal", \.decimal, for: .swift, isPerEntity: true,
                "Decimals as `NSDecimalNumber`, or as Swift's `Decimal`."),
            SettingKey(
                "collections", \.collections, for: .swift, xcodeCompatible: .xcode, isPerEntity: true,
                "To-many relationships as `Set<Book>`, as `NSSet`, or as `NSSet?`."),
        ])

    package static let additions = SettingGroup(
        title: "Additions",
        keys: [
            SettingKey(
                "on-insert", \.onInsert, for: .modern, isPerEntity: true,
                "Values of new objects, as `modelc.onInsert` gives them to single attributes: `[identifier=uuid]`."),
            SettingKey(
                "identifiable", \.identifiable, for: .swift, xcodeCompatible: true, isPerEntity: true,
                "Whether classes conform to `Identifiable`."),
            SettingKey(
                "codable", \.codable, for: .swift, isPerEntity: true,
                "Whether there are snapshots of objects that can be encoded and decoded, and composites can be."),
            SettingKey(
                "snapshots", \.snapshots, for: .swift, isPerEntity: true,
                "Whether each class has a Sendable structure with its values."),
            SettingKey(
                "userinfo-constants", \.userinfoConstants, for: .modern, isPerEntity: true,
                "Whether user info entries become constants."),
            SettingKey(
                "doc-facts", \.docFacts, for: .modern, isPerEntity: true,
                "Whether documentation comments list defaults, bounds, delete rules and inverses."),
            SettingKey(
                "programmatic-model", \.programmaticModel, for: .swift,
                "Whether the model itself is generated as code."),
        ])
}

extension SettingTable {
    static let objectiveC = SettingGroup(
        title: "Objective-C",
        keys: [
            SettingKey(
                "constants", \.constants, for: .objectiveC, isPerEntity: true,
                "How the names of properties are given: as class methods, as extern constants, or not at all."),
            SettingKey(
                "scalars", \.scalars, for: .objectiveC, xcodeCompatible: .xcode, isPerEntity: true,
                "Which numbers are a scalar property: required ones, or those with the scalar hint (`xcode`); the others, or "
                    + "all of them (`both`), are an object property with a scalar one besides."),
            SettingKey(
                "base-class-import", \.baseClassImport, otherwise: "a header named after the class", for: .objectiveC,
                isPerEntity: true,
                "The header of the base class: `Base.h`, or `<Kit/Base.h>`."),
        ])

    static let xcode = SettingGroup(
        title: "Xcode's layouts",
        keys: [
            SettingKey(
                "all-entities", \.allEntities, for: .xcode,
                "Whether to generate files also for entities whose Codegen is Manual/None, as Xcode's menu command "
                    + "does."),
            SettingKey(
                "codegen", \.codegen, for: .xcode,
                "Who owns the class files: rewritten as in a build (`automatic`), written once (`manual`), or by each "
                    + "entity's Codegen."),
            SettingKey(
                "header", \.header, for: .xcode, "The comment at the top of files: their name, or none."),
            SettingKey(
                "nsdate", \.nsdate, otherwise: "as in the era", for: .xcode,
                "Whether Swift uses `NSDate` and `NSData` for `Date` and `Data`."),
            SettingKey(
                "xcode-identifiable", \.xcodeIdentifiable, otherwise: "as in the era", for: .xcode,
                "Which classes are `Identifiable`."),
            SettingKey(
                "xcode-optionality", \.xcodeOptionality, otherwise: "as in the era", for: .xcode,
                "Whether attributes are optional as in the model, or always."),
        ])
}
