/// An entry of `ignore` in a configuration: rules that are suppressed in parts of models.
package struct IgnoreEntry: Hashable, Sendable {
    var select: SelectorPattern
    /// Ids of rules and names of categories.
    var rules: [String]
    var reason: String?

    package init(select: SelectorPattern, rules: [String], reason: String? = nil) {
        self.select = select
        self.rules = rules
        self.reason = reason
    }
}
