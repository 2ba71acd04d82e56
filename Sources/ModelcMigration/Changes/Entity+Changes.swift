import ModelcSchema

extension ChangeList {
    /// Added and removed entities, and what changed of others besides their properties.
    ///
    /// - Parameter pairs: the entities of both versions that may have changed.
    mutating func addEntityChanges(_ pairs: [ModelMatch.EntityPair]) {
        addMissingEntities()
        for pair in pairs { addChanges(of: pair) }
    }

    private mutating func addMissingEntities() {
        for (index, entity) in source.entities.enumerated() where match.destinations[index] == nil {
            add(.entityRemoved, Site(oldEntity: entity.name, oldPosition: entity.position))
        }
        for (index, entity) in destination.entities.enumerated() where match.sources[index] == nil {
            add(.entityAdded, Site(newEntity: entity.name, newPosition: entity.position))
        }
    }

    /// What changed of one entity besides its properties.
    mutating func addChanges(of pair: ModelMatch.EntityPair) {
        let old = source.entities[pair.source]
        let new = destination.entities[pair.destination]
        let site = site(pair)
        add(.entityRenamed, site, ifDiffer: old.name, new.name)
        if pair.isByName { add(.renamingIDMismatch, site, from: old.identifier, to: new.identifier) }
        addParentChange(pair, site)
        if old.isAbstract != new.isAbstract {
            add(new.isAbstract ? .entityMadeAbstract : .entityMadeConcrete, site)
        }
        add(
            .entityHashModifierChanged, site, ifDiffer: old.versionHashModifier ?? "", new.versionHashModifier ?? "",
            as: text)
        add(.entityClassChanged, site, ifDiffer: old.classText, new.classText, as: text)
        add(
            .entityCodegenChanged, site, ifDiffer: old.codeGenerationType, new.codeGenerationType,
            as: { $0?.rawValue })
        addUserInfoChange(site, old.userInfo, new.userInfo)
        addUniquenessChanges(pair, site)
        addIndexChange(pair, site)
        addFetchedPropertyChanges(pair, site)
    }

    private mutating func addParentChange(_ pair: ModelMatch.EntityPair, _ site: Site) {
        guard !match.hasSameParent(pair) else { return }
        add(
            .entityParentChanged, site, from: source.tree.parents[pair.source].map { source.entities[$0].name },
            to: destination.tree.parents[pair.destination].map { destination.entities[$0].name })
    }

    /// The order of the keys has no meaning.
    mutating func addUserInfoChange(_ site: Site, _ old: UserInfo, _ new: UserInfo) {
        add(.entityUserInfoChanged, site, ifDiffer: old.comparisonText, new.comparisonText, as: text)
    }
}

extension UserInfo {
    /// The entries that count, sorted by key; nil where there are none.
    var comparisonText: String? {
        let values = Dictionary(entries.map { ($0.key, $0.value) }, uniquingKeysWith: { _, last in last })
        let lines = values.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
        return lines.isEmpty ? nil : lines.map { "\($0.key) = \($0.value)" }.joined(separator: ", ")
    }
}

extension EntityDescription {
    /// The class as written; nil where the entity has none of its own.
    var classText: String? { className == nil ? nil : representedClassName }
}
