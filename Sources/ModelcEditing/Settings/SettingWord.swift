/// The name of a setting, and the value that follows it.
struct SettingWord: Hashable, Sendable {
    let name: String
    /// The value as in help: `NAME`, `swift|objc`; nil for a flag.
    let value: String?

    var takesValue: Bool { value != nil }
}

extension SettingWord {
    /// The entity of a fetch request.
    static let entity = SettingWord(name: "entity", value: "ENTITY")
    /// Whether references to a removed element are removed, too.
    static let cascade = SettingWord(name: "cascade", value: nil)
}
