import ModelcPredicates
import ModelcSchema

/// Where predicates and expressions of a model mention a property.
struct KeyPathOccurrences {
    /// What an expression starts from.
    private enum Holder: Equatable {
        case entity(String)
        case composite(String)
    }

    private let model: ResolvedModel
    private let target: PropertyPath

    init(of target: PropertyPath, in model: ManagedObjectModel) {
        self.model = ResolvedModel(model, indexesProperties: false)
        self.target = target
    }

    /// The UTF-8 ranges of the names in a predicate, in the order of the text; none in one that cannot be read.
    ///
    /// - Parameters:
    ///   - root: the entity that is asked for.
    ///   - source: the entity of `$FETCH_SOURCE`; nil in a template.
    func ranges(inPredicate text: String?, root: String?, source: String? = nil) -> [Range<Int>] {
        guard let text, text.contains(target.name), let predicate = KeyPathOccurrences.predicate(text) else {
            return []
        }
        return ranges(predicate.keyPathUses, root, source)
    }

    /// The same in an expression, as derived attributes have one.
    func ranges(inExpression text: String?, root: String) -> [Range<Int>] {
        guard let text, text.contains(target.name), let expression = try? PredicateParser().expression(from: text)
        else {
            return []
        }
        return ranges(expression.keyPathUses, root, nil)
    }

    /// Whether a predicate cannot be read that has the name as a word.
    func isUnread(predicate text: String?) -> Bool {
        guard let text, text.contains(target.name), KeyPathOccurrences.predicate(text) == nil else { return false }
        return text.words.contains(Substring(target.name))
    }

    /// The same of an expression.
    func isUnread(expression text: String?) -> Bool {
        guard let text, text.contains(target.name) else { return false }
        return (try? PredicateParser().expression(from: text)) == nil && text.words.contains(Substring(target.name))
    }

    /// A placeholder makes a stored predicate useless, but its key paths can be read.
    private static func predicate(_ text: String) -> Predicate? {
        if let predicate = try? PredicateParser().predicate(from: text) { return predicate }
        guard text.utf8.contains(UInt8(ascii: "%")) else { return nil }
        return try? PredicateParser().predicate(from: text.withVariablesForPlaceholders)
    }

    /// Whether a name, as indexes and constraints of an entity have it, is the property. It may be a key path into a composite.
    func isMentioned(by name: String, of entity: String) -> Bool {
        guard name.contains(target.name) else { return false }
        guard name.contains(".") else { return matches(name, .entity(entity)) }
        return !ranges(inExpression: name, root: entity).isEmpty
    }

    private func ranges(_ uses: [KeyPathUse], _ root: String?, _ source: String?) -> [Range<Int>] {
        var found: Set<Range<Int>> = []
        for use in uses {
            guard let start = start(of: use, root, source) else { continue }
            _ = walk(use.components, from: start, &found)
        }
        return found.sorted { $0.lowerBound < $1.lowerBound }
    }

    private func start(of use: KeyPathUse, _ root: String?, _ source: String?) -> Holder? {
        switch use.scope {
        case .root: return root.map(Holder.entity)
        case .variable("FETCH_SOURCE"): return source.map(Holder.entity)
        case .element(_, let collection?):
            guard let start = start(of: collection, root, source) else { return nil }
            var ignored: Set<Range<Int>> = []
            return walk(collection.components, from: start, &ignored)
        case .variable, .element(_, nil), .value: return nil
        }
    }

    /// - Returns: what the key path leads to; nil where it leads out of what is known.
    private func walk(
        _ components: [KeyPathComponent], from start: Holder, _ found: inout Set<Range<Int>>
    ) -> Holder? {
        var holder = start
        for component in components {
            guard let name = component.name else { continue }
            if matches(name, holder) { found.insert(component.range) }
            guard let next = next(name, holder) else { return nil }
            holder = next
        }
        return holder
    }

    private func matches(_ name: String, _ holder: Holder) -> Bool {
        guard name == target.name else { return false }
        switch holder {
        case .composite(let composite): return composite == target.owner
        case .entity(let entity):
            guard let holder = model.entity(named: entity) else { return false }
            if let found = model.property(named: name, of: holder) { return found.owner.name == target.owner }
            // A request for an entity finds objects of its subentities, and may ask for what only these have.
            guard let owner = model.entity(named: target.owner) else { return false }
            return model.ancestors(of: owner).contains { $0.name == entity }
        }
    }

    private func next(_ name: String, _ holder: Holder) -> Holder? {
        switch holder {
        case .composite(let composite):
            return model.composite(named: composite)?.attributes.first { $0.name == name }?.compositeName.map(
                Holder.composite)
        case .entity(let entity):
            guard let owner = model.entity(named: entity) else { return nil }
            let below = model.descendants(of: owner).lazy.compactMap { model.ownProperty(named: name, of: $0) }.first
            let property = model.property(named: name, of: owner)?.property ?? below
            if let relationship = property as? RelationshipDescription {
                return relationship.destinationName.map(Holder.entity)
            }
            return (property as? AttributeDescription)?.compositeName.map(Holder.composite)
        }
    }
}

extension String {
    /// The names and other words in it.
    fileprivate var words: [Substring] { split { !($0.isLetter || $0.isNumber || $0 == "_") } }

    /// The text with a variable of the same length in place of each placeholder outside of quotation marks: `%@`, `%ld`, `%K`.
    fileprivate var withVariablesForPlaceholders: String {
        var bytes = Array(utf8)
        var quote: UInt8?
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            index += 1
            if let open = quote {
                if byte == UInt8(ascii: "\\") { index += 1 } else if byte == open { quote = nil }
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = byte
            } else if byte == UInt8(ascii: "%") {
                var end = index
                while end < bytes.count, "hlqzt".utf8.contains(bytes[end]) { end += 1 }
                guard end < bytes.count, "@KdDiuUxXfeEgGcCsSp".utf8.contains(bytes[end]) else { continue }
                bytes[index - 1] = UInt8(ascii: "$")
                for place in index...end { bytes[place] = UInt8(ascii: "a") }
                index = end + 1
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The text with other names at some UTF-8 ranges; the sign of `#name` stays.
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
    /// Those of a property.
    static func all(of path: PropertyPath, in model: ManagedObjectModel) -> [UnfollowedReference] {
        let occurrences = KeyPathOccurrences(of: path, in: model)
        // Made once: a bound method keeps a copy of the occurrences.
        let (predicate, expression) = (occurrences.isUnread(predicate:), occurrences.isUnread(expression:))
        var users = model.fetchRequests.filter { predicate($0.predicate) }.map {
            PropertyUsers.User.fetchRequest($0.name)
        }
        for index in model.entities.indices { users += model.entities[index].users(predicate, expression) }
        return users.map { UnfollowedReference(place: $0.text, property: path.text) }
    }
}

extension EntityDescription {
    /// The parts of the entity with a predicate or an expression that satisfies a condition.
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
