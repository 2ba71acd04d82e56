import ModelcLint

/// The output formats for the page of an id.
package enum ExplanationFormat: String, CaseIterable {
    case text
    case json
    case markdown
}
