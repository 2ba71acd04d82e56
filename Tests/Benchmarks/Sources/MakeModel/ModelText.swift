/// A model in Xcode's own spelling. The entities form a ring: each has a to-one relationship to the next one, which has
/// the to-many inverse.
struct ModelText {
    let entityCount: Int
    /// Attributes and relationships of an entity together; at least 2.
    let propertyCount: Int

    func document() -> String {
        var text = """
            <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
            <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" lastSavedToolsVersion="24412" \
            systemVersion="25B78" minimumToolsVersion="Automatic" sourceLanguage="Swift" \
            userDefinedModelVersionIdentifier="">

            """
        for index in 0..<entityCount { text += entity(index) }
        return text + "</model>"
    }

    private func entity(_ index: Int) -> String {
        let name = entityName(index)
        let properties = attributes(of: index) + relationships(of: index)
        return
            "    <entity name=\"\(name)\" representedClassName=\"\(name)\" syncable=\"YES\">\n"
            + properties.map { "        \($0)\n" }.joined() + "    </entity>\n"
    }

    /// The entities are sorted by their names, as Xcode writes them.
    func entityName(_ index: Int) -> String { "Entity" + padded(index, to: 5) }

    /// The properties are sorted as well.
    private func attributes(of entity: Int) -> [String] {
        kinds(of: entity).map { "<attribute name=\"\($0.name)\" \($0.kind.attributes)/>" }.sorted()
    }

    /// The names and kinds of the attributes of an entity.
    func kinds(of entity: Int) -> [(name: String, kind: AttributeKind)] {
        (0..<max(propertyCount - relationshipPairs * 2, 0)).map { index in
            let kind = AttributeKind.all[(entity + index) % AttributeKind.all.count]
            return (kind.word + padded(index, to: 3), kind)
        }
    }

    /// A tenth of the properties are relationships: pairs of a to-one and a to-many one.
    var relationshipPairs: Int { max(propertyCount / 20, 1) }

    /// The destination of a pair's to-one relationship.
    func parent(of entity: Int, pair: Int) -> Int { (entity + pair + 1) % entityCount }

    /// The destination of a pair's to-many relationship.
    func child(of entity: Int, pair: Int) -> Int { (entity + entityCount * relationshipPairs - pair - 1) % entityCount }

    private func relationships(of entity: Int) -> [String] {
        let parents = (0..<relationshipPairs).map { pair in
            let other = entityName(parent(of: entity, pair: pair))
            return relationship("parent\(pair)", "maxCount=\"1\" deletionRule=\"Nullify\"", other, "children\(pair)")
        }
        let children = (0..<relationshipPairs).map { pair in
            let other = entityName(child(of: entity, pair: pair))
            return relationship("children\(pair)", "toMany=\"YES\" deletionRule=\"Cascade\"", other, "parent\(pair)")
        }
        return children + parents
    }

    private func relationship(_ name: String, _ kind: String, _ other: String, _ inverse: String) -> String {
        "<relationship name=\"\(name)\" optional=\"YES\" \(kind) destinationEntity=\"\(other)\" "
            + "inverseName=\"\(inverse)\" inverseEntity=\"\(other)\"/>"
    }

    private func padded(_ number: Int, to width: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(width - digits.count, 0)) + digits
    }
}
