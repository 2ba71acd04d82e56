import ModelcKeyedArchive

/// Compares two keyed archives node for node: classes, keys, values. Numbers of objects, the order of keys, and the
/// numbers that the editor gives to elements are no part of it.
struct ArchiveComparison {
    /// Where the archives differ: a path through the graph, and the two values.
    private(set) var differences: [String] = []
    /// How many pairs of objects were compared.
    private(set) var nodeCount = 0

    private struct Pair: Hashable {
        let left: ArchivedReference
        let right: ArchivedReference
    }

    private var seen: Set<Pair> = []
    private var pending: [(left: ArchivedObject, right: ArchivedObject, path: String)] = []

    static func compare(_ left: [UInt8], _ right: [UInt8]) throws -> ArchiveComparison {
        var comparison = ArchiveComparison()
        let roots = (try KeyedArchive(bytes: left).rootObject(), try KeyedArchive(bytes: right).rootObject())
        comparison.pending = [(roots.0, roots.1, "")]
        while let (one, other, path) = comparison.pending.popLast() { try comparison.compare(one, other, path) }
        return comparison
    }

    private mutating func compare(_ left: ArchivedObject, _ right: ArchivedObject, _ path: String) throws {
        guard seen.insert(Pair(left: left.reference, right: right.reference)).inserted else { return }
        nodeCount += 1
        if left.classChain != right.classChain { differ(path, "\(left.classChain)", "\(right.classChain)") }
        let keys = (Set(left.keys), Set(right.keys))
        for key in keys.0.symmetricDifference(keys.1).sorted() {
            differ("\(path).\(key)", keys.0.contains(key) ? "there" : "-", keys.1.contains(key) ? "there" : "-")
        }
        if left.isKind(of: "NSDictionary") { return try compareEntries(left, right, path) }
        if left.isKind(of: "NSArray") { return try compareElements(left, right, path) }
        for key in keys.0.intersection(keys.1).sorted() where key != "$class" && key != "_uniqueElementID" {
            if left[key].map(isReference) != right[key].map(isReference) { differ("\(path).\(key)", "form", "form") }
            try compare(left.value(key), right.value(key), "\(path).\(key)")
        }
    }

    private func isReference(_ value: PropertyListValue) -> Bool {
        if case .uid = value { true } else { false }
    }

    private mutating func compareEntries(_ left: ArchivedObject, _ right: ArchivedObject, _ path: String) throws {
        let entries = (try left.entries(), try right.entries())
        let keys = (Set(entries.0.map(\.key)), Set(entries.1.map(\.key)))
        for key in keys.0.symmetricDifference(keys.1).sorted() {
            differ("\(path)[\(key)]", keys.0.contains(key) ? "there" : "-", keys.1.contains(key) ? "there" : "-")
        }
        for entry in entries.0 {
            guard let other = entries.1.first(where: { $0.key == entry.key }) else { continue }
            try compare(entry.value, other.value, "\(path)[\(entry.key)]")
        }
    }

    /// Arrays of generalizations have the editor's order, which is not that of names.
    private mutating func compareElements(_ left: ArchivedObject, _ right: ArchivedObject, _ path: String) throws {
        let elements = (try sorted(left.elements()), try sorted(right.elements()))
        guard elements.0.count == elements.1.count else {
            return differ(path, "\(elements.0.count) elements", "\(elements.1.count) elements")
        }
        for (index, pair) in zip(elements.0, elements.1).enumerated() {
            try compare(pair.0, pair.1, "\(path)[\(index)]")
        }
    }

    private func sorted(_ values: [ArchivedValue]) throws -> [ArchivedValue] {
        guard values.allSatisfy({ $0.object?.className == "XDUMLGeneralizationImp" }) else { return values }
        return try values.sorted { try specificName($0) < specificName($1) }
    }

    private func specificName(_ value: ArchivedValue) throws -> String {
        try value.object?.object("_specific")?.string("_name") ?? ""
    }

    private mutating func compare(_ left: ArchivedValue, _ right: ArchivedValue, _ path: String) throws {
        switch (left, right) {
        case (.object(let one), .object(let other)): pending.append((one, other, path))
        default: if left != right { differ(path, "\(left)", "\(right)") }
        }
    }

    private mutating func differ(_ path: String, _ left: String, _ right: String) {
        differences.append("\(path): \(left.prefix(80)) | \(right.prefix(80))")
    }
}
