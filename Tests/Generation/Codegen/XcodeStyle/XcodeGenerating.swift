import ModelcCodegen
import ModelcDiagnostics
import ModelcSchema
import ModelcSettings
import ModelcSourceCode

func xcodeOptions(
    _ era: XcodeEra = .xcode12, _ language: OutputLanguage? = .swift,
    change: (inout CodeGenerationInput) -> Void = { _ in }
) -> CodeGenerationInput {
    var options = CodeGenerationInput(sourceName: "Book List.xcdatamodeld", modelName: "Book List")
    options.settings.style = .flag(.era(era))
    options.settings.language = language.map { .flag($0 == .swift ? .swift : .objectiveC) }
    options.settings.header = .flag(.none)
    change(&options)
    return options
}

func generateXcode(
    _ model: ManagedObjectModel, _ options: CodeGenerationInput = xcodeOptions()
) -> CodeGenerationResult {
    XcodeStyleGenerator(options).generate(ResolvedModel(model)) { place in
        SourceLocation(path: modelPath, position: place.position)
    }
}

extension EntityDescription {
    /// The same entity with classes that Xcode generates in a build.
    func generated(_ type: CodeGenerationType? = .classDefinition) -> EntityDescription {
        var copy = self
        copy.codeGenerationType = type
        return copy
    }
}

extension AttributeDescription {
    /// The same attribute with the box Use Scalar Type checked or not.
    func scalar(_ usesScalar: Bool = true) -> AttributeDescription {
        var copy = self
        copy.usesScalarValue = usesScalar
        return copy
    }
}

extension CodeGenerationResult {
    /// The lines of a file without the empty one at its end.
    func lines(of path: String) -> [String] {
        var lines = text(of: path).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        if lines.last == "" { lines.removeLast() }
        return lines
    }

    /// The lines of a file that begin with a text, ignoring leading spaces.
    func lines(of path: String, with beginning: String) -> [String] {
        lines(of: path).map { String($0.drop { $0 == " " }) }.filter { $0.hasPrefix(beginning) }
    }
}

/// The declarations of properties of entity `Book`.
func xcodeProperties(
    _ attributes: AttributeDescription..., relationships: [RelationshipDescription] = [],
    fetched: [FetchedPropertyDescription] = [], others: [EntityDescription] = [],
    options: CodeGenerationInput = xcodeOptions()
) -> [String] {
    var model = model(
        entity("Book", attributes: attributes, relationships: relationships, fetched: fetched).generated())
    model.entities += others
    let result = generateXcode(model, options)
    let swift = result.lines(of: "Book+CoreDataProperties.swift", with: "@NSManaged").filter { !$0.contains("func") }
    return swift.map { $0.replacing("@NSManaged public ", with: "") }
        + result.lines(of: "Book+CoreDataProperties.h", with: "@property").map { $0.replacing("@property ", with: "") }
}

/// A model with every feature that Xcode's code can express, in an order that is not alphabetical. Each entity is
/// generated in a different way: Book and its child Novel in every build; only the properties of Tag, in the product's
/// module; and Author's class is written by hand.
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
