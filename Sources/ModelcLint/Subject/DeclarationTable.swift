import ModelcBase
import ModelcSchema

/// Finds the entity that declares a property of an entity: itself or its nearest ancestor.
struct DeclarationTable: Sendable {
    /// A property, by the index of its entity in the model and its own index in the entity.
    struct Declaration: Hashable, Sendable {
        var entity: Int
        var property: Int
    }

    private struct Entry: Sendable {
        var declaration: Declaration
        /// The index in the list of the nearest ancestor that also declares the name.
        var enclosing: Int?
    }

    private let inheritance: InheritanceForest
    /// The declarations of each name in the order of the entities' numbers.
    private var entriesByName: [String: [Entry]] = [:]

    /// - Parameter ownNames: returns the names that an entity declares; of equal ones the first counts.
    init<Names: Sequence<String>>(_ inheritance: InheritanceForest, ownNames: (Int) -> Names) {
        self.inheritance = inheritance
        for entity in inheritance.order {
            for (property, name) in ownNames(entity).enumerated() {
                let declaration = Declaration(entity: entity, property: property)
                DeclarationTable.append(declaration, to: &entriesByName[name, default: []], inheritance)
            }
        }
    }

    /// Returns the declaration that applies to an entity; nil if neither it nor an ancestor has such a property.
    func declaration(of name: String, for entity: Int) -> Declaration? {
        guard let entries = entriesByName[name] else { return nil }
        // The declaring entity is numbered before the entity or is the entity itself: the last such entry, or one
        // that encloses it.
        let start = lastEntry(in: entries, upTo: inheritance.number(of: entity))
        return DeclarationTable.enclosing(entity, from: start, in: entries, inheritance).map { entries[$0].declaration }
    }

    /// Returns the declaration that an entity would inherit; nil if no ancestor has such a property.
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

extension LintSubject {
    /// Returns the own or inherited property of an entity with a name; nil if there is none.
    func property(named name: String, of entity: Int) -> FoundProperty? {
        properties.declaration(of: name, for: entity).map { found in
            entities[found.entity].ownProperty(found.property)
        }
    }
}

extension EntityDescription {
    /// Returns an own property by its index in `ownProperties`.
    func ownProperty(_ index: Int) -> FoundProperty {
        if index < attributes.count { return .attribute(attributes[index]) }
        let index = index - attributes.count
        if index < relationships.count { return .relationship(relationships[index]) }
        return .fetchedProperty(fetchedProperties[index - relationships.count])
    }
}

/// The values of a property that do not depend on its kind.
struct PropertyLocation {
    var name: String
    var position: SourcePosition?
}

extension EntityDescription {
    /// The entity's own properties in the order of the file: attributes, then relationships, then fetched properties.
    ///
    /// Cheaper than `properties`, which boxes a copy of every property.
    var ownProperties: [PropertyLocation] {
        attributes.map { PropertyLocation(name: $0.name, position: $0.position) }
            + relationships.map { PropertyLocation(name: $0.name, position: $0.position) }
            + fetchedProperties.map { PropertyLocation(name: $0.name, position: $0.position) }
    }

    /// Returns the position of a property, by its index in `ownProperties`, without creating the list.
    func positionOfOwnProperty(_ index: Int) -> SourcePosition? {
        if index < attributes.count { return attributes[index].position }
        let index = index - attributes.count
        if index < relationships.count { return relationships[index].position }
        return fetchedProperties[index - relationships.count].position
    }
}

/// The classes of the project's source code by name, for the rules about code.
struct DeclaredClassTable {
    /// The end of the chain of superclasses.
    enum Ancestry: Hashable {
        /// NSManagedObject; all classes in the chain are known.
        case complete
        /// A class that is declared elsewhere, or a class that is already in the chain.
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

    /// Creates the table of a model's project; nil if no source was scanned.
    init?(_ subject: LintSubject) {
        guard let classes = subject.context.declaredClasses else { return nil }
        self.init(classes)
    }

    /// Returns the declarations of a class by its Swift or Objective-C name.
    func classes(named name: String) -> [DeclaredClass] { (byName[name] ?? []).filter { !$0.isExtension } }

    /// Returns the same, including extensions, categories and implementations.
    func parts(named name: String) -> [DeclaredClass] { byName[name] ?? [] }

    /// Returns the names of a class and its superclasses, as far as they are known.
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

/// Finds duplicate names where names must be unique.
struct Duplicates {
    private var firstByName: [String: SourcePosition?] = [:]

    /// Returns the place where the name first occurred, if it has occurred before.
    mutating func first(_ name: String, at position: SourcePosition?) -> SchemaLocation? {
        if let first = firstByName[name] { return SchemaLocation(position: first, attribute: "name") }
        firstByName[name] = .some(position)
        return nil
    }

    /// Returns ` (lines 3 and 9)`; empty if the source has no lines.
    static func lines(_ first: SchemaLocation, _ second: SourcePosition?) -> String {
        guard let firstLine = first.position?.line, let secondLine = second?.line else { return "" }
        return " (lines \(firstLine) and \(secondLine))"
    }
}
