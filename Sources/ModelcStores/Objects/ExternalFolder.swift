import ModelcBase

/// The folder for external binary data of a store.
struct ExternalFolder {
    /// The content of a column for an attribute with external storage: the data itself, or the name of a file.
    enum Content: Hashable {
        case inline([UInt8])
        case file(String)
    }

    private let path: String
    /// - Parameter store: the path of the store's main file.
    init(ofStoreAt store: String) {
        path = PathText.joined(PathText.folder(of: store), ".\(PathText.stem(of: store))_SUPPORT/_EXTERNAL_DATA")
    }

    /// Interprets the bytes of a column. If the first byte is 1, the data follows. If it is 2, the name of a file
    /// follows. Otherwise, all bytes are the data.
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

    /// Whether a name is a UUID. Such a name cannot refer to a file outside the folder.
    private static func isFileName(_ name: ArraySlice<UInt8>) -> Bool {
        let parts = name.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        return parts.map(\.count) == [8, 4, 4, 4, 12]
            && parts.joined().allSatisfy { Character(Unicode.Scalar($0)).isHexDigit && $0 < 0x80 }
    }

    /// - Parameter reads: whether the content of the file is read. If false, only its size is read.
    func data(named name: String, reads: Bool) -> ExternalData {
        guard let file = try? SourceFile.open("\(path)/\(name)"), let size = file.stamp?.size else {
            return ExternalData(name: name)
        }
        let isRead = reads && size <= StoreReadingOptions.largestData
        return ExternalData(name: name, size: size, bytes: isRead ? file.bytes(at: 0, count: size) : nil)
    }
}
