import ModelcBase
import ModelcSchema
import ModelcSwiftData
import ModelcVersionHash
import Testing

/// Forms of Swift source that public projects use: each is read correctly, or is not verified.
@Suite struct SwiftDataShapeTests {
    @Test func typesOfValues() {
        let item = SwiftDataText.item(
            """
            var a: Int; var b: Int32; var c: UInt8
            var d: Bool = true
            var e: Double, f = 1
            var g: Decimal?
            var h: String = "x"
            var i: Foundation.Date
            var j: Optional<Data>
            var k: UUID
            var l: TimeInterval = 1.5
            """)
        let expected: [(String, AttributeType, Bool)] = [
            ("a", .integer64, false), ("b", .integer32, false), ("c", .integer16, false), ("d", .boolean, false),
            ("e", .double, false), ("f", .integer64, false), ("g", .decimal, true), ("h", .string, false),
            ("i", .date, false), ("j", .binary, true), ("k", .uuid, false), ("l", .double, false),
        ]
        #expect(item.attributes.map(\.name) == expected.map(\.0))
        for (name, type, isOptional) in expected {
            #expect(item.attribute(name)?.type == type && item.attribute(name)?.isOptional == isOptional, "\(name)")
        }
        #expect(item.attribute("h")?.defaultValueText == "x" && item.attribute("d")?.defaultValueText == "YES")
        #expect(item.attribute("l")?.defaultValueText == "1.5")
        #expect(item.attribute("a")?.hasDefault == false)
    }

    /// Comments and literals with anything in them.
    @Test func commentsAndLiterals() {
        let item = SwiftDataText.item(
            #"""
            /* @Model class A { /* nested */ var no: Int } */
            // var no: Int
            @Attribute( // a comment
                .unique, /* another */
                originalName: "old")
            public /* here */ private(set) var /* and */ name /* here */ : /* too */ String /* . */ = "}{ \" \(f("}")) "
            var long: String = """
                var no: Int = "
                """
            var raw = #"a " \ } b"#
            var pattern: String { /"}/.description }
            var last: Int = 1 // } var no: Int
            """#)
        #expect(item.attributes.map(\.name) == ["name", "long", "raw", "last"])
        #expect(item.attribute("name")?.renamingIdentifier == "old")
        #expect(item.uniquenessConstraints.map { $0.members.map(\.name) } == [["name"]])
        #expect(item.attribute("long")?.hasDefault == true && item.attribute("raw")?.type == .string)
    }

    /// What is not stored is not in the model.
    @Test func whatIsNotStored() {
        let item = SwiftDataText.item(
            """
            static var shared: Int = 0
            class var other: Int { 1 }
            var computed: Int { count + 1 }
            var full: Int { get { count } set { count = newValue } }
            @Transient var cache: [String: Int] = [:]
            var count: Int = { 1 + 2 }()
            func f() -> Int { var local: Int = 1; return local }
            init(count: Int) { self.count = count; let inner: Int = 1; _ = inner }
            subscript(index: Int) -> Int { index }
            struct Inner { var no: Int }
            enum Kind { case a, b }
            typealias Name = String
            var closure: Int = f { x in x }
            """)
        #expect(item.attributes.map(\.name) == ["count", "closure"])
        #expect(item.attributes.map(\.hasComputedDefault) == [true, true])
    }

    @Test func relationshipsAndCounts() throws {
        let model = SwiftDataText.model(
            """
            @Model class A {
                var b: B
                var c: C?
                @Relationship(deleteRule: .cascade, inverse: \\D.a) var ds: [D]
                var es: Array<E>?
            }
            @Model class B { var a: A? }
            @Model class C { var name: String = "" }
            """, "@Model class D { var a: A? }\n@Model class E { var items: [A] = [] }")
        let a = try #require(model.entity("A"))
        let b = try #require(a.relationship("b"))
        #expect(!b.isOptional && b.maximumCount == 1 && b.minimumCount == 0 && b.inverseName == "a")
        let c = try #require(a.relationship("c"))
        #expect(c.isOptional && c.inverseName == nil && c.effectiveDeleteRule == .nullify)
        let ds = try #require(a.relationship("ds"))
        #expect(!ds.isOptional && ds.isToMany && ds.maximumCount == nil && ds.deleteRule == .cascade)
        #expect(model.entity("D")?.relationship("a")?.inverseName == "ds")
        #expect(a.relationship("es")?.isOptional == true && a.relationship("es")?.inverseName == "items")
        #expect(model.uncertainties.isEmpty, "\(model.uncertainties)")
    }

    /// Types by their scope: nested ones, aliases, extensions, other files.
    @Test func namesByScope() throws {
        let model = SwiftDataText.model(
            """
            typealias Name = String
            typealias Owner = Person
            @Model final class Person {
                typealias Text = Name
                var name: Text
                var data: Data
                var owner: Owner?
                @Relationship(inverse: \\Person.owner) var owned: [Person] = []
                var kind: Kind
            }
            extension Person { struct Data: Codable { var size: Int } }
            """, "extension Person { enum Kind: String { case a } }\nextension Date { struct Range {} }")
        let person = try #require(model.entity("Person"))
        #expect(person.attribute("name")?.type == .string)
        // The nested structure hides Foundation's.
        #expect(person.attribute("data")?.type == .composite && person.attribute("data")?.compositeName == "Data")
        #expect(person.attribute("kind")?.type == .string)
        #expect(person.relationship("owner")?.destinationName == "Person")
        #expect(Set(model.uncertainties.compactMap(\.propertyName)) == ["data", "kind"])
    }

    @Test(arguments: [
        "var a: Float", "var a: URL?", "var a: [String]", "var a: [String: Int]", "var a: Unknown?", "var a: Set<Int>",
        "let a: Int", "var a: Int { didSet { } }", "var a: Int = 1 { willSet { } }", "lazy var a: Int = 1",
        "@Published var a: Int", "#if DEBUG\nvar a: Int\n#endif", "#if DEBUG\n@Attribute(.unique)\n#endif\nvar a: Int",
        "@Attribute(.externalStorage) var a: Data", "@Attribute(.transformable(by: T.self)) var a: String",
        "@Attribute(.codable) var a: String", "@Attribute(hashModifier: \"2\") var a: Int",
        "@Attribute(originalName: old) var a: Int", "var a = make()", "var (a, b): (Int, Int)", "var a: Int!",
        "var a: Int??", "var a: (Int) -> Void", "@Relationship(minimumModelCount: 1) var a: [Item]",
        "var a: any Codable", "var a: Item", "var a: Range<Int>", "@Attribute(.ephemeral) var a: Int",
        "var a: Int16", "unowned var a: Item", "var a: Int, b: Int",
    ])
    func whatIsNotVerified(members: String) {
        let doubts = SwiftDataText.doubts(members)
        #expect(doubts.contains { $0.hasPrefix("a: ") || $0.hasPrefix("a, b: ") }, "\(members): \(doubts)")
        let item = SwiftDataText.hashes("@Model final class Item {\n\(members)\n}").entities.first
        #expect(item?.isVerified == false, "\(members)")
    }

    @Test(arguments: [
        "@Model class Item<T> { var a: Int }", "@Model class Item: Base { var a: Int }",
        "@Model class Item { #Other\nvar a: Int }", "@Other @Model class Item { var a: Int }",
        "#if DEBUG\n@Model class Item { var a: Int }\n#endif", "enum Space { @Model class Item { var a: Int } }",
        "@Model class Item { #Unique<Item>(keys)\nvar a: Int }", "@Model struct Item { var a: Int }",
        "@Model class Item { var a: Int }\n@Model class Item { var b: Int }",
        "@Model class Item { var a: Int }\n@Model class Sub: Item { var b: Int }",
    ])
    func entitiesThatAreNotVerified(text: String) {
        #expect(SwiftDataText.hashes(text).isVerified == false, "\(text)")
    }

    /// Brackets that do not match, and literals without an end.
    @Test(arguments: [
        "@Model class Item { var a: Int } }", "@Model class Item { var a: Int",
        "@Model class Item { var a: String = \" \n }",
        "@Model class Item { var a: Int = (1 }", "@Model class Item { var a: Int = 1) }",
        "@Model class Item { var a: Int }\n/* @Model class Other {}",
    ])
    func damagedSource(text: String) {
        let hashes = SwiftDataText.hashes(text)
        #expect(!hashes.isVerified && !hashes.entities.isEmpty, "\(text)")
    }

    /// Conditions that hold on all systems with SwiftData.
    @Test func conditionsThatAlwaysHold() {
        let hashes = SwiftDataText.hashes(
            """
            #if canImport(SwiftData)
            import SwiftData
            @Model class Item {
            #if os(Linux)
                var no: Int
            #else
                var a: Int
            #endif
            #if false
                var no: Int
            #elseif true
                var b: Int
            #endif
            }
            #else
            class Item { var no: Int }
            #endif
            """)
        #expect(hashes.isVerified && hashes.entities.first?.properties.map(\.name) == ["a", "b"])
    }

    @Test func constraintsAndIndexes() throws {
        let item = SwiftDataText.item(
            """
            #Unique<Item>([\\.a, \\.b], [\\Item.c])
            #Index<Item>([\\.a], .binary([\\.b, \\.c]))
            @Attribute(.unique) var a: Int
            var b: Int
            var c: Int
            """)
        #expect(item.uniquenessConstraints.map { $0.members.map(\.name) } == [["a"], ["a", "b"], ["c"]])
        #expect(item.fetchIndexes.map(\.name) == ["a", "b_c"])
    }

    @Test func positionsAreThoseOfTheFile() throws {
        let model = SwiftDataText.model(
            "struct A {}\n", "import SwiftData\n@Model\nclass Item {\n    var name: String\n}")
        let item = try #require(model.entity("Item"))
        #expect(item.position.map { [$0.file, $0.line, $0.column] } == [1, 3, 7])
        #expect(item.attributes.first?.position.map { [$0.file, $0.line, $0.column] } == [1, 4, 9])
    }
}
