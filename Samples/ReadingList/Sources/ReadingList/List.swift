#if canImport(CoreData)
    import CoreData

    /// The human class: the machine class `_List` above it is generated in every build.
    nonisolated final class List: _List {
        /// The unread articles, in their order.
        var unreadArticles: [Article] { articlesArray.filter { !$0.isRead } }
    }
#endif
