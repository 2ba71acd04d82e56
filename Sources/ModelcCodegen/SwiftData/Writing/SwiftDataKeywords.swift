/// The keywords before declarations, each with a space.
struct SwiftDataKeywords: Hashable, Sendable {
    var isolation: String
    var access: String
    /// The access of a class with subclasses.
    var openAccess: String
}
