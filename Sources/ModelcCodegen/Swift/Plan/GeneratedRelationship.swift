import ModelcSourceCode

/// A relationship of a generated class.
package struct GeneratedRelationship: Hashable, Sendable {
    /// The number of objects at the other end, and whether they are ordered.
    package enum Cardinality: Hashable, Sendable {
        case toOne
        case toMany
        case ordered
    }

    /// The property that holds the object or the collection.
    package var property: GeneratedProperty
    /// The class of the objects.
    var element: SwiftType
    /// The class whose typed keys the objects have; nil if they have none.
    var keyedElement: SwiftType?
    /// Whether the relationship is stored, so that conditions can use it.
    var isStored = true
    var cardinality: Cardinality
    /// The helpers that the class lacks, because properties of the model have their names.
    var omittedHelpers: Set<RelationshipHelper> = []

    init(property: GeneratedProperty, element: SwiftType, cardinality: Cardinality) {
        self.property = property
        self.element = element
        self.cardinality = cardinality
    }
}

extension GeneratedRelationship {
    /// The helpers that the class has.
    var helpers: [RelationshipHelper] {
        let all: [RelationshipHelper] =
            switch cardinality {
            case .toOne: []
            case .toMany: [.add, .remove]
            case .ordered: RelationshipHelper.allCases
            }
        return all.filter { !omittedHelpers.contains($0) }
    }

    func name(of helper: RelationshipHelper) -> String {
        switch helper {
        case .array: property.name + "Array"
        case .add: "addTo" + property.capitalizedName
        case .remove: "removeFrom" + property.capitalizedName
        case .insert: "insertInto" + property.capitalizedName
        case .replace: "replace" + property.capitalizedName
        }
    }
}
