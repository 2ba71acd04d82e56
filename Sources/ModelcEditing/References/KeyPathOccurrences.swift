import ModelcPredicates
import ModelcSchema

/// Finds references to a property in the predicates and expressions of a model.
struct KeyPathOccurrences {
    private let tracer: KeyPathTracer
    private let target: PropertyPath

    init(of target: PropertyPath, in model: ManagedObjectModel) {
        tracer = KeyPathTracer(ResolvedModel(model, indexesProperties: false))
        self.target = target
    }

    /// Returns the UTF-8 ranges of the property's name in a predicate, in the order of the text. Empty if the predicate
    /// cannot be parsed.
    ///
    /// - Parameters:
    ///   - root: the entity that is fetched.
    ///   - source: the entity of `$FETCH_SOURCE`; nil in a fetch request template.
    func ranges(inPredicate text: String?, root: String?, source: String? = nil) -> [Range<Int>] {
        guard let text, text.contains(target.name), let predicate = KeyPathTracer.predicate(text) else {
            return []
        }
        return ranges(predicate.keyPathUses, root, source)
    }

    /// Returns the UTF-8 ranges of the property's name in an expression, such as that of a derived attribute.
    func ranges(inExpression text: String?, root: String) -> [Range<Int>] {
        guard let text, text.contains(target.name), let expression = try? PredicateParser().expression(from: text)
        else {
            return []
        }
        return ranges(expression.keyPathUses, root, nil)
    }

    /// Whether a predicate cannot be parsed and contains the property's name as a word.
    func isUnread(predicate text: String?) -> Bool {
        guard let text, text.contains(target.name), KeyPathTracer.predicate(text) == nil else { return false }
        return text.words.contains(Substring(target.name))
    }

    /// Whether an expression cannot be parsed and contains the property's name as a word.
    func isUnread(expression text: String?) -> Bool {
        guard let text, text.contains(target.name) else { return false }
        return (try? PredicateParser().expression(from: text)) == nil && text.words.contains(Substring(target.name))
    }

    /// Whether a name in an index or a constraint of an entity refers to the property. The name can be a key path into
    /// a composite.
    func isMentioned(by name: String, of entity: String) -> Bool {
        guard name.utf8.contains(UInt8(ascii: ".")) else { return matches(name, .entity(entity)) }
        return !ranges(inExpression: name, root: entity).isEmpty
    }

    private func ranges(_ uses: [KeyPathUse], _ root: String?, _ source: String?) -> [Range<Int>] {
        var found: Set<Range<Int>> = []
        tracer.visit(uses, root: root, source: source) { name, range, holder in
            if matches(name, holder) { found.insert(range) }
        }
        return found.sorted { $0.lowerBound < $1.lowerBound }
    }

    private func matches(_ name: String, _ holder: KeyPathTracer.Holder) -> Bool {
        guard name == target.name else { return false }
        switch holder {
        case .composite(let composite): return composite == target.owner
        case .entity(let entity):
            let model = tracer.model
            guard let holder = model.entity(named: entity) else { return false }
            if let found = model.property(named: name, of: holder) { return found.owner.name == target.owner }
            // A fetch request for an entity also returns objects of its subentities, so its predicate may use
            // properties that only a subentity has.
            guard let owner = model.entity(named: target.owner) else { return false }
            return model.ancestors(of: owner).contains { $0.name == entity }
        }
    }
}

extension String {
    /// The words of the text: sequences of letters, digits and underscores.
    var words: [Substring] { split { !($0.isLetter || $0.isNumber || $0 == "_") } }

    /// Returns the text with the names at some UTF-8 ranges replaced. The `#` of a name such as `#name` is kept.
    func replacing(_ ranges: [Range<Int>], with name: String) -> String {
        var bytes = Array(utf8)
        for range in ranges.reversed() {
            let start = bytes[range.lowerBound] == UInt8(ascii: "#") ? range.lowerBound + 1 : range.lowerBound
            bytes.replaceSubrange(start..<range.upperBound, with: name.utf8)
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension UnfollowedReference {
    /// Returns the predicates and expressions that contain the property's name but cannot be parsed.
    ///
    /// - Parameter places: the indices of the entities to search.
    static func all(of path: PropertyPath, in model: ManagedObjectModel, at places: [Int]) -> [UnfollowedReference] {
        let occurrences = KeyPathOccurrences(of: path, in: model)
        // Created only once, because each bound method keeps a copy of `occurrences`.
        let (predicate, expression) = (occurrences.isUnread(predicate:), occurrences.isUnread(expression:))
        var users = model.fetchRequests.filter { predicate($0.predicate) }.map {
            PropertyUsers.User.fetchRequest($0.name)
        }
        for index in places { users += model.entities[index].users(predicate, expression) }
        return users.map { UnfollowedReference(place: $0.text, property: path.text) }
    }
}

extension EntityDescription {
    /// Returns the elements of the entity whose predicate or expression satisfies a condition.
    fileprivate func users(
        _ predicate: (_ predicate: String?) -> Bool, _ expression: (_ expression: String?) -> Bool
    ) -> [PropertyUsers.User] {
        let derived = derivedPlaces.filter { expression(attributes[$0].derivationExpression) }.map {
            attributes[$0].name
        }
        let fetched = fetchedProperties.filter { predicate($0.fetchRequest?.predicate) }.map(\.name)
        let indexes = fetchIndexes.filter { index in
            predicate(index.partialIndexPredicate) || index.elements.contains { expression($0.expression) }
        }
        return (derived + fetched).map { .property(PropertyPath(owner: name, name: $0)) }
            + indexes.map { .index(entity: name, name: $0.name) }
    }
}
