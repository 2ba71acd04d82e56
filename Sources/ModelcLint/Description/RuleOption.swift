/// Something about a rule that users may set: `too-many-properties: { max: 60 }`.
package struct RuleOption: Hashable, Sendable {
    /// The key in the configuration.
    package var name: String
    /// What holds where the configuration says nothing; also decides the option's type.
    package var defaultValue: RuleOptionValue
    /// What the option does, in a few words.
    package var summary: String

    init(_ name: String, default defaultValue: RuleOptionValue, _ summary: String) {
        self.name = name
        self.defaultValue = defaultValue
        self.summary = summary
    }
}
