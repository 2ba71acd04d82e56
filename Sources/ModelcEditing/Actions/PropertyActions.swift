import ModelcBase
import ModelcSchema

// What attributes, relationships and fetched properties have in common.
extension SchemaEditor {
    /// Checks the path of a property that is to be made: its entity, and a name that no property has that the entity inherits or
    /// hands down.
    func checkNewProperty(_ path: PropertyPath) throws(ActionFailure) {
        let entity = model.entities[try referredEntityIndex(path.owner)]
        try check(name: path.name, of: path.text)
        guard let owner = model.family(of: entity).first(where: { $0.declares(path.name) }) else { return }
        let whose = owner.name == path.owner ? "" : " (in \(owner.name))"
        let kind = owner.kind(ofPropertyNamed: path.name)
        let existing = PropertyPath(owner: owner.name, name: path.name).text
        throw .taken(
            "\(path.owner) has a property '\(path.name)' already\(whose)", at: path.text,
            by: kind.map { "\($0.rawValue) \(ShellWord.quoted(existing))" })
    }

    /// Checks the path of a property that is to be made. A script may make thousands.
    mutating func checkNew(_ path: PropertyPath) throws(ActionFailure) {
        guard freePlace(path) == nil else { return try check(name: path.name, of: path.text) }
        try checkNewProperty(path)
    }

    /// Adds a property to a list of its entity, which Xcode keeps sorted.
    mutating func insert<Property: PropertyDescription>(
        _ property: Property, at path: PropertyPath, into list: WritableKeyPath<EntityDescription, [Property]>
    ) throws(ActionFailure) {
        try checkNew(path)
        guard let index = freePlace(path), var names else {
            return model.entities[try entityIndex(path.owner)][keyPath: list].insertSorted(property, by: \.name)
        }
        let place = names.insertionPlace(of: property.name, in: model, ofEntity: index, list)
        model.entities[index][keyPath: list].insert(property, at: place)
        names.add(path.name, toEntity: index)
        // The change forgot them, and they still hold.
        self.names = names
    }

    /// The place of the entity that a property can be added to; nil if something may be wrong with its path.
    private mutating func freePlace(_ path: PropertyPath) -> Int? {
        var names = self.names ?? DeclaredNames(in: model)
        self.names = nil
        defer { self.names = names }
        guard let index = names.place(ofEntity: path.owner), names.isFree(path.name, ofEntity: index, in: model) else {
            return nil
        }
        return index
    }

    /// That an entity has no property of a kind under a name; says where it is if it is inherited.
    func missing<Property: PropertyDescription>(
        _ path: PropertyPath, _ action: EditAction, _ list: KeyPath<EntityDescription, [Property]>
    ) throws(ActionFailure) -> ActionFailure {
        let entity = model.entities[try entityIndex(path.owner)]
        let resolved = ResolvedModel(model, indexesProperties: false)
        if let heir = resolved.ancestors(of: entity).first(where: {
            $0[keyPath: list].contains { $0.name == path.name }
        }) {
            return ActionFailure(
                .unknownElement, "\(path.owner) inherits '\(path.name)'", at: path.text,
                help: "name the entity that declares it: \(heir.name).\(path.name)")
        }
        if let kind = entity.kind(ofPropertyNamed: path.name) {
            let words = [action.verb.rawValue, kind.rawValue] + action.operands.map(ShellWord.quoted)
            return ActionFailure(
                .unknownElement, "\(path.text) is \(kind.grammar.article), not \(action.kind.grammar.article)",
                at: path.text,
                help: "write it as: \(words.joined(separator: " "))")
        }
        let kind = action.kind.rawValue.replacingText("-", with: " ")
        return .unknown(
            kind, path.name, among: entity[keyPath: list].map(\.name), at: path.text, of: path.owner)
    }

    /// Ends an action on a property beside which another one has the name.
    func refuseTwins(of path: PropertyPath) throws(ActionFailure) {
        let entities = model.entities.filter { $0.name == path.owner }
        guard entities.count < 2 else { throw .ambiguous("entity", path.owner) }
        let owned = entities.first?.propertyNames
        let members = model.composites.first { $0.name == path.owner }?.attributes.map(\.name)
        guard (owned ?? members ?? []).count(where: { $0 == path.name }) > 1 else { return }
        throw .ambiguous("property", path.name, at: path.text)
    }

    /// Removes a property of an entity, or an attribute of a composite; with cascading, what refers to it as well.
    mutating func removeProperty(_ path: PropertyPath) throws(ActionFailure) {
        try refuseTwins(of: path)
        let users = PropertyUsers(of: path, in: model)
        guard users.isEmpty || cascades else { throw users.refusal }
        guard users.isEmpty else {
            var removal = Removal(from: model)
            try removal.add(path)
            return carryOut(removal)
        }
        unfollowed += UnfollowedReference.all(of: path, in: model)
        if let index = model.composites.firstIndex(where: { $0.name == path.owner }) {
            model.composites[index].attributes.removeAll { $0.name == path.name }
        } else {
            let index = try entityIndex(path.owner)
            model.entities[index].attributes.removeAll { $0.name == path.name }
            model.entities[index].relationships.removeAll { $0.name == path.name }
            model.entities[index].fetchedProperties.removeAll { $0.name == path.name }
        }
    }

    /// Gives a property another name, and lets all references follow.
    mutating func renameProperty(_ path: PropertyPath, _ action: EditAction) throws(ActionFailure) {
        let new = action.operands[1]
        guard try !action.keepsName(path.name, new) else { return }
        guard !new.contains(".") else {
            let name = new.split(separator: ".").last.map(String.init) ?? "name"
            let words = [action.verb.rawValue, action.kind.rawValue, path.text, name].map(ShellWord.quoted)
            throw .usage(
                "the new name '\(TerminalText.escaped(new))' has a dot",
                help: "write only the property's name: \(words.joined(separator: " "))")
        }
        unfollowed += UnfollowedReference.all(of: path, in: model)
        if let composite = model.composites.firstIndex(where: { $0.name == path.owner }) {
            return try renameMember(path, action, ofCompositeAt: composite)
        }
        try checkNewProperty(PropertyPath(owner: path.owner, name: new))
        model.followProperty(path, to: new)
        let index = try entityIndex(path.owner)
        let knowsScalars = isSaved(since: 11198)
        let known = model.entities[index].properties.first { $0.name == path.name }
        let identifier = identifier(known?.renamingIdentifier, of: known?.position, path.name, new)
        try model.entities[index].attributes.rename(path.name, to: new, identifier) { attribute throws(ActionFailure) in
            try action.apply(to: &attribute, knowsScalars: knowsScalars)
        }
        try checkComposite(of: PropertyPath(owner: path.owner, name: new))
        try model.entities[index].relationships.rename(path.name, to: new, identifier) {
            relationship throws(ActionFailure) in
            try action.apply(to: &relationship)
        }
        try model.entities[index].fetchedProperties.rename(path.name, to: new, identifier) {
            property throws(ActionFailure) in
            try action.apply(FetchSettings.ofProperty, to: &property)
        }
    }

    private mutating func renameMember(
        _ path: PropertyPath, _ action: EditAction, ofCompositeAt index: Int
    ) throws(ActionFailure) {
        let new = action.operands[1]
        try check(name: new, of: path.text)
        guard !model.composites[index].attributes.contains(where: { $0.name == new }) else {
            throw .taken("\(path.owner) has a member '\(new)' already", at: path.text)
        }
        model.followProperty(path, to: new)
        for member in model.composites[index].attributes.indices
        where model.composites[index].attributes[member].name == path.name {
            let known = model.composites[index].attributes[member]
            let identifier = identifier(known.renamingIdentifier, of: known.position, path.name, new)
            model.composites[index].attributes[member].name = new
            model.composites[index].attributes[member].renamingIdentifier = identifier
            try action.apply(to: &model.composites[index].attributes[member], knowsScalars: isSaved(since: 11198))
        }
        try checkComposite(of: PropertyPath(owner: path.owner, name: new))
    }
}

extension EntityDescription {
    /// Whether it has a property of a name of its own.
    fileprivate func declares(_ name: String) -> Bool {
        attributes.contains { $0.name == name } || relationships.contains { $0.name == name }
            || fetchedProperties.contains { $0.name == name }
    }

    /// What a property of its own is.
    fileprivate func kind(ofPropertyNamed name: String) -> EditAction.Kind? {
        if attributes.contains(where: { $0.name == name }) { return .attribute }
        if relationships.contains(where: { $0.name == name }) { return .relationship }
        return fetchedProperties.contains { $0.name == name } ? .fetchedProperty : nil
    }
}

extension Array where Element: PropertyDescription {
    fileprivate mutating func rename(
        _ old: String, to new: String, _ identifier: String?, _ settings: (inout Element) throws(ActionFailure) -> Void
    ) throws(ActionFailure) {
        guard let index = firstIndex(where: { $0.name == old }) else { return }
        self[index].name = new
        self[index].renamingIdentifier = identifier
        try settings(&self[index])
        resort(index, by: \.name)
    }
}
