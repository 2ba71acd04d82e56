/// An entry of `ignore` in a configuration: rules that are suppressed in parts of models.
package struct IgnoreEntry: Hashable, Sendable {
    package var select: SelectorPattern
    /// Ids of rules and names of categories.
    package var rules: [String]
    package var reason: String?

    package init(select: SelectorPattern, rules: [String], reason: String? = nil) {
        self.select = select
        self.rules = rules
        self.reason = reason
    }
}
