import ModelcPredicates
import ModelcSchema

/// The entities and properties of a model by name. Used to resolve key paths in predicates and expressions.
struct TextReferences {
    /// A name in a predicate or an expression, and the elements that it may refer to.
    struct Use: Hashable {
        var name: String
        /// The paths of properties with this name. One of them must exist: the property can be inherited or belong to a
        /// subentity.
        var targets: [MergePath]
    }

    private let model: VerbatimElement
    private let owners: [String: VerbatimElement]
    private let parents: [String: String]
    private let subentities: [String: [String]]

    init(_ model: VerbatimElement) {
        self.model = model
        let entities = model.children.filter { $0.name == "entity" }
        let named = (entities + model.children.filter { $0.name == "composite" }).map { ($0.value("name") ?? "", $0) }
        owners = Dictionary(named, uniquingKeysWith: { first, _ in first })
        parents = Dictionary(
            entities.compactMap { entity in
                entity.value("name").flatMap { name in entity.value("parentEntity").map { (name, $0) } }
            }, uniquingKeysWith: { first, _ in first })
        subentities = Dictionary(grouping: parents.keys.sorted(), by: { [parents] in parents[$0] ?? "" })
    }

    /// Returns the names in an element's predicate or expression.
    ///
    /// - Parameter entity: the entity that contains the element; nil for a fetch request of the model.
    func uses(of element: VerbatimElement, in entity: String?) -> [Use] {
        switch element.name {
        case "fetchRequest": uses(inPredicate: element.value("predicateString"), element.value("entity"), entity)
        case "fetchIndex": uses(inPredicate: element.value("partialIndexPredicate"), entity, nil)
        case "fetchIndexElement": uses(inExpression: element.value("expression"), entity)
        case "attribute": uses(inExpression: element.value("derivationExpression"), entity)
        default: []
        }
    }

    private func uses(inPredicate text: String?, _ root: String?, _ source: String?) -> [Use] {
        guard let text, let predicate = try? PredicateParser().predicate(from: text) else { return [] }
        return predicate.keyPathUses.flatMap { uses($0, root, source) }
    }

    private func uses(inExpression text: String?, _ root: String?) -> [Use] {
        guard let text, let expression = try? PredicateParser().expression(from: text) else { return [] }
        return expression.keyPathUses.flatMap { uses($0, root, nil) }
    }

    private func uses(_ use: KeyPathUse, _ root: String?, _ source: String?) -> [Use] {
        guard let start = start(of: use, root, source) else { return [] }
        return walk(use.components, from: start).uses
    }

    private func start(of use: KeyPathUse, _ root: String?, _ source: String?) -> String? {
        switch use.scope {
        case .root: return root
        case .variable("FETCH_SOURCE"): return source
        case .element(_, let collection?):
            guard let start = start(of: collection, root, source) else { return nil }
            return walk(collection.components, from: start).end
        case .variable, .element(_, nil), .value: return nil
        }
    }

    /// Follows a key path through the model.
    ///
    /// - Returns: the names with their targets, up to the first unresolved name, and the entity at the end of the path.
    private func walk(_ components: [KeyPathComponent], from start: String) -> (uses: [Use], end: String?) {
        var owner = start
        var uses: [Use] = []
        for component in components {
            guard let name = component.name else { continue }
            let holders = family(of: owner)
            uses.append(Use(name: name, targets: holders.flatMap { paths(of: name, in: $0) }))
            guard let next = holders.lazy.compactMap({ property(name, of: $0) }).first.flatMap(\.holderOfItsParts)
            else {
                return (uses, nil)
            }
            owner = next
        }
        return (uses, owner)
    }

    private func property(_ name: String, of owner: String) -> VerbatimElement? {
        owners[owner]?.children.first { MergePath.properties.contains($0.name) && $0.value("name") == name }
    }

    private func paths(of name: String, in owner: String) -> [MergePath] {
        if owners[owner]?.name == "composite" {
            return [MergePath([.init("composite", owner), .init("attribute", name)])]
        }
        return MergePath.properties.map { MergePath.property($0, name, of: owner) }
    }

    /// Returns the names of an entity, its ancestors and its subentities. A fetch request also returns objects of
    /// subentities.
    private func family(of entity: String) -> [String] {
        var members = [entity]
        while let parent = parents[members[members.count - 1]], !members.contains(parent) { members.append(parent) }
        var waiting = subentities[entity] ?? []
        while let next = waiting.popLast() {
            guard !members.contains(next) else { continue }
            members.append(next)
            waiting += subentities[next] ?? []
        }
        return members
    }
}

extension VerbatimElement {
    /// The entity or composite to which the next name of a key path belongs: the destination of a relationship, or the
    /// composite of an attribute.
    fileprivate var holderOfItsParts: String? { value("destinationEntity") ?? value("composite") }
}
