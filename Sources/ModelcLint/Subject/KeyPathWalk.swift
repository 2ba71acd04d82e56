import ModelcPredicates
import ModelcSchema

/// Follows the key paths of predicates through a model.
struct KeyPathFollower {
    /// A part of a key path that a fetch from a store cannot follow.
    enum Fault: Hashable {
        /// The entity, by its place, and its subentities have no such property.
        case unknown(String, entity: Int)
        /// A part stands after an attribute, whose values have no keys in a store.
        case behindAttribute(String, attribute: String, entity: Int)
        /// A stored attribute cannot be asked for, since this one is not stored.
        case transient(String, entity: Int)
    }

    /// Where a key path leads.
    enum End {
        /// To objects of the entity of this place.
        case objects(Int)
        /// To something that is not followed: values, or what nothing is known of.
        case other
        case fault(Fault)
    }

    let subject: LintSubject
    /// The entity that the request fetches, by its place.
    let root: Int
    /// The entity of `$FETCH_SOURCE`; nil in a template.
    let source: Int?

    /// Where a key path of the request's predicate leads.
    func end(of use: KeyPathUse) -> End {
        switch use.scope {
        case .root: end(of: use.components, from: root)
        case .variable(Self.sourceVariable): source.map { end(of: use.components, from: $0) } ?? .other
        case .element(_, let collection?):
            if case .objects(let entity) = end(of: collection) { end(of: use.components, from: entity) } else { .other }
        case .variable, .element(_, nil), .value: .other
        }
    }

    /// The variable that stands for the object that has the fetched property.
    static let sourceVariable = "FETCH_SOURCE"

    /// Where the parts of a key path lead, from an entity.
    func end(of components: [KeyPathComponent], from start: Int) -> End {
        var holder = start
        for (place, component) in components.enumerated() {
            // `@count` ends at a number, `@avg.price` goes on in the same objects.
            guard let name = component.name else { continue }
            guard let property = subject.property(named: name, of: holder) else {
                return isUnknown(name, holder) ? .fault(.unknown(name, entity: holder)) : .other
            }
            switch property {
            case .relationship(let relationship):
                guard let next = relationship.destinationName.flatMap(subject.entityIndex(named:)) else {
                    return .other
                }
                holder = next
            case .attribute(let attribute):
                let next = place + 1 < components.count ? components[place + 1].name : nil
                return end(at: attribute, of: holder, before: next)
            case .fetchedProperty: return .other
            }
        }
        return .objects(holder)
    }

    private func end(at attribute: AttributeDescription, of entity: Int, before next: String?) -> End {
        // A derived attribute has a column whatever else is said of it.
        if attribute.isTransient, !attribute.isDerived { return .fault(.transient(attribute.name, entity: entity)) }
        guard let next else { return .other }
        switch attribute.type {
        case .composite, .undefined, .transformable: return .other
        case .integer16, .integer32, .integer64, .decimal, .double, .float, .string, .boolean, .date, .binary, .uuid,
            .uri,
            .objectID:
            return .fault(.behindAttribute(next, attribute: attribute.name, entity: entity))
        }
    }

    /// Whether neither the entity nor a subentity, whose objects a request finds as well, has a property of a name.
    /// Methods of managed objects (`objectID`) can be asked for.
    private func isUnknown(_ name: String, _ entity: Int) -> Bool {
        !ManagedObjectMethods.names.contains(name) && subject.isUnknownProperty(name, of: entity)
            && !subject.properties.isDeclared(name, below: entity)
    }
}

/// Follows composites into the composites of their members, depth first and without recursion, and finds where a walk
/// comes back to where it has been.
struct CompositeWalk {
    /// An attribute whose composite contains the attribute.
    struct Closing {
        /// The composite that holds the attribute.
        var composite: Int
        var attribute: Int
        var circle: CyclePath
    }

    private enum State {
        case unseen
        /// On the way from the start, at this depth.
        case open(depth: Int)
        case done
    }

    private(set) var closings: [Closing] = []
    private let composites: [CompositeDescription]
    private let indexByName: [String: Int]
    private var states: [State]
    /// The composites on the way, each with the next attribute to look at.
    private var way: [(composite: Int, attribute: Int)] = []

    init(_ composites: [CompositeDescription]) {
        self.composites = composites
        var indexByName: [String: Int] = [:]
        for (index, composite) in composites.enumerated() where indexByName[composite.name] == nil {
            indexByName[composite.name] = index
        }
        self.indexByName = indexByName
        states = Array(repeating: .unseen, count: composites.count)
        for index in composites.indices {
            enter(index, from: nil)
            while let stop = way.last { leave(stop.composite, at: stop.attribute) }
        }
    }

    /// Looks at one attribute of the composite at the end of the way, or steps back if there is no further one.
    private mutating func leave(_ composite: Int, at attribute: Int) {
        let attributes = composites[composite].attributes
        guard attribute < attributes.count else {
            states[composite] = .done
            way.removeLast()
            return
        }
        way[way.count - 1].attribute += 1
        guard attributes[attribute].type == .composite else { return }
        guard let next = attributes[attribute].compositeName.flatMap({ indexByName[$0] }) else { return }
        enter(next, from: (composite, attribute))
    }

    private mutating func enter(_ composite: Int, from origin: (composite: Int, attribute: Int)?) {
        switch states[composite] {
        case .done: break
        case .unseen:
            states[composite] = .open(depth: way.count)
            way.append((composite, 0))
        case .open(let depth):
            guard let origin else { break }
            let circle = CyclePath(way[depth...].lazy.map(\.composite))
            closings.append(Closing(composite: origin.composite, attribute: origin.attribute, circle: circle))
        }
    }
}

/// A fetch request of a model: a template, or that of a fetched property.
struct FetchRequestSite {
    var request: FetchRequestDescription
    /// What findings call it: `fetch request recent`, `the fetch request of Ship.voyages`.
    var title: String
    var selector: ElementSelector
    /// The place of the entity that has the fetched property; nil for a template.
    var owner: Int?

    /// Where findings about the predicate's text stand.
    var predicatePlace: SourcePlace { SourcePlace(request, attribute: "predicateString") }

    /// The predicate, or why its text is none; nil if the request has none.
    func predicate() -> Result<Predicate, PredicateSyntaxError>? {
        guard let text = request.predicate, text.contains(where: { !$0.isWhitespace }) else { return nil }
        return Result { () throws(PredicateSyntaxError) in try PredicateParser().predicate(from: text) }
    }
}

extension LintSubject {
    /// All fetch requests: the templates, then those of fetched properties, in the order of the file.
    var fetchRequestSites: [FetchRequestSite] {
        let templates = model.model.fetchRequests.map {
            FetchRequestSite(
                request: $0, title: "fetch request \($0.name)", selector: .fetchRequest($0.name), owner: nil)
        }
        return templates + entities.indices.flatMap { fetchedPropertySites(of: $0) }
    }

    private func fetchedPropertySites(of index: Int) -> [FetchRequestSite] {
        let entity = entities[index].name
        return entities[index].fetchedProperties.compactMap { property in
            property.fetchRequest.map { request in
                FetchRequestSite(
                    request: request, title: "the fetch request of \(entity).\(property.name)",
                    selector: .property(entity: entity, property.name), owner: index)
            }
        }
    }
}

/// The way round a cycle of entities or composites, which are spoken of by their places in the model.
///
/// Of a long cycle only the beginning is kept: a cycle of thousands must not make a message of thousands of words.
struct CyclePath {
    private static let longest = 6

    /// Where the cycle begins and ends.
    let first: Int
    private let stops: [Int]
    private let hiddenCount: Int

    /// - Parameter cycle: the stops in order, each once; there is always one.
    init(_ cycle: some RandomAccessCollection<Int>) {
        first = cycle.first ?? 0
        stops = Array(cycle.dropFirst().prefix(CyclePath.longest))
        hiddenCount = max(0, cycle.count - 1 - stops.count)
    }

    /// The stops after the first one, which comes again at the end.
    func text(_ name: (Int) -> String) -> String {
        let hidden = hiddenCount == 0 ? [] : ["(\(hiddenCount) more)"]
        return (stops.map(name) + hidden + [name(first)]).joined(separator: " -> ")
    }
}

/// What every managed object can be asked for.
enum ManagedObjectMethods {
    /// Methods without parameters of NSObject and NSManagedObject.
    static let names: Set<String> = [
        "autoContentAccessingProxy", "autorelease", "awakeFromFetch", "awakeFromInsert", "changedValues",
        "changedValuesForCurrentEvent", "class", "classForArchiver", "classForCoder", "classForKeyedArchiver", "copy",
        "dealloc", "debugDescription", "description", "didSave", "didTurnIntoFault", "entity", "faultingState",
        "finalize", "hasChanges", "hasPersistentChangedValues", "hash", "init", "isDeleted", "isFault", "isInserted",
        "isProxy", "isUpdated", "managedObjectContext", "mutableCopy", "objectID", "observationInfo",
        "prepareForDeletion", "release", "retain", "retainCount", "self", "superclass", "willSave",
        "willTurnIntoFault", "zone",
    ]
}
