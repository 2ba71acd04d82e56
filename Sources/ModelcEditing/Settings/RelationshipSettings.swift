import ModelcBase
import ModelcSchema

/// The settings that edit actions accept for relationships.
enum RelationshipSettings {
    static let all: [ElementSetting<RelationshipDescription>] = [
        .flag("optional", \.isOptional),
        .flag("transient", \.isTransient),
        ElementSetting("to-many", value: nil) { value, relationship in relationship.set(toMany: value == .on) },
        .count("min", \.minimumCount),
        ElementSetting("max", value: "N") { value, relationship throws(ActionFailure) in
            guard let text = value.text else { return relationship.maximumCount = relationship.isToMany ? nil : 1 }
            guard let number = Int(text), number >= 0 else {
                throw .value(text, of: "max", "is not a whole number of 0 or more")
            }
            // Xcode does not write the maximum count if there is no limit (FormatModelXML §3.5).
            relationship.maximumCount = number == 0 && relationship.isToMany ? nil : number
        },
        .choice("delete", \.deleteRule, deleteRules),
        .flag("ordered", \.isOrdered),
        .flag("indexed", \.isIndexed),
        .flag("spotlight", \.isIndexedBySpotlight),
        .filled("renaming-id", value: "NAME", \.renamingIdentifier),
        .text("hash-modifier", value: "TEXT", \.versionHashModifier),
    ]

    /// Settings whose value is the name of another element, and settings of the inverse, which is created or changed
    /// together with the relationship.
    static let references = [
        SettingWord(name: "destination", value: "ENTITY"), SettingWord(name: "inverse", value: "NAME"),
        SettingWord(name: "to-many-inverse", value: nil),
        SettingWord(name: "inverse-delete", value: deleteRules.map(\.0).joined(separator: "|")),
        SettingWord(name: "inverse-ordered", value: nil),
        SettingWord(name: "inverse-optional", value: nil),
    ]

    /// The settings of the inverse. The value is the name of the same setting on the inverse itself: `to-many` for
    /// `to-many-inverse`.
    static let ofInverse = [
        "to-many-inverse": "to-many", "inverse-delete": "delete", "inverse-ordered": "ordered",
        "inverse-optional": "optional",
    ]

    private static let deleteRules: [(String, DeleteRule?)] = [
        ("nullify", .nullify), ("cascade", .cascade), ("deny", .deny), ("no-action", .noAction),
    ]
}
