/// Writes binary property lists (`bplist00`).
///
/// The stages: `BinaryPropertyListFlattening` numbers the values, equal scalars once; `BinaryPropertyListEncoder` makes
/// the bytes of each; offset table and trailer follow. Equal values give equal bytes on any machine.
/// Source of the format: the public CoreFoundation sources (`CFBinaryPList.c`).
package struct BinaryPropertyListWriter: Sendable {
    package init() {}

    /// The bytes of the property list.
    ///
    /// Recurses for each level of containers, of which keyed archives have four.
    package func bytes(of value: PropertyListValue) -> [UInt8] {
        var flattening = BinaryPropertyListFlattening()
        let top = flattening.add(value)
        let encoder = BinaryPropertyListEncoder(referenceSize: Self.size(of: flattening.items.count))
        var bytes = Array("bplist00".utf8)
        var offsets: [Int] = []
        offsets.reserveCapacity(flattening.items.count)
        for item in flattening.items {
            offsets.append(bytes.count)
            encoder.append(item, flattening.references, to: &bytes)
        }
        appendTable(offsets, top: top, referenceSize: encoder.referenceSize, to: &bytes)
        return bytes
    }

    private func appendTable(_ offsets: [Int], top: Int, referenceSize: Int, to bytes: inout [UInt8]) {
        let table = bytes.count
        let offsetSize = Self.size(of: table)
        for offset in offsets { BinaryPropertyListEncoder.append(offset, size: offsetSize, to: &bytes) }
        bytes += [0, 0, 0, 0, 0, 0, UInt8(offsetSize), UInt8(referenceSize)]
        for number in [offsets.count, top, table] { BinaryPropertyListEncoder.append(number, size: 8, to: &bytes) }
    }

    /// How many bytes a number up to `limit` takes: 1, 2, 4 or 8.
    static func size(of limit: Int) -> Int {
        switch limit {
        case ...0xFF: 1
        case ...0xFFFF: 2
        case ...0xFFFF_FFFF: 4
        default: 8
        }
    }
}

/// Makes the bytes of single objects of a binary property list.
struct BinaryPropertyListEncoder {
    /// Bytes per reference inside containers.
    let referenceSize: Int

    /// - Parameter references: the numbers of the parts of all containers.
    func append(_ item: BinaryPropertyListFlattening.Item, _ references: [Int], to bytes: inout [UInt8]) {
        switch item {
        case .scalar(let value): append(value, to: &bytes)
        case .list(let marker, let places):
            append(marker, count: places.count, to: &bytes)
            append(references[places], to: &bytes)
        case .dictionary(let places):
            append(.dictionary, count: places.count / 2, to: &bytes)
            append(references[places], to: &bytes)
        }
    }

    /// A number in so many bytes, big-endian.
    static func append(_ number: Int, size: Int, to bytes: inout [UInt8]) {
        var shift = 8 * (size - 1)
        while shift >= 0 {
            bytes.append(UInt8(truncatingIfNeeded: number >> shift))
            shift -= 8
        }
    }

    private func append(_ value: PropertyListValue, to bytes: inout [UInt8]) {
        switch value {
        case .null: bytes.append(BinaryPropertyListMarker.null)
        case .boolean(let flag):
            bytes.append(flag ? BinaryPropertyListMarker.true : BinaryPropertyListMarker.false)
        case .integer(let number): append(number, to: &bytes)
        case .real(let number):
            bytes.append(BinaryPropertyListMarker.real.rawValue << 4 | 3)
            Self.append(Int(bitPattern: UInt(number.bitPattern)), size: 8, to: &bytes)
        case .date(let seconds):
            bytes.append(BinaryPropertyListMarker.date64)
            Self.append(Int(bitPattern: UInt(seconds.bitPattern)), size: 8, to: &bytes)
        case .data(let data):
            append(.data, count: data.count, to: &bytes)
            bytes += data
        case .string(let text): append(text, to: &bytes)
        case .uid(let uid):
            let size = BinaryPropertyListWriter.size(of: uid)
            bytes.append(BinaryPropertyListMarker.uid.rawValue << 4 | UInt8(size - 1))
            Self.append(uid, size: size, to: &bytes)
        // Containers are items of their own and never come here.
        case .array, .orderedSet, .set, .dictionary: bytes.append(BinaryPropertyListMarker.null)
        }
    }

    /// Numbers below zero take 8 bytes: shorter ones are unsigned.
    private func append(_ number: Int64, to bytes: inout [UInt8]) {
        let size = number < 0 ? 8 : BinaryPropertyListWriter.size(of: Int(number))
        bytes.append(BinaryPropertyListMarker.integer.rawValue << 4 | UInt8(size.trailingZeroBitCount))
        Self.append(Int(number), size: size, to: &bytes)
    }

    private func append(_ text: String, to bytes: inout [UInt8]) {
        let utf8 = Array(text.utf8)
        guard utf8.contains(where: { $0 >= 0x80 }) else {
            append(.asciiString, count: utf8.count, to: &bytes)
            bytes += utf8
            return
        }
        let units = Array(text.utf16)
        append(.utf16String, count: units.count, to: &bytes)
        for unit in units { Self.append(Int(unit), size: 2, to: &bytes) }
    }

    private func append(_ marker: BinaryPropertyListMarker, count: Int, to bytes: inout [UInt8]) {
        let countFollows = BinaryPropertyListMarker.countFollows
        guard count >= Int(countFollows) else {
            bytes.append(marker.rawValue << 4 | UInt8(count))
            return
        }
        bytes.append(marker.rawValue << 4 | countFollows)
        append(Int64(count), to: &bytes)
    }

    private func append(_ numbers: ArraySlice<Int>, to bytes: inout [UInt8]) {
        for number in numbers { Self.append(number, size: referenceSize, to: &bytes) }
    }
}

/// The values of a property list in the order in which they are written: a container before what it holds, keys before
/// values, equal scalars only once.
struct BinaryPropertyListFlattening {
    /// A value; of a container, where the numbers of its parts stand in `references`.
    enum Item {
        case scalar(PropertyListValue)
        case list(BinaryPropertyListMarker, Range<Int>)
        /// The numbers of all keys, then those of all values.
        case dictionary(Range<Int>)
    }

    private(set) var items: [Item] = []
    /// The numbers of the parts of all containers: a list for each of them would be most of the memory.
    private(set) var references: [Int] = []
    private var numbers: [PropertyListValue: Int] = [:]
    // Nearly all scalars of an archive are these: they are found by what they hold.
    private var numbersOfTexts: [String: Int] = [:]
    private var numbersOfUIDs = UIDNumbers()
    private var keys = KeyNumbers()

    /// Adds a value with all that it holds; returns its number.
    mutating func add(_ value: PropertyListValue) -> Int {
        switch value {
        case .string(let text): return addText(text)
        case .uid(let uid): return addUID(uid)
        case .null, .boolean, .integer, .real, .date, .data: return Self.number(of: value, value, in: &numbers, &items)
        case .array(let elements): return addList(.array, elements)
        case .orderedSet(let elements): return addList(.orderedSet, elements)
        case .set(let elements): return addList(.set, elements)
        case .dictionary(let dictionary): return addDictionary(dictionary.entries)
        }
    }

    private mutating func addText(_ text: String) -> Int {
        Self.number(of: text, .string(text), in: &numbersOfTexts, &items)
    }

    private mutating func addKey(_ key: String) -> Int {
        if let number = keys[key] { return number }
        let number = addText(key)
        keys[key] = number
        return number
    }

    private mutating func addUID(_ uid: Int) -> Int {
        if let number = numbersOfUIDs[uid] { return number }
        items.append(.scalar(.uid(uid)))
        numbersOfUIDs[uid] = items.count - 1
        return items.count - 1
    }

    /// The number of a scalar, which becomes an item where it is new.
    private static func number<Key: Hashable>(
        of key: Key, _ value: @autoclosure () -> PropertyListValue, in numbers: inout [Key: Int], _ items: inout [Item]
    ) -> Int {
        if let number = numbers[key] { return number }
        items.append(.scalar(value()))
        numbers[key] = items.count - 1
        return items.count - 1
    }

    private mutating func addList(_ marker: BinaryPropertyListMarker, _ elements: [PropertyListValue]) -> Int {
        let places = reserve(elements.count)
        items.append(.list(marker, places))
        let number = items.count - 1
        for (place, element) in zip(places, elements) { references[place] = add(element) }
        return number
    }

    private mutating func addDictionary(_ entries: [PropertyListDictionary.Entry]) -> Int {
        let places = reserve(entries.count * 2)
        items.append(.dictionary(places))
        let number = items.count - 1
        for (place, entry) in zip(places, entries) { references[place] = addKey(entry.key) }
        for (place, entry) in zip(places.dropFirst(entries.count), entries) { references[place] = add(entry.value) }
        return number
    }

    private mutating func reserve(_ count: Int) -> Range<Int> {
        let start = references.count
        references += repeatElement(0, count: count)
        return start..<references.count
    }
}

/// The numbers of UIDs. Those of an archive follow one another, and are looked up as often as it has references.
private struct UIDNumbers {
    /// Larger UIDs, which only huge archives have, are looked up by hashing.
    private static let limit = 1 << 20

    /// By the UID; 0, the number of the top object, stands for none.
    private var numbers: [Int] = []
    private var others: [Int: Int] = [:]

    subscript(uid: Int) -> Int? {
        get {
            guard uid < Self.limit else { return others[uid] }
            return uid < numbers.count && numbers[uid] != 0 ? numbers[uid] : nil
        }
        set {
            guard uid < Self.limit else { return others[uid] = newValue }
            if uid >= numbers.count { numbers += repeatElement(0, count: uid + 1 - numbers.count) }
            numbers[uid] = newValue ?? 0
        }
    }
}

/// The numbers of the keys that were met last. An archive has few of them, each many times: their lengths tell nearly all apart,
/// so that none has to be hashed.
private struct KeyNumbers {
    private var slots = [(key: String, number: Int)?](repeating: nil, count: 64)

    subscript(key: String) -> Int? {
        get {
            guard let slot = slots[Self.slot(of: key)], slot.key == key else { return nil }
            return slot.number
        }
        set { slots[Self.slot(of: key)] = newValue.map { (key, $0) } }
    }

    private static func slot(of key: String) -> Int { key.utf8.count & 63 }
}
