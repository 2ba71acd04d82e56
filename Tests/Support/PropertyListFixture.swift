import ModelcKeyedArchive

/// A binary property list built from raw objects, so that tests can also write invalid ones.
///
/// The object with index 0 is the top object by default. Every field can have a wrong value.
package struct PropertyListFixture {
    package var header = Array("bplist00".utf8)
    package var objects: [[UInt8]]
    package var topObject = 0
    package var offsetSize = 1
    package var referenceSize = 1
    /// Replaces the real offsets of the objects.
    package var offsets: [Int]?
    /// Replaces the number of objects in the trailer.
    package var objectCount: UInt64?
    /// Replaces the position of the offset table in the trailer.
    package var offsetTableOffset: UInt64?

    package init(_ objects: [UInt8]...) {
        self.objects = objects
    }

    package init(objects: [[UInt8]]) {
        self.objects = objects
    }

    package var bytes: [UInt8] {
        var bytes = header
        var realOffsets: [Int] = []
        for object in objects {
            realOffsets.append(bytes.count)
            bytes += object
        }
        let tableOffset = bytes.count
        for offset in offsets ?? realOffsets {
            bytes += Self.bigEndian(UInt64(offset), size: offsetSize)
        }
        bytes += [0, 0, 0, 0, 0, 0, UInt8(truncatingIfNeeded: offsetSize), UInt8(truncatingIfNeeded: referenceSize)]
        bytes += Self.bigEndian(objectCount ?? UInt64(objects.count), size: 8)
        bytes += Self.bigEndian(UInt64(topObject), size: 8)
        bytes += Self.bigEndian(offsetTableOffset ?? UInt64(tableOffset), size: 8)
        return bytes
    }

    package static func bigEndian(_ number: UInt64, size: Int) -> [UInt8] {
        (0..<size).reversed().map { $0 < 8 ? UInt8(truncatingIfNeeded: number >> UInt64(8 * $0)) : 0 }
    }

    /// A marker with a count, short or followed by an integer object of two bytes.
    package static func marker(_ kind: UInt8, count: Int) -> [UInt8] {
        count < 15 ? [kind << 4 | UInt8(count)] : [kind << 4 | 0xF, 0x11] + bigEndian(UInt64(count), size: 2)
    }

    package static func ascii(_ text: String) -> [UInt8] {
        marker(0x5, count: text.utf8.count) + Array(text.utf8)
    }

    package static func array(_ references: [UInt8]) -> [UInt8] {
        marker(0xA, count: references.count) + references
    }
}

/// Writes any value as a binary property list, each value as a separate object. For tests: short rather than efficient.
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

/// A keyed archive built object by object. Object 0 is `$null`; `add` returns the UID of the new object.
package struct ArchiveFixture {
    package var archiver: PropertyListValue = .string("NSKeyedArchiver")
    package var version: PropertyListValue = .integer(100_000)
    package var top: PropertyListValue = fields(["root": .uid(1)])
    package var objects: [PropertyListValue] = [.string("$null")]

    package init() {}

    /// Adds a value unchanged.
    @discardableResult
    package mutating func add(_ value: PropertyListValue) -> Int {
        objects.append(value)
        return objects.count - 1
    }

    /// Adds an object, followed by its class table. The chain ends with `NSObject`.
    @discardableResult
    package mutating func add(_ classNames: String..., keys: KeyValuePairs<String, PropertyListValue>) -> Int {
        let uid = objects.count
        let entries = keys.map { PropertyListDictionary.Entry(key: $0.key, value: $0.value) }
        let classEntry = PropertyListDictionary.Entry(key: "$class", value: .uid(uid + 1))
        add(.dictionary(PropertyListDictionary(entries + [classEntry])))
        let chain = (classNames + ["NSObject"]).map(PropertyListValue.string)
        add(fields(["$classname": .string(classNames.first ?? ""), "$classes": .array(chain)]))
        return uid
    }

    package var propertyList: PropertyListValue {
        fields(["$version": version, "$archiver": archiver, "$top": top, "$objects": .array(objects)])
    }

    package var bytes: [UInt8] { TestPropertyListWriter.bytes(of: propertyList) }

    package func open() throws -> KeyedArchive { try KeyedArchive(bytes: bytes) }
}

/// A dictionary value in literal order.
package func fields(_ pairs: KeyValuePairs<String, PropertyListValue>) -> PropertyListValue {
    .dictionary(PropertyListDictionary(pairs.map { PropertyListDictionary.Entry(key: $0.key, value: $0.value) }))
}

extension KeyedArchive {
    /// The object with an index, in an archive whose root is that object.
    package func object(at index: Int) throws(KeyedArchiveError) -> ArchivedObject {
        let top = PropertyListDictionary([.init(key: "root", value: .uid(index))])
        return try KeyedArchive(
            propertyList: .dictionary(
                PropertyListDictionary([
                    .init(key: "$archiver", value: .string("NSKeyedArchiver")),
                    .init(key: "$version", value: .integer(KeyedArchive.supportedVersion)),
                    .init(key: "$top", value: .dictionary(top)),
                    .init(key: "$objects", value: .array(objects)),
                ]))
        ).rootObject()
    }
}
