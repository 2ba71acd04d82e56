import ModelcBase
import ModelcSchema

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

    /// Returns the table for a relationship, which is the same for both ends; nil if there is none.
    private static func table(
        of relationship: RelationshipDescription, _ entity: EntityDescription, _ model: ResolvedModel
    ) -> ExpectedJoinTable? {
        guard let inverse = model.inverse(of: relationship), inverse.relationship.isToMany else { return nil }
        let here = End(entityName: entity.name, relationship: relationship.name.uppercased())
        let there = End(entityName: inverse.owner.name, relationship: inverse.relationship.name.uppercased())
        // A relationship that is its own inverse also has two columns, one for each direction.
        let orderedEnds = (relationship.isOrdered ? 1 : 0) + (here != there && inverse.relationship.isOrdered ? 1 : 0)
        // The entity that comes first by name owns the table. If both ends are relationships of one entity, usually the
        // relationship that comes last by name owns it.
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
