import ModelcBase
import ModelcSchema

// add entity Book [--parent Item]; remove, rename and set entity.
extension SchemaEditor {
    mutating func applyToEntity(_ action: EditAction) throws(ActionFailure) {
        switch action.verb {
        case .add:
            try action.expect(1, "add entity Book")
            try addEntity(action)
        case .remove:
            try action.expect(1, "remove entity Book")
            try removeEntity(action.operands[0])
        case .rename:
            try action.expect(2, "rename entity Book Volume")
            try renameEntity(action)
        case .set:
            try action.expect(1, "set entity Book --abstract")
            let index = try entityIndex(action.operands[0])
            try action.apply(EntitySettings.all, to: &model.entities[index])
            try setParent(action, ofEntityAt: index)
        }
    }

    private mutating func addEntity(_ action: EditAction) throws(ActionFailure) {
        let name = action.operands[0]
        try checkNewEntity(name)
        var entity = EntityDescription()
        entity.name = name
        entity.representedClassName = (model.writesLeadingDots ? "." : "") + name
        entity.isSyncable = true
        entity.codeGenerationType = model.commonCodeGeneration
        try action.apply(EntitySettings.all, to: &entity)
        model.entities.insertSorted(entity, by: \.name)
        if !model.diagramElements.isEmpty { model.diagramElements.append(DiagramElement(of: name)) }
        try setParent(action, ofEntityAt: try entityIndex(name))
    }

    private func checkNewEntity(_ name: String) throws(ActionFailure) {
        try check(name: name, of: name)
        guard !model.entities.contains(where: { $0.name == name }) else {
            throw .taken("there is an entity '\(name)' already", at: name, by: "entity \(name)")
        }
        guard !model.composites.contains(where: { $0.name == name }) else {
            throw .taken("there is a composite '\(name)' already", at: name)
        }
    }

    private mutating func setParent(_ action: EditAction, ofEntityAt index: Int) throws(ActionFailure) {
        guard let value = action.value("parent") else { return }
        guard let parent = value.text else { return model.entities[index].parentName = nil }
        guard !parent.isEmpty else {
            throw .usage("--parent is empty", help: "to remove the parent, write --no-parent")
        }
        let name = model.entities[index].name
        let parentIndex = try referredEntityIndex(parent)
        let resolved = ResolvedModel(model, indexesProperties: false)
        let above = [resolved.entities[parentIndex]] + resolved.ancestors(of: resolved.entities[parentIndex])
        guard !above.contains(where: { $0.name == name }) else {
            throw ActionFailure(
                .invalidAction, "\(parent) cannot be the parent of \(name): it would be its own ancestor", at: name,
                help: "choose another parent, or give \(parent) another one first: set entity \(parent) --no-parent")
        }
        model.entities[index].parentName = parent
    }

    private mutating func renameEntity(_ action: EditAction) throws(ActionFailure) {
        let (old, new) = (action.operands[0], action.operands[1])
        let index = try entityIndex(old)
        guard try !action.keepsName(old, new) else { return }
        try checkNewEntity(new)
        model.entities[index].name = new
        model.entities[index].renamingIdentifier = identifier(
            model.entities[index].renamingIdentifier, of: model.entities[index].position, old, new)
        try action.apply(EntitySettings.all, to: &model.entities[index])
        model.entities.resort(index, by: \.name)
        model.followEntity(old, to: new)
    }

    /// The renaming identifier of what gets another name: the one that it has, or the name by which older versions know it.
    /// No version knows what an action made in a model that was read from a file.
    ///
    /// - Parameter position: the place of the element in the file.
    func identifier(_ known: String?, of position: SourcePosition?, _ old: String, _ new: String) -> String? {
        let isNew = model.position != nil && position == nil
        return SchemaEditor.identifier(known, isNew ? new : old, new)
    }

    /// The same for what a version may know.
    static func identifier(_ known: String?, _ old: String, _ new: String) -> String? {
        let identifier = known ?? old
        return identifier == new ? nil : identifier
    }

    /// Removes an entity; with cascading, what refers to it as well.
    private mutating func removeEntity(_ name: String) throws(ActionFailure) {
        let entity = model.entities[try entityIndex(name)]
        var removal = Removal(from: model)
        let users = removal.users(of: entity)
        guard users.isEmpty || cascades else { throw users.refusal }
        try removal.add(entity, in: ResolvedModel(model, indexesProperties: false))
        carryOut(removal)
        // What an earlier action removed of it goes with it and need not be told.
        removed.forget(partsOf: removal.entities)
    }

    /// Removes what was found to go together.
    mutating func carryOut(_ removal: Removal) {
        for part in removal.parts { removed.note(part.text, of: part.owner) }
        unfollowed += removal.unfollowed
        removal.apply(to: &model)
    }
}

extension ManagedObjectModel {
    /// Whether most class names of the model are of the module that is built (`.Book`), so that a new one should be, too.
    fileprivate var writesLeadingDots: Bool {
        let names = entities.compactMap(\.representedClassName)
        return names.count { $0.hasPrefix(".") } * 2 > names.count
    }

    /// What Xcode generates for all entities, where it is the same for all.
    fileprivate var commonCodeGeneration: CodeGenerationType? {
        guard let first = entities.first?.codeGenerationType else { return nil }
        return entities.allSatisfy { $0.codeGenerationType == first } ? first : nil
    }
}

extension DiagramElement {
    /// The box of a new entity, at the place where the editor puts one.
    fileprivate init(of entity: String) {
        self.init()
        name = entity
        (positionX, positionY, width, height) = ("0", "0", "128", "44")
    }
}
