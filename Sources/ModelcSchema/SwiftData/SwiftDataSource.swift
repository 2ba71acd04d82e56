/// The versions of a model in SwiftData source, and what the source says about migrations between them.
package struct SwiftDataSource: Hashable, Sendable {
    /// The versions, oldest first.
    package var versions: [SwiftDataVersion] = []
    package var plans: [SwiftDataPlan] = []
    /// The classes with `@Model` that no version uses, although there are versions.
    package var unusedClasses: [SwiftDataClass] = []

    package init() {}
}
