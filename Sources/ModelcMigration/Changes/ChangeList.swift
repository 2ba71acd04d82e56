import ModelcSchema
import ModelcText

/// Collects the changes of one comparison.
struct ChangeList {
    let match: ModelMatch
    private(set) var changes: [SchemaChange]

    init(_ match: ModelMatch, _ changes: [SchemaChange] = []) {
        self.match = match
        self.changes = changes
    }

    /// Where something changed: the names and places that all changes of one element share.
    struct Site {
        var oldEntity: String?
        var newEntity: String?
        var oldProperty: String?
        var newProperty: String?
        var oldPosition: SourcePosition?
        var newPosition: SourcePosition?
        var traits: Set<SchemaChangeTrait> = []

        /// The same place, with more said about it.
        func with(_ traits: SchemaChangeTrait...) -> Site {
            var site = self
            site.traits.formUnion(traits)
            return site
        }
    }

    var source: SchemaIndex { match.source }
    var destination: SchemaIndex { match.destination }

    mutating func add(_ kind: SchemaChangeKind, _ site: Site, from old: String? = nil, to new: String? = nil) {
        changes.append(
            SchemaChange(
                kind, oldEntity: site.oldEntity, newEntity: site.newEntity, oldProperty: site.oldProperty,
                newProperty: site.newProperty, oldValue: old, newValue: new, oldPosition: site.oldPosition,
                newPosition: site.newPosition, traits: site.traits))
    }

    /// Adds a change where the two values differ.
    mutating func add<Value: Equatable>(
        _ kind: SchemaChangeKind, _ site: Site, ifDiffer old: Value, _ new: Value,
        as text: (Value) -> String? = { "\($0)" }
    ) {
        guard old != new else { return }
        add(kind, site, from: text(old), to: text(new))
    }

    /// Where an entity of both versions changed.
    func site(_ pair: ModelMatch.EntityPair) -> Site {
        let old = source.entities[pair.source]
        let new = destination.entities[pair.destination]
        return Site(oldEntity: old.name, newEntity: new.name, oldPosition: old.position, newPosition: new.position)
    }

    /// Where a property changed.
    func site(_ property: PropertyMatch) -> Site {
        var site = site(property.pair)
        site.oldProperty = property.source?.property.name
        site.newProperty = property.destination?.property.name
        site.oldPosition = property.source?.property.position
        site.newPosition = property.destination?.property.position
        if property.isInherited { site.traits.insert(.inherited) }
        return site
    }
}

/// A text for people of a value that need not be there.
func text(_ value: String?) -> String? { value }
