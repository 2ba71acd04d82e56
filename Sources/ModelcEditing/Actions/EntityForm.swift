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
            entityForm = nil
            try action.apply(EntitySettings.all, to: &model.entities[index])
            try setParent(action, ofEntityAt: index)
        }
    }

    private mutating func addEntity(_ action: EditAction) throws(ActionFailure) {
        let name = action.operands[0]
        try checkNewEntity(name)
        var entity = EntityDescription()
        entity.name = name
        let form = entityForm ?? EntityForm(in: model)
        entity.representedClassName = (form.hasLeadingDots ? "." : "") + name
        entity.isSyncable = true
        entity.codeGenerationType = form.codeGeneration
        let usual = entity
        try action.apply(EntitySettings.all, to: &entity)
        entityForm = usual == entity ? form : nil
        let place = insert(entity)
        try setParent(action, ofEntityAt: place)
    }

    /// Inserts an entity at the index where Xcode would insert it, and returns the index.
    private mutating func insert(_ entity: EntityDescription) -> Int {
        var names = names ?? DeclaredNames(in: model)
        self.names = nil
        let place = names.insertionPlace(ofEntity: entity.name, in: model)
        model.entities.insert(entity, at: place)
        if !model.diagramElements.isEmpty { model.diagramElements.append(DiagramElement(of: entity.name)) }
        names.add(entity: entity.name, at: place, in: model)
        self.names = names
        return place
    }

    private func checkNewEntity(_ name: String) throws(ActionFailure) {
        try check(name: name, of: name)
        guard names?.declares(entity: name) == false || !model.entities.contains(where: { $0.name == name }) else {
            throw .taken("there is an entity '\(name)' already", at: name, by: "entity \(name)")
        }
        guard !model.composites.contains(where: { $0.name == name }) else {
            throw .taken("there is a composite '\(name)' already", at: name)
        }
    }

    private mutating func setParent(_ action: EditAction, ofEntityAt index: Int) throws(ActionFailure) {
        guard let value = action.value("parent") else { return }
        guard let parent = value.text else { return setParent(nil, ofEntityAt: index) }
        guard !parent.isEmpty else {
            throw .usage("--parent is empty", help: "to remove the parent, write --no-parent")
        }
        let name = model.entities[index].name
        let parentIndex = try referredEntityIndex(parent)
        guard !lineage(ofEntityAt: parentIndex).contains(where: { model.entities[$0].name == name }) else {
            throw ActionFailure(
                .invalidAction, "\(parent) cannot be the parent of \(name): it would be its own ancestor", at: name,
                help: "choose another parent, or give \(parent) another one first: set entity \(parent) --no-parent")
        }
        setParent(parent, ofEntityAt: index)
    }

    private mutating func setParent(_ parent: String?, ofEntityAt index: Int) {
        let (name, old) = (model.entities[index].name, model.entities[index].parentName)
        model.entities[index].parentName = parent
        names?.move(entity: name, from: old, to: parent)
    }

    private mutating func renameEntity(_ action: EditAction) throws(ActionFailure) {
        let (old, new) = (action.operands[0], action.operands[1])
        let index = try entityIndex(old)
        guard try !action.keepsName(old, new) else { return }
        try checkNewEntity(new)
        var mentions = self.mentions ?? MentionedNames(in: model)
        self.mentions = nil
        var names = names ?? DeclaredNames(in: model)
        self.names = nil
        let users = mentions.places(of: old, names, in: model)
        let known = model.entities[index].renamingIdentifier
        model.entities[index].renamingIdentifier = identifier(known, of: model.entities[index].position, old, new)
        try action.apply(EntitySettings.all, to: &model.entities[index])
        let place = model.moveEntity(at: index, naming: new, &names)
        entityForm = nil
        model.followEntity(
            old, to: new, at: users?.moved(from: index, to: place) ?? Array(model.entities.indices))
        names.rename(entity: old, to: new, at: place, in: model)
        mentions.rename(entity: old, to: new)
        self.names = names
        self.mentions = mentions
    }

    /// Returns the renaming identifier for an element that is renamed: its current identifier, or the name that it has
    /// in older versions. Nil for an element that an action added to a model from a file: older versions cannot contain
    /// the element, so it needs no identifier.
    ///
    /// - Parameter position: the position of the element in the file; nil for an added element.
    func identifier(_ known: String?, of position: SourcePosition?, _ old: String, _ new: String) -> String? {
        let isNew = model.position != nil && position == nil
        return SchemaEditor.identifier(known, isNew ? new : old, new)
    }

    /// Returns the renaming identifier for an element that an older version may contain; nil if it equals the new name.
    static func identifier(_ known: String?, _ old: String, _ new: String) -> String? {
        let identifier = known ?? old
        return identifier == new ? nil : identifier
    }
}

// Consecutive removals are collected and done together, so that the references are searched only once.
extension SchemaEditor {
    /// Whether the collected removals can wait until after this action. True if there are none, or if the action
    /// removes an element that is not collected yet.
    func continuesRemoval(_ action: EditAction) -> Bool {
        guard let removal else { return true }
        guard action.verb == .remove, let operand = action.operands.first else { return false }
        switch action.kind {
        case .entity: return !removal.takes(entity: operand)
        case .attribute, .relationship, .fetchedProperty:
            guard let path = try? PropertyPath(operand) else { return false }
            return !removal.takes(path)
        case .model, .index, .constraint, .configuration, .member, .fetchRequest, .composite, .userInfo: return false
        }
    }

    /// Adds an entity to the collected removal. Throws if other elements refer to it, unless `cascades` is true: the
    /// references are then added as well.
    mutating func removeEntity(_ name: String) throws(ActionFailure) {
        let entity = model.entities[try entityIndex(name)]
        var removal = takeRemoval()
        let users = removal.users(of: entity)
        guard users.isEmpty || cascades else {
            self.removal = removal
            throw users.refusal
        }
        try removal.add(entity)
        self.removal = removal
    }

    /// Adds a property of an entity, or an attribute of a composite, to the collected removal. Throws if other
    /// elements refer to it, unless `cascades` is true: the references are then added as well.
    mutating func removeProperty(_ path: PropertyPath) throws(ActionFailure) {
        try refuseTwins(of: path)
        var removal = takeRemoval()
        guard cascades || !removal.hasUsers(of: path) else {
            self.removal = removal
            throw PropertyUsers(of: path, in: model).refusal
        }
        try removal.add(path)
        self.removal = removal
    }

    /// Returns the collected removal, or a new one if there is none. Also sets the property to nil, so that the
    /// caller can change the removal without copying it.
    private mutating func takeRemoval() -> Removal {
        defer { removal = nil }
        return removal ?? Removal(from: model)
    }

    /// Removes all collected elements from the model.
    mutating func carryOutRemoval() {
        guard let removal else { return }
        self.removal = nil
        carryOut(removal)
        // Parts of removed entities are not reported separately, even if an earlier action removed them.
        removed.forget(partsOf: removal.entities)
    }

    /// Removes the elements of a removal, and records them for messages.
    mutating func carryOut(_ removal: Removal) {
        for part in removal.parts { removed.note(part.text, of: part.owner) }
        unfollowed += removal.unfollowed
        removal.apply(to: &model)
        (names, entityForm) = (nil, nil)
    }
}

/// The settings that a new entity takes over from the entities of the model.
struct EntityForm {
    /// Whether most class names begin with a dot (`.Book`), which stands for the current module.
    let hasLeadingDots: Bool
    /// The Codegen setting that all entities have; nil if their settings differ.
    let codeGeneration: CodeGenerationType?

    init(in model: ManagedObjectModel) {
        let names = model.entities.compactMap(\.representedClassName)
        hasLeadingDots = names.count { $0.hasPrefix(".") } * 2 > names.count
        let first = model.entities.first?.codeGenerationType
        codeGeneration = model.entities.allSatisfy { $0.codeGenerationType == first } ? first : nil
    }
}

extension DiagramElement {
    /// Creates the box of a new entity in the diagram, at the editor's default position.
    fileprivate init(of entity: String) {
        self.init()
        name = entity
        (positionX, positionY, width, height) = ("0", "0", "128", "44")
    }
}
