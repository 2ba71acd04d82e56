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
                "Whether entities whose Codegen is Manual/None get files, too, as by the editor's command."),
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
