import ModelcCodegen
import ModelcSchema
import ModelcSettings
import Testing

/// The superclasses of classes.
@Suite struct ClassPlanTests {
    @Test func aBaseClassIsImportedAndNotGenerated() {
        let model = model(
            entity("Base", class: "Base"), entity("Book", parent: "Base"), entity("Tag"),
            entity("Novel", parent: "Book"))
        let plan = plan(model, options()) { $0.settings.baseClass = .flag("Shop.Base") }
        #expect(plan.model.classes.map(\.superclass.name) == ["Base", "Book", "Base"])
        #expect(plan.generatedClass("Tag")?.imports.map(\.module) == ["CoreData", "Foundation", "Shop"])
    }

    @Test func aBaseClassOfOneEntityInPlaceOfTheParentsItHasToInheritFromThat() {
        let info = ["mogenerator.customBaseClass": "Special"]
        let plan = plan(model(entity("Book", userInfo: info), entity("Novel", parent: "Book", userInfo: info)))
        #expect(plan.model.classes.map(\.superclass.name) == ["Special", "Special"])
        #expect(plan.findings == ["warning custom-base-class Novel"])
        let bad = ["mogenerator.customBaseClass": "a.b.c"]
        #expect(
            ModelcGenerationTests.plan(model(entity("Book", userInfo: bad))).findings
                == ["error invalid-user-info-value Book"])
    }

    @Test func additionalImportsOfTheOptionsAndOfTheEntity() {
        let plan = plan(model(entity("Book", userInfo: ["additionalImports": " MapKit,, UIKit,a b"])), options()) {
            $0.settings.imports = .flag(["Kinds"])
        }
        #expect(
            plan.generatedClass()?.imports.map(\.module) == ["CoreData", "Foundation", "Kinds", "MapKit", "UIKit"])
    }

    @Test func anInternalClassAmongPublicOnesAndWhatNamesIt() {
        let plan = plan(
            model(
                entity("Book", relationships: [toOne("secret", "Secret", optional: false)]),
                entity("Secret", userInfo: ["modelc.access": "internal"])), options(access: .public))
        #expect(plan.findings == [])
        #expect(plan.model.classes.map(\.access) == [.public, .internal])
        #expect(plan.relationship("secret")?.property.type.isInternal == true)
        #expect(plan.generatedClass()?.initializer?.isInternal == true)
    }

    @Test func accessLevelsThatCannotBe() {
        func findings(_ access: AccessLevel, _ value: String) -> [String] {
            plan(
                model(entity("Book", userInfo: ["modelc.access": value]), entity("Novel", parent: "Book")),
                options(access: access)
            ).findings
        }
        #expect(findings(.public, "pubic") == ["error invalid-user-info-value Book"])
        #expect(findings(.internal, "public") == ["error access-conflict Book"])
        #expect(findings(.public, "internal") == ["error access-conflict Novel"])
        #expect(findings(.internal, "internal") == [])
    }

    @Test func identifiableRootsWhoseIdIfAnyCanBeHashed() {
        let model = model(
            entity("A"), entity("B", attributes: [attribute("id", .uuid)]),
            entity("C", attributes: [attribute("id", .uuid, optional: true)]),
            entity("D"), entity("E", parent: "D", attributes: [attribute("id")]),
            entity("F", relationships: [toOne("id", "A")]))
        let plan = plan(model, options()) { $0.settings.identifiable = .flag(true) }
        #expect(plan.model.classes.map(\.isIdentifiable) == [true, true, true, false, false, false])
        #expect(ModelcGenerationTests.plan(model).model.classes.filter(\.isIdentifiable).isEmpty)
    }

    @Test func typesOfKeysMakeWayForClassesAndPropertiesOfTheSameNames() {
        let ordinary = plan(model(entity("Book"))).model.keyTypes
        #expect([ordinary.attribute, ordinary.relationship] == ["Attribute", "Relationship"])
        #expect([ordinary.fetchedProperty, ordinary.userInfo] == ["FetchedProperty", "UserInfo"])
        let names = plan(
            model(
                entity("Attribute", attributes: [attribute("UserInfo")]),
                entity("Book", attributes: [attribute("x", .transformable, class: "Kit.Relationship")]))
        ).model.keyTypes
        #expect([names.attribute, names.relationship] == ["AttributeKey", "RelationshipKey"])
        #expect(names.userInfo == "UserInfoConstants")
    }

    @Test func casesOfKeysThatSwiftCannotHaveGetAnUnderscore() {
        let plan = planOfBook(
            attribute("Type"), attribute("Type_"), attribute("allCases"), attribute("in"), attribute("x"))
        #expect(plan.generatedClass()?.attributes.map(\.caseName) == ["Type__", "Type_", "allCases_", "`in`", "x"])
    }
}

/// Generated classes together with classes that Xcode or the user declares.
@Suite struct MixedAccessTests {
    private func library(_ language: SourceLanguage? = nil) -> ManagedObjectModel {
        var base = entity("Base")
        base.codeGenerationType = .classDefinition
        var model = model(
            base, entity("Child", parent: "Base"), entity("Grandchild", parent: "Child"),
            entity("Free", relationships: [toOne("base", "Base")]))
        model.sourceLanguage = language
        return model
    }

    @Test func belowAClassOfXcodesNoClassIsOpen() {
        let plan = plan(library(), options(access: .public))
        #expect(plan.model.classes.map(\.className) == ["Child", "Free", "Grandchild"])
        #expect(plan.model.classes.map(\.canBeOpen) == [false, true, false])
        let text = generate(library(), options(access: .public)).text(of: "_Child.swift")
        #expect(text.contains("public class _Child: Base"))
        let objectiveC = ModelcGenerationTests.plan(library(.objectiveC), options(access: .public))
        // In Swift, Objective-C classes are open.
        #expect(objectiveC.model.classes.map(\.canBeOpen) == [true, true, true])
    }

    @Test func belowAClassByHandNoClassIsOpenWhetherThatOneIsNobodyKnows() {
        var base = entity("Base")
        base.codeGenerationType = .category
        let byHand = model(base, entity("Child", parent: "Base"))
        #expect(plan(byHand, options(access: .public)).model.classes.map(\.canBeOpen) == [false])
        let text = generate(byHand, options(access: .public)).text(of: "_Child.swift")
        #expect(text.contains("public class _Child: Base"))
        let ignored = model(entity("Base", userInfo: ["modelc.ignore": ""]), entity("Child", parent: "Base"))
        #expect(plan(ignored, options(access: .public)).model.classes.map(\.canBeOpen) == [false])
    }

    @Test func withAllClassesGeneratedTheyAreOpen() {
        let plan = plan(library(), options(access: .public, includesXcodeGenerated: true))
        #expect(plan.model.classes.map(\.canBeOpen) == [true, true, true, true])
    }

    @Test func aPublicClassOfXcodesThatNamesInternalOnesIsTold() {
        var base = entity("Base", relationships: [toOne("free", "Free")])
        base.codeGenerationType = .classDefinition
        let library = model(base, entity("Free"))
        #expect(plan(library).findings.contains("warning access-conflict Base"))
        #expect(!plan(library, options(access: .public)).findings.contains { $0.contains("access-conflict") })
    }

    @Test func aClassByHandThatPublicCodeNamesIsToldInANoteUntilItsAccessIsSaid() {
        func findings(_ userInfo: [String: String]) -> [String] {
            var helper = entity("Helper", userInfo: userInfo)
            helper.codeGenerationType = .category
            let library = model(helper, entity("Free", relationships: [toOne("helper", "Helper")]))
            return plan(library, options(access: .public)).findings.filter { $0.contains("access-conflict") }
        }
        #expect(findings([:]) == ["note access-conflict Helper"])
        #expect(findings(["modelc.access": "internal"]) == [])
    }

    @Test func whatIsInternalByItsUserInfoIsNotNamedInPublic() {
        var helper = entity("Helper", userInfo: ["modelc.access": "internal"])
        helper.codeGenerationType = .category
        let library = model(helper, entity("Free", relationships: [toOne("helper", "Helper")]))
        let text = generate(library, options(access: .public)).text(of: "_Free.swift")
        #expect(text.contains("    @NSManaged var helper: Helper?"))
    }
}
