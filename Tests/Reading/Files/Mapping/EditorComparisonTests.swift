import ModelcKeyedArchive
import ModelcMigration
import ModelcPlans
import ModelcTestSupport
import Testing

/// Compares composed mapping models with those that Xcode created for the same versions and that people edited later.
@Suite(.enabled(if: Corpus.isAvailable, Comment(rawValue: Corpus.absence)))
struct EditorComparisonTests {
    /// The entity mappings, and the rows with their expressions.
    private func lines(_ mapping: MappingModel) -> Set<String> {
        var lines: Set<String> = []
        for entity in mapping.entityMappings {
            let name = entity.destinationEntityName ?? "-"
            lines.insert("\(entity.sourceEntityName ?? "-") > \(name)")
            for row in entity.attributeMappings {
                let value = row.valueExpression?.text ?? ""
                lines.insert("\(name).\(row.name) \(value)")
            }
            for row in entity.relationshipMappings {
                let value = row.valueExpression?.text ?? row.sourceKeyPath ?? ""
                lines.insert("\(name).\(row.name) \(value)")
            }
        }
        return lines
    }

    /// In 11 mapping models of Xcode, 188 of 204 lines are the same; in the others the author wrote an expression or a
    /// key path. Two lines are only in the composed models: an entity that was added after the mapping model was
    /// created, and a row that the author removed.
    @Test func whatDiffersWasWrittenByPeople() throws {
        var same = 0
        var edited = 0
        var added: [String] = []
        for file in try MappingCorpus.all() {
            guard let old = try file.diskModel("source_model"), let new = try file.diskModel("destination_model") else {
                continue
            }
            let composed = MappingComposer().compose(
                from: MappingComposer.Version(name: "1", model: old, path: ""),
                to: MappingComposer.Version(name: "2", model: new, path: ""))
            let editor = lines(try file.mapping())
            let ours = lines(composed.mapping)
            same += editor.intersection(ours).count
            let written = editor.subtracting(ours)
            edited += written.count
            // A row without an expression ends with a blank.
            #expect(written.allSatisfy { !$0.hasSuffix(" ") }, "\(file)")
            let rows = Set(written.map { String($0.prefix { $0 != " " }) + " " })
            added += ours.subtracting(editor).subtracting(rows).sorted()
        }
        #expect(same == 188)
        #expect(edited == 16)
        #expect(added == ["- > NewEntity", "Student.teachers "])
    }
}

/// Compares two keyed archives node for node: classes, keys, values. Object numbers, the order of keys, and the numbers
/// that the editor gives to elements are ignored.
struct ArchiveComparison {
    /// A key of a node that differs between the two.
    struct Difference: Hashable, Comparable, CustomStringConvertible {
        /// The node by the names of its owners, independent of the path to it: `Mood/XD_PStereotype`.
        var node: String
        var key: String
        /// The value in each archive; `-` for none.
        var left: String
        var right: String

        var description: String { "\(node) \(key): \(left) | \(right)" }
        static func < (left: Difference, right: Difference) -> Bool { left.description < right.description }
    }

    private(set) var differences: [Difference] = []
    /// The number of compared pairs of objects.
    private(set) var nodeCount = 0

    private struct Pair: Hashable {
        let left: ArchivedReference
        let right: ArchivedReference
    }

    private var seen: Set<Pair> = []
    /// Pairs to compare; the place is for collections, which have no names.
    private var pending: [(left: ArchivedObject, right: ArchivedObject, place: Place)] = []

    private struct Place {
        var node: String
        var key: String
    }

    static func compare(_ left: [UInt8], _ right: [UInt8]) throws -> ArchiveComparison {
        var comparison = ArchiveComparison()
        let roots = (try KeyedArchive(bytes: left).rootObject(), try KeyedArchive(bytes: right).rootObject())
        comparison.pending = [(roots.0, roots.1, Place(node: "", key: ""))]
        while let (one, other, place) = comparison.pending.popLast() { try comparison.compare(one, other, place) }
        comparison.differences.sort()
        return comparison
    }

    /// The names of an object and its owners, outermost first; empty for an object without any.
    private static func name(of object: ArchivedObject) throws -> String {
        var names: [String] = []
        var next: ArchivedObject? = object
        while let owner = next, names.count < 8 {
            if owner.keys.contains("_name"), let name = try owner.string("_name"), !name.isEmpty { names.append(name) }
            next = owner.keys.contains("_owner") ? try owner.object("_owner") : nil
        }
        return names.reversed().joined(separator: "/")
    }

    private mutating func compare(_ left: ArchivedObject, _ right: ArchivedObject, _ outer: Place) throws {
        guard seen.insert(Pair(left: left.reference, right: right.reference)).inserted else { return }
        nodeCount += 1
        let isCollection = left.isKind(of: "NSDictionary") || left.isKind(of: "NSArray")
        let path = isCollection ? outer : Place(node: try Self.name(of: left), key: "")
        if left.classChain != right.classChain { differ(path, "$class", "\(left.classChain)", "\(right.classChain)") }
        let keys = (Set(left.keys), Set(right.keys))
        for key in keys.0.symmetricDifference(keys.1).sorted() {
            differ(path, key, keys.0.contains(key) ? "there" : "-", keys.1.contains(key) ? "there" : "-")
        }
        if left.isKind(of: "NSDictionary") { return try compareEntries(left, right, path) }
        if left.isKind(of: "NSArray") { return try compareElements(left, right, path) }
        for key in keys.0.intersection(keys.1).sorted() where key != "$class" && key != "_uniqueElementID" {
            if left[key].map(isReference) != right[key].map(isReference) { differ(path, key, "form", "form") }
            try compare(left.value(key), right.value(key), Place(node: path.node, key: key))
        }
    }

    private func isReference(_ value: PropertyListValue) -> Bool {
        if case .uid = value { true } else { false }
    }

    private mutating func compareEntries(_ left: ArchivedObject, _ right: ArchivedObject, _ path: Place) throws {
        let entries = (try left.entries(), try right.entries())
        let keys = (Set(entries.0.map(\.key)), Set(entries.1.map(\.key)))
        for key in keys.0.symmetricDifference(keys.1).sorted() {
            differ(path, key, keys.0.contains(key) ? "there" : "-", keys.1.contains(key) ? "there" : "-")
        }
        for entry in entries.0 {
            guard let other = entries.1.first(where: { $0.key == entry.key }) else { continue }
            try compare(entry.value, other.value, Place(node: path.node, key: entry.key))
        }
    }

    /// Arrays of generalizations have the editor's order, which is not alphabetical.
    private mutating func compareElements(_ left: ArchivedObject, _ right: ArchivedObject, _ path: Place) throws {
        let elements = (try sorted(left.elements()), try sorted(right.elements()))
        guard elements.0.count == elements.1.count else {
            return differ(path, "count", "\(elements.0.count) elements", "\(elements.1.count) elements")
        }
        for pair in zip(elements.0, elements.1) { try compare(pair.0, pair.1, path) }
    }

    private func sorted(_ values: [ArchivedValue]) throws -> [ArchivedValue] {
        guard values.allSatisfy({ $0.object?.className == "XDUMLGeneralizationImp" }) else { return values }
        return try values.sorted { try specificName($0) < specificName($1) }
    }

    private func specificName(_ value: ArchivedValue) throws -> String {
        try value.object?.object("_specific")?.string("_name") ?? ""
    }

    private mutating func compare(_ left: ArchivedValue, _ right: ArchivedValue, _ path: Place) throws {
        switch (left, right) {
        case (.object(let one), .object(let other)): pending.append((one, other, path))
        default: if left != right { differ(path, "", Self.text(left), Self.text(right)) }
        }
    }

    private static func text(_ value: ArchivedValue) -> String {
        switch value {
        case .null: "-"
        case .string(let text): text
        case .object, .boolean, .integer, .real, .date, .data, .propertyList: "\(value)"
        }
    }

    /// - Parameter key: the key in the node; empty if the place contains it.
    private mutating func differ(_ place: Place, _ key: String, _ left: String, _ right: String) {
        let keys = [place.key, key].filter { !$0.isEmpty }.joined(separator: ".")
        differences.append(Difference(node: place.node, key: keys, left: left, right: right))
    }
}

/// The differences between embedded models of the corpus and those that modelc builds from the same versions, key by
/// key: FormatMappingModel §5.3 explains each kind.
enum KnownDifferences {
    enum Kind: Hashable {
        /// Versions of Xcode up to 8 wrote `.Mood` for an entity without a class of its own.
        case classSpelling
        /// They wrote no class name for some others.
        case noClass
        /// Versions before framework 640 or so did not know uniqueness constraints.
        case noConstraints
        /// An entity without a parent has no list of parents if an old version of Xcode created the entity.
        case noParents
        /// The identifier of the version was changed later; it does not enter any version hash.
        case versionIdentifier
        /// The version was edited later: the mapping model is outdated.
        case stale
        case unknown
    }

    static func kind(_ difference: String) -> Kind {
        if difference.contains("XD_PSK_entityClassName") {
            return difference.contains(": - | NSManagedObject") ? .noClass : .classSpelling
        }
        if difference.contains("XDPMUniquenessConstraints: - | there") { return .noConstraints }
        if difference.contains("XDBucketForGeneralizations") { return .noParents }
        if difference.contains("_modelVersionIdentifier") { return .versionIdentifier }
        return difference.contains("XDBucketForClassesstorage") ? .stale : .unknown
    }

    static let all: [String: [String]] = [
        "MapModel2 destination": [" XDBucketForClassesstorage.NewEntity: - | there"],
        "Moody 2-Moody 3 source": classes("Continent", "Country", "Mood") + withoutClass("GeographicRegion"),
        "Moody 2-Moody 3 destination": classes("Continent", "Country", "Mood") + withoutClass("GeographicRegion"),
        "Moody 3-Moody 4 source": classes("Continent", "Country", "Mood") + withoutClass("GeographicRegion"),
        "Moody 3-Moody 4 destination": classes("Continent", "Country", "Mood") + [" _modelVersionIdentifier: 3 | 4"],
        "Moody 4-Moody 5 source": classes("Continent", "Country", "Mood"),
        "Moody 4-Moody 5 destination": classes("Country", "Mood"),
        "Moody 5-Moody 6 source": classes("Country", "Mood"),
        "Moody 5-Moody 6 destination": classes("Country", "Mood") + withoutClass("Continent"),
        "News source": ["Feed", "FeedExtra", "Feeds", "Folder", "Item", "ItemExtra"].map(withoutConstraints),
        "News destination": ["Feed", "Feeds", "Folder", "Item"].map(withoutConstraints),
        "ModelMapping destination": ["duplicates", "ordered", "storage", "wasEncoded"].map {
            "EntityTwo XDBucketForGeneralizations\($0): - | there"
        },
    ]

    private static func classes(_ entities: String...) -> [String] {
        entities.map { "\($0)/XD_PStereotype/XD_PSK_entityClassName _default: .\($0) | NSManagedObject" }
    }

    private static func withoutClass(_ entity: String) -> [String] {
        ["\(entity)/XD_PStereotype/XD_PSK_entityClassName _default: - | NSManagedObject"]
    }

    private static func withoutConstraints(_ entity: String) -> String {
        "\(entity)/XD_PStereotype XDBucketForOwnedAttributesstorage.XDPMUniquenessConstraints: - | there"
    }
}
