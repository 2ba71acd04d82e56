/// The object at which a key path starts.
package indirect enum KeyPathScope: Hashable, Sendable {
    /// The tested object, as in `name` or `SELF.name`. A path without a variable also starts at this object if it is
    /// inside a `SUBQUERY` [guess].
    case root
    /// A variable whose value the caller provides, as in `$FETCH_SOURCE.name`.
    case variable(String)
    /// The variable of a `SUBQUERY`: it is an element of the collection. The path of the collection is nil if the
    /// collection is not a key path.
    case element(variable: String, of: KeyPathUse?)
    /// Another value, whose type does not follow from a key path, as in `a[0].name` or `FUNCTION(…).name`.
    case value
}
