import ModelcSchema
import Testing

/// Classes and files.
@Suite struct ClassTests {
    @Test func anEntityHasAMachineFileAndAHumanFileInTheByteOrderOfTheClassNames() {
        let result = generate(model(entity("b"), entity("Z"), entity("A", class: "c")))
        #expect(
            result.paths == [
                "_Z.swift", "Z.swift", "_b.swift", "b.swift", "_c.swift", "c.swift", "_ModelcSupport.swift",
            ])
        #expect(result.files.map(\.policy) == [.machine, .human, .machine, .human, .machine, .human, .machine])
    }

    @Test func withoutAClassToGenerateThereAreNoFilesAtAll() {
        var model = model(entity("Book", class: nil))
        model.composites = [composite("Place")]
        #expect(generate(model).files.isEmpty)
    }

    @Test func theEntitysNameIsATextTheClasssNameAType() {
        let text = generate(model(entity("The Book", class: "Book"))).text(of: "_Book.swift")
        #expect(text.contains("class var entityName: String { \"The Book\" }\n"))
    }

    @Test func theObjectiveCNameIsGivenUnlessTheModelNamesAModule() {
        func attributes(_ className: String) -> [Bool] {
            let result = generate(model(entity("Book", class: className)), options(module: "Shop"))
            return ["_Book", "Book"].map { result.text(of: $0 + ".swift").contains("\n@objc(\($0))\n") }
        }
        #expect(attributes("Book") == [true, true])
        #expect(attributes(".Book") == [false, false])
        #expect(attributes("Shop.Book") == [false, false])
    }

    @Test func aMachineClassInheritsFromTheHumanClassOfTheParentEntity() {
        let result = generate(model(entity("Child", parent: "Parent"), entity("Parent")))
        let child = result.text(of: "_Child.swift")
        #expect(child.contains("\nnonisolated class _Child: Parent {\n"))
        #expect(child.contains("    override class var entityName: String { \"Child\" }\n"))
        let parent = result.text(of: "_Parent.swift")
        #expect(
            parent.contains("\nnonisolated class _Parent: NSManagedObject, InsertableModelObject, KeyedModelObject {\n")
        )
        #expect(result.text(of: "Child.swift").contains("\nnonisolated final class Child: _Child {\n"))
        #expect(result.text(of: "Parent.swift").contains("\nnonisolated class Parent: _Parent {\n"))
    }

    @Test func ancestorsWithoutAClassArePassedOverAndTheirPropertiesDeclaredBelowThem() {
        let result = generate(
            model(
                entity("Child", parent: "Middle", attributes: [attribute("own")]),
                entity("Middle", class: nil, parent: "Top", attributes: [attribute("between")]),
                entity("Top", attributes: [attribute("above")])))
        let text = result.text(of: "_Child.swift")
        #expect(text.contains("class _Child: Top {"))
        #expect(text.contains("    @NSManaged var between: String\n    @NSManaged var own: String\n"))
        #expect(!text.contains("var above"))
    }

    /// The parent is assumed to be generated for its own module, and so has an entity name to override.
    @Test func aParentClassOfAnotherModuleIsInheritedFrom() {
        let result = generate(model(entity("Child", parent: "Parent"), entity("Parent", class: "Shop.Parent")))
        let text = result.text(of: "_Child.swift")
        #expect(text.contains("import Shop\n"))
        #expect(text.contains("class _Child: Parent, InsertableModelObject, KeyedModelObject {"))
        #expect(text.contains("    override class var entityName"))
    }

    @Test func aPropertyThatAnAncestorDeclaresIsLeftToTheAncestor() {
        let result = generate(
            model(
                entity("Child", parent: "Parent", attributes: [attribute("title")]),
                entity("Parent", attributes: [attribute("title")])))
        #expect(!result.text(of: "_Child.swift").contains("var title"))
    }

    /// No two files have the same path, and no file is empty.
    @Test(arguments: [
        model(entity("A", parent: "B", attributes: [attribute("x")]), entity("B", parent: "A")),
        model(entity("A", parent: "Missing")),
        model(entity("A", attributes: [attribute("x"), attribute("x", .date)])),
        model(entity("A"), entity("A")),
        model(entity(""), entity("", class: "")),
        model(
            entity("A", attributes: [attribute("p", .composite, composite: "P")]),
            composites: [composite("P", attribute("p", .composite, composite: "P"))]),
    ])
    func faultyModelsThatAnotherCheckRefusesDoNotCrash(model: ManagedObjectModel) {
        let result = generate(model)
        #expect(result.files.allSatisfy { !$0.text.isEmpty })
        #expect(Set(result.paths).count == result.paths.count)
    }

    @Test func publicAccessPublicMembersClassesThatCanBeInheritedFromPublicImports() {
        let result = generate(
            model(
                entity(
                    "Parent", attributes: [attribute("title"), attribute("count", .integer32, derived: true)],
                    relationships: [toMany("children", "Child")]),
                entity("Child", parent: "Parent")),
            options(access: .public))
        let parent = result.text(of: "_Parent.swift")
        #expect(parent.contains("\npublic import CoreData\nimport Foundation\n"))
        #expect(
            parent.contains(
                "\nnonisolated open class _Parent: NSManagedObject, InsertableModelObject, KeyedModelObject {\n"))
        #expect(parent.contains("    open class var entityName"))
        #expect(parent.contains("    @NSManaged public var title: String\n"))
        #expect(parent.contains("    @NSManaged public private(set) var count: Int32\n"))
        #expect(parent.contains("@NSManaged public func addToChildren(_ value: Child)\n"))
        #expect(result.text(of: "_Child.swift").contains("    override open class var entityName"))
        #expect(result.text(of: "Parent.swift").contains("\nnonisolated open class Parent: _Parent {\n"))
        #expect(result.text(of: "Child.swift").contains("\nnonisolated public final class Child: _Child {\n"))
        #expect(result.text(of: "_ModelcSupport.swift").contains("nonisolated public protocol ModelObject"))
    }

    @Test func withoutIsolationNoFileSaysNonisolated() {
        let result = generate(oneOfEverything(), options(isolation: .none))
        #expect(result.files.allSatisfy { !$0.text.contains("nonisolated") })
        #expect(result.text(of: "Tag.swift").contains("\nfinal class Tag: _Tag {\n"))
    }

    @Test func machineFilesNameTheirSourceHumanFilesBelongToTheUserFromTheStart() {
        let result = generate(oneOfEverything())
        for file in result.files {
            #expect(file.text.hasPrefix("// Generated by modelc") == (file.policy == .machine), "\(file.path)")
        }
        #expect(
            result.text(of: "_Tag.swift").hasPrefix(
                "// Generated by modelc from BookList.xcdatamodeld. Do not edit; edit Tag.swift.\n"))
    }
}
