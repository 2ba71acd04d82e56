import ModelcMigrationCode
import ModelcSchema

/// The entities and attributes of an older version that still exist in a newer version. They are matched by renaming
/// identifiers.
struct FixtureFacts {
    private let old: ResolvedModel
    private let new: ResolvedModel

    init(from old: ManagedObjectModel, to new: ManagedObjectModel) {
        self.old = ResolvedModel(old)
        self.new = ResolvedModel(new)
    }

    /// - Parameter counts: the number of objects of each entity, by name.
    func entities(_ counts: [String: Int]) -> [FixtureTestInput.Entity] {
        old.entities.filter { counts[$0.name, default: 0] > 0 }.map { entity in
            let successor = successor(of: entity)
            return FixtureTestInput.Entity(
                name: entity.name, newName: successor?.name, count: counts[entity.name, default: 0],
                attributes: successor.map { attributes(of: entity, in: $0) } ?? [])
        }
    }

    private func successor(of entity: EntityDescription) -> EntityDescription? {
        new.entities.first { $0.identifier == entity.name && !$0.isAbstract }
            ?? new.entities.first { $0.identifier == entity.identifier && !$0.isAbstract }
    }

    /// Returns the old and new names of the attributes that both entities have with the same type. Only attributes
    /// whose values generated tests can compare as text are included. Without an attribute
    /// that becomes required: its missing values get another one.
    private func attributes(
        of entity: EntityDescription, in successor: EntityDescription
    ) -> [(name: String, newName: String)] {
        let others = new.allAttributes(of: successor)
        return old.allAttributes(of: entity).filter(FixtureFacts.isComparable).compactMap { attribute in
            let same =
                others.first { $0.identifier == attribute.name }
                ?? others.first { $0.identifier == attribute.identifier }
            guard let same, same.type == attribute.type, FixtureFacts.isComparable(same),
                same.isOptional || !attribute.isOptional
            else { return nil }
            return (attribute.name, same.name)
        }
    }

    private static func isComparable(_ attribute: AttributeDescription) -> Bool {
        guard !attribute.isTransient, !attribute.isDerived else { return false }
        switch attribute.type {
        case .integer16, .integer32, .integer64, .double, .float, .decimal, .string, .boolean, .date, .uuid, .uri:
            return true
        case .undefined, .binary, .transformable, .objectID, .composite: return false
        }
    }
}
