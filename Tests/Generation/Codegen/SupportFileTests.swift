import ModelcCodegen
import ModelcSchema
import ModelcSettings
import Testing

/// The support file contains only the code that the model and the settings use.
@Suite struct SupportFileTests {
    /// The support file of a model; nil if there is none.
    private func support(
        _ model: ManagedObjectModel, _ configure: (inout GenerateSettings) -> Void = { _ in }
    ) -> String? {
        var input = options()
        configure(&input.settings)
        return generate(model, input).files.first { $0.path == "_ModelcSupport.swift" }?.text
    }

    @Test func withoutTypedKeysThereIsNoneUnlessNumbersAreOptional() throws {
        func library(_ pages: AttributeDescription) -> ManagedObjectModel {
            model(
                entity(
                    "Book", attributes: [pages], relationships: [toMany("tags", "Tag")],
                    userInfo: ["modelc.snapshot": ""]),
                entity("Tag"))
        }
        var input = options()
        input.settings.typedKeys = .flag(false)
        let result = generate(library(attribute("pages", .integer32)), input)
        #expect(result.paths == ["_Book.swift", "Book.swift", "_Tag.swift", "Tag.swift"])
        #expect(!result.text(of: "_Book.swift").contains("ManagedKey"))
        let optional = library(attribute("pages", .integer32, optional: true))
        let text = try #require(support(optional) { $0.typedKeys = .flag(false) })
        #expect(text.contains("modelcValue") && !text.contains("ModelObject") && !text.contains("modelcFloat"))
        #expect(support(optional)?.contains("ModelObject") == true)
    }

    @Test(arguments: [
        ("modelcFloat", attribute("weight", .float, optional: true)),
        ("modelcValue", attribute("pages", .integer32, optional: true)),
        ("ManagedDerivedColumn", attribute("modified", .date, derived: true)),
        ("ManagedTextOptions", attribute("title")),
        ("where Value: ManagedOrderedValue", attribute("pages", .integer32)),
        ("extension Foundation.URL", attribute("link", .uri)),
        ("Swift.RawRepresentable", attribute("kind", .integer16, userInfo: ["RawType": "Kind"])),
    ])
    func aPartIsThereForItsAttribute(_ part: String, _ attribute: AttributeDescription) throws {
        let other = entity("Book", attributes: [ModelcGenerationTests.attribute("isRead", .boolean)])
        let text = try #require(support(model(other)))
        #expect(!text.contains(part))
        #expect(support(model(entity("Book", attributes: [attribute])))?.contains(part) == true)
        #expect(support(model(other)) { $0.fullSupport = .flag(true) }?.contains(part) == true)
    }

    @Test func relationshipsHaveTheirParts() throws {
        let alone = try #require(support(model(entity("Book"))))
        let toOne = try #require(support(model(entity("Book", relationships: [toOne("next", "Book")]))))
        let toMany = try #require(support(model(entity("Book", relationships: [toMany("next", "Book")]))))
        for part in ["ManagedToOneColumn", "ManagedReachedKeys"] {
            #expect(!alone.contains(part) && toOne.contains(part) && !toMany.contains(part))
        }
        for part in ["ManagedToManyColumn", "SUBQUERY", "ManagedCount"] {
            #expect(!alone.contains(part) && !toOne.contains(part) && toMany.contains(part))
        }
        #expect(!alone.contains("ManagedID<KeyedObject>") && toMany.contains("ManagedID<KeyedObject>"))
    }

    @Test func snapshotsHaveTheirParts() throws {
        let book = entity("Book", attributes: [attribute("title")])
        for part in ["modelcEqual", "ManagedSnapshotID"] {
            #expect(support(model(book))?.contains(part) == false)
            #expect(support(model(book)) { $0.snapshots = .flag(true) }?.contains(part) == true)
        }
        #expect(support(model(book)) { $0.snapshots = .flag(true) }?.contains("ManagedDecoding") == false)
        #expect(support(model(book)) { $0.codable = .flag(true) }?.contains("ManagedDecoding") == true)
    }

    /// Code for all attributes of a kind occurs once.
    @Test func commentsAreNotRepeated() {
        let pages = (0..<5).map { attribute("pages\($0)", .integer32, optional: true) }
        let text = generate(model(entity("Book", attributes: pages))).text(of: "_Book.swift")
        #expect(text.split(separator: "\n").count { $0.contains("primitive value") } == 1)
    }
}

extension SupportFileTests {
    /// Models that need few parts of the support file.
    static let small: [(name: String, model: ManagedObjectModel)] = [
        ("nothing", model(entity("Book"))),
        ("text", model(entity("Book", attributes: [attribute("title")]))),
        ("no text", model(entity("Book", attributes: [attribute("isRead", .boolean), attribute("cover", .binary)]))),
        ("derived", model(entity("Book", attributes: [attribute("modified", .date, derived: true)]))),
        ("number", model(entity("Book", attributes: [attribute("weight", .float, optional: true)]))),
        ("to one", model(entity("Book", relationships: [toOne("next", "Book")]))),
        ("required", model(entity("Book", relationships: [toOne("next", "Book", optional: false)]))),
        ("to many", model(entity("Book", relationships: [toMany("next", "Book")]))),
        ("ordered", model(entity("Book", relationships: [toMany("next", "Book", ordered: true)]))),
        (
            "composite",
            model(
                entity("Book", attributes: [attribute("place", .composite, optional: true, composite: "Place")]),
                composites: [composite("Place", attribute("city"))])
        ),
        ("abstract", model(abstract(entity("Book", attributes: [attribute("title")])))),
    ]

    private static func abstract(_ entity: EntityDescription) -> EntityDescription {
        var entity = entity
        entity.isAbstract = true
        return entity
    }
}
