/// The output formats of a check.
package enum CheckFormat: String, CaseIterable, Sendable {
    case text
    case json
    case markdown
}
