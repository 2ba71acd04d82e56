/// Limits on the tree that a binary property list expands to: its nesting and its number of values.
///
/// The size of the file does not limit these two, because objects may be shared: thirty arrays that each contain the
/// next one twice describe a billion values. All other work and memory is limited by the size of the file.
package struct BinaryPropertyListLimits: Sendable, Hashable {
    /// The maximum nesting of arrays, sets and dictionaries. Keyed archives need four levels.
    let maximumDepth: Int
    /// The maximum number of values in the tree. A shared object counts once for each reference.
    ///
    /// If a file has more bytes than this number, the limit is its number of bytes. This is always enough if no
    /// container is shared.
    let maximumValueCount: Int

    /// The limits for untrusted files: 128 levels, 8 million values.
    package static let standard = BinaryPropertyListLimits(maximumDepth: 128, maximumValueCount: 8_000_000)

    /// Creates limits. Reading recurses and takes less than 2 KB of stack for each level, in debug builds as well.
    package init(maximumDepth: Int, maximumValueCount: Int) {
        self.maximumDepth = maximumDepth
        self.maximumValueCount = maximumValueCount
    }
}
