import ModelcBase
import ModelcSchema

// Functions for attributes, relationships and fetched properties.
extension SchemaEditor {
    /// Checks the path of a new property. The entity must exist. No property of the entity, its ancestors or its
    /// descendants may have the name.
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

    /// Does the same check as `checkNewProperty`, but faster, because a script may add thousands of properties.
    mutating func checkNew(_ path: PropertyPath) throws(ActionFailure) {
        guard freePlace(path) == nil else { return try check(name: path.name, of: path.text) }
        try checkNewProperty(path)
    }

    /// Inserts a property into the sorted list of its kind, at the index where Xcode would insert it.
    mutating func insert<Property: PropertyDescription>(
        _ property: Property, at path: PropertyPath, into list: WritableKeyPath<EntityDescription, [Property]>
    ) throws(ActionFailure) {
        try checkNew(path)
        guard let index = freePlace(path), var names else {
            names = nil
            return model.entities[try entityIndex(path.owner)][keyPath: list].insertSorted(property, by: \.name)
        }
        self.names = nil
        let place = names.insertionPlace(of: property.name, in: model, ofEntity: index, list)
        model.entities[index][keyPath: list].insert(property, at: place)
        names.add(path.name, toEntity: path.owner)
        self.names = names
    }

    /// Returns the index of the entity to which the property can be added. Nil if the path may be invalid and needs a
    /// complete check.
    private mutating func freePlace(_ path: PropertyPath) -> Int? {
        var names = self.names ?? DeclaredNames(in: model)
        self.names = nil
        defer { self.names = names }
        guard let index = names.place(ofEntity: path.owner, in: model),
            names.isFree(path.name, ofEntity: index, in: model)
        else {
            return nil
        }
        return index
    }

    /// Returns the index of the entity, and the index of the property in the entity's list.
    mutating func place<Property: PropertyDescription>(
        of path: PropertyPath, in list: KeyPath<EntityDescription, [Property]>
    ) -> (entity: Int, property: Int)? {
        guard var names, let entity = names.place(ofEntity: path.owner, in: model) else {
            guard let entity = model.entities.firstIndex(where: { $0.name == path.owner }) else { return nil }
            let place = model.entities[entity][keyPath: list].firstIndex { $0.name == path.name }
            return place.map { (entity, $0) }
        }
        self.names = nil
        defer { self.names = names }
        return names.place(of: path.name, in: model, ofEntity: entity, list).map { (entity, $0) }
    }

    /// Returns the number of properties with this path. Nil if the owner is not an entity, or if several entities have
    /// the owner's name.
    private mutating func count(_ path: PropertyPath) -> Int? {
        guard var names, names.place(ofEntity: path.owner, in: model) != nil else { return nil }
        self.names = nil
        defer { self.names = names }
        return names.count(path.name, ofEntity: path.owner, in: model)
    }

    /// Returns the error for a property that an entity does not declare. If it is inherited, the message names the
    /// entity that declares it.
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
                help: ActionFailure.rewriting + words.joined(separator: " "))
        }
        let kind = action.kind.rawValue.replacingText("-", with: " ")
        return .unknown(
            kind, path.name, among: entity[keyPath: list].map(\.name), at: path.text, of: path.owner)
    }

    /// Throws if the owner of the property has several properties with the same name.
    mutating func refuseTwins(of path: PropertyPath) throws(ActionFailure) {
        if count(path) == 1 { return }
        let entities = model.entities.filter { $0.name == path.owner }
        guard entities.count < 2 else { throw .ambiguous("entity", path.owner) }
        let owned = entities.first?.propertyNames
        let members = model.composites.first { $0.name == path.owner }?.attributes.map(\.name)
        guard (owned ?? members ?? []).count(where: { $0 == path.name }) > 1 else { return }
        throw .ambiguous("property", path.name, at: path.text)
    }

    /// Renames a property and updates all references to it.
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
        if let composite = model.composites.firstIndex(where: { $0.name == path.owner }) {
            return try renameMember(path, action, ofCompositeAt: composite)
        }
        try checkNew(PropertyPath(owner: path.owner, name: new))
        follow(path, to: new)
        let index = try entityIndex(path.owner)
        let knowsScalars = isSaved(since: 11198)
        let known = model.entities[index].property(named: path.name)
        let identifier = identifier(known?.renamingIdentifier, of: known?.position, path.name, new)
        try renameElement(path, to: new, identifier, in: \.attributes, at: index) { attribute throws(ActionFailure) in
            try action.apply(to: &attribute, knowsScalars: knowsScalars)
        }
        try checkComposite(of: PropertyPath(owner: path.owner, name: new))
        try renameElement(path, to: new, identifier, in: \.relationships, at: index) {
            relationship throws(ActionFailure) in
            try action.apply(to: &relationship)
        }
        try renameElement(path, to: new, identifier, in: \.fetchedProperties, at: index) {
            property throws(ActionFailure) in
            try action.apply(FetchSettings.ofProperty, to: &property)
        }
        names?.rename(path.name, to: new, ofEntity: path.owner)
    }

    /// Updates all references to a property before the property itself is renamed.
    private mutating func follow(_ path: PropertyPath, to new: String) {
        var mentions = self.mentions ?? MentionedNames(in: model)
        self.mentions = nil
        let known = names.flatMap { mentions.places(of: path.name, $0, in: model) }
        let places = known ?? Array(model.entities.indices)
        let isUsed = !places.isEmpty || mentions.isRequested(path.name)
        mentions.follow(path.name, to: new)
        self.mentions = mentions
        guard isUsed else { return }
        unfollowed += UnfollowedReference.all(of: path, in: model, at: places)
        model.followProperty(path, to: new, at: places)
    }

    /// Renames a property, and moves it to the index that Xcode's sort order gives it.
    private mutating func renameElement<Property: PropertyDescription>(
        _ path: PropertyPath, to new: String, _ identifier: String?,
        in list: WritableKeyPath<EntityDescription, [Property]>, at index: Int,
        _ settings: (inout Property) throws(ActionFailure) -> Void
    ) throws(ActionFailure) {
        guard let old = model.entities[index][keyPath: list].firstIndex(where: { $0.name == path.name }) else { return }
        var names = names ?? DeclaredNames(in: model)
        self.names = nil
        var property = model.entities[index][keyPath: list].remove(at: old)
        property.name = new
        property.renamingIdentifier = identifier
        try settings(&property)
        let place = names.insertionPlace(of: new, in: model, ofEntity: index, list)
        model.entities[index][keyPath: list].insert(property, at: place)
        self.names = names
    }

    private mutating func renameMember(
        _ path: PropertyPath, _ action: EditAction, ofCompositeAt index: Int
    ) throws(ActionFailure) {
        let new = action.operands[1]
        try check(name: new, of: path.text)
        guard !model.composites[index].attributes.contains(where: { $0.name == new }) else {
            throw .taken("\(path.owner) has a member '\(new)' already", at: path.text)
        }
        follow(path, to: new)
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
    fileprivate func property(named name: String) -> (any PropertyDescription)? {
        attributes.first { $0.name == name } ?? relationships.first { $0.name == name }
            ?? fetchedProperties.first { $0.name == name }
    }

    /// Whether the entity itself declares a property with this name.
    func declares(_ name: String) -> Bool {
        attributes.contains { $0.name == name } || relationships.contains { $0.name == name }
            || fetchedProperties.contains { $0.name == name }
    }

    /// Returns the kind of the property with this name; nil if the entity itself does not declare it.
    func kind(ofPropertyNamed name: String) -> EditAction.Kind? {
        if attributes.contains(where: { $0.name == name }) { return .attribute }
        if relationships.contains(where: { $0.name == name }) { return .relationship }
        return fetchedProperties.contains { $0.name == name } ? .fetchedProperty : nil
    }
}
