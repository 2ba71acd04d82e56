/// Who may set a generated property.
package enum GeneratedSetter: Hashable, Sendable {
    /// Whoever may read it.
    case full
    /// The module of a public class, the class itself of any other (`mogenerator.readonly`).
    case restricted
    /// Nobody but Core Data.
    case none
}
