import ModelcCodegen
import ModelcSchema
import ModelcSettings
import Testing

/// Initializers and snapshots.
@Suite struct InitializerTests {
    private func parameters(_ plan: GenerationPlan, _ name: String = "Book") -> [String] {
        plan.generatedClass(name)?.initializer?.parameters.map { "\($0.parameterName): \($0.type.spelling)" } ?? []
    }

    @Test func whatIsRequiredIsAskedForInOrder() {
        var withDefault = attribute("a")
        withDefault.defaultValueText = "x"
        var transient = attribute("t")
        transient.isTransient = true
        let book = entity(
            "Book", attributes: [attribute("title"), attribute("pages", .integer32), withDefault, transient],
            relationships: [toOne("author", "Book", optional: false), toOne("next", "Book"), toMany("others", "Book")])
        let novel = entity("Novel", parent: "Book", attributes: [attribute("in"), attribute("x", derived: true)])
        let plan = plan(model(novel, book))
        #expect(parameters(plan) == ["pages: Int32", "title: String", "author: Book"])
        #expect(parameters(plan, "Novel") == ["`in`: String", "pages: Int32", "title: String", "author: Book"])
    }

    @Test func aRequiredRelationshipToManyWithAMinimumIsNeededOthersAreNot() {
        func needed(_ name: String, minimum: Int?, optional: Bool = false, ordered: Bool = false)
            -> RelationshipDescription
        {
            var relationship = toMany(name, "Book", ordered: ordered)
            relationship.isOptional = optional
            relationship.minimumCount = minimum
            return relationship
        }
        let relationships = [
            needed("parts", minimum: 1), needed("ordered", minimum: 2, ordered: true), needed("zero", minimum: 0),
            needed("absent", minimum: nil), needed("optional", minimum: 1, optional: true),
        ]
        let plan = plan(model(entity("Book", attributes: [attribute("title")], relationships: relationships)))
        #expect(parameters(plan) == ["title: String", "ordered: NSOrderedSet", "parts: Set<Book>"])
        #expect(plan.relationship("parts")?.property.needsInitialValue == true)
    }

    @Test func anInheritedReadOnlyPropertyIsStoredByItsKeyWhereItsClassAloneCanSetIt() {
        let info = ["mogenerator.readonly": ""]
        let book = entity("Book", attributes: [attribute("isbn", userInfo: info), attribute("title")])
        let library = model(book, entity("Novel", parent: "Book"))
        func keyed(_ name: String, _ access: AccessLevel) -> [String]? {
            plan(library, options(access: access)).generatedClass(name)?.initializer?.parameters
                .filter { $0.keyedConversion != nil }.map(\.name)
        }
        #expect(keyed("Book", .internal) == [])
        #expect(keyed("Novel", .internal) == ["isbn"])
        #expect(keyed("Novel", .public) == [])
    }

    @Test func typesInTheInitializerAreNeverOptional() {
        let kind = attribute("kind", .string, userInfo: ["RawType": "Kind"])
        let plan = planOfBook(attribute("title"), kind) { $0.settings.requiredWithoutDefault = .flag(.iuo) }
        #expect(parameters(plan) == ["kind: Kind", "title: String"])
    }

    @Test func abstractEntitiesHaveNoneAndNothingIsThereWhereNothingIsRequired() {
        var book = entity("Book", attributes: [attribute("title")])
        book.isAbstract = true
        let plan = plan(model(book, entity("Novel", parent: "Book"), entity("Saga", parent: "Novel"), entity("Tag")))
        #expect(parameters(plan) == [])
        #expect(plan.generatedClass("Tag")?.initializer == nil)
        #expect(parameters(plan, "Novel") == ["title: String"])
        #expect(plan.model.classes.map(\.insertsObjects) == [false, true, false, true])
    }

    @Test func aPropertyNamedContext() {
        let plan = planOfBook(attribute("context"))
        #expect(plan.generatedClass()?.initializer?.contextName == "context_")
    }

    @Test func aSnapshotHasAllValuesThatCanBeSharedAndIdentifiersOfOtherObjects() throws {
        let book = entity(
            "Book",
            attributes: [attribute("price", .decimal), attribute("cover", .transformable), attribute("title")],
            relationships: [toOne("next", "Book"), toMany("others", "Book")], userInfo: ["modelc.snapshot": ""])
        let novel = entity(
            "Novel", parent: "Book", attributes: [attribute("a", .date)], userInfo: ["modelc.snapshot": ""])
        let plan = plan(model(book, novel))
        let snapshot = try #require(plan.generatedClass("Novel")?.snapshot)
        #expect(snapshot.name == "NovelSnapshot")
        #expect(snapshot.attributes.map(\.type.spelling) == ["Date", "Decimal", "String"])
        #expect(snapshot.omitted == ["cover"])
        #expect(snapshot.relationships.map(\.property.name) == ["next", "others"])
        #expect(snapshot.isHashable && !snapshot.isCodable)
    }

    @Test func aCodableSnapshotLeavesOutWhatCannotBeEncoded() throws {
        let plan = plan(
            model(
                entity(
                    "Book", attributes: [attribute("id", .objectID), attribute("title")],
                    userInfo: ["modelc.codable": ""]), entity("Tag"),
                composites: [composite("C", attribute("x")), composite("D", attribute("x", .transformable))]))
        let snapshot = try #require(plan.generatedClass()?.snapshot)
        #expect(snapshot.attributes.map(\.name) == ["title"])
        #expect(snapshot.isCodable)
        #expect(plan.generatedClass("Tag")?.snapshot == nil)
        #expect(plan.model.composites.map(\.isCodable) == [true, false])
    }

    @Test func theTypeOfASnapshotOrOfCasesIsNoOtherTypes() {
        let info = ["modelc.snapshot": ""]
        #expect(
            plan(model(entity("Book", userInfo: info), entity("BookSnapshot"))).findings
                == ["error duplicate-class Book"])
        let kind = attribute("x", .integer16, userInfo: ["RawType": "Book", "modelc.enumCases": "a"])
        #expect(planOfBook(kind).findings == ["error duplicate-class Book"])
    }
}
