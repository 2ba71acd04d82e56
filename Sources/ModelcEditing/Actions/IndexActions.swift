import ModelcBase
import ModelcSchema

// Fetch indexes and uniqueness constraints. Both stay in the order in which they were added, as in Xcode.
extension SchemaEditor {
    mutating func applyToIndex(_ action: EditAction) throws(ActionFailure) {
        switch action.verb {
        case .add:
            try action.expect(2, orMore: true, "add index Book.byTitle title author:descending")
            try addIndex(action)
        case .remove:
            try action.expect(1, "remove index Book.byTitle")
            let place = try indexPlace(action.operands[0])
            model.entities[place.entity].fetchIndexes.remove(at: place.index)
        case .rename:
            try action.expect(2, "rename index Book.byTitle byCaption")
            let place = try indexPlace(action.operands[0])
            let name = action.operands[1]
            guard model.entities[place.entity].fetchIndexes[place.index].name != name else { return }
            try checkNewIndex(name, ofEntityAt: place.entity)
            model.entities[place.entity].fetchIndexes[place.index].name = name
        case .set:
            try action.expect(1, orMore: true, "set index Book.byTitle title author:descending")
            let place = try indexPlace(action.operands[0])
            let elements = try indexElements(action.operands.dropFirst(), ofEntityAt: place.entity)
            if !elements.isEmpty { model.entities[place.entity].fetchIndexes[place.index].elements = elements }
            try action.apply(ModelSettings.ofIndex, to: &model.entities[place.entity].fetchIndexes[place.index])
        }
    }

    private mutating func addIndex(_ action: EditAction) throws(ActionFailure) {
        let parts = action.operands[0].split(separator: ".", maxSplits: 1).map(String.init)
        let entity = try entityIndex(parts.first ?? "")
        var index = FetchIndexDescription()
        index.elements = try indexElements(action.operands.dropFirst(), ofEntityAt: entity)
        index.name = parts.count == 2 ? parts[1] : SchemaEditor.indexName(index.elements)
        try checkNewIndex(index.name, ofEntityAt: entity)
        try action.apply(ModelSettings.ofIndex, to: &index)
        model.entities[entity].fetchIndexes.append(index)
    }

    /// Returns Xcode's name for an index: `byTitleIndex` for the property `title`.
    private static func indexName(_ elements: [FetchIndexElementDescription]) -> String {
        let names = elements.compactMap(\.propertyName).map { $0.prefix(1).uppercased() + $0.dropFirst() }
        return "by" + names.joined(separator: "And") + "Index"
    }

    /// Parses the elements of an index: `title`, `title:descending`, `location:rtree`.
    private func indexElements(
        _ words: ArraySlice<String>, ofEntityAt index: Int
    ) throws(ActionFailure) -> [FetchIndexElementDescription] {
        var elements: [FetchIndexElementDescription] = []
        for word in words {
            let parts = word.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
            var element = FetchIndexElementDescription()
            element.propertyName = try propertyName(parts[0], ofEntityAt: index)
            (element.collation, element.order) = (.binary, .ascending)
            for flag in parts.dropFirst() {
                switch flag.lowercased() {
                case "asc", "ascending": element.order = .ascending
                case "desc", "descending": element.order = .descending
                case "binary": element.collation = .binary
                case "rtree": element.collation = .rTree
                default:
                    throw .usage(
                        "'\(TerminalText.escaped(word))' is not an element of an index",
                        help: "write title, title:ascending or title:descending")
                }
            }
            elements.append(element)
        }
        try SchemaEditor.refuseRepeats(elements.compactMap(\.propertyName))
        return elements
    }

    private func indexPlace(_ text: String) throws(ActionFailure) -> (entity: Int, index: Int) {
        let path = try PropertyPath(text)
        let entity = try entityIndex(path.owner)
        let indexes = model.entities[entity].fetchIndexes
        guard let index = indexes.firstIndex(where: { $0.name == path.name }) else {
            throw .unknown("index", path.name, among: indexes.map(\.name), at: path.text, of: path.owner)
        }
        return (entity, index)
    }

    private func checkNewIndex(_ name: String, ofEntityAt index: Int) throws(ActionFailure) {
        try check(label: name, of: "index")
        let entity = model.entities[index]
        guard entity.fetchIndexes.contains(where: { $0.name == name }) else { return }
        throw .taken("\(entity.name) has an index '\(TerminalText.escaped(name))' already", at: entity.name)
    }

    /// Returns the name if the entity declares or inherits the property; throws otherwise.
    private func propertyName(_ name: String, ofEntityAt index: Int) throws(ActionFailure) -> String {
        let entity = model.entities[index]
        // Of a key path into a composite, only the first name is checked.
        let first = name.split(separator: ".").first.map(String.init) ?? name
        let lineage = lineage(ofEntityAt: index)
        if lineage.contains(where: { model.entities[$0].declares(first) }) { return name }
        let known = lineage.flatMap { model.entities[$0].properties.map(\.name) }
        throw .unknown("property", name, among: known, at: entity.name, of: entity.name)
    }

    mutating func applyToConstraint(_ action: EditAction) throws(ActionFailure) {
        guard action.verb == .add || action.verb == .remove else { throw action.unsupported }
        try action.expect(2, orMore: true, "\(action.verb.rawValue) constraint Book isbn")
        let entity = try entityIndex(action.operands[0])
        let members = Array(action.operands.dropFirst())
        let known = model.entities[entity].uniquenessConstraints.firstIndex { $0.members.map(\.name) == members }
        guard action.verb == .add else {
            guard let known else {
                let names = model.entities[entity].uniquenessConstraints.map {
                    $0.members.map(\.name).joined(separator: " ")
                }
                throw .unknown(
                    "constraint", members.joined(separator: " "), among: names, at: action.operands[0],
                    of: action.operands[0])
            }
            model.entities[entity].uniquenessConstraints.remove(at: known)
            return
        }
        for member in members { _ = try propertyName(member, ofEntityAt: entity) }
        try SchemaEditor.refuseRepeats(members)
        guard known == nil else {
            throw ActionFailure(
                .nameTaken, "\(action.operands[0]) has this constraint already", at: action.operands[0])
        }
        var constraint = UniquenessConstraint()
        constraint.members = members.map { NamedReference(name: $0) }
        model.entities[entity].uniquenessConstraints.append(constraint)
    }
}
