import ModelcBase

/// Identifies a part of a model, such as `Book.author`. Its text has no line numbers and does not change if the file is
/// reordered.
package enum ElementSelector: Hashable, Sendable, CustomStringConvertible {
    /// The model itself.
    case model
    /// An entity, or a composite.
    case entity(String)
    /// An attribute, relationship or fetched property, or a composite's attribute.
    case property(entity: String, String)
    case fetchIndex(entity: String, String)
    /// A uniqueness constraint of an entity, identified by the names of its members.
    case uniqueness(entity: String, [String])
    case configuration(String)
    case fetchRequest(String)

    /// The text of the selector: `Book.author`, `Book.fetchIndex:byTitle`, `Book.unique:isbn,year`,
    /// `configuration:Cloud`; empty for the model.
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

    /// The name of the part, if it is an entity or a property; otherwise nil.
    package var renamableName: String? {
        switch self {
        case .entity(let name), .property(_, let name): name
        case .fetchIndex, .uniqueness, .model, .configuration, .fetchRequest: nil
        }
    }

    /// The name of the entity, if the part is an entity or belongs to one; otherwise nil.
    package var entityName: String? {
        switch self {
        case .entity(let name): name
        case .property(let entity, _), .fetchIndex(let entity, _), .uniqueness(let entity, _): entity
        case .model, .configuration, .fetchRequest: nil
        }
    }
}

/// The pattern of a model element: the text after `#` in a selector pattern.
struct ElementPattern: Hashable, Sendable {
    private enum Form: Hashable {
        case everything
        case model
        /// A pattern without an entity in front: an entity, `configuration:Cloud` or `fetchRequest:Recent`.
        case whole(Wildcard)
        /// An entity and a member of it: `Book.author`, `Book.fetchIndex:byTitle`.
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

    /// Whether the text is an element that belongs to no entity, such as `configuration:Cloud`. The names of
    /// configurations and fetch requests may contain dots.
    private static func isTopLevel(_ text: some StringProtocol) -> Bool {
        text.hasPrefix("configuration:") || text.hasPrefix("fetchRequest:")
    }
}

extension ElementSelector {
    /// Whether the part belongs to an entity, such as `Book.author`.
    fileprivate var isMember: Bool {
        switch self {
        case .property, .fetchIndex, .uniqueness: true
        case .model, .entity, .configuration, .fetchRequest: false
        }
    }
}
