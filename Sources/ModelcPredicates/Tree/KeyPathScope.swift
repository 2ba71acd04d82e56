/// The starting point of a key path.
package indirect enum KeyPathScope: Hashable, Sendable {
    /// The object that is tested: `name`, `SELF.name`. Also for a bare path inside a `SUBQUERY` [guess].
    case root
    /// A variable whose value comes from outside: `$FETCH_SOURCE.name`.
    case variable(String)
    /// The variable of a `SUBQUERY`: an element of its collection's key path. The path is nil if the collection is not
    /// a key path.
    case element(variable: String, of: KeyPathUse?)
    /// Some other value, whose type does not follow from a key path: `a[0].name`, `FUNCTION(…).name`.
    case value
}
