/// A key path of a tree, and what it starts from.
package struct KeyPathUse: Hashable, Sendable {
    /// The parts; empty only where a whole object stands on the other side of a comparison.
    package let components: [KeyPathComponent]
    package let scope: KeyPathScope
    /// UTF-8 offsets in the text, with the base.
    package let range: Range<Int>

    package init(components: [KeyPathComponent], scope: KeyPathScope, range: Range<Int> = 0..<0) {
        self.components = components
        self.scope = scope
        self.range = range
    }
}

/// What a key path starts from.
package indirect enum KeyPathScope: Hashable, Sendable {
    /// The object that is tested: `name`, `SELF.name`. Also for a bare path inside of a `SUBQUERY` [guess].
    case root
    /// A variable that gets its value from outside: `$FETCH_SOURCE.name`.
    case variable(String)
    /// The variable of a `SUBQUERY`: an element of what its collection's key path leads to. The path is nil where the
    /// collection is no key path.
    case element(variable: String, of: KeyPathUse?)
    /// Some other value, whose type is not to be had from a key path: `a[0].name`, `FUNCTION(…).name`.
    case value
}
