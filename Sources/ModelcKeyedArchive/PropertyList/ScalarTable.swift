/// The scalars of a property list, numbered from 0. Equal scalars share a number.
///
/// Scalars are equal if they have the same bytes: strings that only look the same are different, and so are 0 and -0.
struct ScalarTable: Sendable {
    /// The scalars, indexed by their numbers. Containers are not included.
    private(set) var values: [PropertyListValue] = []

    private var texts: [ExactText: Int32] = [:]
    private var keys = KeySlots()
    private var programKeys = ProgramKeySlots()
    private var integers: [Int64: Int32] = [:]
    private var smallIntegers = [Int32](repeating: Self.none, count: Self.smallIntegerCount)
    private var bits: [TypedBits: Int32] = [:]
    private var data: [[UInt8]: Int32] = [:]

    private static let none: Int32 = -1
    private static let smallIntegerCount = 256

    /// Reserves memory for strings, so that the storage need not grow later.
    mutating func reserve(_ count: Int) {
        values.reserveCapacity(count)
        texts.reserveCapacity(count)
    }

    mutating func number(of text: String) -> Int32 {
        if let number = texts[ExactText(text)] { return number }
        let number = add(.string(text))
        texts[ExactText(text)] = number
        return number
    }

    /// Returns the number of a string that is a key of a dictionary, and adds it if it is new. There are few different
    /// keys, each used many times.
    mutating func number(ofKey key: String) -> Int32 {
        if let number = keys[key] { return number }
        let number = number(of: key)
        keys[key] = number
        return number
    }

    /// Returns the number of a key that is a string literal, and adds it if it is new. The literal is identified by its
    /// address.
    mutating func number(ofKey key: StaticString) -> Int32 {
        if let number = programKeys[key] { return number }
        let number = number(of: "\(key)")
        programKeys[key] = number
        return number
    }

    /// Returns the number of a scalar, and adds it if it is new; nil for a container or a UID, because the table does
    /// not contain these.
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

/// A string for use as a dictionary key. Two such strings are equal only if their bytes are equal, unlike `String`,
/// which compares Unicode characters.
private struct ExactText: Hashable {
    let text: String

    init(_ text: String) { self.text = text }

    static func == (left: Self, right: Self) -> Bool {
        // The bytes are nearly always contiguous, so they can be compared directly.
        let isEqual = left.text.utf8.withContiguousStorageIfAvailable { one in
            right.text.utf8.withContiguousStorageIfAvailable { other in areEqual(one, other) }
        }
        return (isEqual ?? nil) ?? left.text.utf8.elementsEqual(right.text.utf8)
    }

    /// Whether two strings have equal bytes. Most strings are compared with themselves, so equal addresses are checked
    /// first. Other strings are compared eight bytes at a time.
    private static func areEqual(_ one: UnsafeBufferPointer<UInt8>, _ other: UnsafeBufferPointer<UInt8>) -> Bool {
        guard one.count == other.count else { return false }
        if one.baseAddress == other.baseAddress { return true }
        let (left, right) = (UnsafeRawBufferPointer(one), UnsafeRawBufferPointer(other))
        var place = 0
        while place + 8 <= left.count {
            let isEqual =
                left.loadUnaligned(fromByteOffset: place, as: UInt64.self)
                == right.loadUnaligned(fromByteOffset: place, as: UInt64.self)
            guard isEqual else { return false }
            place += 8
        }
        while place < left.count {
            guard left[place] == right[place] else { return false }
            place += 1
        }
        return true
    }

    // Strings with equal bytes have equal hashes. Different strings may have equal hashes as well, which is allowed.
    func hash(into hasher: inout Hasher) { text.hash(into: &hasher) }
}

/// The bits of a number, date or Boolean, with its type. Used to find equal scalars.
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

/// A cache from recent dictionary keys to their numbers in the table. The slot of a key depends only on its length and
/// its last byte, so that a recent key is found without hashing it.
private struct KeySlots: Sendable {
    private static let count = 256

    private var slots = [(key: ExactText, number: Int32)?](repeating: nil, count: Self.count)

    subscript(key: String) -> Int32? {
        get {
            guard let slot = slots[Self.place(of: key)], slot.key == ExactText(key) else { return nil }
            return slot.number
        }
        set { slots[Self.place(of: key)] = newValue.map { (ExactText(key), $0) } }
    }

    private static func place(of key: String) -> Int {
        let utf8 = key.utf8
        return (utf8.count &* 23 &+ Int(utf8.last ?? 0)) % count
    }
}

/// A cache with the numbers of the most recent string literals, by their addresses.
private struct ProgramKeySlots: Sendable {
    private static let count: UInt = 512

    private var slots = [(place: UInt, number: Int32)](repeating: (0, 0), count: Int(Self.count))

    subscript(key: StaticString) -> Int32? {
        get {
            guard let place = Self.place(of: key) else { return nil }
            let slot = slots[Self.slot(of: place)]
            return slot.place == place ? slot.number : nil
        }
        set {
            guard let place = Self.place(of: key) else { return }
            slots[Self.slot(of: place)] = newValue.map { (place, $0) } ?? (0, 0)
        }
    }

    /// Returns the address of a string literal; nil for a single character that is stored without an address.
    private static func place(of key: StaticString) -> UInt? {
        key.hasPointerRepresentation ? UInt(bitPattern: key.utf8Start) : nil
    }

    // The compiler aligns string literals to 16 bytes.
    private static func slot(of place: UInt) -> Int { Int((place / 16 ^ place) % count) }
}
