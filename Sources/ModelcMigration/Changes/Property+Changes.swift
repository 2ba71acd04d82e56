import ModelcSchema

extension ChangeList {
    /// What became of one property.
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

    /// What attributes and relationships have in common.
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
