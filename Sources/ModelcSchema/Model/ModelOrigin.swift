/// Where a model was read from, which decides what is known of it.
package enum ModelOrigin: Hashable, Sendable {
    /// A source, which has everything.
    case source
    /// A compiled model, which lacks scalars, Codegen and regular expressions.
    case compiled
    /// The copy of the model in a store, which lacks classes and user info as well.
    case store
    /// Swift source with SwiftData's `@Model` classes, which has no editor's settings. What it does not tell is in
    /// `uncertainties`.
    case swift
}
