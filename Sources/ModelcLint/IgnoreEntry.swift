/// An entry of the setting `ignore` in a configuration. It suppresses rules in parts of a model.
package struct IgnoreEntry: Hashable, Sendable {
    var select: SelectorPattern
    /// The ids of rules and the names of categories to suppress.
    var rules: [String]
    var reason: String?

    package init(select: SelectorPattern, rules: [String], reason: String? = nil) {
        self.select = select
        self.rules = rules
        self.reason = reason
    }
}
