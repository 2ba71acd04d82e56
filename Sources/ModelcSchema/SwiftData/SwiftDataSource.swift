/// The versions of a model in SwiftData source, and what the source says about migrations between them.
package struct SwiftDataSource: Hashable, Sendable {
    /// The versions, oldest first.
    package var versions: [SwiftDataVersion] = []
    /// The paths of the files, by the index in positions.
    package var files: [String] = []
    package var plans: [SwiftDataPlan] = []
    /// The classes outside of all `VersionedSchema` types as a version, which the app works with; nil if there are none, or
    /// if there is no `VersionedSchema`.
    package var live: SwiftDataVersion?
    /// The classes with `@Model` that no version uses, although there are versions.
    package var unusedClasses: [SwiftDataClass] = []
    /// Where the accepted hashes of versions come from, as the lock says, by the names of versions that have any.
    package var acceptedStates: [String: [String]] = [:]

    package init() {}
}
