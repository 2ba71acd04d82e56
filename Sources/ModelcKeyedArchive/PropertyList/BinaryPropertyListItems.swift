/// The objects of a binary property list in the order in which they are written: a container before its content, keys
/// before values, equal scalars and UIDs only once. Objects refer to each other by their numbers in that order.
struct BinaryPropertyListItems {
    /// An object; for a container, the range of its parts in `references`.
    enum Item {
        /// A scalar by its number in `scalars`.
        case scalar(Int32)
        case uid(UInt32)
        case list(BinaryPropertyListMarker, Range<Int>)
        /// The numbers of all keys, then those of all values.
        case dictionary(Range<Int>)
    }

    private(set) var items: [Item] = []
    /// The numbers of the parts of all containers in one list: separate lists would take most of the memory.
    private(set) var references: [Int32] = []
    private(set) var scalars: ScalarTable

    /// By the numbers of the scalars.
    private var numbersOfScalars: [Int32] = []
    private var numbersOfUIDs = UIDNumbers()

    private static let none: Int32 = -1

    /// - Parameter scalars: scalars that are already known; only added ones are written.
    init(scalars: ScalarTable = ScalarTable()) { self.scalars = scalars }

    /// Adds a scalar by its number in `scalars`.
    /// - Returns: its number.
    mutating func add(scalar: Int32) -> Int32 {
        let index = Int(scalar)
        if index >= numbersOfScalars.count {
            numbersOfScalars += repeatElement(
                Self.none, count: max(index + 1, scalars.values.count) - numbersOfScalars.count)
        }
        if numbersOfScalars[index] == Self.none { numbersOfScalars[index] = append(.scalar(scalar)) }
        return numbersOfScalars[index]
    }

    /// Adds the string of a key.
    mutating func add(key: String) -> Int32 { add(scalar: scalars.number(ofKey: key)) }

    /// Adds a UID, which is at most 2³² - 1.
    mutating func add(uid: Int) -> Int32 {
        if let number = numbersOfUIDs[uid] { return number }
        let number = append(.uid(UInt32(truncatingIfNeeded: uid)))
        numbersOfUIDs[uid] = number
        return number
    }

    /// Adds a list whose parts are set later.
    /// - Returns: its number, and the range of its parts.
    mutating func addList(_ marker: BinaryPropertyListMarker, count: Int) -> (number: Int32, places: Range<Int>) {
        let places = reserve(count)
        return (append(.list(marker, places)), places)
    }

    /// Adds a dictionary whose keys and values are set later.
    /// - Returns: its number, and the range of its keys, followed by the values.
    mutating func addDictionary(count: Int) -> (number: Int32, places: Range<Int>) {
        let places = reserve(count * 2)
        return (append(.dictionary(places)), places)
    }

    /// Sets a part of a container.
    mutating func set(_ place: Int, to number: Int32) { references[place] = number }

    private mutating func append(_ item: Item) -> Int32 {
        items.append(item)
        return Int32(items.count - 1)
    }

    private mutating func reserve(_ count: Int) -> Range<Int> {
        let start = references.count
        references += repeatElement(0, count: count)
        return start..<references.count
    }
}

extension BinaryPropertyListItems {
    /// Adds a value with its content.
    ///
    /// Recurses for each level of containers.
    /// - Returns: its number.
    mutating func add(_ value: PropertyListValue) -> Int32 {
        switch value {
        case .uid(let uid): return add(uid: uid)
        case .array(let elements): return add(.array, elements)
        case .orderedSet(let elements): return add(.orderedSet, elements)
        case .set(let elements): return add(.set, elements)
        case .dictionary(let dictionary): return add(dictionary.entries)
        case .null, .boolean, .integer, .real, .date, .data, .string:
            return scalars.number(of: value).map { add(scalar: $0) } ?? Self.none
        }
    }

    private mutating func add(_ marker: BinaryPropertyListMarker, _ elements: [PropertyListValue]) -> Int32 {
        let (number, places) = addList(marker, count: elements.count)
        for (place, element) in zip(places, elements) { set(place, to: add(element)) }
        return number
    }

    private mutating func add(_ entries: [PropertyListDictionary.Entry]) -> Int32 {
        let (number, places) = addDictionary(count: entries.count)
        for (place, entry) in zip(places, entries) { set(place, to: add(key: entry.key)) }
        for (place, entry) in zip(places.dropFirst(entries.count), entries) { set(place, to: add(entry.value)) }
        return number
    }
}

/// The numbers of UIDs. Those of an archive are consecutive, and are looked up for each of its references.
private struct UIDNumbers {
    /// Larger UIDs, which occur only in huge archives, are looked up by hashing.
    private static let limit = 1 << 20

    /// By the UID; 0, the number of the top object, means none.
    private var numbers: [Int32] = []
    private var others: [Int: Int32] = [:]

    subscript(uid: Int) -> Int32? {
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
