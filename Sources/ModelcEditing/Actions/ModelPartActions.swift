import ModelcBase
import ModelcSchema

// Configurations with their members, composites, and user info.
extension SchemaEditor {
    mutating func applyToConfiguration(_ action: EditAction) throws(ActionFailure) {
        switch action.verb {
        case .add:
            try action.expect(1, orMore: true, "add configuration Cloud Book Author")
            var configuration = ConfigurationDescription()
            configuration.name = action.operands[0]
            try checkNewConfiguration(configuration.name)
            configuration.members = try members(action.operands.dropFirst())
            try action.apply(ModelSettings.ofConfiguration, to: &configuration)
            model.configurations.insertSorted(configuration, by: \.name)
        case .remove:
            try action.expect(1, "remove configuration Cloud")
            model.configurations.remove(at: try configurationIndex(action.operands[0]))
        case .rename:
            try action.expect(2, "rename configuration Cloud Synced")
            let index = try configurationIndex(action.operands[0])
            guard action.operands[0] != action.operands[1] else { return }
            try checkNewConfiguration(action.operands[1])
            model.configurations[index].name = action.operands[1]
            model.configurations.resort(index, by: \.name)
        case .set:
            try action.expect(1, "set configuration Cloud --cloudkit")
            let index = try configurationIndex(action.operands[0])
            try action.apply(ModelSettings.ofConfiguration, to: &model.configurations[index])
        }
    }

    /// Adds entities to a configuration or removes them: `add member Cloud Book Author`.
    mutating func applyToMember(_ action: EditAction) throws(ActionFailure) {
        try action.expect(2, orMore: true, "\(action.verb.rawValue) member Cloud Book")
        let index = try configurationIndex(action.operands[0])
        let known = model.configurations[index].members.map(\.name)
        switch action.verb {
        case .add:
            let new = try members(action.operands.dropFirst())
            for member in new where known.contains(member.name) {
                throw ActionFailure(.nameTaken, "the configuration already has \(member.name)", at: member.name)
            }
            model.configurations[index].members += new
        case .remove:
            for name in action.operands.dropFirst() {
                guard known.contains(name) else { throw .unknown("member", name, among: known) }
                model.configurations[index].members.removeAll { $0.name == name }
            }
        case .rename, .set: throw action.unsupported
        }
    }

    private func members(_ names: ArraySlice<String>) throws(ActionFailure) -> [NamedReference] {
        var members: [NamedReference] = []
        for name in names { members.append(NamedReference(name: model.entities[try entityIndex(name)].name)) }
        try SchemaEditor.refuseRepeats(members.map(\.name))
        return members
    }

    private func configurationIndex(_ name: String) throws(ActionFailure) -> Int {
        try SchemaEditor.index(of: name, in: model.configurations, "configuration", \.name)
    }

    private func checkNewConfiguration(_ name: String) throws(ActionFailure) {
        try check(label: name, of: "configuration")
        guard name != "Default" else {
            throw ActionFailure(.nameTaken, "every model already has an implicit configuration 'Default'")
        }
        guard model.configurations.contains(where: { $0.name == name }) else { return }
        throw .taken(
            "there is a configuration '\(TerminalText.escaped(name))' already",
            by: "configuration \(ShellWord.quoted(name))")
    }
}

extension SchemaEditor {
    mutating func applyToComposite(_ action: EditAction) throws(ActionFailure) {
        switch action.verb {
        case .add:
            try action.expect(1, "add composite Place")
            var composite = CompositeDescription()
            composite.name = action.operands[0]
            try checkNewComposite(composite.name)
            model.composites.insertSorted(composite, by: \.name)
        case .remove:
            try action.expect(1, "remove composite Place")
            try removeComposite(action.operands[0])
        case .rename:
            try action.expect(2, "rename composite Place Location")
            let (old, new) = (action.operands[0], action.operands[1])
            let index = try compositeIndex(old)
            guard try !action.keepsName(old, new) else { return }
            try checkNewComposite(new)
            model.composites[index].name = new
            model.composites.resort(index, by: \.name)
            model.followComposite(old, to: new)
        case .set: throw action.unsupported
        }
    }

    private mutating func removeComposite(_ name: String) throws(ActionFailure) {
        let index = try compositeIndex(name)
        let users = CompositeUsers(of: name, in: model)
        guard users.paths.isEmpty || cascades else { throw users.refusal }
        model.composites.remove(at: index)
        guard !users.paths.isEmpty else { return }
        var removal = Removal(from: model)
        for path in users.paths { try removal.add(user: path) }
        carryOut(removal)
    }

    private func compositeIndex(_ name: String) throws(ActionFailure) -> Int {
        try SchemaEditor.index(of: name, in: model.composites, "composite", \.name)
    }

    private func checkNewComposite(_ name: String) throws(ActionFailure) {
        try check(name: name, of: name)
        let names = model.composites.map(\.name) + model.entities.map(\.name)
        guard names.contains(name) else { return }
        throw .taken("there is an entity or a composite '\(name)' already", at: name)
    }
}

extension SchemaEditor {
    /// Changes the user info of an entity or a property: `set user-info Book.title documentation 'The title.'`.
    mutating func applyToUserInfo(_ action: EditAction) throws(ActionFailure) {
        switch action.verb {
        case .add, .set:
            try action.expect(3, "\(action.verb.rawValue) user-info Book.title documentation 'The title.'")
            let (key, value) = (action.operands[1], action.operands[2])
            try checkKey(key, of: action.operands[0])
            try withUserInfo(action.operands[0]) { info throws(ActionFailure) in info.set(key, value) }
        case .remove:
            try action.expect(2, "remove user-info Book.title documentation")
            let (path, key) = (action.operands[0], action.operands[1])
            try withUserInfo(path) { info throws(ActionFailure) in
                guard info[key] != nil else {
                    throw .unknown("key", key, among: info.entries.map(\.key), at: path, of: path)
                }
                info.entries.removeAll { $0.key == key }
            }
        case .rename:
            try action.expect(3, "rename user-info Book.title comment documentation")
            let (path, old, new) = (action.operands[0], action.operands[1], action.operands[2])
            try checkKey(new, of: path)
            try withUserInfo(path) { info throws(ActionFailure) in
                guard let index = info.entries.lastIndex(where: { $0.key == old }) else {
                    throw .unknown("key", old, among: info.entries.map(\.key), at: path, of: path)
                }
                guard info[new] == nil else {
                    throw .taken("there is a key '\(new)' already", at: path)
                }
                info.entries[index].key = new
                info.entries.resort(index, by: \.key)
            }
        }
    }

    private func checkKey(_ key: String, of path: String) throws(ActionFailure) {
        guard key.isEmpty else { return }
        throw ActionFailure(.unusableName, "a key of user info cannot be empty", at: path)
    }

    private mutating func withUserInfo(
        _ text: String, _ change: (inout UserInfo) throws(ActionFailure) -> Void
    ) throws(ActionFailure) {
        if let composite = model.composites.firstIndex(where: { $0.name == text.prefix { $0 != "." } }) {
            return try withUserInfo(text, ofCompositeAt: composite, change)
        }
        guard text.contains(".") else {
            let entity = try entityIndex(text)
            return try change(&model.entities[entity].userInfo)
        }
        let path = try PropertyPath(text)
        let entity = try entityIndex(path.owner)
        if let index = model.entities[entity].attributes.firstIndex(where: { $0.name == path.name }) {
            return try change(&model.entities[entity].attributes[index].userInfo)
        }
        if let index = model.entities[entity].relationships.firstIndex(where: { $0.name == path.name }) {
            return try change(&model.entities[entity].relationships[index].userInfo)
        }
        if let index = model.entities[entity].fetchedProperties.firstIndex(where: { $0.name == path.name }) {
            return try change(&model.entities[entity].fetchedProperties[index].userInfo)
        }
        throw .unknown(
            "property", path.name, among: model.entities[entity].properties.map(\.name), at: path.text,
            of: path.owner)
    }

    /// Changes the user info of an element. The members of a composite can have user info; the file format has none for
    /// the composite itself.
    private mutating func withUserInfo(
        _ text: String, ofCompositeAt composite: Int, _ change: (inout UserInfo) throws(ActionFailure) -> Void
    ) throws(ActionFailure) {
        guard text.contains(".") else {
            throw .usage("a composite has no user info", help: "name one of its attributes: \(text).name")
        }
        let path = try PropertyPath(text)
        let members = model.composites[composite].attributes
        guard let index = members.firstIndex(where: { $0.name == path.name }) else {
            throw .unknown(
                "attribute", path.name, among: members.map(\.name), at: path.text, of: path.owner)
        }
        try change(&model.composites[composite].attributes[index].userInfo)
    }
}

extension UserInfo {
    /// Sets the value of a key. If the key occurs several times, the last entry is changed.
    fileprivate mutating func set(_ key: String, _ value: String) {
        if let index = entries.lastIndex(where: { $0.key == key }) {
            entries[index].value = value
        } else {
            entries.insertSorted(UserInfoEntry(key: key, value: value), by: \.key)
        }
    }
}
