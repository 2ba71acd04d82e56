import ModelcBase

/// Finds the positions of attributes in a start tag. The document must be well-formed.
///
/// Elements store only the position of their `<`. Positions inside a tag are determined only if a diagnostic or an edit
/// needs them.
package struct StartTagScanner {
    /// The position of an attribute: `name="value"`.
    package struct Place: Hashable, Sendable {
        /// The range of bytes of the name.
        package var name: Range<Int>
        /// The range of bytes between the quotes, with escapes as written.
        package var value: Range<Int>
        /// The range of bytes from the name to the closing quote.
        package var whole: Range<Int> { name.lowerBound..<(value.upperBound + 1) }
    }

    private let bytes: [UInt8]
    private var index: Int

    /// The position of the attribute `name` in a start tag whose `<` is at `offset`. Nil if the tag does not have the
    /// attribute.
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

    /// The range of bytes of the element's name in the start tag whose `<` is at `offset`.
    package static func elementName(inTagAt offset: Int, of source: SourceText) -> Range<Int> {
        var scanner = StartTagScanner(bytes: source.bytes, index: min(offset + 1, source.bytes.count))
        let start = scanner.index
        scanner.skip { !$0.isXMLSpace && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "/") }
        return start..<scanner.index
    }

    /// The start of an element's content: the offset after the `>` of the start tag. `offset` is the position of the
    /// tag's `<`.
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
