import ModelcPredicates
import ModelcSchema

/// Resolves the key paths in predicates against the entities of a model.
struct KeyPathFollower {
    /// The reason why a fetch from a store cannot use a part of a key path.
    enum Problem: Hashable {
        /// The entity with this index has no property with this name, and none of its subentities has one.
        case unknown(String, entity: Int)
        /// The part comes after an attribute. In a store, attribute values have no keys.
        case behindAttribute(String, attribute: String, entity: Int)
        /// The part is a transient attribute, which is not stored.
        case transient(String, entity: Int)
    }

    /// The result of resolving a key path.
    enum End {
        /// The key path ends at objects of the entity with this index.
        case objects(Int)
        /// The key path ends at something that cannot be resolved further, such as a value.
        case other
        case problem(Problem)
    }

    let subject: LintSubject
    /// The index of the entity that the request fetches.
    let root: Int
    /// The index of the entity of `$FETCH_SOURCE`; nil in a fetch request template.
    let source: Int?

    /// Returns the result of resolving a key path in the predicate of the request.
    func end(of use: KeyPathUse) -> End {
        switch use.scope {
        case .root: end(of: use.components, from: root)
        case .variable(Self.sourceVariable): source.map { end(of: use.components, from: $0) } ?? .other
        case .element(_, let collection?):
            if case .objects(let entity) = end(of: collection) { end(of: use.components, from: entity) } else { .other }
        case .variable, .element(_, nil), .value: .other
        }
    }

    /// The variable that refers to the object with the fetched property.
    static let sourceVariable = "FETCH_SOURCE"

    /// Returns the result of resolving the parts of a key path, starting at an entity.
    func end(of components: [KeyPathComponent], from start: Int) -> End {
        var holder = start
        for (place, component) in components.enumerated() {
            // Operators have no name and are skipped: `@count` ends at a number, and `@avg.price` continues with the
            // same objects.
            guard let name = component.name else { continue }
            guard let property = subject.property(named: name, of: holder) else {
                return isUnknown(name, holder) ? .problem(.unknown(name, entity: holder)) : .other
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
        // A derived attribute is in the store, even if it is transient.
        if attribute.isTransient, !attribute.isDerived { return .problem(.transient(attribute.name, entity: entity)) }
        guard let next else { return .other }
        switch attribute.type {
        case .composite, .undefined, .transformable: return .other
        case .integer16, .integer32, .integer64, .decimal, .double, .float, .string, .boolean, .date, .binary, .uuid,
            .uri,
            .objectID:
            return .problem(.behindAttribute(next, attribute: attribute.name, entity: entity))
        }
    }

    /// Whether a key names neither a property of the entity or its subentities nor a method of managed objects, such as
    /// `objectID`. False if an ancestor of the entity is unknown.
    private func isUnknown(_ name: String, _ entity: Int) -> Bool {
        !ManagedObjectMethods.names.contains(name) && subject.isUnknownProperty(name, of: entity)
            && !subject.properties.isDeclared(name, below: entity)
    }
}

/// Finds composites that contain each other in a cycle. The search is depth-first and uses no recursion.
struct CompositeWalk {
    /// An attribute that closes a cycle: its composite contains the attribute itself.
    struct Closing {
        /// The index of the composite that contains the attribute.
        var composite: Int
        var attribute: Int
        var circle: CyclePath
    }

    private enum State {
        case unseen
        /// The composite is on the current path. `depth` is its position in the path.
        case open(depth: Int)
        case done
    }

    private(set) var closings: [Closing] = []
    private let composites: [CompositeDescription]
    private let indexByName: [String: Int]
    private var states: [State]
    /// The composites on the current path. `attribute` is the index of the next attribute to visit.
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

    /// Visits the next attribute of the composite at the end of the path. If there is none, removes the composite from
    /// the path.
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

/// A fetch request in a model: a template, or the fetch request of a fetched property.
struct FetchRequestSite {
    var request: FetchRequestDescription
    /// The name of the request in findings, such as `fetch request recent` or `the fetch request of Ship.voyages`.
    var title: String
    var selector: ElementSelector
    /// The index of the entity with the fetched property; nil for a template.
    var owner: Int?

    /// The location for findings about the predicate.
    var predicatePlace: SchemaLocation { SchemaLocation(request, attribute: "predicateString") }

    /// Returns the parsed predicate, or its syntax error; nil if the request has no predicate.
    func predicate() -> Result<Predicate, PredicateSyntaxError>? {
        guard let text = request.predicate, text.contains(where: { !$0.isWhitespace }) else { return nil }
        return Result { () throws(PredicateSyntaxError) in try PredicateParser().predicate(from: text) }
    }
}

extension LintSubject {
    /// All fetch requests of the model, in the order of the file. Templates come first, then the requests of fetched
    /// properties.
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
/// Only the beginning of a long cycle is kept. Otherwise a message could contain thousands of names.
struct CyclePath {
    private static let longest = 6

    /// The element at which the path starts and ends.
    let first: Int
    private let stops: [Int]
    private let hiddenCount: Int

    /// - Parameter cycle: the elements of the cycle in order, each one once. It must not be empty.
    init(_ cycle: some RandomAccessCollection<Int>) {
        first = cycle.first ?? 0
        stops = Array(cycle.dropFirst().prefix(CyclePath.longest))
        hiddenCount = max(0, cycle.count - 1 - stops.count)
    }

    /// Returns the names of the elements after the first one, then the name of the first one again, with arrows between
    /// them. Omitted names are replaced by their number.
    func text(_ name: (Int) -> String) -> String {
        let hidden = hiddenCount == 0 ? [] : ["(\(hiddenCount) more)"]
        return (stops.map(name) + hidden + [name(first)]).joined(separator: " -> ")
    }
}

/// Methods of every managed object. Their names can be used as keys in predicates.
enum ManagedObjectMethods {
    /// The names of methods without parameters of `NSObject` and `NSManagedObject`.
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
