/// All settings of code generation, in the order in which they are documented and shown.
///
/// A new setting needs a field in `GenerateFields` and a row here or in `SettingTable+Layouts.swift`. The configuration
/// reader, `modelc config` and the documentation use the row; the generators use the field. If the default of a setting
/// depends on other settings, its row comes after theirs.
package enum SettingTable {
    static let groups = [
        files, entities, declarations, types, additions, objectiveC, swiftData, mogenerator, xcode,
    ]

    package static let all = groups.flatMap(\.keys)

    /// Whether a setting with this key exists.
    static func contains(_ name: String) -> Bool { all.contains { $0.name == name } }

    private static let files = SettingGroup(
        title: "Files",
        keys: [
            SettingKey(
                "language", \.language, derived: { $0.style.value.era == nil ? .swift : nil },
                otherwise: "swift; for Xcode's styles, the language in the model",
                "The language of the generated code; `swiftdata` is for `@Model` classes in Swift."
            ),
            SettingKey(
                "style", \.style, for: .managedObjects,
                "The layout: a machine file and a human file for each entity (`modern`), the same with the symbols "
                    + "of Xcode's classes (`xcode-compatible`) or of mogenerator's (`mogenerator`), or the files of an Xcode version; `xcode` is the "
                    + "version that saved the model."
            ),
            SettingKey(
                "templates", \.templates, otherwise: "the bundled templates", for: .managedObjects,
                "The folder of a template set. Its files replace the bundled templates."),
            SettingKey(
                "output", \.output,
                "The folder for machine files, which are rewritten when the model changes. Created if needed."),
            SettingKey(
                "human-output", \.humanOutput, derived: { $0.output?.value }, otherwise: "the same as `output`",
                "The folder for human files, which are written once."),
            SettingKey("human", \.human, isPerEntity: true, "Whether to write human files."),
            SettingKey("support", \.support, for: .managedObjects, "Whether to write the support file."),
            SettingKey(
                "full-support", \.fullSupport, for: .swift,
                "Whether the support file contains everything, not only what the model uses: if other models use it that "
                    + "are generated separately."),
            SettingKey(
                "single-file", \.singleFile, for: .swiftOrSwiftData,
                "Whether to write all machine code of a model into one file."),
            SettingKey(
                "shields", \.shields, for: .modernOrSwiftData,
                "Whether machine files tell formatters and SwiftLint to skip them."),
            SettingKey(
                "outputs", \.outputs, otherwise: "none", for: .managedObjects,
                "Files to generate from your own templates."),
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
                "access", \.access, for: .swiftOrSwiftData, xcodeCompatible: .public, isPerEntity: true,
                "The access level of the generated classes."),
            SettingKey("module", \.module, otherwise: "not known", "The module that contains the generated files."),
            SettingKey(
                "isolation", \.isolation,
                "Whether declarations are `nonisolated`. `none` is for compilers before Swift 6.1; it does not "
                    + "compile if the default isolation of the module is the main actor."),
            SettingKey(
                "imports", \.imports, for: .swiftOrSwiftData,
                "Modules to import, in addition to the modules that the model needs."
            ),
            SettingKey(
                "base-class", \.baseClass, otherwise: "`NSManagedObject`", for: .baseClass, isPerEntity: true,
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
