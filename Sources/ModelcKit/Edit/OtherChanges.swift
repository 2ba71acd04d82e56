import ModelcLint
import ModelcSchema

/// Finds settings that actions changed but that comparisons of versions ignore, because no store depends on them. If
/// actions renamed an element, it is compared with the element that had its former name. New elements are not
/// included, because the comparison of versions reports them.
struct OtherChanges {
    /// The name of the setting for an attribute's encryption.
    static let encryption = "encrypted"

    private let names: EarlierNames

    init(_ names: EarlierNames) { self.names = names }

    /// Returns the changes in the order of the model.
    ///
    /// - Parameter kept: for each new entity, the index of the equal old entity; nil if that is not known.
    func all(
        from old: ManagedObjectModel, to new: ManagedObjectModel, kept: [Int?]?
    ) -> [EditOutcome.OtherChange] {
        var changes = OtherChanges.changes(old, new, path: "", OtherChanges.modelSettings)
        let entities = kept.map { kept in new.entities.indices.filter { kept[$0] == nil }.map { new.entities[$0] } }
        for (before, after) in pairs(old.entities, entities ?? new.entities, \.name, ElementSelector.entity)
        where before != after {
            changes += found(before.attributes, after.attributes, of: after.name, OtherChanges.attributeSettings)
            changes += found(
                before.relationships, after.relationships, of: after.name, OtherChanges.relationshipSettings)
            changes += found(
                before.fetchedProperties, after.fetchedProperties, of: after.name, OtherChanges.fetchedSettings)
        }
        for (before, after) in pairs(old.composites, new.composites, \.name, ElementSelector.entity) {
            changes += found(
                before.attributes, after.attributes, of: after.name,
                OtherChanges.attributeSettings + OtherChanges.memberSettings)
        }
        return changes
    }

    private func found<Property: PropertyDescription>(
        _ old: [Property], _ new: [Property], of owner: String, _ settings: [Setting<Property>]
    ) -> [EditOutcome.OtherChange] {
        pairs(old, new, \.name, { .property(entity: owner, $0) }).flatMap {
            OtherChanges.changes($0, $1, path: "\(owner).\($1.name)", settings)
        }
    }

    /// Returns each element that existed before the actions, as a pair of its old and new content.
    private func pairs<Element>(
        _ old: [Element], _ new: [Element], _ name: (Element) -> String, _ selector: (String) -> ElementSelector
    ) -> [(Element, Element)] {
        let byName = Dictionary(old.map { (name($0), $0) }, uniquingKeysWith: { first, _ in first })
        return new.compactMap { element in
            let earlier = names.selectors(before: selector(name(element))).first
            return earlier.flatMap(\.ownName).flatMap { byName[$0] }.map { ($0, element) }
        }
    }

    private static func changes<Element>(
        _ old: Element, _ new: Element, path: String, _ settings: [Setting<Element>]
    ) -> [EditOutcome.OtherChange] {
        settings.compactMap { setting in
            guard let before = setting.text(old), let after = setting.text(new), before != after else { return nil }
            return EditOutcome.OtherChange(path: path, setting: setting.name, old: before, new: after)
        }
    }
}

// The settings of each kind of element.
extension OtherChanges {
    private struct Setting<Element>: Sendable {
        let name: String
        /// Returns the value as text; nil if the setting is not compared.
        let text: @Sendable (Element) -> String?

        init(_ name: String, _ text: @escaping @Sendable (Element) -> String?) {
            self.name = name
            self.text = text
        }

        static func flag(_ name: String, _ value: @escaping @Sendable (Element) -> Bool) -> Setting {
            Setting(name) { value($0) ? "yes" : "no" }
        }

        static func value(_ name: String, _ value: @escaping @Sendable (Element) -> String?) -> Setting {
            Setting(name) { value($0) ?? "nothing" }
        }
    }

    private static let modelSettings: [Setting<ManagedObjectModel>] = [
        .value("language") { $0.sourceLanguage?.rawValue }, .flag("cloudkit") { $0.isUsedWithCloudKit },
    ]

    private static let attributeSettings: [Setting<AttributeDescription>] = [
        .flag(encryption) { $0.allowsCloudEncryption }, .flag("indexed") { $0.isIndexed },
        .flag("spotlight") { $0.isIndexedBySpotlight },
    ]

    /// The settings that are compared for attributes of entities, but not for the member attributes of composites.
    private static let memberSettings: [Setting<AttributeDescription>] = [
        .flag("transient") { $0.isTransient }, .value("min") { $0.minimumText }, .value("max") { $0.maximumText },
        .value("regex") { $0.regularExpression }, .flag("scalar") { $0.usesScalarValue ?? false },
        .value("transformer") { $0.transformerName }, .value("class") { $0.customClassName },
        .flag("external-storage") { $0.allowsExternalStorage },
        .flag("preserve-after-deletion") { $0.preservesValueOnDeletion },
        .value("derived") { $0.derivationExpression }, .value("renaming-id") { $0.renamingIdentifier },
        .value("hash-modifier") { $0.versionHashModifier },
    ]

    private static let relationshipSettings: [Setting<RelationshipDescription>] = [
        // For a to-many relationship, the comparison of versions already includes this setting.
        Setting("ordered") { $0.isToMany ? nil : ($0.isOrdered ? "yes" : "no") },
        .flag("indexed") { $0.isIndexed }, .flag("spotlight") { $0.isIndexedBySpotlight },
    ]

    private static let fetchedSettings: [Setting<FetchedPropertyDescription>] = [
        .flag("optional") { $0.isOptional }, .flag("transient") { $0.isTransient },
        .value("hash-modifier") { $0.versionHashModifier },
    ]
}

extension AttributeDescription {
    fileprivate var minimumText: String? { minimumDateInterval.map { "\($0)" } ?? minimumValueText }
    fileprivate var maximumText: String? { maximumDateInterval.map { "\($0)" } ?? maximumValueText }
}

extension ElementSelector {
    /// The name of the entity or property; nil for other kinds of parts.
    fileprivate var ownName: String? {
        switch self {
        case .entity(let name), .property(_, let name): name
        case .model, .fetchIndex, .uniqueness, .configuration, .fetchRequest: nil
        }
    }
}
