// The settings of Objective-C, and of Xcode's layouts.
extension SettingTable {
    static let objectiveC = SettingGroup(
        title: "Objective-C",
        keys: [
            SettingKey(
                "constants", \.constants, for: .objectiveC, isPerEntity: true,
                "The form of property names: class methods, extern constants, or none."),
            SettingKey(
                "scalars", \.scalars, for: .objectiveC, xcodeCompatible: .xcode, isPerEntity: true,
                "Which numbers have only a scalar property: required numbers, numbers with Use Scalar Type "
                    + "(`xcode`), or none (`both`). All other numbers have an object property and a scalar property."),
            SettingKey(
                "base-class-import", \.baseClassImport, otherwise: "a header named after the class",
                for: .baseClassImport,
                isPerEntity: true,
                "The header of the base class: `Base.h`, or `<Kit/Base.h>`."),
        ])

    static let swiftData = SettingGroup(
        title: "SwiftData",
        keys: [
            SettingKey(
                "minimum-os", \.minimumOs, for: .swiftData,
                "The oldest system that the classes must compile for, as an iOS version: `#Unique` and `#Index` need "
                    + "iOS 18, a class with a superclass needs iOS 26."),
            SettingKey(
                "same-hashes", \.sameHashes, for: .swiftData,
                "Whether it is an error if a class gives its entity another version hash than the model has. Without "
                    + "it, it is a warning."),
            SettingKey(
                "versioned-schema", \.versionedSchema, otherwise: "a file for each class", for: .swiftData,
                "Write all classes into one file, nested in a `VersionedSchema`. Its name is this text, `V` and the "
                    + "version: `LibrarySchemaV1_2_0`."),
        ])

    static let mogenerator = SettingGroup(
        title: "mogenerator's layout",
        keys: [
            SettingKey(
                "base-class-force", \.baseClassForce, otherwise: "none", for: .mogenerator,
                "The superclass of all entities, also of those with a parent."),
            SettingKey(
                "template-vars", \.templateVars, for: .mogenerator,
                "Values for templates, as mogenerator's variables: `[arc=true]`."),
            SettingKey(
                "mogenerator-version", \.mogeneratorVersion, otherwise: "the newest", for: .mogenerator,
                "The release whose types templates get, such as `'1.31'`."),
        ])

    static let xcode = SettingGroup(
        title: "Xcode's layouts",
        keys: [
            SettingKey(
                "all-entities", \.allEntities, for: .xcode,
                "Whether to also generate files for entities whose Codegen is Manual/None, as Xcode's menu command "
                    + "does."),
            SettingKey(
                "codegen", \.codegen, for: .xcode,
                "How class files are written: every time, as in an Xcode build (`automatic`), once (`manual`), or "
                    + "by the Codegen of each entity (`followingModel`)."),
            SettingKey(
                "header", \.header, for: .xcode, "The comment at the top of files: the file name, or none."),
            SettingKey(
                "nsdate", \.nsdate, otherwise: "as in the chosen Xcode version", for: .xcode,
                "Whether Swift code uses `NSDate` and `NSData` instead of `Date` and `Data`."),
            SettingKey(
                "xcode-identifiable", \.xcodeIdentifiable, otherwise: "as in the chosen Xcode version", for: .xcode,
                "Which classes are `Identifiable`."),
            SettingKey(
                "xcode-optionality", \.xcodeOptionality, otherwise: "as in the chosen Xcode version", for: .xcode,
                "Which attributes are optional: as in the model, or all."),
        ])
}
