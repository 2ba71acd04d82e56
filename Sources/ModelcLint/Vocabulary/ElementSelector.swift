import ModelcBase

/// A part of a model as its author thinks of it. Its text is stable: it has no lines, and stays when
/// the file is reordered.
package enum ElementSelector: Hashable, Sendable, CustomStringConvertible {
    /// The model itself.
    case model
    /// An entity, or a composite.
    case entity(String)
    /// An attribute, relationship or fetched property, or a composite's attribute.
    case property(entity: String, String)
    case fetchIndex(entity: String, String)
    /// A uniqueness constraint, by the names of its members.
    case uniqueness(entity: String, [String])
    case configuration(String)
    case fetchRequest(String)

    /// `Book.author`, `Book.fetchIndex:byTitle`, `Book.unique:isbn,year`, `configuration:Cloud`; empty for the model.
    package var description: String {
        switch self {
        case .model: ""
        case .entity(let name): name
        case .property(let entity, let name): "\(entity).\(name)"
        case .fetchIndex(let entity, let name): "\(entity).fetchIndex:\(name)"
        case .uniqueness(let entity, let names): "\(entity).unique:" + names.joined(separator: ",")
        case .configuration(let name): "configuration:\(name)"
        case .fetchRequest(let name): "fetchRequest:\(name)"
        }
    }

    /// The entity that the part is or belongs to.
    package var entityName: String? {
        switch self {
        case .entity(let name): name
        case .property(let entity, _), .fetchIndex(let entity, _), .uniqueness(let entity, _): entity
        case .model, .configuration, .fetchRequest: nil
        }
    }
}

/// Which parts of which models: `Legacy*#*`, `Library/Library 2#Book.author`, `Library#Book.fetchIndex:byTitle`,
/// `Library#` for the model itself. `*` and `?` match within a name; `*` alone matches every part.
package struct SelectorPattern: Hashable, Sendable {
    /// What the user wrote.
    let text: String
    private let bundle: Wildcard
    /// Without a version the pattern holds for all.
    private let version: Wildcard?
    private let element: ElementPattern

    /// - Returns: nil where the text has no `#`, or no bundle before it.
    package init?(_ text: String) {
        guard let (place, part) = text.cut(at: "#"), !place.isEmpty else { return nil }
        self.text = text
        let names = place.cut(at: "/")
        bundle = Wildcard(names?.head ?? place)
        version = names.map { Wildcard($0.tail) }
        element = ElementPattern(part)
    }

    /// Whether the pattern means a part of a version.
    ///
    /// - Parameters:
    ///   - bundle: the bundle's name without extension; an unknown one is met by `*` only.
    ///   - version: the version's name without extension.
    func matches(_ selector: ElementSelector, bundle: String?, version: String?) -> Bool {
        guard self.bundle.matches(bundle ?? ""), element.matches(selector) else { return false }
        return self.version.map { $0.matches(version ?? "") } ?? true
    }
}

/// The part of a selector pattern behind `#`.
struct ElementPattern: Hashable, Sendable {
    private enum Form: Hashable {
        case everything
        case model
        /// One name: an entity, `configuration:Cloud` or `fetchRequest:Recent`.
        case whole(Wildcard)
        /// An entity and a name in it: `Book.author`, `Book.fetchIndex:byTitle`.
        case member(entity: Wildcard, name: Wildcard)
    }

    private let form: Form

    init(_ text: some StringProtocol) {
        if text.isEmpty {
            form = .model
        } else if text == "*" {
            form = .everything
        } else if let (entity, name) = text.cut(at: "."), !ElementPattern.isTopLevel(text) {
            form = .member(entity: Wildcard(entity), name: Wildcard(name))
        } else {
            form = .whole(Wildcard(text))
        }
    }

    func matches(_ selector: ElementSelector) -> Bool {
        switch form {
        case .everything: return true
        case .model: return selector == .model
        case .whole(let name): return selector != .model && !selector.isMember && name.matches(selector.description)
        case .member(let entity, let name):
            guard selector.isMember, let holder = selector.entityName else { return false }
            return entity.matches(holder) && name.matches(selector.description.dropping(start: holder + ".") ?? "")
        }
    }

    /// Names of configurations and fetch requests may contain dots.
    private static func isTopLevel(_ text: some StringProtocol) -> Bool {
        text.hasPrefix("configuration:") || text.hasPrefix("fetchRequest:")
    }
}

extension ElementSelector {
    /// Whether the part belongs to an entity.
    fileprivate var isMember: Bool {
        switch self {
        case .property, .fetchIndex, .uniqueness: true
        case .model, .entity, .configuration, .fetchRequest: false
        }
    }
}

/// A name in which `*` stands for any characters and `?` for one. Matching takes the product of both lengths at most.
package struct Wildcard: Hashable, Sendable {
    private let pattern: [Character]

    package init(_ pattern: some StringProtocol) { self.pattern = Array(pattern) }

    package func matches(_ text: some StringProtocol) -> Bool {
        let text = Array(text)
        var position = 0
        var next = 0
        /// Where to go on after a mismatch: behind the last `*`, with one more character taken by it.
        var retry: (next: Int, position: Int)?
        while position < text.count {
            if next < pattern.count, pattern[next] == "*" {
                next += 1
                retry = (next, position)
            } else if next < pattern.count, pattern[next] == "?" || pattern[next] == text[position] {
                next += 1
                position += 1
            } else if let star = retry {
                next = star.next
                position = star.position + 1
                retry = (star.next, position)
            } else {
                return false
            }
        }
        return pattern[next...].allSatisfy { $0 == "*" }
    }
}
