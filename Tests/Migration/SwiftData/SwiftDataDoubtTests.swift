import ModelcBase
import ModelcSchema
import ModelcSwiftData
import ModelcVersionHash
import Testing

/// Doubts reach every entity whose hash depends on them, and no other.
@Suite struct SwiftDataDoubtTests {
    /// The names of the entities whose hashes are not verified.
    private func unverified(_ texts: [String]) -> [String] {
        let files = texts.enumerated().map {
            SwiftSourceFile(path: "File\($0).swift", text: SourceText(Array($1.utf8)))
        }
        guard let version = SwiftDataReader.read(files, name: "Models").versions.last else { return ["no version"] }
        let hashes = VersionHasher.hashes(of: ResolvedModel(version.model))
        return hashes.entities.filter { !$0.isVerified }.map(\.name)
    }

    /// The other end of a relationship that is not certain has an inverse that is not certain.
    @Test(arguments: [
        "#if DEBUG\nvar a: A?\n#endif", "#if DEBUG\n@Relationship(inverse: \\A.bs)\n#endif\nvar a: A?",
        "#if DEBUG\n@Transient\n#endif\nvar a: A?", "@Wrapped var a: A?", "let a: A", "var a: A? { didSet {} }",
        "@Relationship(inverse: key) var a: A?", "var a: Unknown?", "var a: [Unknown]", "var a = make()",
        "#added\nvar n: Int",
    ])
    func theOtherEndOfADoubt(member: String) {
        let text = "@Model class A { var bs: [B] }\n@Model class B { \(member)\n }\n@Model class C { var n: Int }"
        #expect(unverified([text]) == ["A", "B"], "\(member)")
    }

    /// A named inverse does not depend on what else the other class has.
    @Test(arguments: ["var other: Unknown?", "@Wrapped var n: Int", "#added", "let n: Int", "var list: [String]"])
    func aNamedInverseIsCertain(member: String) {
        let text = """
            @Model class A { @Relationship(inverse: \\B.a) var bs: [B] }
            @Model class B { var a: A?
            \(member) }
            """
        #expect(unverified([text]) == ["B"], "\(member)")
    }

    @Test(arguments: [
        "@Model class A { var bs: [B] }\n@Extra @Model class B { var n: Int }",
        "@Model class A { var bs: [B] }\n@Model class B: Unknown { var n: Int }",
        "class Base { var a: A? }\n@Model class A { var bs: [B] }\n@Model class B: Base { var n: Int }",
        "@Model class A { var bs: [B?] }\n@Model class B { var a: A? }",
        "@Model class A { var bs: Set<B> }\n@Model class B { var a: A? }",
        "@Model class A { @Relationship(inverse: \\B.a) var b: B?; @Relationship(inverse: \\B.a) var c: B? }\n"
            + "@Model class B { var a: A? }",
        "@Model class A { @Relationship(inverse: \\B.a) var b: B?; var c: B? }\n"
            + "@Model class B { @Relationship(inverse: \\A.c) var a: A? }",
        "@Model class B { var n: Int }\n@Model class A: B { var m: Int }",
    ])
    func bothEnds(text: String) { #expect(unverified([text]) == ["A", "B"], "\(text)") }

    /// Only a relationship without a named inverse depends on those that have one.
    @Test func aCandidateThatIsTaken() {
        let text = """
            @Model class A { @Relationship(inverse: \\B.a) var x: [B]; var y: [B] }
            @Model class B { var a: A? }
            """
        #expect(unverified([text]) == ["A"])
    }

    @Test func aRelationshipToASuperclass() {
        let text = """
            @Model class Base { var n: Int }
            @Model class Sub: Base { var a: A? }
            @Model class A { var base: Base? }
            """
        #expect(unverified([text]) == ["A", "Base", "Sub"])
    }

    /// A file that is not understood may hide a class, an alias or a property.
    @Test(arguments: [
        "func f() { if x { }", "/* no end", "#if DEBUG\nstruct A {}", "#endif", "#else\n#endif", "struct S { } }",
        "let text = \"no end", "@Attribute $ struct S {}",
    ])
    func damagedFiles(text: String) {
        #expect(unverified(["@Model class A { var n: Int }", text]) == ["A"], "\(text)")
        #expect(unverified(["@Model class A { var n: Int }\n" + text]) == ["A"], "\(text)")
    }

    /// Tokens that belong to no declaration: unresolved conflicts of a merge, typing errors, new syntax.
    @Test(arguments: [
        "<<<<<<< HEAD\nvar n: Int\n=======\nvar n: Int32\n>>>>>>> other", "vaar n: Int", "@ var n: Int", "$ var n: Int",
        "@Attribute(.unique) unknown var n: Int", "@Attribute\n(.unique) var n: Int", "func f()\n@objc var n: Int\n{",
    ])
    func strayTokens(members: String) {
        #expect(
            unverified(["@Model class A {\n\(members)\n}\n@Model class B { var n: Int }"]).contains("A"), "\(members)")
    }

    /// Macros and options of other modules with names of SwiftData.
    @Test(arguments: [
        "@available(iOS 18, *)\n#Unique<A>([\\.n])\nvar n: Int", "@Attribute(hashModifier: \"2\") var n: B?",
        "@Other.Attribute(.unique) var n: Int", "@Other.Transient var n: Int", "@Attribute(Other.unique) var n: Int",
        "#Other.Unique<A>([\\.n])\nvar n: Int", "@Relationship(.unique) var n: B?",
        "#Unique<A>([\\.n])\n@Attribute(.unique) var n: Int",
    ])
    func otherMacros(members: String) {
        #expect(unverified(["@Model class A {\n\(members)\n}\n@Model class B { var x: Int }"]) == ["A"], "\(members)")
    }

    @Test func aConditionBeforeTheMacro() {
        #expect(unverified(["#if DEBUG\n@Model\n#endif\nclass A { var n: Int }"]) == ["A"])
        #expect(unverified(["@SwiftData.Model class A { @SwiftData.Attribute(.unique) var n: Int }"]).isEmpty)
    }

    /// Initializers that may return nil, so that the type is an optional.
    @Test(arguments: [
        "Int(\"5\")", "UUID(uuidString: \"x\")", "Data(base64Encoded: \"x\")", "Double(text)", "Bool(\"true\")",
        "Int(exactly: 5)", "Decimal(string: \"1\")", "Date(text: \"x\")", "Int32(truncating: x)",
    ])
    func initializersThatMayFail(value: String) {
        #expect(unverified(["@Model class A { var n = \(value) }"]) == ["A"])
    }

    @Test(arguments: [
        ("Int(5)", AttributeType.integer64), ("Date(timeIntervalSince1970: 0)", .date), ("0xff", .integer64),
        ("-0b101", .integer64), ("Data()", .binary), ("Double(1.5)", .double),
    ])
    func initializersThatDoNot(value: String, type: AttributeType) {
        let item = SwiftDataText.item("var n = \(value)")
        #expect(item.attribute("n")?.type == type && item.attribute("n")?.isOptional == false, "\(value)")
        #expect(unverified(["@Model class A { var n = \(value) }"]).isEmpty, "\(value)")
    }

    /// Types of the app that hide those of the standard library and of Foundation.
    @Test(arguments: [
        "enum Optional<T> { case a }\n@Model class A { var n: Optional<Int> }",
        "protocol P {}\nextension P { typealias Data = Int }\n@Model class A: P { var n: Data }",
        "protocol P { associatedtype Data }\n@Model class A: P { var n: Data }",
        "protocol Q { associatedtype Data }\nprotocol P: Q {}\n@Model class A: P { var n: Data }",
    ])
    func hiddenTypes(text: String) { #expect(unverified([text]) == ["A"], "\(text)") }

    @Test func aliasesOfAFile() {
        #expect(unverified(["@Model class A { var n: ID }", "private typealias ID = Int"]) == ["A"])
        #expect(unverified(["private typealias ID = Int\n@Model class A { var n: ID }"]).isEmpty)
    }

    @Test func typesInParentheses() {
        let item = SwiftDataText.item("var a: (Int)?\nvar b: (Date)")
        #expect(item.attribute("a")?.type == .integer64 && item.attribute("a")?.isOptional == true)
        #expect(item.attribute("b")?.type == .date && item.attribute("b")?.isOptional == false)
    }

    /// The type of a property whose value is a case of an enumeration.
    @Test func aCaseAsAValue() {
        let item = SwiftDataText.item(
            "enum Status: String { case on, off }\nvar status = Status.off\nvar other = Status.x")
        #expect(item.attribute("status")?.type == .string && item.attribute("other")?.type == .transformable)
    }
}
