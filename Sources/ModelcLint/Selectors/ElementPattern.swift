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
        } else if let dot = text.firstIndex(of: "."), !ElementPattern.isTopLevel(text) {
            form = .member(entity: Wildcard(text[..<dot]), name: Wildcard(text[text.index(after: dot)...]))
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
            return entity.matches(holder) && name.matches(selector.description.dropFirst(holder.count + 1))
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
