import ModelcKeyedArchive

/// Compares the object graphs of two keyed archives node for node: classes with their chains, keys, values, and whether
/// a scalar is stored in the object or by reference. Order counts in arrays only.
///
/// Positions of objects and the sharing of equal texts are ignored. The two keys by which Apple's compiler identifies
/// itself are left out.
struct GraphComparison {
    private struct Pair: Hashable {
        var expected: Int
        var actual: Int
    }

    private static let ignoredKeys: Set = ["$class", "CDMCompilerToolVersion", "CDMCompilerXcodeVersion"]

    private let expected: [PropertyListValue]
    private let actual: [PropertyListValue]
    private var seen: Set<Pair> = []
    private var rest: [(path: String, pair: Pair)] = []
    private(set) var differences: [String] = []
    /// The number of compared objects.
    private(set) var count = 0

    /// - Parameters:
    ///   - expected: the archive that Apple's compiler wrote.
    ///   - actual: the archive that should equal it.
    init(expected: KeyedArchive, actual: KeyedArchive) {
        self.expected = expected.objects
        self.actual = actual.objects
        compare(.uid(expected.root.uid), .uid(actual.root.uid), "")
        while let (path, pair) = rest.popLast() { compareObjects(pair, path) }
        differences.sort()
    }

    /// Compares some keys of two objects, with all objects that they refer to.
    init(expected: ArchivedObject, actual: ArchivedObject, keys: [String]) {
        self.expected = expected.archive.objects
        self.actual = actual.archive.objects
        for key in keys {
            guard let left = expected[key], let right = actual[key] else {
                report(key, expected[key] == nil ? "missing" : "there", actual[key] == nil ? "missing" : "there")
                continue
            }
            compare(left, right, key)
        }
        while let (path, pair) = rest.popLast() { compareObjects(pair, path) }
        differences.sort()
    }

    private mutating func compare(_ left: PropertyListValue, _ right: PropertyListValue, _ path: String) {
        switch (left, right) {
        case (.uid(let left), .uid(let right)):
            let pair = Pair(expected: left, actual: right)
            if seen.insert(pair).inserted { rest.append((path, pair)) }
        case (.array(let left), .array(let right)): compareLists(left, right, path)
        default: if left != right { report(path, describe(left, expected), describe(right, actual)) }
        }
    }

    private mutating func compareLists(_ left: [PropertyListValue], _ right: [PropertyListValue], _ path: String) {
        guard left.count == right.count else { return report(path, "\(left.count) elements", "\(right.count)") }
        for (index, (left, right)) in zip(left, right).enumerated() { compare(left, right, "\(path)[\(index)]") }
    }

    private mutating func compareObjects(_ pair: Pair, _ path: String) {
        count += 1
        guard case .dictionary(let left) = expected[pair.expected], case .dictionary(let right) = actual[pair.actual]
        else {
            let (left, right) = (expected[pair.expected], actual[pair.actual])
            if left != right { report(path, describe(left, expected), describe(right, actual)) }
            return
        }
        let (leftClass, rightClass) = (classTable(left, expected), classTable(right, actual))
        guard leftClass == rightClass else { return report(path, "\(leftClass)", "\(rightClass)") }
        switch leftClass.first {
        case "NSMutableDictionary", "NSDictionary": compareEntries(left, right, path)
        case "NSSet": compareElements(left, right, path)
        default: compareFields(left, right, path)
        }
    }

    private mutating func compareFields(
        _ left: PropertyListDictionary, _ right: PropertyListDictionary, _ path: String
    ) {
        let keys = Set((left.entries + right.entries).map(\.key)).subtracting(Self.ignoredKeys)
        for key in keys.sorted() {
            let path = path.isEmpty ? key : path + "." + key
            switch (left[key], right[key]) {
            case (let left?, let right?): compare(left, right, path)
            case (let left?, nil): report(path, describe(left, expected), "missing")
            case (nil, let right?): report(path, "missing", describe(right, actual))
            case (nil, nil): break
            }
        }
    }

    private mutating func compareEntries(
        _ left: PropertyListDictionary, _ right: PropertyListDictionary, _ path: String
    ) {
        let (left, right) = (entries(left, expected), entries(right, actual))
        for key in Set(left.keys).union(right.keys).sorted() {
            switch (left[key], right[key]) {
            case (let left?, let right?): compare(left, right, path + "{\(key)}")
            default:
                report(
                    path + "{\(key)}", left[key] == nil ? "missing" : "there", right[key] == nil ? "missing" : "there")
            }
        }
    }

    /// Compares the elements of a set, matched by name.
    private mutating func compareElements(
        _ left: PropertyListDictionary, _ right: PropertyListDictionary, _ path: String
    ) {
        let left = list("NS.objects", left).sorted { name(of: $0, expected) < name(of: $1, expected) }
        let right = list("NS.objects", right).sorted { name(of: $0, actual) < name(of: $1, actual) }
        compareLists(left, right, path)
    }

    private mutating func report(_ path: String, _ left: String, _ right: String) {
        differences.append("\(path): expected \(left), got \(right)")
    }

    private func entries(
        _ object: PropertyListDictionary, _ objects: [PropertyListValue]
    ) -> [String: PropertyListValue] {
        let pairs = zip(list("NS.keys", object), list("NS.objects", object))
        return Dictionary(pairs.map { (name(of: $0, objects), $1) }, uniquingKeysWith: { first, _ in first })
    }

    private func list(_ key: String, _ object: PropertyListDictionary) -> [PropertyListValue] {
        if case .array(let values)? = object[key] { values } else { [] }
    }

    /// The text of a value, or the name of an entity.
    private func name(of value: PropertyListValue, _ objects: [PropertyListValue]) -> String {
        guard case .uid(let uid) = value else { return "" }
        switch objects[uid] {
        case .string(let text): return text
        case .dictionary(let fields): return fields["NSEntityName"].map { name(of: $0, objects) } ?? ""
        default: return ""
        }
    }

    private func classTable(_ object: PropertyListDictionary, _ objects: [PropertyListValue]) -> [String] {
        guard case .uid(let uid)? = object["$class"], case .dictionary(let table) = objects[uid],
            case .array(let names)? = table["$classes"]
        else { return [] }
        return names.map { if case .string(let name) = $0 { name } else { "?" } }
    }

    private func describe(_ value: PropertyListValue, _ objects: [PropertyListValue]) -> String {
        switch value {
        case .uid(0): return "nil"
        case .uid(let uid): return "a reference to \(describe(objects[uid], objects))"
        case .dictionary(let fields): return classTable(fields, objects).first ?? "a dictionary"
        case .string(let text): return "'\(text)'"
        case .integer(let number): return "\(number)"
        case .boolean(let flag): return "\(flag)"
        case .real(let number): return "real \(number)"
        default: return value.kindName
        }
    }
}
