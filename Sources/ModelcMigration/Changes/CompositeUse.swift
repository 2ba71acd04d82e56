import ModelcSchema

extension ChangeList {
    /// Adds a change to the list for each attribute whose composite has different members in the two versions, but the
    /// same name. Members of nested composites count too. The version hash of a composite has not been observed
    /// (FormatVersionHash §7), but a store has a column for each member.
    mutating func addCompositeUses() {
        guard source.model.composites != destination.model.composites else { return }
        for pair in match.pairs {
            let older = source.entities[pair.source].attributes.filter { $0.type == .composite }
            guard !older.isEmpty else { continue }
            for new in destination.entities[pair.destination].attributes where new.type == .composite {
                guard let old = older.first(where: { $0.identifier == new.identifier || $0.name == new.name }) else {
                    continue
                }
                addCompositeUse(old, new, site(pair))
            }
        }
    }

    private mutating func addCompositeUse(_ old: AttributeDescription, _ new: AttributeDescription, _ site: Site) {
        guard old.compositeName == new.compositeName, !old.isTransient, !new.isTransient else { return }
        var site = site
        (site.oldProperty, site.newProperty) = (old.name, new.name)
        (site.oldPosition, site.newPosition) = (old.position, new.position)
        addCompositeChange(CompositeUse(old, source.model), CompositeUse(new, destination.model), site) {
            ($0.text, $1.text)
        }
    }

    /// Adds a change to the list if two composites have different names or different columns.
    ///
    /// - Parameter texts: the display names of both composites.
    mutating func addCompositeChange(
        _ old: CompositeUse, _ new: CompositeUse, _ site: Site,
        as texts: (CompositeUse, CompositeUse) -> (String?, String?)
    ) {
        guard old.columns != new.columns || old.name != new.name else { return }
        var site = site.with(.hashUnverified)
        if old.losesValues(becoming: new) { site.traits.insert(.losesMembers) }
        let (before, after) = texts(old, new)
        add(.compositeChanged, site, from: before, to: after)
    }
}

/// The members of an attribute's composite. Members of nested composites are paths, such as `size.width`.
struct CompositeUse {
    /// The name of the composite; nil if the attribute names none.
    let name: String?
    let columns: [CompositeColumn]

    init(_ attribute: AttributeDescription, _ model: ManagedObjectModel) {
        name = attribute.compositeName
        columns = model.columns(ofComposite: attribute.compositeName)
    }

    /// The members as a list, such as `size.width Double, unit String`.
    var text: String { columns.isEmpty ? "no members" : columns.map(\.text).joined(separator: ", ") }

    /// Whether a change to another composite loses values: a member is missing under both its name and its renaming
    /// identifier, or its values do not fit the new type.
    func losesValues(becoming new: CompositeUse) -> Bool {
        columns.contains { column in
            guard let kept = new.columns.first(where: { $0.path == column.path || $0.olderPath == column.path }) else {
                return true
            }
            return kept.type != column.type && TypeConversion(from: column.type, to: kept.type) == .impossible
        }
    }
}

extension CompositeDescription {
    /// The members with all settings that affect a store or an app.
    var comparisonText: String {
        attributes.isEmpty ? "no members" : memberText
    }

    private var memberText: String {
        attributes.map { attribute in
            let type = attribute.compositeName ?? attribute.type.rawValue
            let need = attribute.isOptional ? "" : " required"
            let value = attribute.defaultText.map { " = " + $0 } ?? ""
            return "\(attribute.name) \(type)\(need)\(value)"
        }.joined(separator: ", ")
    }
}
