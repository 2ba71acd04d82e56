import ModelcSourceCode

/// A relationship of a generated class.
package struct GeneratedRelationship: Hashable, Sendable {
    /// The kind of relationship: to-one, to-many, or ordered to-many.
    package enum Cardinality: Hashable, Sendable {
        case toOne
        case toMany
        case ordered
    }

    /// The property of the relationship. Its value is an object or a collection.
    package var property: GeneratedProperty
    /// The class of the destination objects.
    var element: SwiftType
    /// The class that declares the typed keys of the destination objects; nil if there are none.
    var keyedElement: SwiftType?
    /// Whether the relationship is stored, so that fetch conditions can use it.
    var isStored = true
    var cardinality: Cardinality
    /// The helpers that are omitted, because properties of the model have the same names.
    var omittedHelpers: Set<RelationshipHelper> = []

    init(property: GeneratedProperty, element: SwiftType, cardinality: Cardinality) {
        self.property = property
        self.element = element
        self.cardinality = cardinality
    }
}

extension GeneratedRelationship {
    /// The helpers that are generated.
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
