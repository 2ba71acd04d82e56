import ModelcBase
import ModelcSchema

/// Finds which entity declares the property of a name that another entity has: itself or its nearest ancestor.
struct DeclarationTable: Sendable {
    /// A property, by the places of its entity in the model and of itself in its entity.
    struct Declaration: Hashable, Sendable {
        var entity: Int
        var property: Int
    }

    private struct Entry: Sendable {
        var declaration: Declaration
        /// Where in the list the nearest ancestor stands that declares the name as well.
        var enclosing: Int?
    }

    private let inheritance: InheritanceForest
    /// The declarations of each name in the order of the entities' numbers.
    private var entriesByName: [String: [Entry]] = [:]

    /// - Parameter ownNames: the names that the entity of a place declares; of equal ones the first counts.
    init<Names: Sequence<String>>(_ inheritance: InheritanceForest, ownNames: (Int) -> Names) {
        self.inheritance = inheritance
        for entity in inheritance.order {
            for (property, name) in ownNames(entity).enumerated() {
                let declaration = Declaration(entity: entity, property: property)
                DeclarationTable.append(declaration, to: &entriesByName[name, default: []], inheritance)
            }
        }
    }

    /// The declaration that counts for an entity; nil where neither it nor an ancestor has such a property.
    func declaration(of name: String, for entity: Int) -> Declaration? {
        guard let entries = entriesByName[name] else { return nil }
        // Whoever declares the name for the entity is numbered before it or is itself: the last such one, or one that
        // encloses that.
        let start = lastEntry(in: entries, upTo: inheritance.number(of: entity))
        return DeclarationTable.enclosing(entity, from: start, in: entries, inheritance).map { entries[$0].declaration }
    }

    /// The declaration that an entity would inherit; nil where no ancestor has such a property.
    func inheritedDeclaration(of name: String, for entity: Int) -> Declaration? {
        guard inheritance.ends[entity] != .cycle else { return nil }
        return inheritance.parents[entity].flatMap { declaration(of: name, for: $0) }
    }

    /// Whether a descendant of an entity declares such a property.
    func isDeclared(_ name: String, below entity: Int) -> Bool {
        (entriesByName[name] ?? []).contains { entry in
            entry.declaration.entity != entity && inheritance.entity(entry.declaration.entity, isKindOf: entity)
        }
    }

    private func lastEntry(in entries: [Entry], upTo number: Int) -> Int? {
        var low = 0
        var high = entries.count
        while low < high {
            let middle = (low + high) / 2
            let isBefore = inheritance.number(of: entries[middle].declaration.entity) <= number
            if isBefore { low = middle + 1 } else { high = middle }
        }
        return low == 0 ? nil : low - 1
    }

    private static func append(
        _ declaration: Declaration, to entries: inout [Entry], _ inheritance: InheritanceForest
    ) {
        if entries.last?.declaration.entity == declaration.entity { return }
        let last = entries.isEmpty ? nil : entries.count - 1
        let enclosing = enclosing(declaration.entity, from: last, in: entries, inheritance)
        entries.append(Entry(declaration: declaration, enclosing: enclosing))
    }

    private static func enclosing(
        _ entity: Int, from start: Int?, in entries: [Entry], _ inheritance: InheritanceForest
    ) -> Int? {
        var candidate = start
        while let index = candidate, !inheritance.entity(entity, isKindOf: entries[index].declaration.entity) {
            candidate = entries[index].enclosing
        }
        return candidate
    }
}

/// A property of an entity, own or inherited, by its kind.
enum FoundProperty {
    case attribute(AttributeDescription)
    case relationship(RelationshipDescription)
    case fetchedProperty(FetchedPropertyDescription)
}

extension LintSubject {
    /// The property of a name that an entity has, own or inherited; nil if there is none.
    func property(named name: String, of entity: Int) -> FoundProperty? {
        properties.declaration(of: name, for: entity).map { found in
            entities[found.entity].ownProperty(found.property)
        }
    }
}

extension EntityDescription {
    /// An own property by its place in `ownProperties`.
    func ownProperty(_ index: Int) -> FoundProperty {
        if index < attributes.count { return .attribute(attributes[index]) }
        let index = index - attributes.count
        if index < relationships.count { return .relationship(relationships[index]) }
        return .fetchedProperty(fetchedProperties[index - relationships.count])
    }
}

/// A property as far as its kind does not matter.
struct PropertyPlace {
    var name: String
    var position: SourcePosition?
}

extension EntityDescription {
    /// The entity's own properties in the order of the file: attributes, then relationships, then fetched properties.
    ///
    /// Lighter than `properties`, which copies every property into a box.
    var ownProperties: [PropertyPlace] {
        attributes.map { PropertyPlace(name: $0.name, position: $0.position) }
            + relationships.map { PropertyPlace(name: $0.name, position: $0.position) }
            + fetchedProperties.map { PropertyPlace(name: $0.name, position: $0.position) }
    }

    /// Where a property stands, by its place in `ownProperties`, without making the list.
    func positionOfOwnProperty(_ index: Int) -> SourcePosition? {
        if index < attributes.count { return attributes[index].position }
        let index = index - attributes.count
        if index < relationships.count { return relationships[index].position }
        return fetchedProperties[index - relationships.count].position
    }
}

/// The classes of the project's source code by name, for the rules that look at code.
struct DeclaredClassTable {
    /// Where the way up from a class ends.
    enum Ancestry: Hashable {
        /// At NSManagedObject; all classes on the way are known.
        case complete
        /// At a class that is declared elsewhere, or at a class that was passed before.
        case open
    }

    private let byName: [String: [DeclaredClass]]

    init(_ classes: [DeclaredClass]) {
        var byName: [String: [DeclaredClass]] = [:]
        for declared in classes {
            for name in Set([declared.name, declared.objectiveCName ?? declared.name]) {
                byName[name, default: []].append(declared)
            }
        }
        self.byName = byName
    }

    /// The table of a model's project; nil where no source was looked at.
    init?(_ subject: LintSubject) {
        guard let classes = subject.context.declaredClasses else { return nil }
        self.init(classes)
    }

    /// The declarations of a class itself: of one in Swift, and of one in Objective-C, by either of its names.
    func classes(named name: String) -> [DeclaredClass] { (byName[name] ?? []).filter { !$0.isExtension } }

    /// The same with extensions, categories and implementations.
    func parts(named name: String) -> [DeclaredClass] { byName[name] ?? [] }

    /// The names of a class and of all above it, as far as they are known.
    func ancestry(of name: String) -> (names: [String], end: Ancestry) {
        var names: [String] = []
        var next: String? = name
        while let name = next {
            if name == "NSManagedObject" { return (names, .complete) }
            guard !names.contains(name), let declared = classes(named: name).first else { break }
            names.append(name)
            next = declared.superclassName
        }
        return (names + (next.map { [$0] } ?? []), .open)
    }
}

/// Finds names that occur twice where they are keys.
struct Duplicates {
    private var firstByName: [String: SourcePosition?] = [:]

    /// The place where the name occurred first, if it has occurred before.
    mutating func first(_ name: String, at position: SourcePosition?) -> SourcePlace? {
        if let first = firstByName[name] { return SourcePlace(position: first, attribute: "name") }
        firstByName[name] = .some(position)
        return nil
    }

    /// ` (lines 3 and 9)`; empty where the source has no lines.
    static func lines(_ first: SourcePlace, _ second: SourcePosition?) -> String {
        guard let firstLine = first.position?.line, let secondLine = second?.line else { return "" }
        return " (lines \(firstLine) and \(secondLine))"
    }
}
