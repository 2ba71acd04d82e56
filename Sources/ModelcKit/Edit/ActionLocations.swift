import ModelcEditing
import ModelcLint

/// Finds the action of a script that changed an element of the edited model, so that a message can name the script
/// line.
struct ActionLocations {
    private let actions: [ScriptedAction]

    init(_ actions: [ScriptedAction]) { self.actions = actions }

    /// Returns the script line of the last action that names an element. If there is none, returns that of the last
    /// action that names its entity. Nil if neither exists, or if the actions are from the command line.
    func line(of selector: ElementSelector) -> Int? {
        var part = Part(selector)
        var near: Int?
        for scripted in actions.reversed() {
            let action = scripted.action
            if part.isNamed(by: action) { return scripted.line }
            if near == nil, part.isBeside(action) { near = scripted.line }
            part.take(back: action)
        }
        return near
    }
}

/// An element of the model, such as an attribute, whose script line is searched. The actions are read from last to
/// first, and `owner` is changed at each rename, so that it is always the name of the element's entity at that point.
private struct Part {
    private let selector: ElementSelector
    private var owner: String?
    private let name: String?

    init(_ selector: ElementSelector) {
        self.selector = selector
        owner = selector.entityName
        name =
            switch selector {
            case .property(_, let name), .fetchIndex(_, let name), .configuration(let name), .fetchRequest(let name):
                name
            case .model, .entity, .uniqueness: nil
            }
    }

    private var path: String { [owner, name].compactMap { $0 }.joined(separator: ".") }

    func isNamed(by action: EditAction) -> Bool {
        guard kinds.contains(action.kind) else { return false }
        if case .model = selector { return true }
        guard let first = action.operands.first else { return false }
        if action.verb == .rename, action.operands.count == 2 {
            let new = action.operands[1]
            return path == (owner == nil || name == nil ? new : "\(first.prefix { $0 != "." }).\(new)")
        }
        if first == path { return action.verb != .remove }
        // Adding a relationship also adds its inverse, so the action names the inverse as well.
        let inverse = action.value("inverse").flatMap { if case .text(let text) = $0 { text } else { nil } }
        return action.kind == .relationship && action.operands.count == 2 && inverse != nil
            && path == "\(action.operands[1]).\(inverse ?? "")"
    }

    /// Whether an action is about the element's entity, or about another element in this entity.
    func isBeside(_ action: EditAction) -> Bool {
        guard let owner, let first = action.operands.first else { return false }
        return first == owner || first.hasPrefix(owner + ".")
            || action.kind == .entity && action.verb == .rename && action.operands.last == owner
    }

    /// If the action renamed the element's entity, uses the name from before the action.
    mutating func take(back action: EditAction) {
        guard action.verb == .rename, [.entity, .composite].contains(action.kind), action.operands.count == 2,
            owner == action.operands[1]
        else { return }
        owner = action.operands[0]
    }

    /// The kinds of actions that can name the element.
    private var kinds: [EditAction.Kind] {
        switch selector {
        case .model: [.model]
        case .entity: [.entity, .composite, .userInfo]
        case .property: [.attribute, .relationship, .fetchedProperty, .userInfo]
        case .fetchIndex: [.index]
        case .uniqueness: [.constraint]
        case .configuration: [.configuration, .member]
        case .fetchRequest: [.fetchRequest]
        }
    }
}
