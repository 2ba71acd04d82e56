/// The options for the files of a generation.
package struct GenerationAction: Hashable, Sendable {
    /// Whether machine files replace files that modelc did not write.
    package var replacesForeignFiles = false
    /// Whether to remove the machine files of entities that no longer exist.
    package var removesOrphans = false
    /// Whether this is a dry run that only lists the files.
    package var isRehearsal = false
    /// Whether to write nothing and only compare the files with the files on disk.
    package var isCheck = false
    /// Whether files with equal tokens count as equal.
    package var ignoresFormatting = false

    package init() {}
}
