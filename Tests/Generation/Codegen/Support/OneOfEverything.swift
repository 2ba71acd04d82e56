import ModelcSchema

/// An entity name can be any text; only its class must be a Swift name.
private let bookName = "Book \"quoted\" \\ \n 📚"

/// A model with every feature that generated code can express.
func oneOfEverything() -> ManagedObjectModel {
    model(
        item(), book(),
        entity("Tag", class: ".Tag", attributes: [attribute("name")], relationships: [toMany("books", bookName)]),
        entity("Novel", parent: bookName, attributes: [attribute("narrator", optional: true)]),
        entity("Set", attributes: [attribute("repetitions", .integer16)]),
        entity("Attachment", class: nil, attributes: [attribute("kind")]),
        entity("Photo", parent: "Attachment", attributes: [attribute("pixels", .integer64)]),
        composites: composites())
}

/// The same model with its elements in another order.
func oneOfEverythingShuffled() -> ManagedObjectModel {
    var model = oneOfEverything()
    model.entities.reverse()
    model.composites.reverse()
    for index in model.entities.indices {
        model.entities[index].attributes.reverse()
        model.entities[index].relationships.reverse()
        model.entities[index].fetchedProperties.reverse()
    }
    for index in model.composites.indices { model.composites[index].attributes.reverse() }
    return model
}

private func item() -> EntityDescription {
    var item = entity("Item", attributes: [attribute("id", .uuid)])
    item.isAbstract = true
    return item
}

/// An entity whose class has a different name, with properties of every kind.
private func book() -> EntityDescription {
    let scalars: [AttributeType] = [.integer16, .integer32, .integer64, .double, .float, .boolean]
    let objects: [AttributeType] = [.decimal, .string, .date, .binary, .uuid, .uri, .objectID]
    let pairs = (scalars + objects).flatMap { type in
        [
            attribute("required" + word(for: type), type),
            attribute("optional" + word(for: type), type, optional: true),
        ]
    }
    let others = [
        attribute("repeat"), attribute("anything", .undefined), attribute("keywords", .transformable, class: "NSArray"),
        attribute("cover", .transformable),
        attribute("delegate", .transformable, optional: true, class: "id<NSCoding>"),
        attribute("chapterCount", .integer32, derived: true),
        attribute("wordCount", .integer64, optional: true, derived: true),
        attribute("origin", .composite, composite: "Place"),
        attribute("printedAt", .composite, optional: true, composite: "Place"),
    ]
    let relationships = [
        toOne("sequel", bookName), toOne("firstTag", "Tag", optional: false), toMany("tags", "Tag"),
        toMany("sets", "Set", ordered: true), toMany("attachments", "Attachment"),
    ]
    let fetchedProperties = [
        fetched("similar", bookName), fetched("similarIDs", bookName, result: .managedObjectIDs),
        fetched("sums", bookName, result: .dictionaries),
    ]
    return entity(
        bookName, class: "Book", parent: "Item", attributes: pairs + others,
        relationships: relationships, fetched: fetchedProperties)
}

/// The part of a property's name that shows its type.
private func word(for type: AttributeType) -> String { type.rawValue.filter { $0 != " " } }

private func composites() -> [CompositeDescription] {
    [
        composite(
            "Place", attribute("city"), attribute("country", optional: true),
            attribute("point", .composite, composite: "Point"),
            attribute("label", .composite, optional: true, composite: "Label")),
        composite(
            "Point", attribute("latitude", .double), attribute("height", .float), attribute("isExact", .boolean),
            attribute("accuracy", .float, optional: true), attribute("in", .integer16)),
        composite("Label", attribute("icon", .transformable), attribute("price", .decimal, optional: true)),
        composite("Nothing"),
    ]
}
