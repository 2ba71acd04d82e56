import ModelcBase

/// Finds the positions of a start tag's attributes in the text of a well-formed document.
///
/// Elements only store where they begin; positions inside their tags are determined when a diagnostic or an edit needs
/// them.
package struct StartTagScanner {
    /// The position of an attribute: `name="value"`.
    package struct Place: Hashable, Sendable {
        /// The bytes of the name.
        package var name: Range<Int>
        /// The bytes between the quotes, escapes as written.
        package var value: Range<Int>
        /// The bytes from the name to the closing quote.
        package var whole: Range<Int> { name.lowerBound..<(value.upperBound + 1) }
    }

    private let bytes: [UInt8]
    private var index: Int

    /// The position of the attribute `name` in the start tag whose `<` is at `offset`; nil if it has none.
    package static func place(of name: String, inTagAt offset: Int, of source: SourceText) -> Place? {
        place(of: name, inTagAt: offset, of: source.bytes)
    }

    static func place(of name: String, inTagAt offset: Int, of bytes: [UInt8]) -> Place? {
        var scanner = StartTagScanner(bytes: bytes, index: offset + 1)
        scanner.skip { !$0.isXMLSpace && $0 != UInt8(ascii: ">") }
        while let place = scanner.nextAttribute() {
            if bytes[place.name].elementsEqual(name.utf8) { return place }
        }
        return nil
    }

    /// The positions of all attributes in the start tag whose `<` is at `offset`, in file order.
    package static func places(inTagAt offset: Int, of source: SourceText) -> [Place] {
        var scanner = StartTagScanner(bytes: source.bytes, index: elementName(inTagAt: offset, of: source).upperBound)
        var places: [Place] = []
        while let place = scanner.nextAttribute() { places.append(place) }
        return places
    }

    /// The bytes of the element's name in the start tag whose `<` is at `offset`.
    package static func elementName(inTagAt offset: Int, of source: SourceText) -> Range<Int> {
        var scanner = StartTagScanner(bytes: source.bytes, index: min(offset + 1, source.bytes.count))
        let start = scanner.index
        scanner.skip { !$0.isXMLSpace && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "/") }
        return start..<scanner.index
    }

    /// The start of an element's content, given the offset of the start tag's `<`: the position after its `>`.
    package static func contentStart(ofTagAt offset: Int, of source: SourceText) -> Int {
        var scanner = StartTagScanner(bytes: source.bytes, index: elementName(inTagAt: offset, of: source).upperBound)
        while scanner.nextAttribute() != nil {}
        scanner.skip { $0 != UInt8(ascii: ">") }
        return min(scanner.index + 1, source.bytes.count)
    }

    private mutating func nextAttribute() -> Place? {
        skip(\.isXMLSpace)
        let start = index
        skip { !$0.isXMLSpace && $0 != UInt8(ascii: "=") && $0 != UInt8(ascii: ">") }
        let name = start..<index
        skip(\.isXMLSpace)
        guard !name.isEmpty, take(UInt8(ascii: "=")) else { return nil }
        skip(\.isXMLSpace)
        guard index < bytes.count else { return nil }
        let quote = bytes[index]
        index += 1
        let valueStart = index
        skip { $0 != quote }
        let value = valueStart..<index
        guard take(quote) else { return nil }
        return Place(name: name, value: value)
    }

    private mutating func take(_ byte: UInt8) -> Bool {
        guard index < bytes.count, bytes[index] == byte else { return false }
        index += 1
        return true
    }

    private mutating func skip(_ matches: (UInt8) -> Bool) {
        while index < bytes.count, matches(bytes[index]) { index += 1 }
    }
}

/// Converts the text between the quotes of an attribute to its value.
package enum XMLAttributeText {
    /// The value of an attribute in a well-formed document without a document type: references are replaced, and white
    /// space becomes spaces, according to XML 1.0 §3.3.3.
    package static func value(of spelling: some Collection<UInt8>) -> String {
        var decoded: [UInt8] = []
        decoded.reserveCapacity(spelling.count)
        var rest = spelling[...]
        while let byte = rest.popFirst() {
            switch byte {
            case UInt8(ascii: "&"): decoded += reference(&rest)
            // A line end of two bytes is one character.
            case 0x0D where rest.first == 0x0A: continue
            case 0x09, 0x0A, 0x0D: decoded.append(0x20)
            default: decoded.append(byte)
            }
        }
        return String(decoding: decoded, as: UTF8.self)
    }

    /// The replacement for a reference, after its `&` was read.
    private static func reference<Rest: Collection<UInt8>>(_ rest: inout Rest) -> [UInt8]
    where Rest.SubSequence == Rest {
        guard let end = rest.firstIndex(of: UInt8(ascii: ";")) else { return [UInt8(ascii: "&")] }
        let name = String(decoding: rest[..<end], as: UTF8.self)
        rest = rest[rest.index(after: end)...]
        switch name {
        case "amp": return [UInt8(ascii: "&")]
        case "lt": return [UInt8(ascii: "<")]
        case "gt": return [UInt8(ascii: ">")]
        case "quot": return [UInt8(ascii: "\"")]
        case "apos": return [UInt8(ascii: "'")]
        default: return character(name).map { Array(String($0).utf8) } ?? Array("&\(name);".utf8)
        }
    }

    /// `#10`, `#x1F600`.
    private static func character(_ name: String) -> Unicode.Scalar? {
        let number = name.hasPrefix("#x") ? UInt32(name.dropFirst(2), radix: 16) : UInt32(name.dropFirst())
        return name.hasPrefix("#") ? number.flatMap(Unicode.Scalar.init) : nil
    }

    /// Whether XML can represent a text: most control characters are impossible in any spelling (XML 1.0 §2.2).
    package static func isWritable(_ text: String) -> Bool {
        text.unicodeScalars.allSatisfy { scalar in
            switch scalar.value {
            case 0x09, 0x0A, 0x0D: true
            case 0..<0x20, 0xFFFE, 0xFFFF: false
            default: true
            }
        }
    }

    /// Whether a text may be the name of an element or an attribute. Letters outside ASCII are not accepted, because
    /// this format does not use them in names.
    package static func isName(_ text: String) -> Bool {
        guard let first = text.utf8.first, isNameStart(first) else { return false }
        return text.utf8.allSatisfy { byte in
            isNameStart(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
                || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
        }
    }

    private static func isNameStart(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || byte == UInt8(ascii: "_")
    }
}
