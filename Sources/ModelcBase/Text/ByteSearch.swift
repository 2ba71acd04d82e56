#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

extension RandomAccessCollection<UInt8> where Index == Int {
    /// The first occurrence of a text; nil if there is none. It is fast enough for files of megabytes: most bytes are
    /// compared only with the first byte of the text.
    package func firstPlace(of text: StaticString) -> Range<Int>? {
        text.withUTF8Buffer { wanted in
            let place = withContiguousStorageIfAvailable { bytes in ByteSearch(bytes).firstPlace(of: wanted) }
            return (place ?? ByteSearch.firstPlace(of: wanted, in: Array(self))).map { place in
                startIndex + place..<startIndex + place + wanted.count
            }
        }
    }
}

/// Searches in memory with C functions, which process many bytes at once. In a debug build, each step through a Swift
/// collection takes several function calls.
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
            if ByteSearch.areEqual(UnsafeBufferPointer(rebasing: bytes[start..<start + wanted.count]), wanted) {
                return start
            }
            index = start + 1
        }
        return nil
    }

    static func first(_ byte: UInt8, in bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Int? {
        guard let base = UnsafeRawPointer(bytes.baseAddress), !range.isEmpty else { return nil }
        return memchr(base + range.lowerBound, Int32(byte), range.count).map { UnsafeRawPointer($0) - base }
    }

    static func areEqual(_ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>) -> Bool {
        guard left.count == right.count else { return false }
        guard let leftBytes = left.baseAddress, let rightBytes = right.baseAddress else { return true }
        return memcmp(leftBytes, rightBytes, left.count) == 0
    }

    /// Returns true if `left` precedes `right` in a comparison byte by byte. A sequence precedes a longer one that
    /// begins with it.
    static func isBefore(_ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let leftBytes = left.baseAddress, let rightBytes = right.baseAddress else {
            return left.count < right.count
        }
        let order = memcmp(leftBytes, rightBytes, min(left.count, right.count))
        return order == 0 ? left.count < right.count : order < 0
    }
}

extension [UInt8] {
    /// The first index of a byte in a range; nil if there is none.
    package func firstPlace(of byte: UInt8, in range: Range<Int>) -> Int? {
        withUnsafeBufferPointer { ByteSearch.first(byte, in: $0, range.clamped(to: 0..<count)) }
    }

    /// The indices of a byte in a range.
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
    /// Decodes UTF-8 bytes; nil if they are not valid. The standard library's own initializer requires newer systems
    /// than modelc does.
    package init?(exactly bytes: [UInt8]) {
        var text = String(decoding: bytes, as: UTF8.self)
        // Invalid bytes are decoded as U+FFFD, so the decoded text has different bytes.
        let isEqual = text.withUTF8 { decoded in
            bytes.withUnsafeBufferPointer { ByteSearch.areEqual(decoded, $0) }
        }
        guard isEqual else { return nil }
        self = text
    }
}

extension StringProtocol {
    /// Returns the text with each occurrence of `old` replaced by `new`.
    ///
    /// Bytes are compared, not characters: a quotation mark is found even if a combining accent follows it. This also
    /// avoids the cost of splitting the text into characters.
    package func replacingText(_ old: String, with new: String) -> String {
        var (text, old) = (String(self), old)
        return text.withUTF8 { bytes in
            old.withUTF8 { wanted in ByteSearch(bytes).replacing(wanted, with: new) }
        } ?? text
    }

    /// The parts between the occurrences of `separator`, compared by bytes; the whole text if there is none.
    package func parts(between separator: String) -> [String] {
        var (text, separator) = (String(self), separator)
        let places = text.withUTF8 { bytes in separator.withUTF8 { ByteSearch(bytes).places(of: $0) } }
        let bytes = text.utf8
        var parts: [String] = []
        var start = bytes.startIndex
        for place in places {
            let end = bytes.index(bytes.startIndex, offsetBy: place)
            parts.append(String(text[start..<end]))
            start = bytes.index(end, offsetBy: separator.utf8.count)
        }
        return parts + [String(text[start...])]
    }

    /// The text before and after the first occurrence of a separator, compared by bytes; nil if there is none.
    package func cut(at separator: String) -> (head: SubSequence, tail: SubSequence)? {
        firstText(separator).map { (self[..<$0.lowerBound], self[$0.upperBound...]) }
    }

    /// The first occurrence of a text, compared by bytes; nil if there is none.
    package func firstText(_ wanted: String) -> Range<Index>? {
        var (text, wanted) = (String(self), wanted)
        let place = text.withUTF8 { bytes in wanted.withUTF8 { ByteSearch(bytes).firstPlace(of: $0) } }
        guard let place else { return nil }
        let start = utf8.index(startIndex, offsetBy: place)
        return start..<utf8.index(start, offsetBy: wanted.utf8.count)
    }

    /// Whether the text begins with `start`, compared by bytes.
    package func beginsWith(_ start: String) -> Bool { utf8.starts(with: start.utf8) }

    /// The text after the prefix `start`, compared by bytes; nil if the text does not begin with it.
    package func dropping(start: String) -> SubSequence? {
        beginsWith(start) ? self[utf8.index(startIndex, offsetBy: start.utf8.count)...] : nil
    }

    /// Whether the text contains `part`, compared by bytes.
    package func containsText(_ part: String) -> Bool {
        var (text, part) = (String(self), part)
        return text.withUTF8 { bytes in
            part.withUTF8 { wanted in wanted.isEmpty || ByteSearch(bytes).firstPlace(of: wanted) != nil }
        }
    }
}

extension ByteSearch {
    /// The start indices of all occurrences of a text; occurrences do not overlap.
    fileprivate func places(of wanted: UnsafeBufferPointer<UInt8>) -> [Int] {
        var places: [Int] = []
        var start = 0
        while let place = ByteSearch(UnsafeBufferPointer(rebasing: bytes[start...])).firstPlace(of: wanted) {
            places.append(start + place)
            start += place + wanted.count
        }
        return places
    }

    /// The text with each occurrence of `wanted` replaced; nil if there is no occurrence.
    fileprivate func replacing(_ wanted: UnsafeBufferPointer<UInt8>, with new: String) -> String? {
        let places = places(of: wanted)
        guard !places.isEmpty else { return nil }
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count + places.count * new.utf8.count)
        var start = 0
        for place in places {
            result += bytes[start..<place]
            result += new.utf8
            start = place + wanted.count
        }
        return String(decoding: result + bytes[start...], as: UTF8.self)
    }
}
