import ModelcSchema
import Testing

@testable import ModelcCodegen

/// Types of the user's.
@Suite struct UserTypeTests {
    private func kind(
        of type: AttributeType = .integer16, optional: Bool = false, _ userInfo: [String: String]
    ) -> GenerationPlan {
        planOfBook(attribute("kind", type, optional: optional, userInfo: userInfo))
    }

    @Test(arguments: [true, false])
    func aRawTypeIsOptionalBecauseAnyRawValueCanBeInTheStore(optional: Bool) {
        let plan = kind(optional: optional, ["RawType": "NoteKind"])
        #expect(plan.findings == [])
        #expect(plan.type("kind") == "NoteKind?")
        #expect(plan.attribute("kind")?.conversion == .rawValue(.none))
        #expect(plan.attribute("kind")?.access == .primitive)
    }

    @Test func aRequiredAttributeWithADefaultHasAValueSoThatThePropertyHasOne() {
        func planned(_ type: AttributeType, _ text: String, optional: Bool = false, _ info: [String: String] = [:])
            -> GenerationPlan
        {
            var kind = attribute(
                "kind", type, optional: optional, userInfo: info.merging(["RawType": "NoteKind"]) { $1 })
            kind.defaultValueText = text
            return planOfBook(kind)
        }
        #expect(planned(.integer16, "2").type("kind") == "NoteKind")
        #expect(planned(.integer16, "2").attribute("kind")?.conversion == .rawValue(.standard(literal: "2")))
        #expect(planned(.string, "a\"b").attribute("kind")?.conversion == .rawValue(.standard(literal: "\"a\\\"b\"")))
        #expect(planned(.integer16, "2", optional: true).type("kind") == "NoteKind?")
        let cases = ["modelc.enumCases": "draft, done = 5"]
        #expect(planned(.integer16, "5", cases).findings == [])
        #expect(planned(.integer16, "7", cases).findings == ["error invalid-user-info-value Book.kind"])
        #expect(planned(.integer16, "7", optional: true, cases).findings == [])
    }

    @Test func whatIsDeclaredByModelcEnumCasesHasTheNameOfAType() {
        let plan = kind(["RawType": "[NoteKind]", "modelc.enumCases": "a"])
        #expect(plan.findings == ["error invalid-user-info-value Book.kind"])
    }

    @Test(
        arguments: ["RawType", "attributeRawValueEnumType", "attributeValueScalarType"]
    )
    func everyKeyThatNamesARawType(key: String) { #expect(kind([key: " NoteKind "]).type("kind") == "NoteKind?") }

    @Test func unwrapoptionalEndsTheProgramRawFallbackTakesACase() {
        let fatal = kind(["RawType": "NoteKind", "unwrapOptional": ""])
        #expect(fatal.type("kind") == "NoteKind")
        #expect(fatal.attribute("kind")?.conversion == .rawValue(.fatal))
        let fallback = kind(optional: true, ["RawType": "NoteKind", "modelc.rawFallback": ".default"])
        #expect(fallback.type("kind") == "NoteKind")
        #expect(fallback.attribute("kind")?.conversion == .rawValue(.fallback("`default`")))
    }

    @Test func theFallbackIsOneOfTheListedCases() {
        let fallback = { (name: String) in
            kind(["RawType": "K", "modelc.enumCases": "a=1,default=2,later=3", "modelc.rawFallback": name])
        }
        for name in ["a", ".default", ".later"] { #expect(fallback(name).findings == []) }
        #expect(fallback("zzz").findings == ["error invalid-user-info-value Book.kind"])
        #expect(fallback(".latr").diagnostics.first?.help == "did you mean 'later'? the cases are a, `default`, later")
    }

    @Test func aDefaultWithoutACaseReadsAsTheFallback() {
        let cases = ["modelc.enumCases": "draft, done = 5", "modelc.rawFallback": "done"]
        var status = attribute("status", .integer16, userInfo: cases.merging(["RawType": "Status"]) { $1 })
        status.defaultValueText = "7"
        #expect(planOfBook(status).findings == [])
    }

    @Test func aSetOfOptionsIsAsOptionalAsTheAttribute() {
        let info = ["RawType": "Flags", "nonOptionalInit": "1"]
        #expect(kind(info).type("kind") == "Flags")
        #expect(kind(optional: true, info).type("kind") == "Flags?")
        let unwrapped = kind(optional: true, info.merging(["unwrapOptional": "true"]) { $1 })
        #expect(unwrapped.type("kind") == "Flags" && unwrapped.findings == [])
        #expect(unwrapped.attribute("kind")?.conversion == .rawValue(.total(zero: "0")))
        #expect(kind(of: .string, info).attribute("kind")?.conversion == .rawValue(.total(zero: "\"\"")))
    }

    @Test func jsonInDataOrInAText() {
        let data = kind(of: .binary, ["attributeCodableTypeName": "[Point]"])
        #expect(data.type("kind") == "[Point]?")
        #expect(data.attribute("kind")?.conversion == .json(.data))
        #expect(kind(of: .string, ["modelc.codable": "Point"]).attribute("kind")?.conversion == .json(.string))
    }

    @Test(
        arguments: [
            (AttributeType.date, ["RawType": "Kind"]), (.integer16, ["RawType": "} evil"]),
            (.integer16, ["modelc.codable": "Point"]), (.binary, ["modelc.codable": "a b"]),
            (.integer16, ["RawType": "Kind", "modelc.rawFallback": "1st"]),
            (.integer16, ["RawType": "Kind", "modelc.enumCases": "a, a"]),
            (.integer16, ["RawType": "Kind", "modelc.enumCases": "a=x"]),
            (.double, ["RawType": "Kind", "modelc.enumCases": "a"]),
            (.integer16, ["RawType": "Kind", "modelc.enumCases": ""]),
            (.integer16, ["RawType": "Kind", "modelc.enumCases": "a", "nonOptionalInit": ""]),
            (.string, ["RawType": "String"]), (.integer32, ["attributeRawValueEnumType": "Swift.Int32"]),
            (.boolean, ["RawType": "Bool"]), (.double, ["RawType": "Foundation.Date"]), (.string, ["RawType": "Kind?"]),
            (.string, ["RawType": "[Kind]"]), (.string, ["attributeValueScalarType": "String"]),
            (.integer16, ["RawType": "int"]), (.integer64, ["RawType": "NSNumber"]),
        ])
    func whatCannotBeIsRefused(type: AttributeType, info: [String: String]) {
        #expect(kind(of: type, info).findings == ["error invalid-user-info-value Book.kind"])
    }

    @Test func aSharedTypeHasACaseForEachDefault() {
        let mood = ModelcGenerationTests.attribute("x", userInfo: ["RawType": "Mood", "modelc.enumCases": "good, bad"])
        var other = ModelcGenerationTests.attribute("z", userInfo: ["RawType": "Mood"])
        other.defaultValueText = "nope"
        let shared = { (attribute: AttributeDescription) in
            generate(model(entity("A", attributes: [mood]), entity("B", attributes: [attribute]))).findings
        }
        #expect(shared(other) == ["error invalid-user-info-value B.z"])
        other.defaultValueText = "bad"
        #expect(shared(other).isEmpty)
        let fallback = ["RawType": "Mood", "modelc.rawFallback": "godo"]
        #expect(
            shared(ModelcGenerationTests.attribute("z", userInfo: fallback)) == ["error invalid-user-info-value B.z"])
    }

    /// The code for these does not compile.
    @Test func aTypeWithoutRawValuesIsNamedWithItsKey() {
        let plan = kind(of: .string, ["attributeRawValueEnumType": "String"])
        #expect(
            plan.diagnostics.map(\.message) == [
                "value 'String' of user info key 'attributeRawValueEnumType' of 'Book.kind' is not a type with raw values"
            ])
        #expect(plan.type("kind") == "String")
        for name in ["Character", "Kind.Value", "Wrapper<Int>", "App.Kind"] {
            #expect(kind(["RawType": name]).findings == [])
        }
    }

    @Test func rawValuesOfASharedTypeFitAllItsAttributes() {
        let mood = ModelcGenerationTests.attribute("x", userInfo: ["RawType": "Mood", "modelc.enumCases": "good, bad"])
        let level = ModelcGenerationTests.attribute(
            "y", .integer16, userInfo: ["RawType": "Level", "modelc.enumCases": "low, high"])
        let shared = { (type: AttributeType, name: String) in
            let other = ModelcGenerationTests.attribute("z", type, userInfo: ["RawType": name])
            return generate(model(entity("A", attributes: [mood, level]), entity("B", attributes: [other]))).findings
        }
        #expect(shared(.integer16, "Mood") == ["error invalid-user-info-value B.z"])
        #expect(shared(.string, "Level") == ["error invalid-user-info-value B.z"])
        #expect(shared(.string, "Mood").isEmpty && shared(.integer64, "Level").isEmpty)
    }

    @Test(
        arguments: ["unwrapOptional", "nonOptionalInit", "modelc.rawFallback", "modelc.enumCases"])
    func keysThatNeedARawTypeSaySo(key: String) {
        #expect(kind([key: "x"]).findings == ["warning ignored-user-info-key Book.kind"])
    }

    @Test func aScalarOfCUnderAttributeValueScalarTypeDoesNotCount() {
        let plan = kind(["attributeValueScalarType": "uint16_t"])
        #expect(plan.type("kind") == "Int16")
        #expect(plan.findings == ["warning ignored-user-info-key Book.kind"])
    }

    @Test func casesMakeAnEnumerationNumbersCountOnTextsAreTheNames() {
        let numbers = kind(["RawType": "Kind", "modelc.enumCases": "draft, done = 10, default"]).generatedClass()
        #expect(
            numbers?.rawTypes == [
                GeneratedRawType(
                    name: "Kind", valueType: "Int16",
                    cases: [
                        GeneratedConstant(name: "draft", value: "0"), GeneratedConstant(name: "done", value: "10"),
                        GeneratedConstant(name: "`default`", value: "11"),
                    ])
            ])
        let texts = kind(of: .string, ["RawType": "Kind", "modelc.enumCases": "a,b=B \"x\""]).generatedClass()
        #expect(texts?.rawTypes.first?.cases.map(\.value) == ["\"a\"", "\"B \\\"x\\\"\""])
    }
}
