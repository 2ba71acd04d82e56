import ModelcCodegen
import ModelcDiagnostics
import ModelcSchema
import ModelcSettings
import ModelcSourceCode

/// An entity name can be any text; only its class must be an Objective-C name.
private let bookName = "Book \"quoted\" \\ ??/ 📚"

/// A model with every feature that generated Objective-C can express.
func objectiveCEverything() -> ManagedObjectModel {
    var all = model(
        item(), book(), novel(),
        entity(
            "Tag", attributes: [attribute("name"), attribute("version", .integer32)],
            relationships: [toMany("books", bookName), toOne("type", "Tag")]),
        entity("Attachment", class: nil, attributes: [attribute("kind")]),
        entity("Photo", parent: "Attachment", attributes: [attribute("pixels", .integer64)]),
        entity("Set", attributes: [attribute("repetitions", .integer16)]),
        composites: [composite("Place", attribute("city"), attribute("height", .double))])
    all.fetchRequests = requests()
    return all
}

/// The same model with its elements in another order.
func objectiveCEverythingShuffled() -> ManagedObjectModel {
    var model = objectiveCEverything()
    model.entities.reverse()
    model.fetchRequests.reverse()
    for index in model.entities.indices {
        model.entities[index].attributes.reverse()
        model.entities[index].relationships.reverse()
        model.entities[index].fetchedProperties.reverse()
    }
    return model
}

private func item() -> EntityDescription {
    var item = entity(
        "Item", attributes: [attribute("id", .uuid)],
        userInfo: ["mogenerator.customBaseClass": "Base", "additionalHeaderFileName": "<Kit/Kit.h>"])
    item.isAbstract = true
    return item
}

private func novel() -> EntityDescription {
    entity(
        "Novel", parent: bookName,
        attributes: [attribute("narrator", optional: true), attribute("volume", .integer16, optional: true)],
        relationships: [toMany("sequels", "Novel", ordered: true)],
        userInfo: ["additionalImports": " Kit, Kit.Extras,, "])
}

/// An entity whose class has a different name, with properties of every kind.
private func book() -> EntityDescription {
    let relationships = [
        toOne("sequel", bookName), toOne("firstTag", "Tag", optional: false), toMany("tags", "Tag"),
        toMany("chapters", "Attachment", ordered: true), toMany("newSets", "Set"), toMany("copies", "Set"),
        toMany("initialSets", "Set", ordered: true), toMany("initSets", "Set"), toOne("newOwner", "Tag"),
    ]
    let fetchedProperties = [
        fetched("similar", bookName), fetched("similarIDs", bookName, result: .managedObjectIDs),
        fetched("sums", bookName, result: .dictionaries), fetched("newCounts", bookName, result: .count),
    ]
    return entity(
        bookName, class: "Book", parent: "Item", attributes: typed() + named() + classes(),
        relationships: relationships, fetched: fetchedProperties,
        userInfo: [
            "documentation": "A book.  \n/* Ends here: */ not.", "discussion": "\nSee `Item`.\n\nTwo paragraphs.\n",
            "load": "no constant", "publisher": "Ours & \"theirs\"", "not.a.name": "x",
        ])
}

/// An attribute of every type, required and optional.
private func typed() -> [AttributeDescription] {
    AttributeType.allCases.filter { $0 != .transformable && $0 != .composite }.flatMap { type in
        let word = type.rawValue.filter { $0 != " " }
        return [attribute("required" + word, type), attribute("optional" + word, type, optional: true)]
    }
}

/// Attributes whose names or user info change the generated code.
private func named() -> [AttributeDescription] {
    [
        attribute("newTitle"), attribute("copyTitle", optional: true), attribute("initTitle", optional: true),
        attribute("newCount", .integer16), attribute("mutableCopy2", .integer32, optional: true),
        attribute("URLString"),
        attribute("children_cd"), attribute("type", .integer16, optional: true),
        attribute("chapterCount", .integer32, derived: true),
        attribute("wordCount", .float, optional: true, derived: true),
        attribute("locked", .boolean, optional: true, userInfo: ["mogenerator.readonly": "anything"]),
        attribute(
            "genre", .integer16, userInfo: ["attributeValueScalarType": "Genre", "documentation": "What it is."]),
        attribute("origin", .composite, composite: "Place"),
        attribute("printedAt", .composite, optional: true, composite: "Place"),
    ]
}

/// Transformable attributes.
private func classes() -> [AttributeDescription] {
    [
        attribute("cover", .transformable), attribute("keywords", .transformable, class: "NSArray"),
        attribute("palette", .transformable, optional: true, class: "Shop.Palette"),
        attribute("delegate", .transformable, optional: true, class: "id<NSCoding, Drawing>"),
        attribute("metaclass", .transformable, class: "Class"), attribute("anyValue", .transformable, class: "Any"),
        attribute("newImage", .transformable, class: "UIImage"),
        attribute("drawing", .transformable, userInfo: ["attributeTransformableProtocols": "Drawing, NSCopying"]),
    ]
}

private func requests() -> [FetchRequestDescription] {
    [
        template("all books", nil, entity: bookName),
        template("newIDs", nil, entity: bookName, result: .managedObjectIDs),
        template("counts", nil, entity: bookName, result: .count),
        template("sums", "TRUEPREDICATE", entity: bookName, result: .dictionaries),
        template("oneByTitle", "newTitle ==[c] $TITLE", entity: bookName),
        template("oneID", "id == $id", entity: "Item", result: .managedObjectIDs),
        template(
            "Tagged", "ANY tags == $TAG AND requiredInteger16 BETWEEN $LIMITS AND sequel.firstTag.name IN $names",
            entity: bookName),
        template("words", "URLString CONTAINS $default AND $context < requiredDate AND $error == 3", entity: bookName),
        template("byTags", "ANY books.tags.name BEGINSWITH $prefix AND books.@count > $MIN_COUNT", entity: "Tag"),
    ]
}

func objectiveCOptions(
    module: String? = nil, includesXcodeGenerated: Bool = false, baseClass: String? = nil,
    baseClassImport: String? = nil, constants: ObjectiveCConstantStyle = .class,
    scalars: ObjectiveCScalarPolicy = .requiredOnly, userInfoConstants: Bool = false
) -> CodeGenerationInput {
    var settings = GenerateSettings()
    settings.module = module.map { .flag($0) }
    settings.includeXcodeCodegen = .flag(includesXcodeGenerated)
    settings.baseClass = baseClass.map { .flag($0) }
    settings.baseClassImport = baseClassImport.map { .flag($0) }
    settings.constants = .flag(constants)
    settings.scalars = .flag(scalars)
    settings.userinfoConstants = .flag(userInfoConstants)
    return CodeGenerationInput(sourceName: "BookList.xcdatamodeld", modelName: "BookList", settings: settings)
}

func generateObjectiveC(
    _ model: ManagedObjectModel, _ options: CodeGenerationInput = objectiveCOptions()
) -> CodeGenerationResult {
    ObjectiveCGenerator(options).generate(ResolvedModel(model)) { place in
        SourceLocation(path: modelPath, position: place.position)
    }
}

func planObjectiveC(
    _ model: ManagedObjectModel, _ options: CodeGenerationInput = objectiveCOptions()
) -> ObjectiveCPlan {
    ObjectiveCGenerator(options).plan(ResolvedModel(model)) { place in
        SourceLocation(path: modelPath, position: place.position)
    }
}

/// The planned class of entity `Book` with these properties.
func plannedBook(
    _ attributes: AttributeDescription..., relationships: [RelationshipDescription] = [],
    fetched: [FetchedPropertyDescription] = [], requests: [FetchRequestDescription] = [],
    userInfo: [String: String] = [:], others: [EntityDescription] = [],
    options: CodeGenerationInput = objectiveCOptions()
) -> ObjectiveCClass? {
    var model = model(
        entity("Book", attributes: attributes, relationships: relationships, fetched: fetched, userInfo: userInfo))
    model.entities += others
    model.fetchRequests = requests
    return planObjectiveC(model, options).model.classes.first { $0.className == "Book" }
}

/// A fetch request template.
func template(
    _ name: String, _ predicate: String?, entity: String = "Book", result: FetchResultType? = nil
) -> FetchRequestDescription {
    var request = FetchRequestDescription()
    request.name = name
    request.entityName = entity
    request.predicate = predicate
    request.resultType = result
    return request
}

extension ObjectiveCPlan {
    /// The diagnostics as `error duplicate-class Book`.
    var findings: [String] { diagnostics.map { "\($0.severity.diagnosticWord) \($0.id) \($0.modelPath ?? "-")" } }
}
