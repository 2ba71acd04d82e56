/// Where a model was read from, which decides what is known of it.
package enum ModelOrigin: Hashable, Sendable {
    /// A source file. It contains everything.
    case source
    /// A compiled model. It does not contain scalars, Codegen settings and regular expressions.
    case compiled
    /// The copy of the model in a store. Like a compiled model, but it also lacks classes and user info.
    case store
    /// Swift source with SwiftData's `@Model` classes, which has no editor's settings. What it does not tell is in
    /// `uncertainties`.
    case swift
}
