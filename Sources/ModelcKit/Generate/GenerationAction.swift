/// What a generation is to do with the files that it makes.
package struct GenerationAction: Hashable, Sendable {
    /// Whether machine files replace files that modelc did not write.
    package var replacesForeignFiles = false
    /// Whether machine files are removed whose entities are gone.
    package var removesOrphans = false
    /// Whether the files are only named.
    package var isRehearsal = false
    /// Whether the files are only compared with those on disk.
    package var isCheck = false

    package init() {}
}
