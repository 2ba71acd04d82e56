/// Options for reading the objects of a store.
package struct StoreReadingOptions: Hashable, Sendable {
    /// Whether the content of external files is read. If false, only their sizes are read.
    package var readsExternalData: Bool
    /// The maximum size of binary data in the store that is read, in bytes. Larger data is described only.
    package var dataLimit: Int

    /// The maximum size of data that is read at all, in bytes.
    package static let largestData = 256 << 20
    /// A reference to a file fits into data of this size, in bytes.
    static let referenceSize = 64

    package init(readsExternalData: Bool = true) {
        self.readsExternalData = readsExternalData
        dataLimit = StoreReadingOptions.largestData
    }

    /// Only the sizes of binary data.
    package static var sizes: StoreReadingOptions {
        var options = StoreReadingOptions(readsExternalData: false)
        options.dataLimit = referenceSize
        return options
    }
}
