import ModelcKeyedArchive

/// Writes any value as a binary property list, each value as an object of its own. For tests: it favours shortness.
package struct TestPropertyListWriter {
    private var objects: [[UInt8]] = []

    package static func bytes(of value: PropertyListValue) -> [UInt8] {
        var writer = TestPropertyListWriter()
        let top = writer.add(value)
        var fixture = PropertyListFixture(objects: writer.objects)
        fixture.topObject = top
        fixture.offsetSize = 2
        fixture.referenceSize = 2
        return fixture.bytes
    }

    private mutating func add(_ value: PropertyListValue) -> Int {
        let object = encoded(value)
        objects.append(object)
        return objects.count - 1
    }

    private mutating func encoded(_ value: PropertyListValue) -> [UInt8] {
        switch value {
        case .null: return [0x00]
        case .boolean(let flag): return [flag ? 0x09 : 0x08]
        case .integer(let number): return [0x13] + Self.eight(UInt64(bitPattern: number))
        case .real(let number): return [0x23] + Self.eight(number.bitPattern)
        case .date(let seconds): return [0x33] + Self.eight(seconds.bitPattern)
        case .data(let bytes): return PropertyListFixture.marker(0x4, count: bytes.count) + bytes
        case .string(let text): return Self.text(text)
        case .uid(let uid): return [0x83] + PropertyListFixture.bigEndian(UInt64(uid), size: 4)
        case .array(let elements): return container(0xA, elements)
        case .orderedSet(let elements): return container(0xB, elements)
        case .set(let elements): return container(0xC, elements)
        case .dictionary(let fields): return dictionary(fields)
        }
    }

    private mutating func container(_ kind: UInt8, _ elements: [PropertyListValue]) -> [UInt8] {
        PropertyListFixture.marker(kind, count: elements.count) + references(to: elements)
    }

    private mutating func dictionary(_ fields: PropertyListDictionary) -> [UInt8] {
        let keys = references(to: fields.entries.map { .string($0.key) })
        let values = references(to: fields.entries.map(\.value))
        return PropertyListFixture.marker(0xD, count: fields.entries.count) + keys + values
    }

    private mutating func references(to values: [PropertyListValue]) -> [UInt8] {
        var references: [UInt8] = []
        for value in values {
            references += PropertyListFixture.bigEndian(UInt64(add(value)), size: 2)
        }
        return references
    }

    private static func eight(_ bits: UInt64) -> [UInt8] {
        PropertyListFixture.bigEndian(bits, size: 8)
    }

    private static func text(_ text: String) -> [UInt8] {
        if text.utf8.allSatisfy({ $0 < 0x80 }) { return PropertyListFixture.ascii(text) }
        let units = text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
        return PropertyListFixture.marker(0x6, count: text.utf16.count) + units
    }
}
