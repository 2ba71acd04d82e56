import ModelcSchema

/// A model with one of everything that Xcode's code can express, in an order that is not alphabetical. Each entity is
/// generated in another way: Book is, as its child Novel, in every build; Tag, of the product's module, has its
/// properties generated; Author's class is made by hand.
func xcodeOneOfEverything() -> ManagedObjectModel {
    model(
        entity(
            "Tag \"quoted\" \\ 📚", class: ".Tag", attributes: [attribute("name", optional: true)],
            relationships: [toMany("books", "Book")]
        ).generated(.category),
        book().generated(),
        entity(
            "Novel", parent: "Book", attributes: [attribute("narrator", optional: true)],
            relationships: [toOne("author", "Author", optional: false)]
        ).generated(),
        entity("Author", attributes: [attribute("name")], relationships: [toMany("novels", "Novel")]),
        entity("Empty", class: "Module.Empty").generated(),
        entity("Attachment", class: nil, attributes: [attribute("kind")]).generated(),
        composites: [composite("Place", attribute("city"))])
}

private func book() -> EntityDescription {
    let scalars: [AttributeType] = [.integer16, .integer32, .integer64, .double, .float, .boolean, .date]
    let objects: [AttributeType] = [
        .string, .date, .binary, .uuid, .uri, .decimal, .integer16, .integer32, .integer64, .double, .float, .boolean,
        .objectID, .undefined, .transformable,
    ]
    let attributes =
        scalars.map { attribute("scalar" + $0.rawValue.filter { $0 != " " }, $0, optional: true).scalar() }
        + objects.flatMap { type in
            let word = type.rawValue.filter { $0 != " " }
            return [attribute("required" + word, type), attribute("optional" + word, type, optional: true)]
        }
    return entity(
        "Book", attributes: attributes + others(),
        relationships: [
            toMany("tags", "Tag \"quoted\" \\ 📚"), toMany("chapters_all", "Book", ordered: true),
            toOne("sequel", "Book"), toMany("attachments", "Attachment"),
        ],
        fetched: [fetched("similar", "Book")])
}

private func others() -> [AttributeDescription] {
    [
        attribute("repeat"), attribute("keywords", .transformable, class: "NSArray"),
        attribute("cover", .transformable, class: ".Cover"), attribute("numbers", .transformable, class: "[Int64]"),
        attribute("chapterCount", .integer32, derived: true).scalar(),
        attribute("origin", .composite, composite: "Place"),
    ]
}
