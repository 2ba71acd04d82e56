/// A key path of a tree, and its starting point.
package struct KeyPathUse: Hashable, Sendable {
    /// The components; empty only if a whole object is on the other side of a comparison.
    package let components: [KeyPathComponent]
    package let scope: KeyPathScope
    /// UTF-8 offsets in the text, including the base.
    package let range: Range<Int>

    package init(components: [KeyPathComponent], scope: KeyPathScope, range: Range<Int> = 0..<0) {
        self.components = components
        self.scope = scope
        self.range = range
    }
}
