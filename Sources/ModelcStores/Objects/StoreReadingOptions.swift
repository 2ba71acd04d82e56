/// The extent to which the objects of a store are read.
package struct StoreReadingOptions: Hashable, Sendable {
    /// Whether the content of external files is read; otherwise only their sizes.
    package var readsExternalData: Bool

    package init(readsExternalData: Bool = true) { self.readsExternalData = readsExternalData }
}
