import ModelcSchema

/// Gives three versions of a model the same names: what one side renamed, the other side and the base call by its new name, too,
/// with all that refers to it. After that a rename is no change, and what was changed elsewhere finds its element.
///
/// A rename is known by its renaming identifier, or, for entities, by properties that are all the same.
package struct RenameAlignment {
    package private(set) var base: ManagedObjectModel
    package private(set) var ours: ManagedObjectModel
    package private(set) var theirs: ManagedObjectModel
    /// Renames of both sides that differ; the names are those of ours.
    package private(set) var conflicts: [RenameConflict] = []
    /// Whether any name was changed.
    package private(set) var isChanged = false

    package init(base: ManagedObjectModel, ours: ManagedObjectModel, theirs: ManagedObjectModel) {
        self.base = base
        self.ours = ours
        self.theirs = theirs
        alignEntities()
        for entity in self.base.entities.map(\.name) {
            align(\.attributes, "attribute", of: entity)
            align(\.relationships, "relationship", of: entity)
            align(\.fetchedProperties, "fetchedProperty", of: entity)
        }
    }

    private mutating func alignEntities() {
        let mine = Dictionary(RenameSearch.entities(from: base, to: ours), uniquingKeysWith: { first, _ in first })
        let others = Dictionary(RenameSearch.entities(from: base, to: theirs), uniquingKeysWith: { first, _ in first })
        for old in base.entities.map(\.name) {
            align(NamePair(old, ours: mine[old], theirs: others[old]), MergePath.entity) { model, name, new in
                model.nameEntity(name, new)
            }
        }
    }

    private mutating func align<Property: PropertyDescription>(
        _ list: KeyPath<EntityDescription, [Property]>, _ kind: String, of entity: String
    ) {
        let find = { (model: ManagedObjectModel) in
            model.entities.first { $0.name == entity }?[keyPath: list] ?? []
        }
        let before = find(base)
        let mine = Dictionary(RenameSearch.properties(before, find(ours)), uniquingKeysWith: { first, _ in first })
        let others = Dictionary(RenameSearch.properties(before, find(theirs)), uniquingKeysWith: { first, _ in first })
        for old in before.map(\.name) {
            let pair = NamePair(old, ours: mine[old], theirs: others[old])
            align(pair, { MergePath.property(kind, $0, of: entity) }) { model, name, new in
                model.nameProperty(PropertyPath(owner: entity, name: name), new)
            }
        }
    }

    /// What something is called in the base, and by the sides that renamed it.
    private struct NamePair {
        var old: String
        var ours: String?
        var theirs: String?

        init(_ old: String, ours: String?, theirs: String?) {
            self.old = old
            self.ours = ours
            self.theirs = theirs
        }
    }

    /// - Parameter changeName: gives what has a name another one, in a model; false where the model has none, or the name is taken.
    private mutating func align(
        _ pair: NamePair, _ path: (String) -> MergePath,
        _ changeName: (inout ManagedObjectModel, String, String) -> Bool
    ) {
        guard let new = pair.ours ?? pair.theirs else { return }
        var aligned = (base, ours, theirs)
        guard changeName(&aligned.0, pair.old, new) else { return }
        switch (pair.ours, pair.theirs) {
        case (let mine?, let other?):
            if mine != other {
                guard changeName(&aligned.2, other, mine) else { return }
                conflicts.append(RenameConflict(path: path(mine), old: pair.old, ours: mine, theirs: other))
            }
        // A side that has it no more has nothing to be renamed.
        case (_?, nil): if path(pair.old).isIn(theirs), !changeName(&aligned.2, pair.old, new) { return }
        case (nil, _?): if path(pair.old).isIn(ours), !changeName(&aligned.1, pair.old, new) { return }
        case (nil, nil): return
        }
        (base, ours, theirs) = aligned
        isChanged = true
    }
}

/// One thing that got two new names.
package struct RenameConflict: Hashable, Sendable {
    /// Where it is under the name of ours.
    package var path: MergePath
    package var old: String
    package var ours: String
    package var theirs: String
}

extension MergePath {
    /// Whether a model has an entity, or a property of one, at the path.
    fileprivate func isIn(_ model: ManagedObjectModel) -> Bool {
        guard let entity = model.entities.first(where: { $0.name == owner }) else { return false }
        return property.map { name in entity.properties.contains { $0.name == name } } ?? true
    }
}

/// What has another name in a later model.
private enum RenameSearch {
    /// The entities by their old and new names.
    static func entities(from old: ManagedObjectModel, to new: ManagedObjectModel) -> [(String, String)] {
        let known = Set(old.entities.map(\.name))
        let kept = Set(new.entities.map(\.name))
        let gone = old.entities.filter { !kept.contains($0.name) }
        let added = new.entities.filter { !known.contains($0.name) }
        let identified = matches(
            gone, added, \.name, of: { $0.renamingIdentifier ?? $0.name }, and: { $0.renamingIdentifier })
        let likeness = matches(gone, added, \.name, of: shape, and: shape)
        let found = Set(identified.map(\.0)), taken = Set(identified.map(\.1))
        return identified + likeness.filter { !found.contains($0.0) && !taken.contains($0.1) }
    }

    static func properties<Property: PropertyDescription>(
        _ old: [Property], _ new: [Property]
    ) -> [(String, String)] {
        let known = Set(old.map(\.name)), kept = Set(new.map(\.name))
        return matches(
            old.filter { !kept.contains($0.name) }, new.filter { !known.contains($0.name) }, \.name,
            of: { $0.renamingIdentifier ?? $0.name }, and: { $0.renamingIdentifier })
    }

    /// The names of those whose keys are the same, and of no others.
    private static func matches<Element>(
        _ old: [Element], _ new: [Element], _ name: (Element) -> String, of oldKey: (Element) -> String?,
        and newKey: (Element) -> String?
    ) -> [(String, String)] {
        let before = Dictionary(grouping: old.filter { oldKey($0) != nil }, by: { oldKey($0) ?? "" })
        let after = Dictionary(grouping: new.filter { newKey($0) != nil }, by: { newKey($0) ?? "" })
        return before.keys.sorted().compactMap { key in
            guard let one = before[key], let other = after[key], one.count == 1, other.count == 1 else { return nil }
            return (name(one[0]), name(other[0]))
        }
    }

    /// What an entity has, which with two or more properties is proof enough; nil with less.
    private static func shape(_ entity: EntityDescription) -> String? {
        guard entity.properties.count > 1 else { return nil }
        let attributes = entity.attributes.map { "\($0.name): \($0.type.rawValue) \($0.isOptional)" }
        let relationships = entity.relationships.map { "\($0.name) -> \($0.inverseName ?? "") \($0.isToMany)" }
        let parts = attributes + relationships + entity.fetchedProperties.map(\.name)
        return (parts + [entity.parentName ?? ""]).joined(separator: "\n")
    }
}

extension ManagedObjectModel {
    /// Gives an entity another name, and all that refers to it. Its renaming identifier stays as it is.
    ///
    /// - Returns: false where there is no such entity, or the name is taken.
    fileprivate mutating func nameEntity(_ old: String, _ new: String) -> Bool {
        guard !entities.contains(where: { $0.name == new }), let index = entities.firstIndex(where: { $0.name == old })
        else { return false }
        entities[index].name = new
        entities.resort(index, by: \.name)
        followEntity(old, to: new)
        return true
    }

    /// The same for a property of an entity.
    fileprivate mutating func nameProperty(_ path: PropertyPath, _ new: String) -> Bool {
        guard let index = entities.firstIndex(where: { $0.name == path.owner }),
            !entities[index].properties.contains(where: { $0.name == new }),
            entities[index].properties.contains(where: { $0.name == path.name })
        else { return false }
        followProperty(path, to: new)
        entities[index].attributes.name(path.name, new)
        entities[index].relationships.name(path.name, new)
        entities[index].fetchedProperties.name(path.name, new)
        return true
    }
}

extension Array where Element: PropertyDescription {
    fileprivate mutating func name(_ old: String, _ new: String) {
        guard let index = firstIndex(where: { $0.name == old }) else { return }
        self[index].name = new
        resort(index, by: \.name)
    }
}
