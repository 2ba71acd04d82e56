/// A key path in a tree, and the object at which it starts.
package struct KeyPathUse: Hashable, Sendable {
    /// The components of the path. Empty only if the other side of a comparison is a whole object, such as `SELF`.
    package let components: [KeyPathComponent]
    package let scope: KeyPathScope
    /// The UTF-8 offsets in the text, including the base of the path.
    package let range: Range<Int>

    package init(components: [KeyPathComponent], scope: KeyPathScope, range: Range<Int> = 0..<0) {
        self.components = components
        self.scope = scope
        self.range = range
    }
}
