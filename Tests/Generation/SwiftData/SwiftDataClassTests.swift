import ModelcCodegen
import ModelcSchema
import ModelcSettings
import ModelcSourceCode
import ModelcTestSupport
import Testing

/// The text of `@Model` classes.
@Suite struct SwiftDataClassTests {
    /// The line that declares an attribute.
    private func line(_ attribute: AttributeDescription, _ release: SwiftDataRelease = .ios18) -> String? {
        let sources = SwiftDataSources(model(entity("Book", [attribute]))) { $0.minimumOs = .flag(release) }
        return sources.lines("Book.swift").first { $0.contains("var ") }
    }

    /// Each type, as the mapping of SwiftData was measured.
    @Test(arguments: [
        (AttributeType.integer16, "Int16"), (.integer32, "Int32"), (.integer64, "Int"), (.decimal, "Decimal"),
        (.double, "Double"), (.float, "Float"), (.string, "String"), (.boolean, "Bool"), (.date, "Date"),
        (.binary, "Data"), (.uuid, "UUID"), (.uri, "URL"),
    ])
    func typesOfAttributes(_ type: AttributeType, _ name: String) {
        #expect(line(stored("value", type)) == "var value: \(name)?")
        #expect(line(stored("value", type, optional: false)) == "var value: \(name)")
    }

    @Test(arguments: [
        (AttributeType.integer64, "12", "var value: Int = 12"),
        (.integer16, "70000", "var value: Int16 = Int16(truncatingIfNeeded: 70000)"),
        (.string, "a \"b\"", #"var value: String = "a \"b\"""#), (.boolean, "YES", "var value: Bool = true"),
        (.double, "0.5", "var value: Double = 0.5"), (.double, "inf", "var value: Double = .infinity"),
        (.float, "1e300", "var value: Float = .infinity"), (.decimal, "10.00", "var value: Decimal = 10"),
        (.decimal, "0.10", #"var value: Decimal = Decimal(string: "0.10") ?? 0"#),
    ])
    func defaults(_ type: AttributeType, _ text: String, _ expected: String) {
        #expect(line(stored("value", type, optional: false, default: text)) == expected)
    }

    @Test func optionsOfAttributes() {
        let options = stored("cover", .binary, id: "image") {
            $0.allowsExternalStorage = true
            $0.preservesValueOnDeletion = true
            $0.allowsCloudEncryption = true
            $0.isIndexedBySpotlight = true
            $0.versionHashModifier = "2"
        }
        #expect(
            line(options)
                == "@Attribute(.externalStorage, .preserveValueOnDeletion, .allowsCloudEncryption, .spotlight, "
                + #"originalName: "image", hashModifier: "2") var cover: Data?"#)
        let colour = stored("color", .transformable) {
            $0.valueTransformerName = "Colors"
            $0.customClassName = "UIColor"
        }
        #expect(line(colour) == #"@Attribute(.transformable(by: "Colors")) var color: UIColor?"#)
        let transient = stored("draft", .string, optional: false) { $0.isTransient = true }
        #expect(line(transient) == "@Transient var draft: String? = nil")
    }

    /// One side has the inverse: the one with many objects.
    @Test func relationships() {
        let sources = SwiftDataSources(.library)
        #expect(
            sources.lines("Author.swift").contains(
                #"@Relationship(deleteRule: .cascade, inverse: \Book.author) var books: [Book]?"#))
        #expect(sources.lines("Book.swift").contains("var author: Author"))
        #expect(sources.hashes.map(\.verdict) == [.same, .same])
    }

    @Test func initializersTakeRequiredValuesFirst() {
        let sources = SwiftDataSources(.library)
        #expect(sources.text("Book.swift").contains("    init(title: String, author: Author, pages: Int = 1) {\n"))
        #expect(sources.text("Author.swift").contains("    init(name: String? = nil) {\n"))
    }

    @Test func constraintsAndIndexes() {
        var book = entity("Book", [stored("isbn"), stored("title"), stored("year", .integer32)])
        book.uniquenessConstraints = [constraint("isbn"), constraint("title", "year")]
        book.fetchIndexes = [index("year", "title")]
        let sources = SwiftDataSources(model(book))
        let lines = sources.lines("Book.swift")
        #expect(lines.contains("@Attribute(.unique) var isbn: String?"))
        #expect(lines.contains(#"#Unique<Book>([\.title, \.year])"#))
        #expect(lines.contains(#"#Index<Book>([\.year, \.title])"#))
        #expect(sources.hash("Book")?.verdict == .same)
        let older = SwiftDataSources(model(book)) { $0.minimumOs = .flag(.ios17) }
        #expect(!older.lines("Book.swift").contains { $0.hasPrefix("#") })
        #expect(older.hash("Book")?.verdict == .differs)
    }

    /// With iOS 26 a class has a superclass. Before, it has the attributes of its ancestors.
    @Test func superclasses() {
        let item = entity("Item", [stored("id", .uuid, optional: false)])
        let child = entity("Film", parent: "Item", [stored("length", .double, optional: false)])
        let new = SwiftDataSources(model(item, child)) { $0.minimumOs = .flag(.ios26) }
        #expect(new.lines("Film.swift").contains("nonisolated final class Film: Item {"))
        #expect(new.lines("Item.swift").contains("nonisolated class Item {"))
        #expect(new.text("Film.swift").contains("        self.length = length\n        super.init(id: id)\n"))
        #expect(new.hashes.map(\.verdict) == [.unverified, .unverified])
        let old = SwiftDataSources(model(item, child))
        #expect(old.text("Film.swift").contains("    var id: UUID\n    var length: Double\n"))
        #expect(old.hashes.map(\.verdict) == [.differs, .same])
    }

    /// A class can have the name of a type of the standard library.
    @Test func namesOfTheStandardLibrary() {
        let sources = SwiftDataSources(model(entity("Date", [stored("created", .date), stored("String")])))
        #expect(sources.lines("Date.swift").contains("var created: Foundation.Date?"))
        #expect(sources.lines("Date.swift").contains("var String: Swift.String?"))
    }

    @Test func accessAndIsolation() {
        let sources = SwiftDataSources(.library) {
            $0.access = .flag(.public)
            $0.isolation = .flag(.none)
        }
        let text = sources.text("Author.swift")
        #expect(text.contains("\nimport Foundation\npublic import SwiftData\n"))
        #expect(text.contains("@Model\npublic final class Author {"))
        #expect(text.contains("    public var name: String?"))
        #expect(text.contains("    public init("))
    }

    @Test func humanFilesAreExtensions() {
        let sources = SwiftDataSources(.library)
        let human = sources.files.filter { $0.policy == .human }
        #expect(human.map(\.path) == ["Author+Extensions.swift", "Book+Extensions.swift"])
        #expect(human.allSatisfy { $0.text.contains("modelc never writes it again") })
        #expect(sources.lines("Book.swift").first?.hasSuffix("Do not edit; edit Book+Extensions.swift.") ?? false)
        let without = SwiftDataSources(.library) { $0.human = .flag(false) }
        #expect(without.files.map(\.path) == ["Author.swift", "Book.swift"])
    }

    @Test func compositesAreStructures() {
        var size = CompositeDescription()
        size.name = "Extent"
        size.attributes = [stored("width", .double, optional: false, default: "1"), stored("unit")]
        let model = model(entity("Book", [stored("extent", composite: "Extent")]), composites: [size])
        let sources = SwiftDataSources(model)
        #expect(sources.lines("Book.swift").contains("var extent: Extent?"))
        #expect(
            sources.text("Extent.swift").contains(
                """
                nonisolated struct Extent: Codable, Hashable, Sendable {
                    var width: Double
                    var unit: String?

                    init(width: Double = 1.0, unit: String? = nil) {
                """))
        #expect(sources.hash("Book")?.verdict == .unverified)
    }
}

/// The form of a `VersionedSchema`.
@Suite struct SwiftDataSchemaTests {
    @Test func theSchemaNamesItsModels() {
        var library = ManagedObjectModel.library
        library.versionIdentifier = "1.2"
        let file = SwiftDataSources(library).schemaFile
        #expect(file.path == "LibrarySchemaV1_2_0.swift")
        #expect(
            file.text.contains(
                """
                nonisolated enum LibrarySchemaV1_2_0: VersionedSchema {
                    static var versionIdentifier: Schema.Version { Schema.Version(1, 2, 0) }

                    static var models: [any PersistentModel.Type] {
                        [Author.self, Book.self]
                    }
                }

                extension LibrarySchemaV1_2_0 {
                """))
        #expect(file.text.contains("    @Model\n    nonisolated final class Author {\n"))
    }

    @Test(arguments: [
        ("1.2.3", "SV1_2_3"), ("2", "SV2_0_0"), ("", "SV4_0_0"), ("beta", "SV4_0_0"), ("1.2.3.4", "SV4_0_0"),
        ("1..2", "SV4_0_0"), ("99999999999999999999", "SV4_0_0"),
    ])
    func versionNumbers(_ identifier: String, _ name: String) {
        #expect(SwiftDataSchemaName(prefix: "S", identifier: identifier, number: 4).name == name)
    }
}

extension ManagedObjectModel {
    /// Two entities that SwiftData can say completely.
    static var library: ManagedObjectModel {
        let author = entity(
            "Author", [stored("name")],
            links: [
                relationship("books", to: "Book", inverse: "author") {
                    $0.isToMany = true
                    $0.isOptional = true
                    $0.deleteRule = .cascade
                }
            ])
        let book = entity(
            "Book",
            [
                stored("title", optional: false), stored("pages", .integer64, optional: false, default: "1"),
            ],
            links: [relationship("author", to: "Author", inverse: "books") { $0.maximumCount = 1 }])
        return model(author, book)
    }
}

/// A uniqueness constraint over properties.
func constraint(_ names: String...) -> UniquenessConstraint {
    var constraint = UniquenessConstraint()
    constraint.members = names.map { NamedReference(name: $0) }
    return constraint
}

/// A fetch index over properties.
func index(_ names: String...) -> FetchIndexDescription {
    var index = FetchIndexDescription()
    index.name = "byAll"
    index.elements = names.map { name in
        var element = FetchIndexElementDescription()
        element.propertyName = name
        element.collation = .binary
        return element
    }
    return index
}
