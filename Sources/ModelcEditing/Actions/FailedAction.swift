import ModelcBase
import ModelcDiagnostics

// Performing actions: selects the function for the kind of an action.
extension SchemaEditor {
    /// Performs an action. If it fails, the model is unchanged.
    package mutating func make(_ action: EditAction) throws(ActionFailure) {
        var copy = self
        try copy.apply(action)
        copy.carryOutRemoval()
        self = copy
    }

    /// Performs several actions in order. If one of them fails, the model is unchanged. The model is copied only once.
    ///
    /// - Returns: the actions with their kinds.
    @discardableResult
    package mutating func make(_ actions: [WrittenAction]) throws(FailedAction) -> [EditAction] {
        var copy = self
        var made: [EditAction] = []
        for (index, action) in actions.enumerated() {
            do throws(ActionFailure) {
                made.append(try copy.completed(action))
                try copy.apply(made[index])
            } catch {
                throw FailedAction(index: index, failure: error)
            }
        }
        copy.carryOutRemoval()
        self = copy
        return made
    }

    /// Returns the action. If its kind is missing, it is determined from the model.
    private mutating func completed(_ action: WrittenAction) throws(ActionFailure) -> EditAction {
        switch action {
        case .complete(let action): return action
        case .withoutKind(let action):
            // Removes the collected elements first, because their names must not be found any more.
            carryOutRemoval()
            return try ActionParser.action(action, of: KindLookup(action, in: model).kind())
        }
    }

    private mutating func apply(_ action: EditAction) throws(ActionFailure) {
        let cascadesAlways = cascades
        if let value = action.value(SettingWord.cascade.name) { cascades = value == .on }
        defer { cascades = cascadesAlways }
        try action.refuseEmpty()
        if !continuesRemoval(action) { carryOutRemoval() }
        defer { if action.verb != .rename || !action.settings.isEmpty { mentions = nil } }
        if names == nil { names = DeclaredNames(in: model) }
        do throws(ActionFailure) {
            try dispatch(action)
        } catch {
            // The pending removals are done first, so that the message does not suggest a removed name.
            guard removal != nil else { throw error }
            carryOutRemoval()
            try dispatch(action)
        }
    }

    private mutating func dispatch(_ action: EditAction) throws(ActionFailure) {
        switch action.kind {
        case .model: try applyToModel(action)
        case .entity: try applyToEntity(action)
        case .attribute: try applyToAttribute(action)
        case .relationship: try applyToRelationship(action)
        case .fetchedProperty: try applyToFetchedProperty(action)
        case .index: try applyToIndex(action)
        case .constraint: try applyToConstraint(action)
        case .configuration: try applyToConfiguration(action)
        case .member: try applyToMember(action)
        case .fetchRequest: try applyToFetchRequest(action)
        case .composite: try applyToComposite(action)
        case .userInfo: try applyToUserInfo(action)
        }
    }

    private mutating func applyToModel(_ action: EditAction) throws(ActionFailure) {
        guard action.verb == .set else { throw action.unsupported }
        try action.expect(0, "set model --language swift")
        try action.apply(ModelSettings.all, to: &model)
    }
}

/// The first action of a list that failed, with the reason. The actions of the list are not performed.
package struct FailedAction: Error {
    /// The action's index in the list.
    package let index: Int
    package let failure: ActionFailure
}

extension EditAction {
    /// Whether the new name equals the current name. Throws if the action also has settings, because the user then
    /// probably means `set`.
    func keepsName(_ old: String, _ new: String) throws(ActionFailure) -> Bool {
        guard old == new else { return false }
        guard settings.isEmpty else {
            throw .usage(
                "'\(TerminalText.escaped(new))' is already the name",
                help: "change settings with 'set \(kind.rawValue)'")
        }
        return true
    }

    /// Throws if `set` has no settings although the kind requires one.
    fileprivate func refuseEmpty() throws(ActionFailure) {
        guard verb == .set, settings.isEmpty, kind.grammar.needsSetting else { return }
        throw .usage(
            "'set \(kind.rawValue)' has no setting", help: "add a setting; '\(ToolCommandName.edit) --help' lists them")
    }

    /// The error for a verb that cannot be used with this kind.
    var unsupported: ActionFailure {
        .usage("there is no action '\(verb.rawValue) \(kind.rawValue)'")
    }

    /// Checks the number of operands.
    ///
    /// - Parameter example: an example of a correct action.
    func expect(_ count: Int, orMore: Bool = false, _ example: String) throws(ActionFailure) {
        guard operands.count != count, !(orMore && operands.count > count) else { return }
        let isShort = operands.count < count
        // `Book title:string`, as other generators write it.
        if !isShort, verb == .add, kind == .entity, operands[count].contains(":") {
            let parts = operands[count].split(separator: ":").map { TerminalText.escaped(String($0)) }
            throw .usage(
                "'add entity' takes a name only",
                help: ActionFailure.rewriting + "add entity \(TerminalText.escaped(operands[0])), then: "
                    + "\(ToolCommandName.edit) add attribute \(TerminalText.escaped(operands[0])).\(parts.joined(separator: " "))"
            )
        }
        let what = isShort ? "is not complete" : "has an extra word: '\(TerminalText.escaped(operands[count]))'"
        throw .usage("'\(verb.rawValue) \(kind.rawValue)' \(what)", help: ActionFailure.rewriting + example)
    }
}
