/// The scalars of a property list by number: equal ones have one, which starts at 0.
///
/// Equal is what has the same bytes: texts that only look the same are two, and so are 0 and -0.
struct ScalarTable: Sendable {
    /// By their numbers. Containers are none of them.
    private(set) var values: [PropertyListValue] = []

    private var texts: [ExactText: Int32] = [:]
    private var keys = KeySlots()
    private var integers: [Int64: Int32] = [:]
    private var smallIntegers = [Int32](repeating: Self.none, count: Self.smallIntegerCount)
    private var bits: [TypedBits: Int32] = [:]
    private var data: [[UInt8]: Int32] = [:]

    private static let none: Int32 = -1
    private static let smallIntegerCount = 256

    /// The number of a text.
    mutating func number(of text: String) -> Int32 {
        if let number = texts[ExactText(text)] { return number }
        let number = add(.string(text))
        texts[ExactText(text)] = number
        return number
    }

    /// The number of a text that is the key of a dictionary: there are few of them, each many times.
    mutating func number(ofKey key: String) -> Int32 {
        if let number = keys[key] { return number }
        let number = number(of: key)
        keys[key] = number
        return number
    }

    /// The number of a scalar; nil for a container, and for a UID, which is none of the archived values.
    mutating func number(of value: PropertyListValue) -> Int32? {
        switch value {
        case .string(let text): number(of: text)
        case .integer(let integer): number(of: integer)
        case .boolean(let flag): number(of: TypedBits(type: .boolean, bits: flag ? 1 : 0), value)
        case .real(let real): number(of: TypedBits(type: .real, bits: real.bitPattern), value)
        case .date(let seconds): number(of: TypedBits(type: .date, bits: seconds.bitPattern), value)
        case .null: number(of: TypedBits(type: .null, bits: 0), value)
        case .data(let bytes): number(of: bytes)
        case .uid, .array, .orderedSet, .set, .dictionary: nil
        }
    }

    private mutating func number(of integer: Int64) -> Int32 {
        guard let small = Int(exactly: integer), smallIntegers.indices.contains(small) else {
            if let number = integers[integer] { return number }
            let number = add(.integer(integer))
            integers[integer] = number
            return number
        }
        if smallIntegers[small] == Self.none { smallIntegers[small] = add(.integer(integer)) }
        return smallIntegers[small]
    }

    private mutating func number(of key: TypedBits, _ value: PropertyListValue) -> Int32 {
        if let number = bits[key] { return number }
        let number = add(value)
        bits[key] = number
        return number
    }

    private mutating func number(of bytes: [UInt8]) -> Int32 {
        if let number = data[bytes] { return number }
        let number = add(.data(bytes))
        data[bytes] = number
        return number
    }

    private mutating func add(_ value: PropertyListValue) -> Int32 {
        values.append(value)
        return Int32(values.count - 1)
    }
}

/// A text that is equal to another one only if its bytes are.
private struct ExactText: Hashable {
    let text: String

    init(_ text: String) { self.text = text }

    static func == (left: Self, right: Self) -> Bool {
        // Nearly always the bytes lie in a row and can be compared without the strings between.
        let isEqual = left.text.utf8.withContiguousStorageIfAvailable { one in
            right.text.utf8.withContiguousStorageIfAvailable { other in one.elementsEqual(other) }
        }
        return (isEqual ?? nil) ?? left.text.utf8.elementsEqual(right.text.utf8)
    }

    // Texts with equal bytes have equal hashes, whatever else has them.
    func hash(into hasher: inout Hasher) { text.hash(into: &hasher) }
}

/// A scalar of few bits.
private struct TypedBits: Hashable {
    enum ScalarType {
        case null
        case boolean
        case real
        case date
    }

    var type: ScalarType
    var bits: UInt64
}

/// The numbers of the keys that were met last. Their lengths tell nearly all of them apart, so that none has to be hashed.
private struct KeySlots: Sendable {
    private var slots = [(key: String, number: Int32)?](repeating: nil, count: 64)

    subscript(key: String) -> Int32? {
        get {
            let length = key.utf8.count
            // What equals a text in ASCII and is as long has its bytes.
            guard let slot = slots[length & 63], slot.key == key, slot.key.utf8.count == length else { return nil }
            return slot.number
        }
        set {
            guard key.utf8.allSatisfy({ $0 < 0x80 }) else { return }
            slots[key.utf8.count & 63] = newValue.map { (key, $0) }
        }
    }
}
