import ModelcBase
import ModelcSchema

/// Finds the kind for an action that does not contain it. If exactly one element has the name, its kind is used. For
/// `add`, the kind depends on the word after the name: a type or an entity.
struct KindLookup {
    private let action: ActionWithoutKind
    private let model: ManagedObjectModel
    private let name: String
    private let path: PropertyPath?

    init(_ action: ActionWithoutKind, in model: ManagedObjectModel) {
        self.action = action
        self.model = model
        name = action.names.first ?? ""
        path = try? PropertyPath(name)
    }

    func kind() throws(ActionFailure) -> EditAction.Kind {
        guard action.verb != .add else { return try addedKind() }
        let kinds = kindsInModel.filter { $0.grammar.verbs.contains(action.verb) }
        guard let kind = kinds.first else { throw missing }
        guard kinds.count == 1 else { throw ambiguous("has several kinds of element", kinds) }
        return kind
    }

    /// The kind of a new property, determined from the type or the destination that follows its name.
    private func addedKind() throws(ActionFailure) -> EditAction.Kind {
        guard path != nil, action.names.count > 1 else { throw ActionParser.noKind(name, .add) }
        let word = action.names[1]
        let isEntity = model.entities.contains { $0.name == word }
        let isType = AttributeType(word: word) != nil || model.composites.contains { $0.name == word }
        switch (isType, isEntity) {
        case (true, false): return .attribute
        case (false, true): return .relationship
        case (true, true): throw ambiguous("of '\(word)' can be two things", [.attribute, .relationship])
        case (false, false):
            let near = AttributeType.nearest(toWord: word).flatMap { $0 == .undefined ? nil : $0.rawValue }
            let entity = SpellingSuggestion.nearest(to: word, among: model.entities.map(\.name))
            throw ActionFailure.usage(
                "'\(TerminalText.escaped(word))' is neither an attribute type nor an entity",
                help: (entity ?? near).map { "did you mean '\(TerminalText.escaped($0))'?" }
                    ?? "add the entity first, or name a type such as String")
        }
    }

    private var kindsInModel: [EditAction.Kind] {
        var found: [EditAction.Kind] = []
        if model.entities.contains(where: { $0.name == name }) { found.append(.entity) }
        if model.composites.contains(where: { $0.name == name }) { found.append(.composite) }
        if model.configurations.contains(where: { $0.name == name }) { found.append(.configuration) }
        if model.fetchRequests.contains(where: { $0.name == name }) { found.append(.fetchRequest) }
        return found + (path.map { kinds(at: $0) } ?? [])
    }

    private func kinds(at path: PropertyPath) -> [EditAction.Kind] {
        if let composite = model.composites.first(where: { $0.name == path.owner }) {
            return composite.attributes.contains { $0.name == path.name } ? [.attribute] : []
        }
        guard let entity = model.entities.first(where: { $0.name == path.owner }) else { return [] }
        // For an inherited property, the action fails with a message that names the entity that declares it.
        let above = ResolvedModel(model, indexesProperties: false).ancestors(of: entity)
        let property = ([entity] + above).lazy.compactMap { $0.kind(ofPropertyNamed: path.name) }.first
        let isIndex = entity.fetchIndexes.contains { $0.name == path.name }
        return [property].compactMap { $0 } + (isIndex ? [.index] : [])
    }

    private func ambiguous(_ reason: String, _ kinds: [EditAction.Kind]) -> ActionFailure {
        let words = action.names.map(ShellWord.quoted).joined(separator: " ")
        let actions = kinds.map { "\(action.verb.rawValue) \($0.rawValue) \(words)" }
        return ActionFailure(
            .ambiguousElement, "'\(TerminalText.escaped(name))' \(reason)", at: name,
            help: "write the kind: " + actions.joined(separator: ", or "))
    }

    /// The failure if no element has the name, or if the kind is misspelt.
    private var missing: ActionFailure {
        guard let path else { return missingElement }
        if let entity = model.entities.first(where: { $0.name == path.owner }) {
            return .unknown(
                "property", path.name, among: entity.propertyNames + entity.fetchIndexes.map(\.name), at: path.text,
                of: path.owner)
        }
        if let composite = model.composites.first(where: { $0.name == path.owner }) {
            return .unknown(
                "attribute", path.name, among: composite.attributes.map(\.name), at: path.text, of: path.owner)
        }
        return .unknown("entity", path.owner, among: model.entities.map(\.name) + model.composites.map(\.name))
    }

    private var missingElement: ActionFailure {
        let noKind = ActionParser.noKind(name, action.verb)
        let names =
            model.entities.map(\.name) + model.composites.map(\.name) + model.configurations.map(\.name)
            + model.fetchRequests.map(\.name)
        guard action.names.count == 1 || action.verb == .rename,
            SpellingSuggestion.nearest(to: name, among: names) != nil
        else { return noKind }
        return .unknown("element", name, among: names)
    }
}
