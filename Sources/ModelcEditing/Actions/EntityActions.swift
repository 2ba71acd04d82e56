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

    /// Returns the renaming identifier of an element that is renamed: its current one, or the name under which older
    /// versions know it. In a model that was read from a file, older versions cannot know elements that an action
    /// added.
    ///
    /// - Parameter position: the position of the element in the file.
    func identifier(_ known: String?, of position: SourcePosition?, _ old: String, _ new: String) -> String? {
        let isNew = model.position != nil && position == nil
        return SchemaEditor.identifier(known, isNew ? new : old, new)
    }

    /// Returns the same for an element that an older version may contain.
    static func identifier(_ known: String?, _ old: String, _ new: String) -> String? {
        let identifier = known ?? old
        return identifier == new ? nil : identifier
    }

    /// Removes an entity and, if cascading, everything that refers to it.
    private mutating func removeEntity(_ name: String) throws(ActionFailure) {
        let entity = model.entities[try entityIndex(name)]
        var removal = Removal(from: model)
        let users = removal.users(of: entity)
        guard users.isEmpty || cascades else { throw users.refusal }
        try removal.add(entity, in: ResolvedModel(model, indexesProperties: false))
        carryOut(removal)
        // Parts of it that an earlier action removed are not reported separately.
        removed.forget(partsOf: removal.entities)
    }

    /// Removes the elements that were collected.
    mutating func carryOut(_ removal: Removal) {
        for part in removal.parts { removed.note(part.text, of: part.owner) }
        unfollowed += removal.unfollowed
        removal.apply(to: &model)
    }
}

extension ManagedObjectModel {
    /// Whether most class names of the model use the current module (`.Book`), so that a new class name should, too.
    fileprivate var writesLeadingDots: Bool {
        let names = entities.compactMap(\.representedClassName)
        return names.count { $0.hasPrefix(".") } * 2 > names.count
    }

    /// The code generation that all entities have; nil if it differs.
    fileprivate var commonCodeGeneration: CodeGenerationType? {
        guard let first = entities.first?.codeGenerationType else { return nil }
        return entities.allSatisfy { $0.codeGenerationType == first } ? first : nil
    }
}

extension DiagramElement {
    /// The diagram box of a new entity, at the editor's default position.
    fileprivate init(of entity: String) {
        self.init()
        name = entity
        (positionX, positionY, width, height) = ("0", "0", "128", "44")
    }
}
