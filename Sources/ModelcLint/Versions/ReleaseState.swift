/// Whether stores of a version may exist at users (lint-rules §8.1).
package enum ReleaseState: Hashable, Sendable {
    /// It was shipped, and a newer one was after it, or the project says so: nothing in it may change.
    case frozen
    /// It is the base's current version.
    case publishedCurrent
    /// The base does not have it.
    case new
    /// There is no base, and nothing is said of it.
    case unknown
}
