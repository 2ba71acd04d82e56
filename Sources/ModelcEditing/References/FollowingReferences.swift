import ModelcSchema

// Updates references after a rename.
extension ManagedObjectModel {
    /// Updates all references to a renamed entity. The entity itself already has the new name.
    ///
    /// - Parameter places: the indices of the entities that may contain a reference.
    mutating func followEntity(_ old: String, to new: String, at places: [Int]) {
        let follow = { (name: inout String?) in if name == old { name = new } }
        for index in places {
            follow(&entities[index].parentName)
            for place in entities[index].relationships.indices {
                follow(&entities[index].relationships[place].destinationName)
                follow(&entities[index].relationships[place].inverseEntityName)
            }
            for place in entities[index].fetchedProperties.indices {
                guard entities[index].fetchedProperties[place].fetchRequest?.entityName == old else { continue }
                entities[index].fetchedProperties[place].fetchRequest?.entityName = new
            }
        }
        for index in fetchRequests.indices { follow(&fetchRequests[index].entityName) }
        for index in configurations.indices {
            for place in configurations[index].members.indices where configurations[index].members[place].name == old {
                configurations[index].members[place].name = new
            }
        }
        for index in diagramElements.indices where diagramElements[index].name == old {
            diagramElements[index].name = new
        }
    }

    /// Updates all attributes whose type is a renamed composite.
    mutating func followComposite(_ old: String, to new: String) {
        for index in entities.indices {
            for place in entities[index].attributes.indices where entities[index].attributes[place].compositeName == old
            {
                entities[index].attributes[place].compositeName = new
            }
        }
        for index in composites.indices {
            for place in composites[index].attributes.indices
            where composites[index].attributes[place].compositeName == old {
                composites[index].attributes[place].compositeName = new
            }
        }
    }

    /// Updates all references to a property before the property itself is renamed: its old name is needed to find the
    /// references.
    ///
    /// - Parameter places: the indices of the entities that may contain a reference.
    mutating func followProperty(_ path: PropertyPath, to new: String, at places: [Int]) {
        let occurrences = KeyPathOccurrences(of: path, in: self)
        let resolved = ResolvedModel(self, indexesProperties: false)
        for index in places {
            let entity = entities[index].name
            followInverses(path, to: new, ofEntityAt: index, resolved)
            followLists(occurrences, path.name, to: new, ofEntityAt: index)
            // Unchanged elements are not written to, because the resolved model shares their storage.
            for place in entities[index].derivedPlaces {
                let ranges = occurrences.ranges(
                    inExpression: entities[index].attributes[place].derivationExpression, root: entity)
                guard !ranges.isEmpty else { continue }
                entities[index].attributes[place].derivationExpression?.replace(ranges, with: new)
            }
            for place in entities[index].fetchedProperties.indices {
                guard let request = entities[index].fetchedProperties[place].fetchRequest else { continue }
                let ranges = occurrences.ranges(
                    inPredicate: request.predicate, root: request.entityName, source: entity)
                guard !ranges.isEmpty else { continue }
                entities[index].fetchedProperties[place].fetchRequest?.predicate?.replace(ranges, with: new)
            }
        }
        for index in fetchRequests.indices {
            let request = fetchRequests[index]
            let ranges = occurrences.ranges(inPredicate: request.predicate, root: request.entityName)
            fetchRequests[index].predicate?.replace(ranges, with: new)
        }
    }

    private mutating func followInverses(
        _ path: PropertyPath, to new: String, ofEntityAt index: Int, _ resolved: ResolvedModel
    ) {
        for place in entities[index].relationships.indices {
            guard entities[index].relationships[place].inverseName == path.name else { continue }
            let relationship = entities[index].relationships[place]
            let owner = resolved.inverse(of: relationship)?.owner.name ?? relationship.inverseEntityName
            if owner == path.owner { entities[index].relationships[place].inverseName = new }
        }
    }

    private mutating func followLists(
        _ occurrences: KeyPathOccurrences, _ old: String, to new: String, ofEntityAt index: Int
    ) {
        let entity = entities[index].name
        let renamed = { (name: String) -> String? in
            guard occurrences.isMentioned(by: name, of: entity) else { return nil }
            return name == old ? new : name.replacing(occurrences.ranges(inExpression: name, root: entity), with: new)
        }
        for place in entities[index].fetchIndexes.indices {
            let predicate = entities[index].fetchIndexes[place].partialIndexPredicate
            let ranges = occurrences.ranges(inPredicate: predicate, root: entity)
            if !ranges.isEmpty {
                entities[index].fetchIndexes[place].partialIndexPredicate?.replace(ranges, with: new)
            }
            for element in entities[index].fetchIndexes[place].elements.indices {
                let expression = entities[index].fetchIndexes[place].elements[element].expression
                let ranges = occurrences.ranges(inExpression: expression, root: entity)
                if !ranges.isEmpty {
                    entities[index].fetchIndexes[place].elements[element].expression?.replace(ranges, with: new)
                }
                let name = entities[index].fetchIndexes[place].elements[element].propertyName
                guard let name = name.flatMap(renamed) else { continue }
                entities[index].fetchIndexes[place].elements[element].propertyName = name
            }
        }
        for place in entities[index].compoundIndexes.indices {
            for member in entities[index].compoundIndexes[place].members.indices {
                guard let name = renamed(entities[index].compoundIndexes[place].members[member].name) else { continue }
                entities[index].compoundIndexes[place].members[member].name = name
            }
        }
        for place in entities[index].uniquenessConstraints.indices {
            for member in entities[index].uniquenessConstraints[place].members.indices {
                let name = entities[index].uniquenessConstraints[place].members[member].name
                guard let name = renamed(name) else { continue }
                entities[index].uniquenessConstraints[place].members[member].name = name
            }
        }
    }
}

extension EntityDescription {
    /// The indices of the derived attributes. Copies no attributes, because only a few of thousands are derived.
    var derivedPlaces: [Int] { attributes.indices.filter { attributes[$0].derivationExpression != nil } }
}

extension String {
    fileprivate mutating func replace(_ ranges: [Range<Int>], with name: String) {
        if !ranges.isEmpty { self = replacing(ranges, with: name) }
    }
}
