/// The objects of a binary property list in writing order. A container precedes its content, keys precede values, and
/// equal scalars and UIDs are written only once. Objects refer to each other by their index in this order.
struct BinaryPropertyListItems {
    /// An object to write. Containers refer to their parts by a range in `references`.
    enum Item {
        /// A scalar, as an index in `scalars`.
        case scalar(Int32)
        case uid(UInt32)
        case list(BinaryPropertyListMarker, Range<Int>)
        /// The range of the parts in `references`: first all keys, then all values.
        case dictionary(Range<Int>)
    }

    private(set) var items: [Item] = []
    /// The parts of all containers, as indices in `items`. One list for all containers saves most of the memory that
    /// separate lists would take.
    private(set) var references: [Int32] = []
    private(set) var scalars: ScalarTable

    /// For each index in `scalars`, the number of the scalar in the file: its index in `items`; -1 if it was not added.
    private var numbersOfScalars: [Int32] = []
    private var numbersOfUIDs = UIDNumbers()

    private static let none: Int32 = -1

    /// - Parameter scalars: a table that may already contain scalars. A scalar of the table is written only if it is
    ///   added here.
    init(scalars: ScalarTable = ScalarTable()) { self.scalars = scalars }

    /// Adds a scalar, given as an index in `scalars`.
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

    /// Adds the string of a dictionary key, and returns its number.
    mutating func add(key: String) -> Int32 { add(scalar: scalars.number(ofKey: key)) }

    /// Adds a UID, which is at most 2³² - 1.
    mutating func add(uid: Int) -> Int32 {
        if let number = numbersOfUIDs[uid] { return number }
        let number = append(.uid(UInt32(truncatingIfNeeded: uid)))
        numbersOfUIDs[uid] = number
        return number
    }

    /// Adds a list. Its parts are set later.
    /// - Returns: its number, and the range of its parts in `references`.
    mutating func addList(_ marker: BinaryPropertyListMarker, count: Int) -> (number: Int32, places: Range<Int>) {
        let places = reserve(count)
        return (append(.list(marker, places)), places)
    }

    /// Adds a dictionary. Its keys and values are set later.
    ///
    /// - Returns: its number, and its range in `references`: first the places of all keys, then the places of all
    ///   values.
    mutating func addDictionary(count: Int) -> (number: Int32, places: Range<Int>) {
        let places = reserve(count * 2)
        return (append(.dictionary(places)), places)
    }

    /// Sets a part of a container. `place` is the index in `references`.
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

/// Maps the UIDs of an archive to object numbers. An archive has consecutive UIDs, and a number is looked up for each
/// reference, so an array is used.
private struct UIDNumbers {
    /// UIDs from this limit on, which occur only in huge archives, are looked up in a dictionary.
    private static let limit = 1 << 20

    /// The object numbers, indexed by UID. 0 means that there is none, because 0 is the number of the top-level object.
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
