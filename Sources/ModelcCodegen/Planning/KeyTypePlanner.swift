import ModelcSchema

/// Finds names for the types of keys that stand in the way of nothing in the model: they are members of the classes, so
/// a class of the user's with the same name could not be named there any more.
struct KeyTypePlanner {
    let model: ResolvedModel
    /// The types of the module.
    let taken: Set<String>

    func names() -> KeyTypeNames {
        var taken = taken
        for entity in model.entities {
            // By index: an element would be copied whole, for the sake of its name.
            for index in entity.attributes.indices { insert(entity.attributes, index, into: &taken) }
            for index in entity.relationships.indices { insert(entity.relationships[index].name, into: &taken) }
            for index in entity.fetchedProperties.indices { insert(entity.fetchedProperties[index].name, into: &taken) }
        }
        return KeyTypeNames { taken.contains($0) }
    }

    private func insert(_ attributes: [AttributeDescription], _ index: Int, into taken: inout Set<String>) {
        insert(attributes[index].name, into: &taken)
        if let name = attributes[index].customClassName { insertTypes(of: name, into: &taken) }
        for entry in attributes[index].userInfo.entries { insertTypes(of: entry.value, into: &taken) }
    }

    /// Properties begin with a capital hardly ever.
    private func insert(_ name: String, into taken: inout Set<String>) {
        guard let first = name.utf8.first, first < UInt8(ascii: "a") else { return }
        taken.insert(name)
    }

    private func insertTypes(of text: String, into taken: inout Set<String>) {
        for word in text.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" }) {
            taken.insert(String(word))
        }
    }
}
