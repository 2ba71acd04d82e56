import ModelcSchema

@testable import ModelcEditing

/// The actions that turn one model into another one, as a user would type them: derived from the two values alone, without the
/// differ.
struct ActionDerivation {
    private let old: ManagedObjectModel
    private let new: ManagedObjectModel
    private(set) var actions: [EditAction] = []
    private var connections: [EditAction] = []

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
        // What takes the name of something that goes has to wait for it.
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

    private mutating func add(_ entity: EntityDescription) {
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

    private mutating func derive(_ entity: EntityDescription, from before: EntityDescription) {
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

    // MARK: Properties

    private mutating func add(_ attribute: AttributeDescription, _ owner: String) {
        var plain = AttributeDescription()
        plain.isOptional = true
        plain.type = attribute.type
        var settings = differences(plain, attribute)
        if attribute.type.isNumber, attribute.defaultValueText == nil { settings.append(.init("default", .off)) }
        // The scalar of a new attribute follows from its type; others have been chosen.
        let usual: Bool? = attribute.type.canBeScalar ? attribute.type != .date && attribute.type != .uuid : nil
        settings.removeAll { $0.name == "scalar" && attribute.usesScalarValue == usual }
        settings.removeAll { $0.name == "type" }
        actions.append(EditAction(.add, .attribute, ["\(owner).\(attribute.name)", attribute.type.rawValue], settings))
        userInfo("\(owner).\(attribute.name)", UserInfo(), attribute.userInfo)
    }

    private mutating func set(_ attribute: AttributeDescription, _ before: AttributeDescription, _ owner: String) {
        let settings = differences(before, attribute)
        if !settings.isEmpty {
            actions.append(EditAction(.set, .attribute, ["\(owner).\(attribute.name)"], settings))
        }
        userInfo("\(owner).\(attribute.name)", before.userInfo, attribute.userInfo)
    }

    private func differences(_ old: AttributeDescription, _ new: AttributeDescription) -> [EditAction.Setting] {
        var settings: [EditAction.Setting] = []
        if old.type != new.type { settings.append(.init("type", .text(new.type.rawValue))) }
        text("composite", old.compositeName, new.compositeName, &settings)
        flag("optional", old.isOptional, new.isOptional, &settings)
        flag("transient", old.isTransient, new.isTransient, &settings)
        if old.defaultValueText != new.defaultValueText || old.defaultDateInterval != new.defaultDateInterval
            || (old.type != new.type && new.defaultValueText != nil)
        {
            let text = new.defaultDateInterval.map { "\($0)" } ?? new.defaultValueText
            settings.append(.init("default", text.map(ActionValue.text) ?? .off))
        }
        if old.minimumValueText != new.minimumValueText || old.minimumDateInterval != new.minimumDateInterval {
            let text = new.minimumDateInterval.map { "\($0)" } ?? new.minimumValueText
            settings.append(.init("min", text.map(ActionValue.text) ?? .off))
        }
        if old.maximumValueText != new.maximumValueText || old.maximumDateInterval != new.maximumDateInterval {
            let text = new.maximumDateInterval.map { "\($0)" } ?? new.maximumValueText
            settings.append(.init("max", text.map(ActionValue.text) ?? .off))
        }
        text("regex", old.regularExpression, new.regularExpression, &settings)
        if old.usesScalarValue != new.usesScalarValue, let scalar = new.usesScalarValue {
            settings.append(.init("scalar", scalar ? .on : .off))
        }
        text("transformer", old.valueTransformerName, new.valueTransformerName, &settings)
        text("class", old.customClassName, new.customClassName, &settings)
        flag("external-storage", old.allowsExternalStorage, new.allowsExternalStorage, &settings)
        flag("encrypted", old.allowsCloudEncryption, new.allowsCloudEncryption, &settings)
        flag("preserve-after-deletion", old.preservesValueOnDeletion, new.preservesValueOnDeletion, &settings)
        text("derived", old.derivationExpression, new.derivationExpression, &settings)
        flag("indexed", old.isIndexed, new.isIndexed, &settings)
        flag("spotlight", old.isIndexedBySpotlight, new.isIndexedBySpotlight, &settings)
        text("renaming-id", old.renamingIdentifier, new.renamingIdentifier, &settings)
        text("hash-modifier", old.versionHashModifier, new.versionHashModifier, &settings)
        return settings
    }

    private mutating func add(_ relationship: RelationshipDescription, _ owner: String) {
        var plain = RelationshipDescription()
        plain.isOptional = true
        plain.maximumCount = relationship.isToMany ? nil : 1
        plain.deleteRule = .nullify
        plain.destinationName = relationship.destinationName
        var settings = differences(plain, relationship)
        settings.removeAll { $0.name == "inverse" }
        let path = "\(owner).\(relationship.name)"
        actions.append(EditAction(.add, .relationship, [path, relationship.destinationName ?? ""], settings))
        connect(path, relationship)
        userInfo(path, UserInfo(), relationship.userInfo)
    }

    private mutating func set(
        _ relationship: RelationshipDescription, _ before: RelationshipDescription, _ owner: String
    ) {
        var known = before
        // A destination and an inverse that were renamed have followed already.
        known.inverseName = relationship.inverseName
        if actions.contains(where: {
            $0.verb == .rename && $0.kind == .entity && $0.operands[1] == relationship.destinationName
        }) {
            known.destinationName = relationship.destinationName
        }
        let settings = differences(known, relationship)
        let path = "\(owner).\(relationship.name)"
        if !settings.isEmpty { actions.append(EditAction(.set, .relationship, [path], settings)) }
        if before.inverseName != relationship.inverseName || before.destinationName != relationship.destinationName {
            connect(path, relationship, hadInverse: before.inverseName != nil)
        }
        userInfo(path, before.userInfo, relationship.userInfo)
    }

    /// Names the inverse, on one of the sides and after all else: both sides are there then. What was the inverse may go before.
    ///
    /// - Parameter hadInverse: whether the relationship had another one.
    private mutating func connect(_ path: String, _ relationship: RelationshipDescription, hadInverse: Bool = false) {
        let inverse = { (path: String, value: ActionValue) in
            EditAction(.set, .relationship, [path], [.init("inverse", value)])
        }
        if hadInverse { actions.append(inverse(path, .off)) }
        guard let name = relationship.inverseName else { return }
        let other = inverse("\(relationship.inverseEntityName ?? "").\(name)", .text(relationship.name))
        if !connections.contains(other) { connections.append(inverse(path, .text(name))) }
    }

    private func differences(_ old: RelationshipDescription, _ new: RelationshipDescription) -> [EditAction.Setting] {
        var settings: [EditAction.Setting] = []
        if old.destinationName != new.destinationName, let name = new.destinationName {
            settings.append(.init("destination", .text(name)))
        }
        flag("optional", old.isOptional, new.isOptional, &settings)
        flag("transient", old.isTransient, new.isTransient, &settings)
        flag("to-many", old.isToMany, new.isToMany, &settings)
        count("min", old.minimumCount, new.minimumCount, &settings)
        var known = old
        known.set(toMany: new.isToMany)
        count("max", known.maximumCount, new.maximumCount, &settings)
        if old.deleteRule != new.deleteRule {
            let words: [DeleteRule: String] = [
                .nullify: "nullify", .cascade: "cascade", .deny: "deny", .noAction: "no-action",
            ]
            settings.append(.init("delete", new.deleteRule.flatMap { words[$0] }.map(ActionValue.text) ?? .off))
        }
        flag("ordered", old.isOrdered, new.isOrdered, &settings)
        flag("indexed", old.isIndexed, new.isIndexed, &settings)
        flag("spotlight", old.isIndexedBySpotlight, new.isIndexedBySpotlight, &settings)
        text("renaming-id", old.renamingIdentifier, new.renamingIdentifier, &settings)
        text("hash-modifier", old.versionHashModifier, new.versionHashModifier, &settings)
        return settings
    }

    private mutating func derive(
        _ property: FetchedPropertyDescription, _ before: FetchedPropertyDescription?, _ owner: String
    ) {
        let path = "\(owner).\(property.name)"
        let request = property.fetchRequest ?? FetchRequestDescription()
        let settings = differences(before?.fetchRequest ?? FetchRequestDescription(), request)
        if before == nil {
            actions.append(EditAction(.add, .fetchedProperty, [path, request.entityName ?? ""], settings))
        } else if !settings.isEmpty {
            actions.append(EditAction(.set, .fetchedProperty, [path], settings))
        }
        userInfo(path, before?.userInfo ?? UserInfo(), property.userInfo)
    }

    // MARK: Lists

    private mutating func deriveLists(of entity: EntityDescription, _ before: EntityDescription?) {
        for index in before?.fetchIndexes ?? [] where !entity.fetchIndexes.contains(where: { $0.name == index.name }) {
            actions.append(EditAction(.remove, .index, ["\(entity.name).\(index.name)"]))
        }
        for index in entity.fetchIndexes {
            let words = index.elements.map { element in
                (element.propertyName ?? "") + (element.order == .descending ? ":descending" : "")
            }
            let known = before?.fetchIndexes.first { $0.name == index.name }
            guard
                known.map({
                    $0.elements.map(\.propertyName) != index.elements.map(\.propertyName)
                        || $0.elements.map(\.order) != index.elements.map(\.order)
                }) ?? true
            else { continue }
            let verb = known == nil ? EditAction.Verb.add : .set
            actions.append(EditAction(verb, .index, ["\(entity.name).\(index.name)"] + words))
        }
        let old = (before?.uniquenessConstraints ?? []).map { $0.members.map(\.name) }
        let new = entity.uniquenessConstraints.map { $0.members.map(\.name) }
        for members in old where !new.contains(members) {
            actions.append(EditAction(.remove, .constraint, [entity.name] + members))
        }
        for members in new where !old.contains(members) {
            actions.append(EditAction(.add, .constraint, [entity.name] + members))
        }
    }

    private mutating func deriveRequests() {
        for request in old.fetchRequests where !new.fetchRequests.contains(where: { $0.name == request.name }) {
            actions.append(EditAction(.remove, .fetchRequest, [request.name]))
        }
        for request in new.fetchRequests {
            let before = old.fetchRequests.first { $0.name == request.name }
            let settings = differences(before ?? FetchRequestDescription(), request)
            if before == nil {
                actions.append(EditAction(.add, .fetchRequest, [request.name, request.entityName ?? ""], settings))
            } else if !settings.isEmpty {
                actions.append(EditAction(.set, .fetchRequest, [request.name], settings))
            }
        }
    }

    private func differences(_ old: FetchRequestDescription, _ new: FetchRequestDescription) -> [EditAction.Setting] {
        var settings: [EditAction.Setting] = []
        text("predicate", old.predicate, new.predicate, &settings)
        count("limit", old.fetchLimit, new.fetchLimit, &settings)
        count("batch-size", old.fetchBatchSize, new.fetchBatchSize, &settings)
        let flags: [(String, Bool?, Bool?)] = [
            ("include-subentities", old.includesSubentities, new.includesSubentities),
            ("include-property-values", old.includesPropertyValues, new.includesPropertyValues),
            ("include-pending-changes", old.includesPendingChanges, new.includesPendingChanges),
            ("return-faults", old.returnsObjectsAsFaults, new.returnsObjectsAsFaults),
            ("distinct", old.returnsDistinctResults, new.returnsDistinctResults),
        ]
        for (name, old, new) in flags where old != new { settings.append(.init(name, new == true ? .on : .off)) }
        if old.resultType != new.resultType {
            let words: [FetchResultType: String] = [
                .managedObjectIDs: "ids", .dictionaries: "dictionaries", .count: "count",
            ]
            settings.append(.init("result", .text(new.resultType.flatMap { words[$0] } ?? "objects")))
        }
        return settings
    }

    private mutating func deriveConfigurations() {
        for configuration in old.configurations
        where !new.configurations.contains(where: { $0.name == configuration.name }) {
            actions.append(EditAction(.remove, .configuration, [configuration.name]))
        }
        for configuration in new.configurations {
            let members = configuration.members.map(\.name)
            guard let before = old.configurations.first(where: { $0.name == configuration.name }) else {
                actions.append(EditAction(.add, .configuration, [configuration.name] + members))
                continue
            }
            let known = before.members.map(\.name)
            let added = members.filter { !known.contains($0) }
            if !added.isEmpty { actions.append(EditAction(.add, .member, [configuration.name] + added)) }
        }
    }

    private mutating func userInfo(_ path: String, _ old: UserInfo, _ new: UserInfo) {
        for entry in old.entries where new[entry.key] == nil {
            actions.append(EditAction(.remove, .userInfo, [path, entry.key]))
        }
        for entry in new.entries where old[entry.key] != entry.value {
            actions.append(EditAction(.set, .userInfo, [path, entry.key, entry.value]))
        }
    }

    private func text(_ name: String, _ old: String?, _ new: String?, _ settings: inout [EditAction.Setting]) {
        if old != new { settings.append(.init(name, new.map(ActionValue.text) ?? .off)) }
    }

    private func flag(_ name: String, _ old: Bool, _ new: Bool, _ settings: inout [EditAction.Setting]) {
        if old != new { settings.append(.init(name, new ? .on : .off)) }
    }

    private func count(_ name: String, _ old: Int?, _ new: Int?, _ settings: inout [EditAction.Setting]) {
        if old != new { settings.append(.init(name, new.map { .text(String($0)) } ?? .off)) }
    }
}
