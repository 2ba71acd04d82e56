#if canImport(CoreData)
    import CoreData

    /// The human class: the machine class `_Article` above it is generated in every build.
    nonisolated final class Article: _Article {
        var isRead: Bool { readAt != nil }
    }
#endif
