import ModelcBase
import ModelcSchema

/// Finds the entity that declares a property: the entity itself or its nearest ancestor with the property.
struct DeclarationTable: Sendable {
    /// A property: the index of its entity in the model, and its index in the entity.
    struct Declaration: Hashable, Sendable {
        var entity: Int
        var property: Int
    }

    private struct Entry: Sendable {
        var declaration: Declaration
        /// The index of the entry for the nearest ancestor that also declares the name; nil if there is none.
        var enclosing: Int?
    }

    private let inheritance: InheritanceForest
    /// The declarations of each name, in the order of the entity numbers in `InheritanceForest`.
    private var entriesByName: [String: [Entry]] = [:]

    /// - Parameter ownNames: returns the names that an entity itself declares. If a name occurs twice, the first one
    ///   counts.
    init<Names: Sequence<String>>(_ inheritance: InheritanceForest, ownNames: (Int) -> Names) {
        self.inheritance = inheritance
        for entity in inheritance.order {
            for (property, name) in ownNames(entity).enumerated() {
                let declaration = Declaration(entity: entity, property: property)
                DeclarationTable.append(declaration, to: &entriesByName[name, default: []], inheritance)
            }
        }
    }

    /// Returns the declaration of a property in an entity or its nearest ancestor; nil if there is none.
    func declaration(of name: String, for entity: Int) -> Declaration? {
        guard let entries = entriesByName[name] else { return nil }
        // An entity has a higher number than its ancestors. So the search starts at the last entry whose entity number
        // is not greater than that of `entity`. While an entry belongs neither to the entity nor to one of its
        // ancestors, the search continues with the entry of the nearest ancestor (`enclosing`).
        let start = lastEntry(in: entries, upTo: inheritance.number(of: entity))
        return DeclarationTable.enclosing(entity, from: start, in: entries, inheritance).map { entries[$0].declaration }
    }

    /// Returns the declaration that an entity inherits; nil if no ancestor declares the property.
    func inheritedDeclaration(of name: String, for entity: Int) -> Declaration? {
        guard inheritance.ends[entity] != .cycle else { return nil }
        return inheritance.parents[entity].flatMap { declaration(of: name, for: $0) }
    }

    /// Whether a descendant of an entity declares a property with this name.
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
    /// Returns the property of an entity with this name, declared by the entity or inherited; nil if there is none.
    func property(named name: String, of entity: Int) -> FoundProperty? {
        properties.declaration(of: name, for: entity).map { found in
            entities[found.entity].ownProperty(found.property)
        }
    }
}

extension EntityDescription {
    /// Returns a property of the entity by its index in `ownProperties`.
    func ownProperty(_ index: Int) -> FoundProperty {
        if index < attributes.count { return .attribute(attributes[index]) }
        let index = index - attributes.count
        if index < relationships.count { return .relationship(relationships[index]) }
        return .fetchedProperty(fetchedProperties[index - relationships.count])
    }
}
