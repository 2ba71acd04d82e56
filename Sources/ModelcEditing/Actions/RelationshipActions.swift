import ModelcBase
import ModelcSchema

// add relationship Book.author Author --inverse books --to-many-inverse; remove, rename and set relationship.
extension SchemaEditor {
    mutating func applyToRelationship(_ action: EditAction) throws(ActionFailure) {
        switch action.verb {
        case .add:
            try action.expect(2, "add relationship Book.author Author --inverse books --to-many-inverse")
            try addRelationship(action)
        case .remove:
            try action.expect(1, "remove relationship Book.author")
            try removeProperty(try relationshipPath(action))
        case .rename:
            try action.expect(2, "rename relationship Book.author writer")
            try renameProperty(try relationshipPath(action), action)
        case .set:
            try action.expect(1, "set relationship Book.author --delete cascade")
            try setRelationship(try relationshipPath(action), action)
        }
    }

    private mutating func addRelationship(_ action: EditAction) throws(ActionFailure) {
        let path = try PropertyPath(action.operands[0])
        try checkNew(path)
        let destination = action.operands[1]
        _ = try referredEntityIndex(destination)
        var relationship = newRelationship(path.name, to: destination)
        try action.apply(to: &relationship)
        try insert(relationship, at: path, into: \.relationships)
        if action.value("inverse") != nil {
            try setInverse(of: path, action)
        } else if let stray = RelationshipSettings.ofInverse.keys.sorted().first(where: { action.value($0) != nil }) {
            throw .usage("--\(stray) needs --inverse", help: "name the inverse relationship: --inverse books")
        }
    }

    private func newRelationship(_ name: String, to destination: String) -> RelationshipDescription {
        var relationship = RelationshipDescription()
        relationship.name = name
        relationship.isOptional = true
        relationship.maximumCount = 1
        relationship.deleteRule = .nullify
        relationship.destinationName = destination
        relationship.isSyncable = writesSyncableProperties
        return relationship
    }

    private mutating func setRelationship(_ path: PropertyPath, _ action: EditAction) throws(ActionFailure) {
        if let destination = action.value("destination")?.text {
            _ = try referredEntityIndex(destination)
            let isOther = relationship(path)?.destinationName != destination
            if isOther { disconnect(path) }
            withRelationship(path) { $0.destinationName = destination }
        }
        if let place = place(of: path, in: \.relationships) {
            try action.apply(to: &model.entities[place.entity].relationships[place.property])
        }
        if action.value("inverse") != nil {
            try setInverse(of: path, action)
        } else {
            try applyToInverse(of: path, action)
        }
    }

    /// Connects a relationship with its inverse, or disconnects both. If the inverse does not exist, `add` creates it.
    private mutating func setInverse(of path: PropertyPath, _ action: EditAction) throws(ActionFailure) {
        guard let name = action.value("inverse")?.text else { return disconnect(path) }
        guard let own = relationship(path), let destination = own.destinationName else { return }
        let place = try inversePath(name, to: destination)
        if relationship(place) == nil, action.verb != .add { throw try noInverse(place, for: path) }
        if own.inverseName != place.name || own.inverseEntityName != place.owner { disconnect(path) }
        if relationship(place) == nil {
            try insert(newRelationship(place.name, to: path.owner), at: place, into: \.relationships)
        }
        try checkFree(place, for: path)
        connect(path, place)
        connect(place, path)
        try applyToInverse(of: path, action)
    }

    /// Returns the error if `set` names an inverse that does not exist. `set` creates none, because the name may be
    /// misspelt.
    private mutating func noInverse(_ place: PropertyPath, for path: PropertyPath) throws(ActionFailure)
        -> ActionFailure
    {
        let entity = model.entities[try entityIndex(place.owner)]
        let names = entity.relationships.map(\.name)
        var failure = ActionFailure.unknown(
            "relationship", place.name, among: names, at: place.text, of: place.owner)
        if SpellingSuggestion.nearest(to: place.name, among: names) == nil {
            let words = ["add", "relationship", place.text, path.owner, "--inverse", path.name].map(ShellWord.quoted)
            failure.help = "add the inverse: \(words.joined(separator: " "))"
        }
        return failure
    }

    /// Returns the path of the inverse, which the destination or one of its ancestors declares.
    private func inversePath(_ name: String, to destination: String) throws(ActionFailure) -> PropertyPath {
        let bare = name.hasPrefix(destination + ".") ? String(name.dropFirst(destination.count + 1)) : name
        let owner = lineage(ofEntityAt: try entityIndex(destination)).first { place in
            model.entities[place].relationships.contains { $0.name == bare }
        }
        return PropertyPath(owner: owner.map { model.entities[$0].name } ?? destination, name: bare)
    }

    /// Checks that a relationship can become the inverse of another one. The destination of the inverse must be the
    /// entity that declares the relationship, or an ancestor or descendant of this entity. The inverse must not already
    /// belong to a third relationship.
    private mutating func checkFree(_ place: PropertyPath, for path: PropertyPath) throws(ActionFailure) {
        guard let inverse = relationship(place) else { return }
        let owner = try? entityIndex(path.owner)
        let target = inverse.destinationName.flatMap { try? entityIndex($0) }
        guard let owner, let target,
            lineage(ofEntityAt: owner).contains(target) || lineage(ofEntityAt: target).contains(owner)
        else {
            throw ActionFailure(
                .invalidAction,
                "\(place.text) cannot be the inverse of \(path.text): it goes to "
                    + "\(inverse.destinationName ?? "no entity")",
                at: path.text)
        }
        guard let other = inverse.inverseName, let entity = inverse.inverseEntityName,
            PropertyPath(owner: entity, name: other) != path
        else { return }
        throw ActionFailure(
            .nameTaken, "\(place.text) is already the inverse of \(entity).\(other)", at: path.text,
            help: "remove that inverse first: set relationship \(entity).\(other) --no-inverse")
    }

    private mutating func applyToInverse(of path: PropertyPath, _ action: EditAction) throws(ActionFailure) {
        let settings = action.settings.compactMap { setting in
            RelationshipSettings.ofInverse[setting.name].map { EditAction.Setting($0, setting.value) }
        }
        guard !settings.isEmpty else { return }
        guard let own = relationship(path), let name = own.inverseName, let owner = own.inverseEntityName,
            let place = place(of: PropertyPath(owner: owner, name: name), in: \.relationships)
        else { throw .usage("\(path.text) has no inverse to set", help: "name one: --inverse books") }
        try EditAction(.set, .relationship, [], settings).apply(
            to: &model.entities[place.entity].relationships[place.property])
    }

    private mutating func connect(_ path: PropertyPath, _ inverse: PropertyPath) {
        withRelationship(path) {
            $0.inverseName = inverse.name; $0.inverseEntityName = inverse.owner
        }
    }

    /// Disconnects a relationship and its inverse.
    private mutating func disconnect(_ path: PropertyPath) {
        guard let own = relationship(path), let name = own.inverseName else { return }
        let inverse = PropertyPath(owner: own.inverseEntityName ?? own.destinationName ?? "", name: name)
        withRelationship(path) {
            $0.inverseName = nil; $0.inverseEntityName = nil
        }
        guard let back = relationship(inverse), back.inverseName == path.name, back.inverseEntityName == path.owner
        else { return }
        withRelationship(inverse) {
            $0.inverseName = nil; $0.inverseEntityName = nil
        }
    }

    private mutating func relationship(_ path: PropertyPath) -> RelationshipDescription? {
        place(of: path, in: \.relationships).map { model.entities[$0.entity].relationships[$0.property] }
    }

    private mutating func withRelationship(_ path: PropertyPath, _ change: (inout RelationshipDescription) -> Void) {
        guard let place = place(of: path, in: \.relationships) else { return }
        change(&model.entities[place.entity].relationships[place.property])
    }

    private mutating func relationshipPath(_ action: EditAction) throws(ActionFailure) -> PropertyPath {
        let path = try PropertyPath(action.operands[0])
        try refuseTwins(of: path)
        guard relationship(path) == nil else { return path }
        throw try missing(path, action, \.relationships)
    }
}

extension EditAction {
    /// Applies the settings of a relationship.
    func apply(to relationship: inout RelationshipDescription) throws(ActionFailure) {
        try apply(RelationshipSettings.all, to: &relationship)
        try relationship.refuseForeign(self)
    }
}
