/// The options for the files of a generation.
package struct GenerationAction: Hashable, Sendable {
    /// Whether machine files (generated files that are rewritten in each run) replace files that modelc did not write.
    package var replacesForeignFiles = false
    /// Whether to take over files that mogenerator and Xcode generated. They are replaced, or removed if the new
    /// files are in other folders. The symbols that they declare are compared with those of the new files.
    package var adopts = false
    /// Whether to remove the machine files (generated files that are rewritten in each run) of entities that no longer
    /// exist.
    package var removesOrphans = false
    /// Whether this is a dry run that only lists the files.
    package var isRehearsal = false
    /// Whether to write nothing and only compare the files with the files on disk.
    package var isCheck = false
    /// Whether two files count as equal if they differ only in formatting (they have the same tokens).
    package var ignoresFormatting = false

    package init() {}
}
