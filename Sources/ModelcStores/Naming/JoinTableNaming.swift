import ModelcSchema
import ModelcText

/// Names the tables of many-to-many relationships (FormatStore §4.5).
enum JoinTableNaming {
    static func tables(of entities: [EntityDescription], in model: ResolvedModel) -> [ExpectedJoinTable] {
        var seen: Set<ExpectedJoinTable> = []
        return entities.flatMap { entity in
            entity.relationships.filter { ColumnNaming.isStored($0) && $0.isToMany }.compactMap {
                table(of: $0, entity, model)
            }
        }.filter { seen.insert($0).inserted }
    }

    /// The table of a relationship, which is the same from both ends; nil if there is none.
    private static func table(
        of relationship: RelationshipDescription, _ entity: EntityDescription, _ model: ResolvedModel
    ) -> ExpectedJoinTable? {
        guard let inverse = model.inverse(of: relationship), inverse.relationship.isToMany else { return nil }
        let here = End(entityName: entity.name, relationship: relationship.name.uppercased())
        let there = End(entityName: inverse.owner.name, relationship: inverse.relationship.name.uppercased())
        // A relationship that is its own inverse has two columns too, one for each direction.
        let orderedEnds = (relationship.isOrdered ? 1 : 0) + (here != there && inverse.relationship.isOrdered ? 1 : 0)
        // The entity whose name sorts first owns the table; on one entity usually the relationship that sorts last.
        let isOwner =
            here.entityName == there.entityName
            ? !here.relationship.isBefore(there.relationship) : here.entityName.isBefore(there.entityName)
        return ExpectedJoinTable(
            owner: isOwner ? here : there,
            alternative: here.entityName == there.entityName && here != there ? (isOwner ? there : here) : nil,
            columnCount: 2 + orderedEnds)
    }

    private typealias End = ExpectedJoinTable.End

}

/// The order in which Core Data numbers entities in a new store: roots by name, each followed by its descendants, letter
/// case aside (FormatStore §2.2). In a store that was migrated the numbers may be others: there they are read.
enum EntityNumbering {
    /// The entities in the order of their numbers, which begin with 1. An entity in a circle of parents is left out.
    static func order(of model: ResolvedModel) -> [EntityDescription] {
        let roots = model.entities.filter { model.parent(of: $0) == nil }
        var ordered: [EntityDescription] = []
        // A stack of its own: a chain of parents may be as long as the model.
        var waiting = sorted(roots)
        while let entity = waiting.popLast() {
            ordered.append(entity)
            waiting += sorted(model.subentities(of: entity))
        }
        return ordered
    }

    /// Last name first, as a stack needs it.
    private static func sorted(_ entities: [EntityDescription]) -> [EntityDescription] {
        entities.map { (key: $0.name.lowercased(), entity: $0) }.sorted { left, right in
            left.key == right.key
                ? right.entity.name.isBefore(left.entity.name)
                : right.key.isBefore(left.key)
        }.map(\.entity)
    }
}
