import ModelcCodegen
import ModelcSchema
import Testing

@Suite("Types of the user's")
struct UserTypeTests {
    private func kind(
        of type: AttributeType = .integer16, optional: Bool = false, _ userInfo: [String: String]
    ) -> GenerationPlan {
        planOfBook(attribute("kind", type, optional: optional, userInfo: userInfo))
    }

    @Test("a raw type is optional, because any raw value can be in the store", arguments: [true, false])
    func rawType(optional: Bool) {
        let plan = kind(optional: optional, ["RawType": "NoteKind"])
        #expect(plan.findings == [])
        #expect(plan.type("kind") == "NoteKind?")
        #expect(plan.attribute("kind")?.conversion == .rawValue(.none))
        #expect(plan.attribute("kind")?.access == .primitive)
    }

    @Test("a required attribute with a default has a value, so that the property has one")
    func defaults() {
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

    @Test("what is declared by modelc.enumCases has the name of a type")
    func declaredName() {
        let plan = kind(["RawType": "[NoteKind]", "modelc.enumCases": "a"])
        #expect(plan.findings == ["error invalid-user-info-value Book.kind"])
    }

    @Test(
        "every key that names a raw type",
        arguments: ["RawType", "attributeRawValueEnumType", "attributeValueScalarType"]
    )
    func keys(key: String) { #expect(kind([key: " NoteKind "]).type("kind") == "NoteKind?") }

    @Test("unwrapOptional ends the program, rawFallback takes a case")
    func policies() {
        let fatal = kind(["RawType": "NoteKind", "unwrapOptional": ""])
        #expect(fatal.type("kind") == "NoteKind")
        #expect(fatal.attribute("kind")?.conversion == .rawValue(.fatal))
        let fallback = kind(optional: true, ["RawType": "NoteKind", "modelc.rawFallback": ".default"])
        #expect(fallback.type("kind") == "NoteKind")
        #expect(fallback.attribute("kind")?.conversion == .rawValue(.fallback("`default`")))
    }

    @Test("a set of options is as optional as the attribute")
    func optionSet() {
        let info = ["RawType": "Flags", "nonOptionalInit": "1"]
        #expect(kind(info).type("kind") == "Flags")
        #expect(kind(optional: true, info).type("kind") == "Flags?")
        #expect(kind(of: .string, info).attribute("kind")?.conversion == .rawValue(.total(zero: "\"\"")))
    }

    @Test("JSON in data or in a text")
    func json() {
        let data = kind(of: .binary, ["attributeCodableTypeName": "[Point]"])
        #expect(data.type("kind") == "[Point]?")
        #expect(data.attribute("kind")?.conversion == .json(.data))
        #expect(kind(of: .string, ["modelc.codable": "Point"]).attribute("kind")?.conversion == .json(.string))
    }

    @Test(
        "what cannot be is refused",
        arguments: [
            (AttributeType.date, ["RawType": "Kind"]), (.integer16, ["RawType": "} evil"]),
            (.integer16, ["modelc.codable": "Point"]), (.binary, ["modelc.codable": "a b"]),
            (.integer16, ["RawType": "Kind", "modelc.rawFallback": "1st"]),
            (.integer16, ["RawType": "Kind", "modelc.enumCases": "a, a"]),
            (.integer16, ["RawType": "Kind", "modelc.enumCases": "a=x"]),
            (.double, ["RawType": "Kind", "modelc.enumCases": "a"]),
            (.integer16, ["RawType": "Kind", "modelc.enumCases": ""]),
        ])
    func refused(type: AttributeType, info: [String: String]) {
        #expect(kind(of: type, info).findings == ["error invalid-user-info-value Book.kind"])
    }

    @Test(
        "keys that need a raw type say so",
        arguments: ["unwrapOptional", "nonOptionalInit", "modelc.rawFallback", "modelc.enumCases"])
    func useless(key: String) {
        #expect(kind([key: "x"]).findings == ["warning ignored-user-info-key Book.kind"])
    }

    @Test("a scalar of C under attributeValueScalarType does not count")
    func scalar() {
        let plan = kind(["attributeValueScalarType": "uint16_t"])
        #expect(plan.type("kind") == "Int16")
        #expect(plan.findings == ["warning ignored-user-info-key Book.kind"])
    }

    @Test("cases make an enumeration: numbers count on, texts are the names")
    func enumCases() {
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
