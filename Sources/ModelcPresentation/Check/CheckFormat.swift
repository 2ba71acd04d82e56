/// The reader that a check is formatted for.
package enum CheckFormat: String, CaseIterable, Sendable {
    case text
    case json
    case markdown
}
