import ModelcBase
import ModelcSchema

extension ManagedObjectModel {
    /// The overview of the model: one line for each entity, composite, configuration and fetch request.
    var overviewLines: [String] {
        var lines = facts.isEmpty ? [] : ["  " + facts.joined(separator: ", ")]
        lines += ["", "Entities (\(entities.count))"] + entityLines
        lines += section("Composites", composites.count, compositeLines)
        lines += section("Configurations", configurations.count, configurationLines)
        lines += section("Fetch requests", fetchRequests.count, fetchRequestLines)
        return lines
    }

    /// The settings of the model as a whole, as text such as `used with CloudKit`.
    var facts: [String] {
        [
            sourceLanguage.map(\.rawValue),
            versionIdentifier.flatMap { $0.isEmpty ? nil : "identifier \(TerminalText.quoted($0))" },
            isUsedWithCloudKit ? "used with CloudKit" : nil,
            isUsedWithSwiftData ? "used with SwiftData" : nil,
        ].compactMap { $0 }
    }

    private var entityLines: [String] {
        var table = TextTable([
            .left("Entity"), .left("Class"), .left("Parent"), .plain, .right("Attributes"), .right("Relationships"),
        ])
        for row in EntityTree(entities).rows {
            let entity = entities[row.index]
            table.add(
                indent(row.depth) + TerminalText.name(entity.name),
                entity.className == nil ? "" : TerminalText.name(entity.representedClassName ?? ""),
                entity.parentName.map(TerminalText.name).map { row.isParentMissing ? "\($0) (missing)" : $0 } ?? "",
                entity.isAbstract ? "abstract" : "",
                String(entity.attributes.count),
                String(entity.relationships.count)
            )
        }
        return table.lines
    }

    /// Returns the indentation for a depth. It is limited, so that an inheritance chain of ten thousand entities does
    /// not fill the screen with spaces.
    private func indent(_ depth: Int) -> String { String(repeating: "  ", count: min(depth, 16)) }

    private var compositeLines: [String] {
        var table = TextTable(columnCount: 2)
        for composite in composites {
            table.add(TerminalText.name(composite.name), TerminalText.list(composite.attributes.map(\.name)))
        }
        return table.lines
    }

    private var configurationLines: [String] {
        var table = TextTable(columnCount: 3)
        for configuration in configurations {
            table.add(
                TerminalText.name(configuration.name),
                configuration.members.isEmpty ? "no entities" : TerminalText.list(configuration.members.map(\.name)),
                configuration.cloudText
            )
        }
        return table.lines
    }

    private var fetchRequestLines: [String] {
        var table = TextTable(columnCount: 3)
        for request in fetchRequests {
            table.add(TerminalText.name(request.name), request.entityText, request.conditionText)
        }
        return table.lines
    }
}

/// Returns an empty line, a heading with a count, and the lines; nothing if the list is empty.
func section(_ title: String, _ count: Int, _ lines: @autoclosure () -> [String]) -> [String] {
    count == 0 ? [] : ["", "\(title) (\(count))"] + lines()
}

/// The entities of a model in the order of their inheritance. Each entity is below its parent, otherwise entities are
/// in file order.
///
/// Every entity occurs exactly once, even in invalid models. An entity whose parent does not exist is a root. In a
/// cycle of parents, the first entity in the file is the root.
struct EntityTree {
    struct Row {
        /// The index of the entity in the model.
        var index: Int
        /// The number of ancestors of the entity.
        var depth: Int
        /// Whether the entity names a parent that does not exist.
        var isParentMissing = false
    }

    private(set) var rows: [Row] = []

    init(_ entities: [EntityDescription]) {
        let children = EntityTree.childIndices(of: entities)
        var isPlaced = [Bool](repeating: false, count: entities.count)
        rows.reserveCapacity(entities.count)
        for index in entities.indices where children.isRoot[index] {
            place(index, children.of, &isPlaced, isParentMissing: entities[index].parentName != nil)
        }
        // All entities that are left are in a cycle.
        for index in entities.indices where !isPlaced[index] {
            place(index, children.of, &isPlaced)
        }
    }

    private mutating func place(
        _ root: Int, _ children: [[Int]], _ isPlaced: inout [Bool], isParentMissing: Bool = false
    ) {
        var waiting = [Row(index: root, depth: 0, isParentMissing: isParentMissing)]
        while let row = waiting.popLast() {
            guard !isPlaced[row.index] else { continue }
            isPlaced[row.index] = true
            rows.append(row)
            for child in children[row.index].reversed() {
                waiting.append(Row(index: child, depth: row.depth + 1))
            }
        }
    }

    private static func childIndices(of entities: [EntityDescription]) -> (of: [[Int]], isRoot: [Bool]) {
        var indexByName: [String: Int] = Dictionary(minimumCapacity: entities.count)
        for index in entities.indices where indexByName[entities[index].name] == nil {
            indexByName[entities[index].name] = index
        }
        var children = [[Int]](repeating: [], count: entities.count)
        var isRoot = [Bool](repeating: true, count: entities.count)
        for index in entities.indices {
            guard let parent = entities[index].parentName.flatMap({ indexByName[$0] }) else { continue }
            children[parent].append(index)
            isRoot[index] = false
        }
        return (children, isRoot)
    }
}

extension ConfigurationDescription {
    var cloudText: String { isUsedWithCloudKit ? "used with CloudKit" : "" }
}

extension FetchRequestDescription {
    /// The name of the fetched entity after an arrow, such as `-> Author`.
    var entityText: String { "-> " + (entityName.map(TerminalText.name) ?? "nothing") }

    /// The predicate and the fetch options, if the model sets them.
    var conditionText: String {
        let options = optionTexts.joined(separator: ", ")
        let condition = predicate.map(TerminalText.escaped) ?? "all objects"
        return options.isEmpty ? condition : "\(condition)  (\(options))"
    }

    private var optionTexts: [String] {
        [
            resultType.map(\.text),
            fetchLimit.flatMap { $0 == 0 ? nil : "limit \($0)" },
            fetchBatchSize.flatMap { $0 == 0 ? nil : "batches of \($0)" },
            includesSubentities.map { $0 ? "with subentities" : "without subentities" },
            includesPropertyValues.map { $0 ? "with values" : "without values" },
            includesPendingChanges.map { $0 ? "with pending changes" : "without pending changes" },
            returnsObjectsAsFaults.map { $0 ? "as faults" : "not as faults" },
            returnsDistinctResults.map { $0 ? "distinct" : "not distinct" },
        ].compactMap { $0 }
    }
}

extension FetchResultType {
    fileprivate var text: String {
        switch self {
        case .managedObjects: "objects"
        case .managedObjectIDs: "object IDs"
        case .dictionaries: "dictionaries"
        case .count: "count"
        }
    }
}
