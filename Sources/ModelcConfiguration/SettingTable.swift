/// All settings of code generation, in the order in which they are documented and shown.
///
/// A new setting is a field of `GenerateSettings` and a row here; the reader, `modelc config` and the documentation
/// follow. Defaults that depend on other settings stand behind those.
package enum SettingTable {
    package static let groups = [files, entities, declarations, types, additions, objectiveC, xcode]

    package static let all = groups.flatMap(\.keys)

    static func contains(_ name: String) -> Bool { all.contains { $0.name == name } }

    private static let files = SettingGroup(
        title: "Files",
        keys: [
            SettingKey(
                "language", \.language, derived: { $0.style?.value.era == nil ? .swift : nil },
                otherwise: "swift; for Xcode's styles the model's own", "The language of the generated code."),
            SettingKey(
                "style", \.style, standard: .modern,
                "The layout: a machine and a human class for each entity (`modern`), or the files of an era of Xcode, "
                    + "`xcode` being the newest."),
            SettingKey(
                "templates", \.templates, otherwise: "the bundled templates",
                "The folder of a template set; its files take the place of the bundled ones."),
            SettingKey(
                "output", \.output,
                "The folder of the machine files, which are rewritten when the model changes; made if needed."),
            SettingKey(
                "human-output", \.humanOutput, derived: { $0.output?.value }, otherwise: "the same as `output`",
                "The folder of the human files, which are written once."),
            SettingKey("human", \.human, standard: true, isPerEntity: true, "Whether human files are written."),
            SettingKey("support", \.support, standard: true, "Whether the support file is written."),
            SettingKey(
                "single-file", \.singleFile, standard: false, "Whether all machine code of a model goes into one file."),
            SettingKey("outputs", \.outputs, otherwise: "none", "Files of your own templates."),
        ])

    private static let entities = SettingGroup(
        title: "Entities",
        keys: [
            SettingKey(
                "configuration", \.configuration, otherwise: "all entities",
                "The configuration of the model whose entities get files."),
            SettingKey(
                "include-xcode-codegen", \.includeXcodeCodegen, standard: false,
                "Whether entities whose classes Xcode itself generates get files, too."),
            SettingKey("entities", \.entities, otherwise: "none", "Settings of single entities, by the entity's name."),
        ])
}

/// One setting of code generation: a row of the table from which everything about settings is made.
package struct SettingKey: Sendable {
    package let key: ConfigurationKey<GenerateSettings>
    /// Whether single entities may have a value of their own.
    package let isPerEntity: Bool
    /// Gives a setting the value that a nearer one has.
    let override: @Sendable (_ settings: inout GenerateSettings, _ nearer: GenerateSettings) -> Void
    /// Gives a setting that nobody set its default.
    let complete: @Sendable (inout GenerateSettings) -> Void
    /// The setting as it is shown.
    let shown: @Sendable (GenerateSettings) -> EffectiveNode

    /// - Parameters:
    ///   - standard: the default, for settings that always have a value.
    ///   - derived: a default that depends on other settings, which have theirs already; before `standard`.
    ///   - otherwise: in words what holds where nobody set it, or an addition to the default.
    init<Value: SettingValue>(
        _ name: String, _ field: WritableKeyPath<GenerateSettings, Setting<Value>?> & Sendable,
        standard: Value? = nil, derived: @escaping @Sendable (GenerateSettings) -> Value? = { _ in nil },
        otherwise: String? = nil, isPerEntity: Bool = false, _ summary: String
    ) {
        let words = [standard.map { $0.shown(.standard).plainText }, otherwise].compactMap { $0 }
        key = ConfigurationKey(
            name, setting: field, summary, standard: words.isEmpty ? nil : words.joined(separator: "; "))
        self.isPerEntity = isPerEntity
        override = { settings, nearer in
            guard let value = nearer[keyPath: field] else { return }
            settings[keyPath: field] = settings[keyPath: field]?.overridden(by: value) ?? value
        }
        complete = { settings in
            guard settings[keyPath: field] == nil, let value = derived(settings) ?? standard else { return }
            settings[keyPath: field] = Setting(value, .standard)
        }
        shown = { $0[keyPath: field].map { $0.value.shown($0.origin) } ?? .unset(otherwise ?? "not set") }
    }

    package var name: String { key.name }
}

/// Settings that the documentation shows together.
package struct SettingGroup: Sendable {
    package let title: String
    package let keys: [SettingKey]
}

extension SettingTable {
    static let declarations = SettingGroup(
        title: "Declarations",
        keys: [
            SettingKey(
                "access", \.access, standard: .internal, isPerEntity: true, "Who may use the generated classes."),
            SettingKey("module", \.module, otherwise: "not known", "The module that the files will be part of."),
            SettingKey(
                "isolation", \.isolation, standard: .nonisolated,
                "Whether declarations say `nonisolated`, or nothing for compilers before Swift 6.1."),
            SettingKey("imports", \.imports, standard: [], "Modules to import besides those that the model needs."),
            SettingKey(
                "base-class", \.baseClass, otherwise: "`NSManagedObject`", isPerEntity: true,
                "The superclass of entities without a parent."),
        ])

    static let types = SettingGroup(
        title: "Types",
        keys: [
            SettingKey(
                "optionality", \.optionality, standard: .model, isPerEntity: true,
                "Whether properties are optional as the model says, or always."),
            SettingKey(
                "required-without-default", \.requiredWithoutDefault, standard: .nonoptional, isPerEntity: true,
                "The type of required attributes without a default, which are nil in new objects; `iuo` is `String!`."),
            SettingKey(
                "required-to-one", \.requiredToOne, standard: .nonoptional, isPerEntity: true,
                "The type of required to-one relationships."),
            SettingKey(
                "numbers", \.numbers, standard: .scalar, isPerEntity: true,
                "Numbers as `Int32` and the like, as each attribute's scalar hint says, or as `NSNumber`."),
            SettingKey(
                "dates", \.dates, standard: .date, isPerEntity: true,
                "Dates as `Date`, or as each attribute's scalar hint says."),
            SettingKey(
                "decimal", \.decimal, standard: .object, isPerEntity: true,
                "Decimals as `NSDecimalNumber`, or as Swift's `Decimal`."),
            SettingKey(
                "collections", \.collections, standard: .set, isPerEntity: true,
                "To-many relationships as `Set<Book>`, or as `NSSet`."),
        ])

    static let additions = SettingGroup(
        title: "Additions",
        keys: [
            SettingKey(
                "identifiable", \.identifiable, standard: false, isPerEntity: true,
                "Whether classes conform to `Identifiable`."),
            SettingKey(
                "codable", \.codable, standard: false, isPerEntity: true, "Whether classes can be encoded and decoded."),
            SettingKey(
                "snapshots", \.snapshots, standard: false, isPerEntity: true,
                "Whether each class has a Sendable structure with its values."),
            SettingKey(
                "userinfo-constants", \.userinfoConstants, standard: false, isPerEntity: true,
                "Whether user info entries become constants."),
            SettingKey(
                "doc-facts", \.docFacts, standard: false, isPerEntity: true,
                "Whether documentation comments tell defaults, bounds, delete rules and inverses."),
            SettingKey(
                "programmatic-model", \.programmaticModel, standard: false,
                "Whether the model itself is generated as code."),
        ])
}

extension SettingTable {
    static let objectiveC = SettingGroup(
        title: "Objective-C",
        keys: [
            SettingKey(
                "constants", \.constants, standard: .class, isPerEntity: true,
                "How the names of properties are given: as class methods, as extern constants, or not at all."),
            SettingKey(
                "scalars", \.scalars, standard: .requiredOnly, isPerEntity: true,
                "Which numbers have a scalar property: required ones, or all of them besides an object property."),
            SettingKey(
                "base-class-import", \.baseClassImport, otherwise: "a header named after the class", isPerEntity: true,
                "The header of the base class: `Base.h`, or `<Kit/Base.h>`."),
        ])

    static let xcode = SettingGroup(
        title: "Xcode's layouts",
        keys: [
            SettingKey(
                "all-entities", \.allEntities, standard: false,
                "Whether entities whose Codegen is Manual/None get files, too, as by Xcode's menu command."),
            SettingKey(
                "codegen", \.codegen, standard: .followingModel,
                "Who owns the class files: rewritten as in a build (`automatic`), written once (`manual`), or as each "
                    + "entity's Codegen says."),
            SettingKey(
                "header", \.header, standard: .automatic, "The comment at the top of files: their name, or none."),
            SettingKey(
                "nsdate", \.nsdate, otherwise: "as in the era",
                "Whether Swift says `NSDate` and `NSData` for `Date` and `Data`."),
            SettingKey(
                "xcode-identifiable", \.xcodeIdentifiable, otherwise: "as in the era",
                "Which classes are `Identifiable`."),
            SettingKey(
                "xcode-optionality", \.xcodeOptionality, otherwise: "as in the era",
                "Whether attributes are optional as the model says, or always."),
        ])
}
