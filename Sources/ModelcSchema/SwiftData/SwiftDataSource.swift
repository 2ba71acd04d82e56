/// The versions of a model in SwiftData source, and the migration plans in the source.
package struct SwiftDataSource: Hashable, Sendable {
    /// The versions, oldest first.
    package var versions: [SwiftDataVersion] = []
    /// The paths of the files. `SourcePosition.file` is an index in this list.
    package var files: [String] = []
    package var plans: [SwiftDataPlan] = []
    /// The version that consists of the classes outside of all `VersionedSchema` types, which the app uses. Nil if
    /// there are no such classes, or if there is no `VersionedSchema`.
    package var live: SwiftDataVersion?
    /// The `@Model` classes that no version contains. Empty if the source has no `VersionedSchema`.
    package var unusedClasses: [SwiftDataClass] = []
    /// Where the accepted hashes of versions come from, as the lock says, by the names of versions that have any.
    package var acceptedStates: [String: [String]] = [:]

    package init() {}
}
