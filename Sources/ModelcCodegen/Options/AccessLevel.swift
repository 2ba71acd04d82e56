/// Who may use the generated classes.
package enum AccessLevel: String, CaseIterable, Sendable {
    /// The module that they are part of.
    case `internal`
    /// Other modules, too.
    case `public`
}
