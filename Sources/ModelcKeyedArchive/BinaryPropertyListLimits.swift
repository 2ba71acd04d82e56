/// How much a binary property list may make its reader build.
///
/// Other work and memory are bounded by the file's size; these two are not, because objects may be shared: thirty
/// arrays that each hold the next one twice describe a billion values.
package struct BinaryPropertyListLimits: Sendable, Hashable {
    /// The deepest nesting of arrays, sets and dictionaries. Keyed archives need four levels.
    package let maximumDepth: Int
    /// The most values of the tree, where a shared object counts at every place it is referred to.
    ///
    /// A file with more bytes than that may have as many values as bytes, which is enough if no container is shared.
    package let maximumValueCount: Int

    /// The limits for files from outside: 128 levels, 8 million values.
    package static let standard = BinaryPropertyListLimits(maximumDepth: 128, maximumValueCount: 8_000_000)

    /// Creates limits. Reading recurses and takes below 2 KB of stack for each level, in debug builds as well.
    package init(maximumDepth: Int, maximumValueCount: Int) {
        self.maximumDepth = maximumDepth
        self.maximumValueCount = maximumValueCount
    }
}
