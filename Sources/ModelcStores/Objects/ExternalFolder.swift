import ModelcBase

/// The folder for external binary data of a store.
struct ExternalFolder {
    /// The reference to a file or the data itself, as a column of an attribute with external storage contains it.
    enum Content: Hashable {
        case inline([UInt8])
        case file(String)
    }

    private let path: String
    /// - Parameter store: the path of the store's main file.
    init(ofStoreAt store: String) {
        path = PathText.joined(PathText.folder(of: store), ".\(PathText.stem(of: store))_SUPPORT/_EXTERNAL_DATA")
    }

    /// The first byte of a column is 1 before the data itself, and 2 before the name of a file. Any other column has no
    /// such byte.
    static func content(of column: [UInt8]) -> Content {
        switch column.first {
        case 1: return .inline(Array(column.dropFirst()))
        case 2:
            let name = column.dropFirst().prefix { $0 != 0 }
            guard isFileName(name) else { return .inline(column) }
            return .file(String(decoding: name, as: UTF8.self))
        default: return .inline(column)
        }
    }

    /// Whether a name is a UUID, and so cannot lead out of the folder.
    private static func isFileName(_ name: ArraySlice<UInt8>) -> Bool {
        let parts = name.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        return parts.map(\.count) == [8, 4, 4, 4, 12]
            && parts.joined().allSatisfy { Character(Unicode.Scalar($0)).isHexDigit && $0 < 0x80 }
    }

    /// - Parameter reads: whether the content is needed.
    func data(named name: String, reads: Bool) -> ExternalData {
        guard let file = try? SourceFile.open("\(path)/\(name)"), let size = file.stamp?.size else {
            return ExternalData(name: name)
        }
        let isRead = reads && size <= StoreReadingOptions.largestData
        return ExternalData(name: name, size: size, bytes: isRead ? file.bytes(at: 0, count: size) : nil)
    }
}
