import ModelcCodegen
import ModelcSchema
import ModelcSettings
import ModelcTestSupport
import Testing

/// What SwiftData cannot say: each gap has an effect on the hash, or is known to have none.
@Suite struct SwiftDataGapTests {
    /// A model of one entity `Item` with this attribute.
    private static func item(_ attribute: AttributeDescription) -> ManagedObjectModel {
        model(entity("Item", [attribute]))
    }

    /// A model of `Item` with this relationship to `Other`.
    private static func linked(
        _ item: RelationshipDescription, _ other: RelationshipDescription? = nil
    ) -> ManagedObjectModel {
        model(entity("Item", links: [item]), entity("Other", links: other.map { [$0] } ?? []))
    }

    /// A to-one relationship as Xcode writes it.
    private static func toOne(_ name: String, _ destination: String, _ inverse: String?) -> RelationshipDescription {
        relationship(name, to: destination, inverse: inverse) {
            $0.isOptional = true
            $0.maximumCount = 1
        }
    }

    private static let changing: [(String, ManagedObjectModel)] = [
        (
            "no derived attributes",
            item(stored("total") { ($0.isDerived, $0.derivationExpression) = (true, "now()") })
        ),
        ("no attributes of type", item(stored("object", .objectID))),
        ("there is no composite 'Gone'", item(stored("size", composite: "Gone"))),
        ("'descriptionValue' with originalName", item(stored("description"))),
        ("cannot be abstract", model(entity("Item") { $0.isAbstract = true })),
        ("no hash modifier", model(entity("Item") { $0.versionHashModifier = "2" })),
        ("since iOS 26 only", model(entity("Parent"), entity("Item", parent: "Parent"))),
        ("no class can have the name", model(entity("class", ["name"]))),
        (
            "no ordered relationships",
            linked(relationship("all", to: "Other") { ($0.isToMany, $0.isOrdered) = (true, true) })
        ),
        ("maximum of a to-one relationship is 1, not 0", linked(relationship("one", to: "Other"))),
        ("its destination has no class", linked(toOne("one", "Gone", nil))),
        ("takes Other.item for its inverse", linked(toOne("one", "Other", nil), toOne("item", "Item", nil))),
        (
            "its inverse names another inverse",
            model(
                entity("Item", links: [toOne("one", "Other", "item"), toOne("two", "Other", "item")]),
                entity("Other", links: [toOne("item", "Item", "two")]))
        ),
    ]

    @Test(arguments: changing.indices) func gapsThatChangeTheHash(_ index: Int) {
        let (text, model) = Self.changing[index]
        let hashes = SwiftDataSources(model).hashes
        let found = hashes.filter { hash in hash.reasons.contains { $0.contains(text) } }
        #expect(found.map(\.verdict) == [.differs], "\(text): \(hashes.map(\.reasons))")
    }

    private static let unverified: [(String, ManagedObjectModel)] = [
        ("external storage", item(stored("data", .binary) { $0.allowsExternalStorage = true })),
        ("preservation", item(stored("data", .binary) { $0.preservesValueOnDeletion = true })),
        ("encryption", item(stored("data", .binary) { $0.allowsCloudEncryption = true })),
        ("stores Float", item(stored("data", .float))), ("stores URL", item(stored("data", .uri))),
        ("stores Int16", item(stored("data", .integer16))),
        ("transformable", item(stored("data", .transformable))),
        ("hashModifier", item(stored("data") { $0.versionHashModifier = "2" })),
        ("a keyword", item(stored("default"))),
        ("counts", linked(relationship("all", to: "Other") { ($0.isToMany, $0.maximumCount) = (true, 3) })),
        ("its own inverse", model(entity("Item", links: [toOne("twin", "Item", "twin")]))),
        ("if the model has none", model(entity("Item", links: [toOne("twin", "Item", nil)]))),
    ]

    @Test(arguments: unverified.indices) func gapsThatAreNotVerified(_ index: Int) {
        let (text, model) = Self.unverified[index]
        let hash = SwiftDataSources(model).hash("Item")
        #expect(hash?.verdict == .unverified)
        #expect(hash?.reasons.contains { $0.contains(text) } ?? false, "\(text): \(hash?.reasons ?? [])")
    }

    private static let lost: [(String, ManagedObjectModel)] = [
        ("does not validate", item(stored("name") { $0.minimumValueText = "1" })),
        ("no fetched properties", model(entity("Item") { $0.fetchedProperties = [FetchedPropertyDescription()] })),
        ("no transient relationships", linked(relationship("one", to: "Other") { $0.isTransient = true })),
        ("without a type", item(stored("temporary", .undefined) { $0.isTransient = true })),
        ("no renaming identifier", model(entity("Item", id: "Thing"))),
        ("no such index", model(entity("Item", ["name"]) { $0.fetchIndexes = [index("gone")] })),
    ]

    @Test(arguments: lost.indices) func gapsWithoutEffectOnTheHash(_ index: Int) {
        let (text, model) = Self.lost[index]
        let sources = SwiftDataSources(model)
        #expect(sources.hash("Item")?.verdict == .same)
        #expect(sources.plan.gaps.contains { $0.text.contains(text) && $0.reason.effect == .lost })
    }

    /// The comment of each file says what the report says.
    @Test func filesSayTheHash() {
        let good = SwiftDataSources(.library)
        let hash = good.hash("Book")?.modelHash?.hexadecimal ?? ""
        #expect(good.lines("Book.swift").contains("// Version hash: \(hash), as in the model."))
        let bad = SwiftDataSources(Self.changing[0].1)
        #expect(bad.text("Item.swift").contains("// Version hash: differs from the model, which has "))
        #expect(bad.text("Item.swift").contains("// - Item.total: SwiftData has no derived attributes"))
    }

    /// Entities that the user writes are taken to be as in the model.
    @Test func skippedEntitiesStayInTheModel() throws {
        let all = ResolvedModel(.library)
        let input = CodeGenerationInput(sourceName: "L", modelName: "L", entityNames: ["Book"])
        let plan = SwiftDataGenerator(input).plan(all)
        #expect(plan.entityNames == ["Book"])
        #expect(plan.schema.entities.map(\.name) == ["Book", "Author"])
    }

    /// Models with errors lose parts, never the whole.
    @Test func modelsWithErrors() {
        let cycle = SwiftDataSources(model(entity("A", parent: "B"), entity("B", parent: "A"))) {
            $0.minimumOs = .flag(.ios26)
        }
        #expect(cycle.hashes.map(\.verdict) == [.differs, .differs])
        let twice = SwiftDataSources(model(entity("A", ["x", "x"]), entity("A", ["y"])))
        #expect(twice.machineFiles.map(\.path) == ["A.swift"])
        #expect(twice.lines("A.swift").count { $0.hasPrefix("var x") } == 1)
        let empty = SwiftDataSources(model())
        #expect(empty.files.isEmpty)
    }
}
