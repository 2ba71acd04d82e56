import ModelcPredicates
import ModelcSchema

/// Resolves the key paths of predicates in a model.
struct KeyPathFollower {
    /// A part of a key path that a fetch from a store cannot use.
    enum Problem: Hashable {
        /// The entity, by its index, and its subentities have no such property.
        case unknown(String, entity: Int)
        /// The part follows an attribute, whose values have no keys in a store.
        case behindAttribute(String, attribute: String, entity: Int)
        /// The part is an attribute that is not stored.
        case transient(String, entity: Int)
    }

    /// The end of a key path.
    enum End {
        /// Objects of the entity with this index.
        case objects(Int)
        /// Something that is not followed: values, or unknown objects.
        case other
        case fault(Problem)
    }

    let subject: LintSubject
    /// The index of the entity that the request fetches.
    let root: Int
    /// The entity of `$FETCH_SOURCE`; nil in a template.
    let source: Int?

    /// Returns the end of a key path of the request's predicate.
    func end(of use: KeyPathUse) -> End {
        switch use.scope {
        case .root: end(of: use.components, from: root)
        case .variable(Self.sourceVariable): source.map { end(of: use.components, from: $0) } ?? .other
        case .element(_, let collection?):
            if case .objects(let entity) = end(of: collection) { end(of: use.components, from: entity) } else { .other }
        case .variable, .element(_, nil), .value: .other
        }
    }

    /// The variable for the object that has the fetched property.
    static let sourceVariable = "FETCH_SOURCE"

    /// Returns the end of the parts of a key path, starting at an entity.
    func end(of components: [KeyPathComponent], from start: Int) -> End {
        var holder = start
        for (place, component) in components.enumerated() {
            // `@count` ends at a number, `@avg.price` continues in the same objects.
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
        // A derived attribute always has a column.
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

    /// Whether neither the entity nor a subentity, whose objects a request also finds, has a property with a name.
    /// Methods of managed objects (`objectID`) are also keys.
    private func isUnknown(_ name: String, _ entity: Int) -> Bool {
        !ManagedObjectMethods.names.contains(name) && subject.isUnknownProperty(name, of: entity)
            && !subject.properties.isDeclared(name, below: entity)
    }
}

/// Follows composites into the composites of their members, depth first and without recursion, and finds cycles.
struct CompositeWalk {
    /// An attribute whose composite contains the attribute.
    struct Closing {
        /// The composite that contains the attribute.
        var composite: Int
        var attribute: Int
        var circle: CyclePath
    }

    private enum State {
        case unseen
        /// On the current path, at this depth.
        case open(depth: Int)
        case done
    }

    private(set) var closings: [Closing] = []
    private let composites: [CompositeDescription]
    private let indexByName: [String: Int]
    private var states: [State]
    /// The composites on the current path, each with the next attribute to visit.
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

    /// Visits one attribute of the composite at the end of the path, or goes back if there is none left.
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
    /// The name in findings: `fetch request recent`, `the fetch request of Ship.voyages`.
    var title: String
    var selector: ElementSelector
    /// The index of the entity that has the fetched property; nil for a template.
    var owner: Int?

    /// The place of findings about the predicate's text.
    var predicatePlace: SchemaLocation { SchemaLocation(request, attribute: "predicateString") }

    /// Returns the predicate, or its syntax error; nil if the request has none.
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

/// The path of a cycle of entities or composites, which are given by their indexes in the model.
///
/// Only the beginning of a long cycle is kept, so that a cycle of thousands does not make a message of thousands of
/// words.
struct CyclePath {
    private static let longest = 6

    /// The start and end of the cycle.
    let first: Int
    private let stops: [Int]
    private let hiddenCount: Int

    /// - Parameter cycle: the elements in order, each once; never empty.
    init(_ cycle: some RandomAccessCollection<Int>) {
        first = cycle.first ?? 0
        stops = Array(cycle.dropFirst().prefix(CyclePath.longest))
        hiddenCount = max(0, cycle.count - 1 - stops.count)
    }

    /// Returns the elements after the first one, which comes again at the end.
    func text(_ name: (Int) -> String) -> String {
        let hidden = hiddenCount == 0 ? [] : ["(\(hiddenCount) more)"]
        return (stops.map(name) + hidden + [name(first)]).joined(separator: " -> ")
    }
}

/// Methods that every managed object has and that work as keys.
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
