/// The values of a property list in the order in which they are written: a container before what it holds, keys before
/// values, equal scalars only once.
struct BinaryPropertyListFlattening {
    /// A value whose parts are numbers of other items.
    enum Item {
        case scalar(PropertyListValue)
        case list(BinaryPropertyListMarker, [Int])
        case dictionary(keys: [Int], values: [Int])
    }

    private(set) var items: [Item] = []
    private var numbers: [PropertyListValue: Int] = [:]

    /// Adds a value with all that it holds; returns its number.
    mutating func add(_ value: PropertyListValue) -> Int {
        switch value {
        case .null, .boolean, .integer, .real, .date, .data, .string, .uid: return addScalar(value)
        case .array(let elements): return addList(.array, elements)
        case .orderedSet(let elements): return addList(.orderedSet, elements)
        case .set(let elements): return addList(.set, elements)
        case .dictionary(let dictionary):
            let number = reserve()
            let keys = dictionary.entries.map { addScalar(.string($0.key)) }
            items[number] = .dictionary(keys: keys, values: dictionary.entries.map { add($0.value) })
            return number
        }
    }

    private mutating func addScalar(_ value: PropertyListValue) -> Int {
        if let number = numbers[value] { return number }
        items.append(.scalar(value))
        numbers[value] = items.count - 1
        return items.count - 1
    }

    private mutating func addList(_ marker: BinaryPropertyListMarker, _ elements: [PropertyListValue]) -> Int {
        let number = reserve()
        items[number] = .list(marker, elements.map { add($0) })
        return number
    }

    private mutating func reserve() -> Int {
        items.append(.scalar(.null))
        return items.count - 1
    }
}
