import ModelcDiagnostics
import ModelcSettings

/// The setting of a rule or a category in a configuration.
package struct RuleSetting: Hashable, Sendable {
    /// The severity; nil if only options are set.
    package var severity: SeveritySetting?
    var options: [String: RuleOptionValue]

    package init(_ severity: SeveritySetting? = nil, options: [String: RuleOptionValue] = [:]) {
        self.severity = severity
        self.options = options
    }
}
