/// The name of a setting, and the kind of value that follows it.
struct SettingWord: Hashable, Sendable {
    let name: String
    /// The value as help shows it: `NAME`, `swift|objc`; nil for a setting without a value.
    let value: String?

    var takesValue: Bool { value != nil }
}

extension SettingWord {
    /// The entity that a fetch request fetches.
    static let entity = SettingWord(name: "entity", value: "ENTITY")
    /// With this setting, `remove` also removes the references to the element.
    static let cascade = SettingWord(name: "cascade", value: nil)
}
