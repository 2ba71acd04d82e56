import ModelcBase
import ModelcSchema

// Fetch requests of the model, and fetched properties of entities.
extension SchemaEditor {
    mutating func applyToFetchRequest(_ action: EditAction) throws(ActionFailure) {
        switch action.verb {
        case .add:
            try action.expect(2, "add fetch-request recentBooks Book --predicate 'year > 2020'")
            let name = action.operands[0]
            try checkNewRequest(name)
            var request = FetchRequestDescription()
            request.name = name
            request.entityName = model.entities[try referredEntityIndex(action.operands[1])].name
            try action.apply(FetchSettings.all, to: &request)
            model.fetchRequests.insertSorted(request, by: \.name)
        case .remove:
            try action.expect(1, "remove fetch-request recentBooks")
            model.fetchRequests.remove(at: try requestIndex(action.operands[0]))
        case .rename:
            try action.expect(2, "rename fetch-request recentBooks newBooks")
            let index = try requestIndex(action.operands[0])
            guard action.operands[0] != action.operands[1] else { return }
            try checkNewRequest(action.operands[1])
            model.fetchRequests[index].name = action.operands[1]
            model.fetchRequests.resort(index, by: \.name)
        case .set:
            try action.expect(1, "set fetch-request recentBooks --limit 20")
            let index = try requestIndex(action.operands[0])
            try action.apply(FetchSettings.all, to: &model.fetchRequests[index])
            if let entity = try entity(of: action) { model.fetchRequests[index].entityName = entity }
        }
    }

    /// Returns the name of the new entity of a fetch request; nil if the action does not change it.
    private func entity(of action: EditAction) throws(ActionFailure) -> String? {
        guard let value = action.value("entity") else { return nil }
        guard let name = value.text else { throw .usage("--no-entity: a fetch request needs an entity") }
        return model.entities[try referredEntityIndex(name)].name
    }

    private func requestIndex(_ name: String) throws(ActionFailure) -> Int {
        try SchemaEditor.index(of: name, in: model.fetchRequests, "fetch request", \.name)
    }

    private func checkNewRequest(_ name: String) throws(ActionFailure) {
        try check(label: name, of: "fetch request")
        guard model.fetchRequests.contains(where: { $0.name == name }) else { return }
        throw .taken(
            "there is a fetch request '\(TerminalText.escaped(name))' already",
            by: "fetch-request \(ShellWord.quoted(name))")
    }

    mutating func applyToFetchedProperty(_ action: EditAction) throws(ActionFailure) {
        switch action.verb {
        case .add:
            try action.expect(2, "add fetched-property Author.recentBooks Book --predicate 'author == $FETCH_SOURCE'")
            try addFetchedProperty(action)
        case .remove:
            try action.expect(1, "remove fetched-property Author.recentBooks")
            let path = try PropertyPath(action.operands[0])
            _ = try fetchedPropertyPlace(path, action)
            try removeProperty(path)
        case .rename:
            try action.expect(2, "rename fetched-property Author.recentBooks newBooks")
            let path = try PropertyPath(action.operands[0])
            _ = try fetchedPropertyPlace(path, action)
            try renameProperty(path, action)
        case .set:
            try action.expect(1, "set fetched-property Author.recentBooks --limit 20")
            let (entity, index) = try fetchedPropertyPlace(try PropertyPath(action.operands[0]), action)
            try set(action, &model.entities[entity].fetchedProperties[index])
        }
    }

    private mutating func addFetchedProperty(_ action: EditAction) throws(ActionFailure) {
        let path = try PropertyPath(action.operands[0])
        try checkNew(path)
        var property = FetchedPropertyDescription()
        property.name = path.name
        property.isOptional = true
        property.isSyncable = writesSyncableProperties
        var request = FetchRequestDescription()
        request.name = "fetchedPropertyFetchRequest"
        request.entityName = model.entities[try referredEntityIndex(action.operands[1])].name
        property.fetchRequest = request
        try set(action, &property)
        try insert(property, at: path, into: \.fetchedProperties)
    }

    private func set(_ action: EditAction, _ property: inout FetchedPropertyDescription) throws(ActionFailure) {
        try action.apply(FetchSettings.ofProperty, to: &property)
        guard var request = property.fetchRequest else { return }
        try action.apply(FetchSettings.all, to: &request)
        if let entity = try entity(of: action) { request.entityName = entity }
        property.fetchRequest = request
    }

    private mutating func fetchedPropertyPlace(
        _ path: PropertyPath, _ action: EditAction
    ) throws(ActionFailure) -> (entity: Int, property: Int) {
        let entity = try entityIndex(path.owner)
        guard let index = model.entities[entity].fetchedProperties.firstIndex(where: { $0.name == path.name }) else {
            throw try missing(path, action, \.fetchedProperties)
        }
        try refuseTwins(of: path)
        return (entity, index)
    }
}
