extension MigrationReport {
    /// A mapping model that belongs to the model: it was made for two of its versions, or fits two of them.
    package struct Mapping: Hashable, Sendable {
        /// The bundle's name without extension.
        package var name: String
        /// The bundle's path, as the user would type it.
        package var path: String
        /// The pairs of versions that Core Data would find it for, in version order.
        package var pairs: [KnownMapping.Pair]

        package init(name: String, path: String, pairs: [KnownMapping.Pair]) {
            self.name = name
            self.path = path
            self.pairs = pairs
        }
    }
}
