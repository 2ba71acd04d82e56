import ModelcBase
import ModelcPlans
import ModelcPresentation
import ModelcSchema
import ModelcTestSupport
import Testing

/// The output of `modelc mapping show`.
@Suite struct MappingInspectorTests {
    private let sample: MappingModel

    /// Old: Animal (abstract), its subentities Cat and Dog, Owner (pets), Toy. New: the same, with a name and a
    /// favourite for owners, and vets; toys are removed.
    init() throws {
        var mapping = MappingModel()
        mapping.frameworkVersion = 1251
        mapping.source = EmbeddedModel(path: "App/Zoo.xcdatamodeld/Zoo.xcdatamodel", model: Self.model())
        mapping.destination = EmbeddedModel(path: "Zoo.xcdatamodeld/Zoo 2.xcdatamodel", model: Self.grownModel())
        var owner = Self.mapping(1, "Owner", "Owner")
        owner.policyClassName = "Zoo.OwnerPolicy"
        owner.sourceFilter = "pets.@count > 0"
        owner.attributeMappings = [
            Self.attribute("age"), Self.attribute("name", "FUNCTION($entityPolicy, \"nameFrom:\", $source.age)"),
            Self.attribute("nickname"),
        ]
        owner.relationshipMappings = [
            Self.relationship("favourite"), Self.relationship("pets"),
            Self.relationship("vet", keyPath: "$source.pets"),
        ]
        owner.userInfo = MappingUserInfo(UserInfo([UserInfoEntry(key: "note", value: "two\nlines")]))
        var cat = Self.mapping(2, "Cat", "Cat")
        cat.attributeMappings = [Self.attribute("legs")]
        cat.relationshipMappings = [Self.relationship("owner")]
        var vet = Self.mapping(4, nil, "Vet")
        vet.attributeMappings = [Self.attribute("name")]
        mapping.entityMappings = [owner, cat, Self.mapping(3, "Dog", "Dog"), vet]
        mapping.unreachableObjects = [
            VerbatimElement(name: "object", attributes: [VerbatimAttribute(name: "type", value: "LOST")])
        ]
        sample = mapping
    }

    @Test func theTextIsForReview() throws {
        try goldens.expect(checkedText(MappingInspector(sample, name: "Zoo 1 to 2").lines()), "mapping.txt")
    }

    @Test func everyRowIsShownOnDemand() throws {
        let inspector = MappingInspector(sample, name: "Zoo 1 to 2", showsAll: true)
        try goldens.expect(checkedText(inspector.lines()), "mapping-all.txt")
    }

    @Test func theDocumentHoldsEveryRow() throws {
        let document = MappingInspector(sample, name: "Zoo 1 to 2").document()
        try goldens.expect(JSONWriter.text(of: document), "mapping.json")
    }

    @Test func theFirstLineTellsWhetherTheCopiesAreFresh() {
        func head(_ source: CopyFreshness?, _ destination: CopyFreshness?) -> String {
            let lines = MappingInspector(sample, name: "Z", source: source, destination: destination).lines()
            return String((lines.first ?? "").dropFirst("Z   Zoo → Zoo 2".count))
        }
        #expect(head(nil, nil) == "")
        #expect(head(.fresh, .fresh) == "   fresh")
        #expect(head(.fresh, .stale(["Cat", "Dog"])) == "   stale: destination differs in Cat, Dog")
        #expect(head(.unknown, .fresh) == "   source not compared")
        let document = MappingInspector(sample, name: "Z", source: .stale(["Cat"]), destination: .unknown).document()
        let text = JSONWriter.text(of: document)
        #expect(text.contains("\"freshness\": \"stale\",\n    \"staleEntities\": [\n      \"Cat\"\n    ]"))
        #expect(text.contains("\"freshness\": \"unknown\""))
    }

    @Test func withoutEmbeddedModelsNothingIsClaimed() throws {
        var mapping = sample
        mapping.source = EmbeddedModel()
        mapping.destination.model = nil
        let lines = MappingInspector(mapping, name: "x").lines()
        #expect(lines.first == "x   ? → Zoo 2")
        #expect(lines.contains("    pets (automatic)"))
        #expect(lines.last == "dropped: –")
    }

    @Test func longAndHostileTextsAreShortenedAndEscaped() throws {
        var mapping = sample
        mapping.entityMappings[0].sourceFilter = "\u{1B}[31m" + String(repeating: "x", count: 1_000_000)
        mapping.entityMappings[0].attributeMappings[0].name = "a\nb"
        let text = checkedText(MappingInspector(mapping, name: "x").lines())
        #expect(text.utf8.count < 3_000)
        #expect(text.contains("x…"))
        #expect(text.contains("a\\nb"))
    }

    private static func model(_ edit: (inout ManagedObjectModel) -> Void = { _ in }) -> ManagedObjectModel {
        var model = ManagedObjectModel()
        let animal = entity("Animal") { animal in
            animal.isAbstract = true
            animal.attributes = [ModelcTestSupport.attribute("legs", .integer16, optional: false)]
            animal.relationships = [ModelcTestSupport.relationship("owner", to: "Owner", inverse: "pets")]
        }
        let owner = entity("Owner") { owner in
            owner.attributes = [ModelcTestSupport.attribute("age", .integer16, optional: false)]
            owner.relationships = [ModelcTestSupport.relationship("pets", to: "Animal", inverse: "owner")]
        }
        model.entities = [
            animal, entity("Cat", parent: "Animal"), entity("Dog", parent: "Animal"), owner, entity("Toy"),
        ]
        edit(&model)
        return model
    }

    private static func grownModel() -> ManagedObjectModel {
        model { model in
            model.entities[4] = entity("Vet") {
                $0.attributes = [ModelcTestSupport.attribute("name", .string, optional: false)]
            }
            model.entities[3].attributes += ["name", "nickname"].map {
                ModelcTestSupport.attribute($0, .string, optional: false)
            }
            model.entities[3].relationships += [
                ModelcTestSupport.relationship("favourite", to: "Cat"),
                ModelcTestSupport.relationship("vet", to: "Vet"),
            ]
        }
    }

    private static func mapping(_ number: Int, _ source: String?, _ destination: String?) -> EntityMapping {
        var mapping = EntityMapping()
        mapping.number = number
        mapping.sourceEntityName = source
        mapping.destinationEntityName = destination
        return mapping
    }

    private static func attribute(_ name: String, _ text: String? = nil) -> AttributeMapping {
        var row = AttributeMapping()
        row.name = name
        row.valueExpression = text.flatMap { try? ValueExpression(format: $0) }
        return row
    }

    private static func relationship(_ name: String, keyPath: String? = nil) -> RelationshipMapping {
        var row = RelationshipMapping()
        row.name = name
        row.sourceKeyPath = keyPath
        return row
    }
}
