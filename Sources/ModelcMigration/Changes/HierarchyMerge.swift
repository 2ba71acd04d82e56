import ModelcBase
import ModelcSchema

extension ChangeList {
    /// Adds changes of entities to the list, but not of their properties: added entities, removed entities, and changed
    /// settings.
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

    /// Adds the changed settings of one entity to the list, without its properties.
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

    /// Adds a change to the list if the user info differs. The order of the keys is ignored.
    mutating func addUserInfoChange(_ site: Site, _ old: UserInfo, _ new: UserInfo) {
        add(.entityUserInfoChanged, site, ifDiffer: old.comparisonText, new.comparisonText, as: text)
    }
}

extension UserInfo {
    /// The effective entries as text, sorted by key; nil if there are none.
    var comparisonText: String? {
        let values = Dictionary(entries.map { ($0.key, $0.value) }, uniquingKeysWith: { _, last in last })
        let lines = values.sorted { $0.key.isBefore($1.key) }
        return lines.isEmpty ? nil : lines.map { "\($0.key) = \($0.value)" }.joined(separator: ", ")
    }
}

extension EntityDescription {
    /// The class name as written in the model; nil if the entity has no custom class.
    var classText: String? { className == nil ? nil : representedClassName }
}

extension ChangeList {
    /// Adds a change to the list for each inheritance tree that merges several older trees (condition I2 of
    /// FormatMigrationFacts §5).
    mutating func addHierarchyChanges() {
        for merge in HierarchyMerge.merges(in: match) {
            let root = destination.entities[merge.root]
            let names = merge.oldRoots.map { source.entities[$0].name }.inByteOrder()
            add(
                .hierarchyMerged, Site(newEntity: root.name, newPosition: root.position),
                from: names.joined(separator: ", "), to: root.name)
        }
    }
}

/// An inheritance tree of the newer version that contains entities from several trees of the older version.
struct HierarchyMerge {
    /// The index of the root entity in the newer version.
    var root: Int
    /// The indexes of the root entities in the older version, in the order of that version.
    var oldRoots: [Int]

    static func merges(in match: ModelMatch) -> [HierarchyMerge] {
        var oldRoots: [Int: Set<Int>] = [:]
        for pair in match.pairs {
            oldRoots[match.destination.tree.roots[pair.destination], default: []]
                .insert(match.source.tree.roots[pair.source])
        }
        return oldRoots.filter { $0.value.count > 1 }.sorted { $0.key < $1.key }.map {
            HierarchyMerge(root: $0.key, oldRoots: $0.value.sorted())
        }
    }
}

extension ChangeList {
    /// Adds changes to the list for invalid renaming identifiers, which occur twice in one version
    /// (FormatMigrationFacts §4.5).
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

    /// Whether all changes are duplicate identifiers that both versions have, so that the versions do not differ.
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
