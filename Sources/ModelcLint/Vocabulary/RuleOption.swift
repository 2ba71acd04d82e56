import ModelcPlans
import ModelcSettings

/// A setting of a rule, such as `max` in `too-many-properties: { max: 60 }`.
package struct RuleOption: Hashable, Sendable {
    /// The key in the configuration.
    package var name: String
    /// The default value. Its type is the type of the option.
    package var defaultValue: RuleOptionValue
    /// The effect of the option, in a few words.
    package var summary: String

    init(_ name: String, default defaultValue: RuleOptionValue, _ summary: String) {
        self.name = name
        self.defaultValue = defaultValue
        self.summary = summary
    }
}
