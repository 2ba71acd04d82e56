import ModelcPredicates
import ModelcSchema

/// Follows the key paths of predicates and expressions through a model.
struct KeyPathTracer {
    /// The element in which a name of a key path is looked up: an entity or a composite.
    enum Holder: Hashable {
        case entity(String)
        case composite(String)
    }

    let model: ResolvedModel

    init(_ model: ResolvedModel) { self.model = model }

    /// Parses a predicate. A stored predicate with a placeholder (`%@`) cannot be used, but its key paths can be read.
    static func predicate(_ text: String) -> Predicate? {
        if let predicate = try? PredicateParser().predicate(from: text) { return predicate }
        guard text.utf8.contains(UInt8(ascii: "%")) else { return nil }
        return try? PredicateParser().predicate(from: text.withVariablesForPlaceholders)
    }

    /// Calls `visit` for each name in some key paths, with its UTF-8 range and the entity or composite in which it is
    /// looked up.
    ///
    /// - Parameters:
    ///   - root: the entity that is fetched.
    ///   - source: the entity of `$FETCH_SOURCE`; nil in a fetch request template.
    func visit(
        _ uses: [KeyPathUse], root: String?, source: String?,
        _ visit: (_ name: String, _ range: Range<Int>, _ holder: Holder) -> Void
    ) {
        for use in uses {
            guard let start = start(of: use, root, source) else { continue }
            _ = follow(use.components, from: start, visit)
        }
    }

    private func start(of use: KeyPathUse, _ root: String?, _ source: String?) -> Holder? {
        switch use.scope {
        case .root: return root.map(Holder.entity)
        case .variable("FETCH_SOURCE"): return source.map(Holder.entity)
        case .element(_, let collection?):
            guard let start = start(of: collection, root, source) else { return nil }
            return follow(collection.components, from: start) { _, _, _ in }
        case .variable, .element(_, nil), .value: return nil
        }
    }

    /// Follows a key path name by name.
    ///
    /// - Returns: the entity or composite at the end of the key path; nil if it cannot be followed.
    private func follow(
        _ components: [KeyPathComponent], from start: Holder, _ visit: (String, Range<Int>, Holder) -> Void
    ) -> Holder? {
        var holder = start
        for component in components {
            guard let name = component.name else { continue }
            visit(name, component.range, holder)
            guard let next = next(name, holder) else { return nil }
            holder = next
        }
        return holder
    }

    private func next(_ name: String, _ holder: Holder) -> Holder? {
        switch holder {
        case .composite(let composite):
            return model.composite(named: composite)?.attributes.first { $0.name == name }?.compositeName.map(
                Holder.composite)
        case .entity(let entity):
            guard let owner = model.entity(named: entity) else { return nil }
            let property = model.property(named: name, of: owner)?.property ?? property(named: name, below: owner)
            if let relationship = property as? RelationshipDescription {
                return relationship.destinationName.map(Holder.entity)
            }
            return (property as? AttributeDescription)?.compositeName.map(Holder.composite)
        }
    }

    private func property(named name: String, below entity: EntityDescription) -> (any PropertyDescription)? {
        model.descendants(of: entity).lazy.compactMap { model.ownProperty(named: name, of: $0) }.first
    }
}

extension String {
    /// The text with each placeholder outside of quotes (`%@`, `%ld`, `%K`) replaced by a variable of the same length.
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
}
