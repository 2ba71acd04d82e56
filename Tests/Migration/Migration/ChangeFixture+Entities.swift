import ModelcSchema
import ModelcTestSupport

extension ChangeFixture {
    static let entities: [ChangeFixture] = sets + hierarchies + facts + others

    static let all = attributes + relationships + entities

    private static let sets: [ChangeFixture] = [
        ChangeFixture(
            23, "an entity added", .entityAdded, hash: true, .lightweight,
            model(entity("Book")), model(entity("Book"), entity("Shelf"))),
        ChangeFixture(
            24, "an entity removed", .entityRemoved, hash: true, .dataLoss, code: .entityRemoved,
            model(entity("Book"), entity("Shelf")), model(entity("Book"))),
        ChangeFixture(
            5, "an entity renamed, which others lead to", .entityRenamed, hash: true, .lightweightRename,
            model(
                entity("Writer", links: [many("books", to: "Book")]), entity("Book", links: [link("by", to: "Writer")])),
            model(
                entity("Author", id: "Writer", links: [many("books", to: "Book")]),
                entity("Book", links: [link("by", to: "Author")]))),
        ChangeFixture(
            5, "an identifier twice", .duplicateRenamingID, hash: false, .none, infers: .blocked,
            code: .duplicateIdentifier,
            model(entity("Book", [attribute("name"), attribute("caption")])),
            model(entity("Book", [attribute("name"), attribute("caption", id: "name")]))),
    ]

    private static let hierarchies: [ChangeFixture] = [
        ChangeFixture(
            39, "another parent in the same tree", .entityParentChanged, hash: true, .lightweight,
            model(entity("Root"), entity("Thing", parent: "Root"), entity("Book", parent: "Root")),
            model(entity("Root"), entity("Thing", parent: "Root"), entity("Book", parent: "Thing"))),
        ChangeFixture(
            39, "taken out of a tree", .entityParentChanged, hash: true, .lightweight,
            model(entity("Thing"), entity("Book", parent: "Thing")), model(entity("Thing"), entity("Book"))),
        ChangeFixture(
            39, "an attribute moved up", .attributeMoved, hash: true, .lightweight,
            model(entity("Thing") { $0.isAbstract = true }, entity("Book", parent: "Thing", [attribute("title")])),
            model(entity("Thing", [attribute("title")]) { $0.isAbstract = true }, entity("Book", parent: "Thing"))),
        ChangeFixture(
            39, "a relationship moved down", .relationshipMoved, hash: true, .lightweight,
            model(
                entity("Thing", links: [link("next", to: "Thing")]) { $0.isAbstract = true },
                entity("Book", parent: "Thing")),
            model(
                entity("Thing") { $0.isAbstract = true },
                entity("Book", parent: "Thing", links: [link("next", to: "Thing")]))),
        ChangeFixture(
            41, "made abstract", .entityMadeAbstract, hash: true, .dataDependent, infers: .dependsOnData,
            code: .madeAbstract, model(entity("Book")), model(entity("Book") { $0.isAbstract = true })),
        ChangeFixture(
            42, "made concrete", .entityMadeConcrete, hash: true, .lightweight,
            model(entity("Book") { $0.isAbstract = true }), model(entity("Book"))),
    ]

    private static let facts: [ChangeFixture] = [
        ChangeFixture(
            20, "an entity's hash modifier", .entityHashModifierChanged, hash: true, .lightweight,
            model(entity("Book")), model(entity("Book") { $0.versionHashModifier = "2" })),
        ChangeFixture(
            18, "a class", .entityClassChanged, hash: false, .none, code: .classRenamed,
            model(entity("Book") { $0.representedClassName = "Book" }),
            model(entity("Book") { $0.representedClassName = "Volume" })),
        ChangeFixture(
            18, "generated code", .entityCodegenChanged, hash: false, .none, code: .schemaUnchanged,
            model(entity("Book")), model(entity("Book") { $0.codeGenerationType = .category })),
        ChangeFixture(
            18, "user info", .entityUserInfoChanged, hash: false, .none, code: .schemaUnchanged,
            model(entity("Book")),
            model(entity("Book") { $0.userInfo = UserInfo([UserInfoEntry(key: "k", value: "v")]) })),
        ChangeFixture(
            19, "a fetch index", .indexChanged, hash: false, .none, code: .indexNotBuilt,
            model(entity("Book", [attribute("title")])),
            model(entity("Book", [attribute("title")]) { $0.fetchIndexes = [fetchIndex("byTitle", "title")] })),
        ChangeFixture(
            19, "the flag of a property", .indexChanged, hash: false, .none, code: .indexNotBuilt,
            attribute: attribute("title"), attribute("title") { $0.isIndexed = true }),
        ChangeFixture(
            19, "an index in another form", .indexChanged, hash: false, .none, code: .schemaUnchanged,
            model(entity("Book", [attribute("title") { $0.isIndexed = true }])),
            model(entity("Book", [attribute("title")]) { $0.fetchIndexes = [fetchIndex("byTitle", "title")] })),
        ChangeFixture(
            19, "an index removed", .indexChanged, hash: false, .none, code: .schemaUnchanged,
            attribute: attribute("title") { $0.isIndexed = true }, attribute("title")),
        ChangeFixture(
            21, "a uniqueness constraint added", .uniqueAdded, hash: true, .dataDependent, infers: .dependsOnData,
            code: .uniquenessAdded, model(entity("Book", [attribute("isbn")])),
            model(entity("Book", [attribute("isbn")]) { $0.uniquenessConstraints = [constraint("isbn")] })),
        ChangeFixture(
            22, "a uniqueness constraint removed", .uniqueRemoved, hash: true, .lightweight,
            model(entity("Book", [attribute("isbn")]) { $0.uniquenessConstraints = [constraint("isbn")] }),
            model(entity("Book", [attribute("isbn")]))),
        ChangeFixture(
            43, "an attribute to a relationship", .propertyKindChanged, hash: true, .blocked, infers: .blocked,
            code: .propertyKindChanged, model(entity("Book", [attribute("author")]), entity("Person")),
            model(entity("Book", links: [link("author", to: "Person")]), entity("Person"))),
    ]

    private static let others: [ChangeFixture] = [
        ChangeFixture(
            45, "members of a composite that no attribute has", .compositeChanged, hash: false, .none,
            code: .schemaUnchanged,
            model { $0.composites = [composite("Place", attribute("x", .double))] },
            model { $0.composites = [composite("Place", attribute("x", .double), attribute("y", .double))] }),
        ChangeFixture(
            46, "a configuration", .configurationChanged, hash: false, .none, code: .schemaUnchanged,
            model(entity("Book")), model(entity("Book")) { $0.configurations = [configuration("Local", "Book")] }),
        ChangeFixture(
            48, "the model's identifier", .modelIdentifierChanged, hash: false, .none, code: .schemaUnchanged,
            model { $0.versionIdentifier = "1" }, model { $0.versionIdentifier = "2" }),
        ChangeFixture(
            48, "a fetch request", .fetchRequestChanged, hash: false, .none, code: .schemaUnchanged,
            model { $0.fetchRequests = [request("all", for: "Book")] },
            model { $0.fetchRequests = [request("all", for: "Book", where: "title != nil")] }),
        ChangeFixture(
            48, "a fetched property", .fetchedPropertyAdded, hash: false, .none, code: .schemaUnchanged,
            model(entity("Book")),
            model(entity("Book") { $0.fetchedProperties = [fetchedProperty("near", for: "Book")] })),
        ChangeFixture(
            48, "a fetched property removed", .fetchedPropertyRemoved, hash: false, .none, code: .schemaUnchanged,
            model(entity("Book") { $0.fetchedProperties = [fetchedProperty("near", for: "Book")] }),
            model(entity("Book"))),
        ChangeFixture(
            48, "a fetched property's request", .fetchedPropertyChanged, hash: false, .none, code: .schemaUnchanged,
            model(entity("Book") { $0.fetchedProperties = [fetchedProperty("near", for: "Book")] }),
            model(
                entity("Book") { $0.fetchedProperties = [fetchedProperty("near", for: "Book", where: "title != nil")] })
        ),
    ]
}
