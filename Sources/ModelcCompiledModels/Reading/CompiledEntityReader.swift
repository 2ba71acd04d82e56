import ModelcKeyedArchive
import ModelcSchema

/// Reading entities and their indexes (FormatCompiledModel §2.1, §5).
extension CompiledModelReader {
    mutating func entity(_ object: ArchivedObject) -> EntityDescription {
        var entity = EntityDescription()
        entity.name = name(object, "NSEntityName") ?? ""
        report.modelPath = [entity.name]
        defer { report.modelPath = [] }
        entity.representedClassName = name(object, "NSClassNameForEntity").flatMap {
            $0 == "NSManagedObject" ? nil : $0
        }
        entity.isAbstract = flag(object, "NSIsAbstract")
        entity.parentName = entityName(object, "NSSuperentity")
        entity.renamingIdentifier = renamingIdentifier(object, unlessNamed: entity.name)
        entity.versionHashModifier = name(object, "NSVersionHashModifier")
        entity.userInfo = userInfo(object)
        for tuple in elements(object, "NSUniqueTuples") {
            var constraint = UniquenessConstraint()
            constraint.members = names(of: tuple.object)
            entity.uniquenessConstraints.append(constraint)
        }
        let flagged = readIndexes(object, into: &entity)
        readProperties(object, flagged, into: &entity)
        return entity
    }

    /// The renaming identifier; nil if it is the default, which is the element's name.
    func renamingIdentifier(_ object: ArchivedObject, unlessNamed usual: String) -> String? {
        name(object, "NSRenamingIdentifier").flatMap { $0 == usual ? nil : $0 }
    }

    /// Reads the fetch indexes of an entity.
    ///
    /// - Returns: the names of the properties that may have the old flag `indexed`. Core Data creates an index for each
    ///   of them. Unlike other indexes, it has a single element and does not refer to its entity.
    private mutating func readIndexes(_ object: ArchivedObject, into entity: inout EntityDescription) -> Set<String> {
        var flagged: Set<String> = []
        for index in elements(object, "NSFetchIndexDescriptions").compactMap(\.object) {
            let elements = elements(index, "NSIndexElements").compactMap(\.object).map(element)
            if index.hasNothing(for: "NSEntity"), elements.count == 1, let name = elements[0].propertyName {
                flagged.insert(name)
            } else {
                var description = FetchIndexDescription()
                description.name = name(index, "NSIndexName") ?? ""
                description.elements = elements
                if value(index, "NSPartialIndexPredicate") != .null { ignored("the predicate of an index") }
                entity.fetchIndexes.append(description)
            }
        }
        return flagged
    }

    private func element(_ object: ArchivedObject) -> FetchIndexElementDescription {
        var element = FetchIndexElementDescription()
        element.propertyName = name(object, "NSPropertyName")
        if element.propertyName == nil { ignored("an index over an expression") }
        element.collation = number(object, "NSFetchIndexElementType") == 1 ? .rTree : .binary
        element.order = flag(object, "NSAscending") ? .ascending : .descending
        return element
    }

    /// Reports content in a form that modelc cannot read. The content is left out.
    func ignored(_ what: String) {
        report.warning(
            .ignoredContent, "\(what) has a form that modelc cannot read; it is left out",
            help: report.origin.alternative)
    }

    private mutating func readProperties(
        _ object: ArchivedObject, _ flagged: Set<String>, into entity: inout EntityDescription
    ) {
        var seen: Set<ArchivedObject> = []
        for property in objects(object, "NSProperties", named: "NSPropertyName") where seen.insert(property).inserted {
            let name = name(property, "NSPropertyName") ?? ""
            report.modelPath = [entity.name, name]
            if property.isKind(of: "NSAttributeDescription") {
                var attribute = attribute(property, named: name)
                attribute.isIndexed = isFlagged(property, name, flagged, in: entity)
                entity.attributes.append(attribute)
            } else if property.isKind(of: "NSRelationshipDescription") {
                var relationship = relationship(property, named: name)
                relationship.isIndexed = flagged.contains(name)
                entity.relationships.append(relationship)
            } else if property.isKind(of: "NSFetchedPropertyDescription") {
                entity.fetchedProperties.append(fetchedProperty(property, named: name))
            } else {
                ignored("a property of class \(property.className)")
            }
        }
        report.modelPath = [entity.name]
    }

    /// Whether the property has `indexed="YES"` in the source model. The compiled flag alone does not show this: a
    /// fetch index on only this property sets the same flag.
    private func isFlagged(
        _ property: ArchivedObject, _ name: String, _ flagged: Set<String>, in entity: EntityDescription
    ) -> Bool {
        flagged.contains(name) || (flag(property, "NSIsIndexed") && !entity.indexesAlone(name))
    }
}

extension ArchivedObject {
    /// Whether the value for a key is nil or missing.
    fileprivate func hasNothing(for key: String) -> Bool { self[key].map { $0 == .uid(0) } ?? true }
}
