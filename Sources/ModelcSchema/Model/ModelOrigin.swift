/// Where a model was read from. This determines which parts of the model are known.
package enum ModelOrigin: Hashable, Sendable {
    /// A source file. It contains everything.
    case source
    /// A compiled model. It does not contain scalars, Codegen settings and regular expressions.
    case compiled
    /// The copy of the model in a store. Like a compiled model, but it also lacks classes and user info.
    case store
    /// Swift source with SwiftData's `@Model` classes. It has no settings of Xcode's model editor. Facts that cannot
    /// be determined from the source are listed in `uncertainties`.
    case swift
}
