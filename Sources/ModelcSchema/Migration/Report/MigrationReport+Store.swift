extension MigrationReport {
    /// A store that was looked into.
    package struct Store: Hashable, Sendable {
        /// The path, as the user typed it.
        package var path: String
        /// The version that it is of; nil where it is of none.
        package var version: String?
        /// How the version was told; nil where it is unknown.
        package var method: StoreIdentificationMethod?
        /// The nearest version where it is of none; nil where nothing is near.
        package var nearest: String?
        /// In how many columns and tables the store and that version differ; nil without a version.
        package var distance: Int?
        /// The version of Core Data that wrote it; nil where the store does not say.
        package var frameworkVersion: Int?
        /// Whether there was a write-ahead log with content beside it, which was read as well.
        package var hasWriteAheadLog: Bool

        package init(
            path: String, version: String?, method: StoreIdentificationMethod?, nearest: String? = nil,
            distance: Int? = nil, frameworkVersion: Int? = nil, hasWriteAheadLog: Bool = false
        ) {
            self.path = path
            self.version = version
            self.method = method
            self.nearest = nearest
            self.distance = distance
            self.frameworkVersion = frameworkVersion
            self.hasWriteAheadLog = hasWriteAheadLog
        }
    }
}
