import ModelcCodegen
import ModelcSchema
import Testing

@Suite("Objective-C: classes")
struct ObjectiveCClassTests {
    @Test("a child inherits from its parent's human class, and its IDs from the parent's")
    func inheritance() {
        let plan = planObjectiveC(model(entity("Item"), entity("Book", parent: "Item"))).model.classes
        #expect(plan.map(\.superclassName) == ["Item", "NSManagedObject"])
        #expect(plan.map(\.superIDClassName) == ["ItemID", "NSManagedObjectID"])
        #expect(plan.map(\.imports.headers) == [["\"Item.h\""], []])
    }

    @Test("the base class is everybody's who has no parent, and an entity of that class gets no files")
    func baseClass() {
        let options = objectiveCOptions(baseClass: "Root", baseClassImport: "<Kit/Root.h>")
        let plan = planObjectiveC(
            model(entity("Base", class: "Root"), entity("Book", parent: "Base"), entity("Tag")), options)
        #expect(plan.model.classes.map(\.className) == ["Book", "Tag"])
        #expect(plan.model.classes.map(\.superclassName) == ["Root", "Root"])
        #expect(plan.model.classes.map(\.imports.headers) == [["<Kit/Root.h>"], ["<Kit/Root.h>"]])
        #expect(plan.model.classes.map(\.superIDClassName) == ["NSManagedObjectID", "NSManagedObjectID"])
        let bare = planObjectiveC(model(entity("Tag")), objectiveCOptions(baseClass: "Root"))
        #expect(bare.model.classes.map(\.imports.headers) == [["\"Root.h\""]])
    }

    @Test("a forced superclass comes in the additional header, or in one of its own name")
    func forced() {
        let key = "mogenerator.customBaseClass"
        #expect(plannedBook(userInfo: [key: "Base"])?.imports.headers == ["\"Base.h\""])
        let info = [key: "Base", "additionalHeaderFileName": "Other.h"]
        #expect(plannedBook(userInfo: info)?.imports.headers == ["\"Other.h\""])
    }

    @Test("the header of a superclass that Xcode generates has Xcode's name")
    func xcode() {
        var item = entity("Item")
        item.codeGenerationType = .classDefinition
        let plan = planObjectiveC(model(item, entity("Book", parent: "Item")))
        #expect(plan.model.classes.map(\.imports.headers) == [["\"Item+CoreDataClass.h\""]])
        #expect(plan.model.classes.map(\.superIDClassName) == ["NSManagedObjectID"])
    }

    @Test("a superclass of another module is imported with it")
    func foreign() {
        let plan = planObjectiveC(model(entity("Item", class: "Kit.Item"), entity("Book", parent: "Item")))
        #expect(plan.model.classes.map(\.imports.modules) == [["Kit"]])
    }

    @Test("additional modules are each imported once")
    func modules() {
        let planned = plannedBook(userInfo: ["additionalImports": " Kit , Foundation,Kit, Kit.Extras,"])
        #expect(planned?.imports.modules == ["Kit", "Kit.Extras"])
    }

    @Test("classes are declared in advance once, sorted, without the superclass")
    func forward() {
        let planned = planObjectiveC(
            model(
                entity("Item"), entity("Tag"), entity("None", class: nil),
                entity(
                    "Book", parent: "Item",
                    attributes: [attribute("color", .transformable, class: "UIColor")],
                    relationships: [
                        toMany("tags", "Tag"), toOne("tag", "Tag"), toOne("item", "Item"), toOne("none", "None"),
                        toOne("lost", "Nowhere"),
                    ])))
        #expect(planned.model.classes.first?.forwardClasses == ["Book", "Tag", "UIColor"])
    }

    @Test("only optional to-one relationships may be nil")
    func relationships() {
        let planned = plannedBook(
            relationships: [
                toOne("a", "Book"), toOne("b", "Book", optional: false), toMany("c", "Book"),
                toMany("d", "Book", ordered: true),
            ])
        #expect(planned?.relationships.map(\.isNullable) == [true, false, false, false])
        #expect(
            planned?.relationships.map(\.type.spelling)
                == ["Book *", "Book *", "NSSet<Book *> *", "NSOrderedSet<Book *> *"])
        #expect(planned?.relationships.last?.mutableType.spelling == "NSMutableOrderedSet<Book *> *")
    }

    @Test("properties of ancestors without a class are the class's own")
    func ownership() {
        let plan = planObjectiveC(
            model(entity("Item", class: nil, attributes: [attribute("id")]), entity("Book", parent: "Item")))
        #expect(plan.model.classes.first?.attributes.map(\.name) == ["id"])
    }

    @Test("constants of user info are names only, and replace no method of the root class")
    func userInfoConstants() {
        let info = ["a": "1", "b.c": "2", "hash": "3", "new": "4"]
        let planned = plannedBook(userInfo: info, options: objectiveCOptions(userInfoConstants: true))
        #expect(planned?.constants.map(\.name) == ["BookUserInfo"])
        #expect(planned?.constants.first?.constants.map { [$0.name, $0.value] } == [["a", "1"]])
    }
}
