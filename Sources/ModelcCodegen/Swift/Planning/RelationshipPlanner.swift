import ModelcSchema
import ModelcSettings

/// Plans how relationships and fetched properties are declared in Swift.
struct RelationshipPlanner {
    let selection: EntitySelection
    let names: StandardNames
    let settings: GenerateSettings
    let documentation: DocumentationPlanner

    init(selection: EntitySelection, names: StandardNames, settings: GenerateSettings) {
        self.selection = selection
        self.names = names
        self.settings = settings
        documentation = DocumentationPlanner(includesFacts: settings.docFacts.value)
    }

    func plan(
        _ relationship: RelationshipDescription, of owner: String, diagnostics: inout DiagnosticCollector
    ) -> GeneratedRelationship {
        UserInfoCheck(language: .swift).check(
            relationship.userInfo, of: relationship, .relationship, owner + "." + relationship.name,
            diagnostics: &diagnostics)
        let element = selection.objectType(ofEntityNamed: relationship.destinationName)
        let cardinality = relationship.cardinality
        var property = GeneratedProperty(
            name: relationship.name, type: type(of: relationship, element, cardinality))
        property.needsInitialValue = relationship.needsObjects
        property.documentation = documentation.lines(of: relationship)
        var planned = GeneratedRelationship(property: property, element: element, cardinality: cardinality)
        planned.keyedElement = selection.keyedClass(ofEntityNamed: relationship.destinationName)
        planned.isStored = !relationship.isTransient
        return planned
    }

    func plan(
        _ fetched: FetchedPropertyDescription, of owner: String, diagnostics: inout DiagnosticCollector
    ) -> GeneratedProperty {
        UserInfoCheck(language: .swift).check(
            fetched.userInfo, of: fetched, .fetchedProperty, owner + "." + fetched.name, diagnostics: &diagnostics)
        let result = result(
            of: fetched.fetchRequest?.effectiveResultType ?? .managedObjects, fetched.fetchRequest?.entityName)
        var property = GeneratedProperty(name: fetched.name, type: result.wrapped("[", "]"), setter: .none)
        if !fetched.userInfo.isEmpty { property.documentation = documentation.lines(fetched.userInfo) }
        return property
    }

    func result(of resultType: FetchResultType, _ entityName: String?) -> SwiftType {
        switch resultType {
        case .managedObjects: selection.objectType(ofEntityNamed: entityName)
        case .managedObjectIDs: .managedObjectID
        case .dictionaries: .dictionaryObject
        case .count: .numberObject
        }
    }

    private func type(
        of relationship: RelationshipDescription, _ element: SwiftType,
        _ cardinality: GeneratedRelationship.Cardinality
    ) -> SwiftType {
        switch cardinality {
        case .toOne:
            let isOptional =
                relationship.isOptional || settings.requiredToOne.value == .optional
                || settings.optionality.value == .always
            return element.optional(isOptional)
        case .toMany:
            switch settings.collections.value {
            case .set: return element.wrapped(names.swift("Set") + "<", ">")
            case .nsset: return .set
            case .xcode: return .set.optional(true)
            }
        case .ordered: return .orderedSet.optional(settings.collections.value == .xcode)
        }
    }
}

extension RelationshipDescription {
    /// Whether the relationship must have objects before its owner can be saved. A required to-many relationship
    /// without a minimum may be empty.
    fileprivate var needsObjects: Bool {
        !isOptional && !isTransient && (!isToMany || (minimumCount ?? 0) > 0)
    }

    fileprivate var cardinality: GeneratedRelationship.Cardinality {
        if !isToMany { return .toOne }
        return isOrdered ? .ordered : .toMany
    }
}
