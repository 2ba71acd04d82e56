import ModelcSchema

@testable import ModelcEditing

/// Attributes, relationships and fetched properties.
extension ActionDerivation {
    mutating func add(_ attribute: AttributeDescription, _ owner: String) {
        var plain = AttributeDescription()
        plain.isOptional = true
        plain.type = attribute.type
        var settings = differences(plain, attribute)
        if attribute.type.isNumber, attribute.defaultValueText == nil { settings.append(.init("default", .off)) }
        // The scalar setting of a new attribute follows from its type; for others it was chosen.
        let usual: Bool? = attribute.type.canBeScalar ? attribute.type != .date && attribute.type != .uuid : nil
        settings.removeAll { $0.name == "scalar" && attribute.usesScalarValue == usual }
        settings.removeAll { $0.name == "type" }
        actions.append(EditAction(.add, .attribute, ["\(owner).\(attribute.name)", attribute.type.rawValue], settings))
        userInfo("\(owner).\(attribute.name)", UserInfo(), attribute.userInfo)
    }

    mutating func set(_ attribute: AttributeDescription, _ before: AttributeDescription, _ owner: String) {
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

    mutating func add(_ relationship: RelationshipDescription, _ owner: String) {
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

    mutating func set(
        _ relationship: RelationshipDescription, _ before: RelationshipDescription, _ owner: String
    ) {
        var known = before
        // A renamed destination and a renamed inverse have already been updated.
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

    /// Sets the inverse on one of the two sides, after all other actions, so that both sides exist. The previous
    /// inverse may be removed before.
    ///
    /// - Parameter hadInverse: whether the relationship had another inverse.
    mutating func connect(_ path: String, _ relationship: RelationshipDescription, hadInverse: Bool = false) {
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

    mutating func derive(
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
}
