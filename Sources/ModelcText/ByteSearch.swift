extension RandomAccessCollection<UInt8> where Index == Int {
    /// Where a text stands for the first time; nil where it does not. Files of megabytes are searched: each byte is compared with
    /// the first one of the text, and little else is looked at.
    package func firstPlace(of text: StaticString) -> Range<Int>? {
        text.withUTF8Buffer { wanted in
            let place = withContiguousStorageIfAvailable { bytes in ByteSearch(bytes).firstPlace(of: wanted) }
            return (place ?? ByteSearch.firstPlace(of: wanted, in: Array(self))).map { place in
                startIndex + place..<startIndex + place + wanted.count
            }
        }
    }
}

private struct ByteSearch {
    private let bytes: UnsafeBufferPointer<UInt8>

    init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    static func firstPlace(of wanted: UnsafeBufferPointer<UInt8>, in bytes: [UInt8]) -> Int? {
        bytes.withUnsafeBufferPointer { ByteSearch($0).firstPlace(of: wanted) }
    }

    func firstPlace(of wanted: UnsafeBufferPointer<UInt8>) -> Int? {
        guard let first = wanted.first, bytes.count >= wanted.count else { return nil }
        for start in 0...(bytes.count - wanted.count) where bytes[start] == first {
            if bytes[start..<start + wanted.count].elementsEqual(wanted) { return start }
        }
        return nil
    }
}
