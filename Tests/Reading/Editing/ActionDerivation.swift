import ModelcSchema

@testable import ModelcEditing

/// The actions that turn one model into another one, as a user would type them. They are derived from the two models
/// alone, without the differ.
struct ActionDerivation {
    let old: ManagedObjectModel
    let new: ManagedObjectModel
    var actions: [EditAction] = []
    var connections: [EditAction] = []

    init(from old: ManagedObjectModel, to new: ManagedObjectModel) {
        self.old = old
        self.new = new
        deriveModel()
        let names = deriveRenames()
        let before = Dictionary(
            old.entities.map { (names[$0.name] ?? $0.name, $0) }, uniquingKeysWith: { first, _ in first })
        let after = Dictionary(new.entities.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        var removals: [EditAction] = []
        deriveComposites()
        for entity in new.entities where before[entity.name] == nil { add(entity) }
        for entity in new.entities { deriveParent(entity, before[entity.name]) }
        for entity in new.entities {
            guard let known = before[entity.name] else { continue }
            derive(entity, from: known)
            removals += removed(entity, from: known)
        }
        // A name can be reused only after its previous owner has been removed.
        actions += removals
        for entity in old.entities where after[names[entity.name] ?? entity.name] == nil {
            actions.append(EditAction(.remove, .entity, [names[entity.name] ?? entity.name]))
        }
        for entity in new.entities { addProperties(of: entity, before[entity.name]) }
        for entity in new.entities { deriveLists(of: entity, before[entity.name]) }
        actions += connections
        deriveRequests()
        deriveConfigurations()
    }

    // MARK: Model

    private mutating func deriveModel() {
        var settings: [EditAction.Setting] = []
        if old.sourceLanguage != new.sourceLanguage, let language = new.sourceLanguage {
            settings.append(.init("language", .text(language == .swift ? "swift" : "objc")))
        }
        if old.versionIdentifier != new.versionIdentifier {
            settings.append(.init("identifier", .text(new.versionIdentifier ?? "")))
        }
        if old.isUsedWithCloudKit != new.isUsedWithCloudKit {
            settings.append(.init("cloudkit", new.isUsedWithCloudKit ? .on : .off))
        }
        if !settings.isEmpty { actions.append(EditAction(.set, .model, [], settings)) }
    }

    /// Renamed entities and properties.
    ///
    /// - Returns: the new names of entities by their old ones.
    private mutating func deriveRenames() -> [String: String] {
        var names: [String: String] = [:]
        let kept = Set(new.entities.map(\.name))
        for entity in new.entities where !old.entities.contains(where: { $0.name == entity.name }) {
            guard let identifier = entity.renamingIdentifier,
                let known = old.entities.first(where: {
                    ($0.renamingIdentifier ?? $0.name) == identifier && !kept.contains($0.name)
                })
            else { continue }
            names[known.name] = entity.name
            actions.append(EditAction(.rename, .entity, [known.name, entity.name]))
        }
        for entity in old.entities {
            let name = names[entity.name] ?? entity.name
            guard let after = new.entities.first(where: { $0.name == name }) else { continue }
            rename(entity.attributes, after.attributes, .attribute, name)
            rename(entity.relationships, after.relationships, .relationship, name)
        }
        return names
    }

    private mutating func rename<Property: PropertyDescription>(
        _ before: [Property], _ after: [Property], _ kind: EditAction.Kind, _ owner: String
    ) {
        for (old, new) in ActionDerivation.renames(before, after) {
            actions.append(EditAction(.rename, kind, ["\(owner).\(old)", new]))
        }
    }

    static func renames<Property: PropertyDescription>(_ before: [Property], _ after: [Property]) -> [(String, String)]
    {
        let kept = Set(after.map(\.name))
        return after.compactMap { property in
            guard !before.contains(where: { $0.name == property.name }), let identifier = property.renamingIdentifier,
                let known = before.first(where: {
                    ($0.renamingIdentifier ?? $0.name) == identifier && !kept.contains($0.name)
                })
            else { return nil }
            return (known.name, property.name)
        }
    }

    private static func previous<Property: PropertyDescription>(
        of property: Property, _ before: [Property], _ after: [Property]
    ) -> Property? {
        if let same = before.first(where: { $0.name == property.name }) { return same }
        guard let old = renames(before, after).first(where: { $0.1 == property.name })?.0 else { return nil }
        guard var known = before.first(where: { $0.name == old }) else { return nil }
        let identifier = SchemaEditor.identifier(known.renamingIdentifier, old, property.name)
        known.renamingIdentifier = identifier
        known.name = property.name
        return known
    }

    private mutating func deriveComposites() {
        for composite in new.composites where !old.composites.contains(where: { $0.name == composite.name }) {
            actions.append(EditAction(.add, .composite, [composite.name]))
        }
        for composite in new.composites {
            let before = old.composites.first { $0.name == composite.name }?.attributes ?? []
            for attribute in composite.attributes where !before.contains(where: { $0.name == attribute.name }) {
                add(attribute, composite.name)
            }
        }
    }

    // MARK: Entities

    mutating func add(_ entity: EntityDescription) {
        var settings: [EditAction.Setting] = []
        settings.append(.init("class", entity.representedClassName.map(ActionValue.text) ?? .off))
        if entity.isAbstract { settings.append(.init("abstract", .on)) }
        settings.append(.init("codegen", .text(entity.codeGenerationType?.rawValue ?? "manual")))
        if let id = entity.renamingIdentifier { settings.append(.init("renaming-id", .text(id))) }
        if let text = entity.versionHashModifier { settings.append(.init("hash-modifier", .text(text))) }
        actions.append(EditAction(.add, .entity, [entity.name], settings))
        userInfo(entity.name, UserInfo(), entity.userInfo)
    }

    private mutating func deriveParent(_ entity: EntityDescription, _ before: EntityDescription?) {
        guard before?.parentName != entity.parentName else { return }
        actions.append(
            EditAction(
                .set, .entity, [entity.name], [.init("parent", entity.parentName.map(ActionValue.text) ?? .off)]))
    }

    mutating func derive(_ entity: EntityDescription, from before: EntityDescription) {
        var settings: [EditAction.Setting] = []
        text("class", before.representedClassName, entity.representedClassName, &settings)
        flag("abstract", before.isAbstract, entity.isAbstract, &settings)
        if before.codeGenerationType != entity.codeGenerationType {
            settings.append(.init("codegen", .text(entity.codeGenerationType?.rawValue ?? "manual")))
        }
        let known =
            before.name == entity.name
            ? before.renamingIdentifier
            : SchemaEditor.identifier(before.renamingIdentifier, before.name, entity.name)
        text("renaming-id", known, entity.renamingIdentifier, &settings)
        text("hash-modifier", before.versionHashModifier, entity.versionHashModifier, &settings)
        if !settings.isEmpty { actions.append(EditAction(.set, .entity, [entity.name], settings)) }
        userInfo(entity.name, before.userInfo, entity.userInfo)
    }

    private func removed(_ entity: EntityDescription, from before: EntityDescription) -> [EditAction] {
        func gone<Property: PropertyDescription>(
            _ kind: EditAction.Kind, _ list: KeyPath<EntityDescription, [Property]>
        ) -> [EditAction] {
            let renamed = Set(ActionDerivation.renames(before[keyPath: list], entity[keyPath: list]).map(\.0))
            return before[keyPath: list].filter { property in
                !renamed.contains(property.name) && !entity[keyPath: list].contains { $0.name == property.name }
            }.map { EditAction(.remove, kind, ["\(entity.name).\($0.name)"]) }
        }
        return gone(.attribute, \.attributes) + gone(.relationship, \.relationships)
            + gone(.fetchedProperty, \.fetchedProperties)
    }

    private mutating func addProperties(of entity: EntityDescription, _ before: EntityDescription?) {
        for attribute in entity.attributes {
            let old = ActionDerivation.previous(of: attribute, before?.attributes ?? [], entity.attributes)
            if let old { set(attribute, old, entity.name) } else { add(attribute, entity.name) }
        }
        for relationship in entity.relationships {
            let old = ActionDerivation.previous(of: relationship, before?.relationships ?? [], entity.relationships)
            if let old { set(relationship, old, entity.name) } else { add(relationship, entity.name) }
        }
        for property in entity.fetchedProperties {
            let old = before?.fetchedProperties.first { $0.name == property.name }
            derive(property, old, entity.name)
        }
    }

    mutating func userInfo(_ path: String, _ old: UserInfo, _ new: UserInfo) {
        for entry in old.entries where new[entry.key] == nil {
            actions.append(EditAction(.remove, .userInfo, [path, entry.key]))
        }
        for entry in new.entries where old[entry.key] != entry.value {
            actions.append(EditAction(.set, .userInfo, [path, entry.key, entry.value]))
        }
    }

    func text(_ name: String, _ old: String?, _ new: String?, _ settings: inout [EditAction.Setting]) {
        if old != new { settings.append(.init(name, new.map(ActionValue.text) ?? .off)) }
    }

    func flag(_ name: String, _ old: Bool, _ new: Bool, _ settings: inout [EditAction.Setting]) {
        if old != new { settings.append(.init(name, new ? .on : .off)) }
    }

    func count(_ name: String, _ old: Int?, _ new: Int?, _ settings: inout [EditAction.Setting]) {
        if old != new { settings.append(.init(name, new.map { .text(String($0)) } ?? .off)) }
    }
}
