import ModelcSchema

extension LintSubject {
    /// Visits each member of each uniqueness constraint that names a property of its entity, own or inherited.
    func forEachUniqueProperty(
        _ visit: (EntityDescription, UniquenessConstraint, NamedReference, FoundProperty) -> Void
    ) {
        for (index, entity) in entities.enumerated() {
            for constraint in entity.uniquenessConstraints {
                for member in constraint.members {
                    guard let property = property(named: member.name, of: index) else { continue }
                    visit(entity, constraint, member, property)
                }
            }
        }
    }
}
