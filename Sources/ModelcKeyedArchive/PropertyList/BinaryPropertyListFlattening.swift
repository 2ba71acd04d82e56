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
