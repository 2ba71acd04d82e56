import ModelcDiagnostics
import ModelcSchema
import Testing

@Suite struct CollisionTests {
    private func findings(_ entities: EntityDescription..., composites: [CompositeDescription] = []) -> [String] {
        var all = model(composites: composites)
        all.entities = entities
        return generate(all).findings
    }

    @Test func twoEntitiesCannotShareAClassTheOtherEntityIsShown() throws {
        let result = generate(model(entity("A", class: "Book", line: 2), entity("B", class: ".Book", line: 7)))
        #expect(result.findings == ["error duplicate-class B"])
        let diagnostic = try #require(result.diagnostics.first)
        #expect(diagnostic.related.map(\.location.position?.line) == [2])
    }

    @Test func aClassHasANameOfItsOwn() {
        #expect(findings(entity("Book"), entity("_Book")) == ["error duplicate-class Book"])
        #expect(findings(entity("Place"), composites: [composite("Place")]) == ["error duplicate-class Place"])
        #expect(findings(entity("ModelObject")) == ["error duplicate-class ModelObject"])
        #expect(findings(entity("Base", class: ".NSManagedObject")) == ["error duplicate-class Base"])
    }

    @Test func aClassThatIsNotGeneratedCollidesWithNothing() {
        #expect(findings(entity("A", class: "Book"), entity("B", class: "Shop.Book")) == ["warning foreign-module B"])
    }

    @Test func filesThatDifferInLetterCaseOnlyAreRefused() {
        #expect(
            findings(entity("Book"), entity("BOOK"))
                == ["error duplicate-file-name Book", "error duplicate-file-name Book"])
        #expect(findings(entity("modelcSupport")) == ["error duplicate-file-name modelcSupport"])
        #expect(
            findings(entity("BookListComposites"), composites: [composite("Place")])
                == ["error duplicate-file-name BookListComposites"])
        #expect(findings(entity("BookListComposites")) == [])
    }

    /// `Count` and the inherited `count` have the same setter.
    @Test func aSetterOfTheSuperclassIsTaken() {
        let child = entity("Book", parent: "Item", attributes: [attribute("Count")])
        let parent = entity("Item", attributes: [attribute("count", .integer16)])
        #expect(findings(child, parent) == ["error duplicate-member Book.Count"])
    }

    @Test(arguments: ["addToTags", "removeFromTags"])
    func derivedMembersCollideWithPropertiesOfTheSameName(name: String) {
        let book = entity("Book", attributes: [attribute(name)], relationships: [toMany("tags", "Book")])
        #expect(findings(book) == ["note duplicate-member Book.tags"])
        let text = generate(model(book)).text(of: "_Book.swift")
        #expect(!text.contains("func \(name)(") && text.contains("var \(name): String"))
        let child = entity("Novel", parent: "Book", attributes: [attribute(name)])
        let parent = entity("Book", relationships: [toMany("tags", "Book")])
        #expect(findings(parent, child) == ["note duplicate-member Book.tags"])
    }

    @Test(
        arguments: ["stepsArray", "insertIntoSteps", "replaceSteps", "addToSteps", "removeFromSteps"])
    func anOrderedRelationshipHasMoreMembers(name: String) {
        let steps = toMany("steps", "Book", ordered: true)
        #expect(
            findings(entity("Book", attributes: [attribute(name)], relationships: [steps]))
                == ["note duplicate-member Book.steps"])
        let unordered = toMany("steps", "Book")
        let isShared = name.contains("To") || name.contains("From")
        #expect(
            findings(entity("Book", attributes: [attribute(name)], relationships: [unordered])).isEmpty == !isShared)
    }

    @Test(arguments: ["entityName", "keys", "makeFetchRequest", "fetch", "count"])
    func membersOfTheClassItselfTakeNoNameFromProperties(name: String) {
        #expect(findings(entity("Book", attributes: [attribute(name)])) == [])
    }

    @Test func thePropertyOfTheModelHidesTheTypedIdentifier() {
        #expect(
            findings(entity("Book", attributes: [attribute("managedID")])) == ["note duplicate-member Book.managedID"])
    }

    @Test func twoSettersOfOneObjectiveCNameCollideAndSoDoTwoMutators() {
        #expect(
            findings(entity("Book", attributes: [attribute("title"), attribute("Title")]))
                == ["error duplicate-member Book.title"])
        let pair = [toMany("tags", "Book"), toMany("tagsObject", "Book")]
        #expect(findings(entity("Book", relationships: pair)) == ["error duplicate-member Book.tagsObject"])
    }

    @Test func aPropertyBelowTakesTheNameFromTheHelperAbove() {
        let parent = entity("Parent", relationships: [toMany("tags", "Parent")])
        let child = entity("Child", parent: "Parent", attributes: [attribute("addToTags")])
        let grandchild = entity("AGrandchild", parent: "Child")
        #expect(findings(grandchild, child, parent) == ["note duplicate-member Parent.tags"])
    }

    @Test func brothersAndSistersDoNotCollide() {
        let parent = entity("Parent")
        let one = entity("One", parent: "Parent", attributes: [attribute("addToTags")])
        let other = entity("Other", parent: "Parent", relationships: [toMany("tags", "Parent")])
        #expect(findings(parent, one, other) == [])
    }
}
