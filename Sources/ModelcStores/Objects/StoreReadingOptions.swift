/// Options for reading the objects of a store.
package struct StoreReadingOptions: Hashable, Sendable {
    /// Whether the content of external files is read. If false, only their sizes are read.
    package var readsExternalData: Bool
    /// The maximum size of binary data in the store that is read, in bytes. For larger data, only the size is read.
    package var dataLimit: Int

    /// The default of `dataLimit`, in bytes. Larger external files are not read either.
    package static let largestData = 256 << 20
    /// A size that is sufficient for the name of an external file in a column, in bytes.
    static let referenceSize = 64

    package init(readsExternalData: Bool = true) {
        self.readsExternalData = readsExternalData
        dataLimit = StoreReadingOptions.largestData
    }

    /// Options for reading only the sizes of binary data, except for very small data.
    package static var sizes: StoreReadingOptions {
        var options = StoreReadingOptions(readsExternalData: false)
        options.dataLimit = referenceSize
        return options
    }
}
