import ModelcBase
import ModelcSchema

extension ChangeList {
    /// Adds to the list the changes outside the entities: version identifiers, configurations, fetch requests,
    /// composites.
    mutating func addModelChanges() {
        let old = source.model
        let new = destination.model
        add(
            .modelIdentifierChanged, Site(oldPosition: old.position, newPosition: new.position),
            ifDiffer: old.versionIdentifier ?? "", new.versionIdentifier ?? "", as: text)
        let before = self
        addNamed(
            .configurationChanged, old.configurations, new.configurations, name: \.name,
            content: { before.configurationText($0, isOld: true) },
            newContent: { before.configurationText($0, isOld: false) })
        addNamed(
            .fetchRequestChanged, old.fetchRequests, new.fetchRequests, name: \.name,
            content: { $0.comparisonText }, newContent: { $0.comparisonText })
        // If a composite changed, the effect on stores is reported for the attributes that use the composite.
        addNamed(
            .compositeChanged, old.composites, new.composites, name: \.name, traits: [.sameHash],
            content: { $0.comparisonText }, newContent: { $0.comparisonText })
        addCompositeUses()
    }

    /// Returns the entities of a configuration as text, with their names in the newer version. A renamed entity is
    /// therefore not a change of the configuration.
    private func configurationText(_ configuration: ConfigurationDescription, isOld: Bool) -> String {
        let names = configuration.members.map { member -> String in
            guard isOld, let old = source.entity(named: member.name), let new = match.destinations[old] else {
                return member.name
            }
            return destination.entities[new].name
        }
        let mirrored = configuration.isUsedWithCloudKit ? " (CloudKit)" : ""
        return (names.isEmpty ? "no entities" : names.inByteOrder().joined(separator: ", ")) + mirrored
    }

    /// Adds a change to the list for each named element that only one version has, or that differs between the
    /// versions.
    private mutating func addNamed<Element: SourceElement>(
        _ kind: SchemaChangeKind, _ old: [Element], _ new: [Element], name: (Element) -> String,
        traits: Set<SchemaChangeTrait> = [], content: (Element) -> String, newContent: (Element) -> String
    ) {
        let oldByName = Dictionary(old.map { (name($0), $0) }, uniquingKeysWith: { first, _ in first })
        let newByName = Dictionary(new.map { (name($0), $0) }, uniquingKeysWith: { first, _ in first })
        for name in Set(oldByName.keys).union(newByName.keys) {
            let before = oldByName[name]
            let after = newByName[name]
            let site = Site(
                oldProperty: before.map { _ in name }, newProperty: after.map { _ in name },
                oldPosition: before?.position, newPosition: after?.position, traits: traits)
            add(kind, site, ifDiffer: before.map(content), after.map(newContent), as: text)
        }
    }
}

extension FetchRequestDescription {
    /// The settings of a fetch request except its name, in a fixed order. Settings with the framework's default value
    /// are omitted.
    var comparisonText: String {
        var parts = [entityName ?? "", predicate ?? ""]
        if let fetchLimit, fetchLimit != 0 { parts.append("limit \(fetchLimit)") }
        if let fetchBatchSize, fetchBatchSize != 0 { parts.append("batches of \(fetchBatchSize)") }
        if effectiveResultType != .managedObjects { parts.append("result \(effectiveResultType)") }
        parts += effectiveIncludesSubentities ? [] : ["without subentities"]
        let hasValues = effectiveResultType != .managedObjectIDs
        if effectiveIncludesPropertyValues != hasValues { parts.append(hasValues ? "without values" : "with values") }
        let hasPending = effectiveResultType != .dictionaries
        if effectiveIncludesPendingChanges != hasPending {
            parts.append(hasPending ? "without pending changes" : "with pending changes")
        }
        parts += effectiveReturnsObjectsAsFaults ? [] : ["no faults"]
        parts += effectiveReturnsDistinctResults ? ["distinct"] : []
        return parts.filter { !$0.isEmpty }.joined(separator: "; ")
    }
}

/// Collects the changes between two versions.
struct ChangeList {
    let match: ModelMatch
    private(set) var changes: [SchemaChange]

    init(_ match: ModelMatch, _ changes: [SchemaChange] = []) {
        self.match = match
        self.changes = changes
    }

    /// The element that changed: the names and positions that all changes of the element share.
    struct Site {
        var oldEntity: String?
        var newEntity: String?
        var oldProperty: String?
        var newProperty: String?
        var oldPosition: SourcePosition?
        var newPosition: SourcePosition?
        var traits: Set<SchemaChangeTrait> = []

        /// Returns a copy with additional traits.
        func with(_ traits: SchemaChangeTrait...) -> Site {
            var site = self
            site.traits.formUnion(traits)
            return site
        }
    }

    var source: SchemaIndex { match.source }
    var destination: SchemaIndex { match.destination }

    mutating func add(_ kind: SchemaChangeKind, _ site: Site, from old: String? = nil, to new: String? = nil) {
        changes.append(
            SchemaChange(
                kind, oldEntity: site.oldEntity, newEntity: site.newEntity, oldProperty: site.oldProperty,
                newProperty: site.newProperty, oldValue: old, newValue: new, oldPosition: site.oldPosition,
                newPosition: site.newPosition, traits: site.traits))
    }

    /// Adds a change to the list if the two values differ.
    mutating func add<Value: Equatable>(
        _ kind: SchemaChangeKind, _ site: Site, ifDiffer old: Value, _ new: Value,
        as text: (Value) -> String? = { "\($0)" }
    ) {
        guard old != new else { return }
        add(kind, site, from: text(old), to: text(new))
    }

    /// Returns the names and positions of an entity in both versions, for its changes.
    func site(_ pair: ModelMatch.EntityPair) -> Site {
        let old = source.entities[pair.source]
        let new = destination.entities[pair.destination]
        return Site(oldEntity: old.name, newEntity: new.name, oldPosition: old.position, newPosition: new.position)
    }

    /// Returns the names and positions of a property in both versions, for its changes.
    func site(_ property: PropertyMatch) -> Site {
        var site = site(property.pair)
        site.oldProperty = property.source?.property.name
        site.newProperty = property.destination?.property.name
        site.oldPosition = property.source?.property.position
        site.newPosition = property.destination?.property.position
        if property.isInherited { site.traits.insert(.inherited) }
        return site
    }
}

/// Returns the value itself: a `String` needs no conversion for display.
func text(_ value: String?) -> String? { value }
