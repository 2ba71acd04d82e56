import ModelcLint

/// The output formats of the list of rules.
package enum RuleListFormat: String, CaseIterable {
    case text
    case json
    case markdown
}
