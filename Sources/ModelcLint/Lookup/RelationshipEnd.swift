import ModelcSchema

/// A relationship with the entity that declares it.
struct RelationshipEnd {
    var place: DeclarationTable.Declaration
    var owner: String
    var relationship: RelationshipDescription

    /// `Book.author`.
    var path: String { "\(owner).\(relationship.name)" }
    var selector: ElementSelector { .property(entity: owner, relationship.name) }
    /// The name of the destination; empty where there is none, which another rule reports.
    var destination: String { relationship.destinationName ?? "" }
    var isRequired: Bool { !relationship.isOptional }
    var isToMany: Bool { relationship.isToMany }
    var rule: DeleteRule { relationship.effectiveDeleteRule }
}
