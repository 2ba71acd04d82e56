import ModelcSchema

extension ChangeList {
    /// What is wrong with renaming identifiers: one that stands twice in one version (migration §4.5).
    mutating func addIdentifierChanges() {
        addDuplicateEntities(in: source) { entity in Site(oldEntity: entity.name, oldPosition: entity.position) }
        addDuplicateEntities(in: destination) { entity in Site(newEntity: entity.name, newPosition: entity.position) }
        addDuplicateProperties(in: source) { entity, property in
            Site(oldEntity: entity.name, oldProperty: property.name, oldPosition: property.position)
        }
        addDuplicateProperties(in: destination) { entity, property in
            Site(newEntity: entity.name, newProperty: property.name, newPosition: property.position)
        }
    }

    /// Whether all that was found are identifiers that stand twice, and they do in both versions: no difference.
    var saysTheSameOfBoth: Bool {
        guard changes.allSatisfy({ $0.kind == .duplicateRenamingID }) else { return false }
        let paths = { (changes: [SchemaChange]) in changes.map(\.modelPath).sorted() }
        return paths(changes.filter { $0.oldEntity != nil }) == paths(changes.filter { $0.newEntity != nil })
    }

    private mutating func addDuplicateEntities(in index: SchemaIndex, site: (EntityDescription) -> Site) {
        var seen: [String: String] = [:]
        for entity in index.entities {
            if let first = seen.updateValue(entity.name, forKey: entity.identifier), first != entity.name {
                addDuplicate(entity.identifier, site(entity), isOld: site(entity).oldEntity != nil)
            }
        }
    }

    private mutating func addDuplicateProperties(
        in index: SchemaIndex, site: (EntityDescription, SchemaProperty) -> Site
    ) {
        for (owner, entity) in index.entities.enumerated() {
            for property in index.properties[owner] where index.isRepeated(property, owner) {
                let site = site(entity, property)
                addDuplicate(property.identifier, site, isOld: site.oldEntity != nil)
            }
        }
    }

    private mutating func addDuplicate(_ identifier: String, _ site: Site, isOld: Bool) {
        add(.duplicateRenamingID, site, from: isOld ? identifier : nil, to: isOld ? nil : identifier)
    }
}

extension SchemaIndex {
    /// Whether the entity that declares a property, or an ancestor, has its identifier for a property of another name.
    func isRepeated(_ property: SchemaProperty, _ owner: Int) -> Bool {
        guard let nearest = self.property(identifiedBy: property.identifier, of: owner) else { return false }
        return nearest.property.name != property.name || isRepeatedAbove(property, owner)
    }

    private func isRepeatedAbove(_ property: SchemaProperty, _ owner: Int) -> Bool {
        guard let parent = tree.parents[owner] else { return false }
        return self.property(identifiedBy: property.identifier, of: parent).map { $0.property.name != property.name }
            ?? false
    }
}
