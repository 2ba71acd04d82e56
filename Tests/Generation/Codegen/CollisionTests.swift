import ModelcDiagnostics
import ModelcSchema
import Testing

@Suite("Collisions")
struct CollisionTests {
    private func findings(_ entities: EntityDescription..., composites: [CompositeDescription] = []) -> [String] {
        var all = model(composites: composites)
        all.entities = entities
        return generate(all).findings
    }

    @Test("two entities cannot share a class; the other entity is shown")
    func duplicateClass() throws {
        let result = generate(model(entity("A", class: "Book", line: 2), entity("B", class: ".Book", line: 7)))
        #expect(result.findings == ["error duplicate-class B"])
        let diagnostic = try #require(result.diagnostics.first)
        #expect(diagnostic.related.map(\.location.position?.line) == [2])
    }

    @Test("a class cannot be another entity's machine class, a composite, or a type of the support file")
    func duplicateTypes() {
        #expect(findings(entity("Book"), entity("_Book")) == ["error duplicate-class Book"])
        #expect(findings(entity("Place"), composites: [composite("Place")]) == ["error duplicate-class Place"])
        #expect(findings(entity("ModelObject")) == ["error duplicate-class ModelObject"])
        #expect(findings(entity("Base", class: ".NSManagedObject")) == ["error duplicate-class Base"])
    }

    @Test("a class that is not generated collides with nothing")
    func skippedClass() {
        #expect(findings(entity("A", class: "Book"), entity("B", class: "Shop.Book")) == ["warning foreign-module B"])
    }

    @Test("files that differ in letter case only are refused, once for the machine file and once for the human one")
    func duplicateFileNames() {
        #expect(
            findings(entity("Book"), entity("BOOK"))
                == ["error duplicate-file-name Book", "error duplicate-file-name Book"])
        #expect(findings(entity("modelcSupport")) == ["error duplicate-file-name modelcSupport"])
        #expect(
            findings(entity("BookListComposites"), composites: [composite("Place")])
                == ["error duplicate-file-name BookListComposites"])
        #expect(findings(entity("BookListComposites")) == [])
    }

    @Test("derived members collide with properties of the same name", arguments: ["addToTags", "removeFromTags"])
    func mutators(name: String) {
        let book = entity("Book", attributes: [attribute(name)], relationships: [toMany("tags", "Book")])
        #expect(findings(book) == ["error duplicate-member Book.tags"])
    }

    @Test(
        "an ordered relationship has more members",
        arguments: ["stepsArray", "insertIntoSteps", "replaceSteps", "addToSteps", "removeFromSteps"])
    func orderedMembers(name: String) {
        let steps = toMany("steps", "Book", ordered: true)
        #expect(
            findings(entity("Book", attributes: [attribute(name)], relationships: [steps]))
                == ["error duplicate-member Book.steps"])
        let unordered = toMany("steps", "Book")
        let isShared = name.contains("To") || name.contains("From")
        #expect(
            findings(entity("Book", attributes: [attribute(name)], relationships: [unordered])).isEmpty == !isShared)
    }

    @Test("members of every generated class are taken", arguments: ["entityName", "managedID", "makeFetchRequest"])
    func generatedMembers(name: String) {
        #expect(findings(entity("Book", attributes: [attribute(name)])) == ["error duplicate-member Book.\(name)"])
    }

    @Test("two setters of one Objective-C name collide, and so do two mutators")
    func selectors() {
        #expect(
            findings(entity("Book", attributes: [attribute("title"), attribute("Title")]))
                == ["error duplicate-member Book.title"])
        let pair = [toMany("tags", "Book"), toMany("tagsObject", "Book")]
        #expect(findings(entity("Book", relationships: pair)) == ["error duplicate-member Book.tagsObject"])
    }

    @Test("collisions along the chain of classes are reported once, at the lowest class")
    func inherited() {
        let parent = entity("Parent", relationships: [toMany("tags", "Parent")])
        let child = entity("Child", parent: "Parent", attributes: [attribute("addToTags")])
        let grandchild = entity("AGrandchild", parent: "Child")
        #expect(findings(grandchild, child, parent) == ["error duplicate-member Child.addToTags"])
    }

    @Test("brothers and sisters do not collide")
    func siblings() {
        let parent = entity("Parent")
        let one = entity("One", parent: "Parent", attributes: [attribute("addToTags")])
        let other = entity("Other", parent: "Parent", relationships: [toMany("tags", "Parent")])
        #expect(findings(parent, one, other) == [])
    }
}
