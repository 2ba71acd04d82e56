import ModelcCodegen
import ModelcSchema
import Testing

/// Generated classes beside classes that Xcode or the user declares.
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
        // Classes of Objective-C are open to Swift.
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
