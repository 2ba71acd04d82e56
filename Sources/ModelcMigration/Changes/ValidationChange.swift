import ModelcSchema

extension ChangeList {
    /// Adds the changes of one property to the list.
    mutating func addChanges(of property: PropertyMatch) {
        let site = site(property)
        switch (property.source?.property, property.destination?.property) {
        case (nil, nil): break
        case (nil, .attribute(let new)?): addAddition(of: new, site)
        case (nil, .relationship(let new)?): addAddition(of: new, site)
        case (.attribute(let old)?, nil):
            add(.attributeRemoved, old.isTransient ? site.with(.transient) : site, from: old.typeText)
        case (.relationship(let old)?, nil):
            add(.relationshipRemoved, old.isTransient ? site.with(.transient) : site, from: old.destinationName)
        case (.attribute(let old)?, .attribute(let new)?): addChanges(old, new, property, site)
        case (.relationship(let old)?, .relationship(let new)?): addChanges(old, new, property, site)
        case (let old?, let new?):
            let isTransient = old.isTransient && new.isTransient
            add(
                .propertyKindChanged, isTransient ? site.with(.transient) : site, from: old.kindName, to: new.kindName)
        }
    }

    /// Adds to the list the changes of settings that attributes and relationships share.
    mutating func addCommonChanges(
        _ old: some PropertyDescription, _ new: some PropertyDescription, _ property: PropertyMatch, _ site: Site,
        renamed: SchemaChangeKind, moved: SchemaChangeKind
    ) {
        add(renamed, site, ifDiffer: old.name, new.name)
        if property.isByName { add(.renamingIDMismatch, site, from: old.identifier, to: new.identifier) }
        if let from = property.source?.owner, let to = property.destination?.owner, !match.areOne(from, to) {
            add(moved, site, from: source.entities[from].name, to: destination.entities[to].name)
        }
        add(
            .propertyHashModifierChanged, site, ifDiffer: old.versionHashModifier ?? "", new.versionHashModifier ?? "",
            as: text)
        addUserInfoChange(site, old.userInfo, new.userInfo)
    }
}

extension ChangeList {
    /// Adds the changes of an entity's own fetched properties to the list. Fetched properties are matched by renaming
    /// identifier.
    mutating func addFetchedPropertyChanges(_ pair: ModelMatch.EntityPair, _ site: Site) {
        let old = source.entities[pair.source].fetchedProperties
        let new = destination.entities[pair.destination].fetchedProperties
        guard !(old.isEmpty && new.isEmpty) else { return }
        let oldByIdentifier = Dictionary(old.map { ($0.identifier, $0) }, uniquingKeysWith: { first, _ in first })
        let newByIdentifier = Dictionary(new.map { ($0.identifier, $0) }, uniquingKeysWith: { first, _ in first })
        for identifier in Set(oldByIdentifier.keys).union(newByIdentifier.keys) {
            let before = oldByIdentifier[identifier]
            let after = newByIdentifier[identifier]
            var site = site
            site.oldProperty = before?.name
            site.newProperty = after?.name
            site.oldPosition = before?.position
            site.newPosition = after?.position
            addChange(site, before, after)
        }
    }

    private mutating func addChange(
        _ site: Site, _ old: FetchedPropertyDescription?, _ new: FetchedPropertyDescription?
    ) {
        switch (old, new) {
        case (nil, nil): break
        case (nil, let new?): add(.fetchedPropertyAdded, site, to: new.comparisonText)
        case (let old?, nil): add(.fetchedPropertyRemoved, site, from: old.comparisonText)
        case (let old?, let new?):
            add(.fetchedPropertyChanged, site, ifDiffer: old.comparisonText, new.comparisonText)
        }
    }
}

extension FetchedPropertyDescription {
    fileprivate var comparisonText: String {
        name + (fetchRequest.map { ": " + $0.comparisonText } ?? "")
    }
}

/// The difference between an attribute's validation (bounds and regular expression) in two versions.
struct ValidationChange {
    /// The older validation for display; nil if nothing changed.
    let oldText: String?
    /// The newer validation for display; nil if nothing changed.
    let newText: String?
    /// Whether values that were valid may now be invalid. An added or changed regular expression counts as tightened.
    let isTightened: Bool

    init(from old: AttributeDescription, to new: AttributeDescription) {
        let before = Bounds(old)
        let after = Bounds(new)
        let differs = before != after
        oldText = differs ? before.text : nil
        newText = differs ? after.text : nil
        isTightened =
            ValidationChange.isAdded(before.minimum, after.minimum) { $0 < $1 }
            || ValidationChange.isAdded(before.maximum, after.maximum) { $0 > $1 }
            || (after.expression != nil && after.expression != before.expression)
    }

    /// Whether a bound is new or stricter. A bound that cannot be compared as a number counts as stricter.
    private static func isAdded(_ old: String?, _ new: String?, isStricter: (Double, Double) -> Bool) -> Bool {
        guard let new else { return false }
        guard let old else { return true }
        guard old != new else { return false }
        guard let oldNumber = Double(old), let newNumber = Double(new) else { return true }
        return isStricter(oldNumber, newNumber)
    }

    private struct Bounds: Hashable {
        var minimum: String?
        var maximum: String?
        var expression: String?

        init(_ attribute: AttributeDescription) {
            minimum = attribute.minimumDateInterval.map { "\($0)" } ?? attribute.minimumValueText
            maximum = attribute.maximumDateInterval.map { "\($0)" } ?? attribute.maximumValueText
            expression = attribute.regularExpression
        }

        var text: String {
            let parts = [
                minimum.map { "at least \($0)" }, maximum.map { "at most \($0)" }, expression.map { "matching \($0)" },
            ].compactMap { $0 }
            return parts.isEmpty ? "anything" : parts.joined(separator: ", ")
        }
    }
}
