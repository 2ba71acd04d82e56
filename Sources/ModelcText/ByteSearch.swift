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

/// Searches by addresses: in a program that is not optimised, each step through a collection is several calls.
struct ByteSearch {
    private let bytes: UnsafeBufferPointer<UInt8>

    init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    static func firstPlace(of wanted: UnsafeBufferPointer<UInt8>, in bytes: [UInt8]) -> Int? {
        bytes.withUnsafeBufferPointer { ByteSearch($0).firstPlace(of: wanted) }
    }

    func firstPlace(of wanted: UnsafeBufferPointer<UInt8>) -> Int? {
        guard let first = wanted.first, bytes.count >= wanted.count else { return nil }
        var index = 0
        let end = bytes.count - wanted.count + 1
        while let start = ByteSearch.first(first, in: bytes, index..<end) {
            if bytes[start..<start + wanted.count].elementsEqual(wanted) { return start }
            index = start + 1
        }
        return nil
    }

    /// Where a byte stands first in a range.
    static func first(_ byte: UInt8, in bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Int? {
        guard let base = bytes.baseAddress else { return nil }
        var index = range.lowerBound
        let end = range.upperBound
        while index < end {
            if base[index] == byte { return index }
            index += 1
        }
        return nil
    }

    /// Whether bytes come before others.
    static func isBefore(_ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let leftBytes = left.baseAddress, let rightBytes = right.baseAddress else {
            return left.count < right.count
        }
        var index = 0
        let end = left.count < right.count ? left.count : right.count
        while index < end {
            let (one, two) = (leftBytes[index], rightBytes[index])
            if one != two { return one < two }
            index += 1
        }
        return left.count < right.count
    }
}

extension [UInt8] {
    /// Where a byte stands first in a range; nil if it does not.
    package func firstPlace(of byte: UInt8, in range: Range<Int>) -> Int? {
        withUnsafeBufferPointer { ByteSearch.first(byte, in: $0, range.clamped(to: 0..<count)) }
    }

    /// All places of a byte in a range.
    package func places(of byte: UInt8, in range: Range<Int>) -> [Int] {
        var places: [Int] = []
        var start = range.lowerBound
        while let place = firstPlace(of: byte, in: start..<range.upperBound) {
            places.append(place)
            start = place + 1
        }
        return places
    }
}

extension String {
    /// The text that bytes are in UTF-8; nil where they are none. The standard library's own initializer needs newer systems than
    /// modelc does.
    package init?(exactly bytes: [UInt8]) {
        var text = String(decoding: bytes, as: UTF8.self)
        // What cannot be decoded becomes U+FFFD, which has other bytes.
        let isEqual = text.withUTF8 { decoded in
            bytes.withUnsafeBufferPointer { decoded.count == $0.count && decoded.elementsEqual($0) }
        }
        guard isEqual else { return nil }
        self = text
    }
}
