import ModelcMigration
import ModelcPlans
import ModelcSchema
import ModelcTestSupport
import Testing

/// The mapping model that is created for two versions.
@Suite struct MappingComposerTests {
    private func compose(_ old: ManagedObjectModel, _ new: ManagedObjectModel) -> ComposedMapping {
        MappingComposer().compose(
            from: MappingComposer.Version(name: "V1", model: old, path: "App/M.xcdatamodeld/V1.xcdatamodel"),
            to: MappingComposer.Version(name: "V2", model: new, path: "App/M.xcdatamodeld/V2.xcdatamodel"))
    }

    /// Each row as `Mapping.property = value`, for comparison.
    private func rows(_ composed: ComposedMapping) -> [String] {
        composed.mapping.entityMappings.flatMap { mapping in
            mapping.attributeMappings.map { "\(mapping.effectiveName).\($0.name)" + text($0.valueExpression) }
                + mapping.relationshipMappings.map { row in
                    let path = row.sourceKeyPath.map { " = \($0) by \(row.sourceMappingName ?? "")" } ?? ""
                    return "\(mapping.effectiveName).\(row.name)" + text(row.valueExpression) + path
                }
        }
    }

    private func text(_ expression: ValueExpression?) -> String { expression.map { " = \($0.text)" } ?? "" }

    @Test func eachConcreteDestinationEntityHasOneMappingInNameOrder() {
        let old = model(entity("Car", [attribute("name")]), entity("Old"), entity("Base"))
        let new = model(
            entity("New", [attribute("code") { $0.isOptional = false }]), entity("Car", [attribute("name")]),
            entity("Base") { $0.isAbstract = true })
        let composed = compose(old, new)
        let mappings = composed.mapping.entityMappings
        #expect(mappings.map(\.effectiveName) == ["CarToCar", "New"])
        #expect(mappings.map(\.number) == [1, 2])
        #expect(mappings.map(\.kind) == [.copyOrTransform, .add])
        #expect(mappings.allSatisfy { $0.name == nil })
        // A new entity has no objects yet, so no value is needed.
        #expect(rows(composed) == ["CarToCar.name", "New.code"])
        #expect(composed.droppedEntities == ["Base", "Old"])
        #expect(composed.policies.isEmpty)
        #expect(composed.mapping.source.versionName == "V1" && composed.mapping.destination.versionName == "V2")
        #expect(composed.mapping.source.model == old && composed.mapping.destination.model == new)
    }

    @Test func inheritedPropertiesHaveRowsAndTransientOnesHaveNone() {
        let base = entity("Base", [attribute("id"), attribute("cache") { $0.isTransient = true }]) {
            $0.isAbstract = true
        }
        let car = entity("Car", parent: "Base", [attribute("name"), attribute("id")])
        let new = model(car, base)
        #expect(rows(compose(new, new)) == ["CarToCar.id", "CarToCar.name"])
    }

    @Test func renamedThingsAreNamedAndNotLeftToIdentifiers() {
        let old = model(
            entity("Person", [attribute("surname")], links: [link("car", to: "Car", inverse: "owner")]),
            entity("Car", links: [link("owner", to: "Person", inverse: "car")]))
        let new = model(
            entity(
                "Human", id: "Person", [attribute("lastName", id: "surname")],
                links: [link("vehicle", to: "Car", inverse: "owner", id: "car")]),
            entity("Car", links: [link("owner", to: "Human", inverse: "vehicle")]))
        // The inverse keeps its name but is written out, so that both directions agree.
        #expect(
            rows(compose(old, new)) == [
                "CarToCar.owner = $source.owner by PersonToHuman",
                "PersonToHuman.lastName = $source.surname",
                "PersonToHuman.vehicle = $source.car by CarToCar",
            ])
    }

    /// Names that are words of the predicate language: expressions escape them, key paths need not.
    @Test func reservedWordsAreNamesLikeOthers() throws {
        let old = model(
            entity("A", [attribute("any")], links: [link("in", to: "B", inverse: "none")]),
            entity("B", links: [link("none", to: "A", inverse: "in")]))
        let new = model(
            entity("A", [attribute("some", id: "any")], links: [link("inside", to: "B", inverse: "none", id: "in")]),
            entity("B", links: [link("none", to: "A", inverse: "inside")]))
        let composed = compose(old, new)
        #expect(
            rows(composed) == [
                "AToA.some = $source.#any", "AToA.inside = $source.in by BToB", "BToB.none = $source.none by AToA",
            ])
        let rows = composed.mapping.entityMappings.flatMap(\.relationshipMappings)
        #expect(rows.compactMap(\.sourceRelationshipName) == ["in", "none"])
        let side = MappingCheckSubject.Side(version: nil, copiedHashes: [:], staleEntities: [])
        let subject = MappingCheckSubject(mapping: composed.mapping, source: side, destination: side, versions: [])
        #expect(MappingChecker().findings(in: subject).map(\.code) == [.mappingUnneeded])
    }

    @Test func objectsOfSeveralMappingsAreAskedForByTheRelationship() {
        let old = model(
            entity("Zoo", links: [many("pets", to: "Animal")]), entity("Animal"), entity("Cat", parent: "Animal"))
        let new = model(
            entity("Zoo", links: [many("animals", to: "Animal") { $0.renamingIdentifier = "pets" }]),
            entity("Animal"), entity("Cat", parent: "Animal"))
        let name = "destinationInstancesForSourceRelationshipNamed:sourceInstances:"
        #expect(
            rows(compose(old, new)) == [
                "ZooToZoo.animals = FUNCTION($manager, \"\(name)\", \"pets\", $source.pets)"
            ])
    }

    @Test func whatCannotBeCopiedIsLeftToAPolicy() {
        let old = model(
            entity(
                "Person", [attribute("age", .string), attribute("price", .double), attribute("score", .integer16)],
                links: [many("cars", to: "Car", inverse: "owner")]),
            entity("Car", links: [link("owner", to: "Person", inverse: "cars")]))
        let new = model(
            entity(
                "Person",
                [
                    attribute("age", .integer32), attribute("price", .decimal), attribute("score", .integer64),
                    attribute("code") { $0.isOptional = false },
                    attribute("rank", .integer16) {
                        $0.isOptional = false
                        $0.defaultValueText = "0"
                    },
                ], links: [link("cars", to: "Car", inverse: "owner")]),
            entity("Car", links: [link("owner", to: "Person", inverse: "cars")]))
        let composed = compose(old, new)
        #expect(
            rows(composed) == [
                "CarToCar.owner = FUNCTION($entityPolicy, \"ownerFrom:manager:\", $source.owner, $manager)",
                "PersonToPerson.age = FUNCTION($entityPolicy, \"ageFrom:\", $source.age)",
                "PersonToPerson.code = FUNCTION($entityPolicy, \"codeFrom:\", $source)",
                "PersonToPerson.price = FUNCTION($entityPolicy, \"priceFrom:\", $source.price)",
                "PersonToPerson.rank",
                "PersonToPerson.score",
                "PersonToPerson.cars = FUNCTION($entityPolicy, \"carsFrom:manager:\", $source.cars, $manager)",
            ])
        #expect(composed.policies.map(\.className) == ["V1toV2_Car", "V1toV2_Person"])
        #expect(composed.policies[1].methods.map(\.property) == ["age", "cars", "code", "price"])
        #expect(composed.policies[1].methods[0].reason == "String cannot become Integer 32")
        #expect(composed.mapping.entityMappings.map(\.policyClassName) == ["V1toV2_Car", "V1toV2_Person"])
        #expect(composed.mapping.entityMappings.allSatisfy { $0.kind == .custom })
    }

    /// A row without an expression would copy the older property, which is a different one.
    @Test func aNamesakeIsNotCopied() {
        let old = model(entity("Book", [attribute("title"), attribute("name")]))
        let new = model(
            entity("Book", [attribute("heading", id: "title"), attribute("title", id: "other"), attribute("name")]))
        let composed = compose(old, new)
        #expect(
            rows(composed) == [
                "BookToBook.heading = $source.title", "BookToBook.name",
                "BookToBook.title = FUNCTION($entityPolicy, \"titleFrom:\", $source)",
            ])
        #expect(composed.policies.first?.methods.first?.reason.contains("is a different one") == true)
    }

    @Test func anAttributeThatBecomesARelationshipAndTheReverse() {
        let old = model(entity("Book", [attribute("author")], links: [link("shelf", to: "Shelf")]), entity("Shelf"))
        let new = model(
            entity("Book", [attribute("shelf")], links: [link("author", to: "Shelf")]), entity("Shelf"))
        #expect(
            rows(compose(old, new)) == [
                "BookToBook.shelf = FUNCTION($entityPolicy, \"shelfFrom:\", $source.shelf)",
                "BookToBook.author = FUNCTION($entityPolicy, \"authorFrom:manager:\", $source.author, $manager)",
            ])
    }

    /// The links of a new direction are those of the existing direction.
    @Test func aRequiredInverseOfAnOldRelationshipNeedsNoPolicy() {
        let old = model(entity("Shelf", links: [many("books", to: "Book")]), entity("Book"))
        let new = model(
            entity("Shelf", links: [many("books", to: "Book", inverse: "shelf")]),
            entity("Book", links: [link("shelf", to: "Shelf", inverse: "books") { $0.isOptional = false }]))
        #expect(rows(compose(old, new)) == ["BookToBook.shelf", "ShelfToShelf.books"])
        let unknown = model(
            entity("Shelf"), entity("Book", links: [link("shelf", to: "Shelf") { $0.isOptional = false }]))
        #expect(compose(model(entity("Shelf"), entity("Book")), unknown).policies.map(\.className) == ["V1toV2_Book"])
    }

    @Test func mappingsOfOneNameGetDifferentOnes() {
        let old = model(entity("A"))
        let new = model(entity("A"), entity("AToA"))
        let mappings = compose(old, new).mapping.entityMappings
        #expect(mappings.map(\.effectiveName) == ["AToA", "AToA_2"])
        #expect(mappings.map(\.name) == [nil, "AToA_2"])
    }

    @Test func namesOfPoliciesAreNamesOfClasses() {
        func name(_ old: String, _ new: String, _ entity: String) -> String {
            var names = PolicyClassName(from: old, to: new)
            return names.name(forEntity: entity)
        }
        #expect(name("V1", "V2", "Person") == "V1toV2_Person")
        #expect(name("Zoo", "Zoo 2", "Cat") == "ZootoZoo_2_Cat")
        #expect(name("1.0", "1.1", "A-b") == "_1_0to1_1_A_b")
        #expect(name("", "", "") == "to_")
        var names = PolicyClassName(from: "V1", to: "V2")
        #expect(
            ["Cat", "cat", "Cat"].map { names.name(forEntity: $0) } == ["V1toV2_Cat", "V1toV2_cat2", "V1toV2_Cat3"])
        let old = model(entity("a-", [attribute("a")]), entity("a+", [attribute("a")]))
        let new = model(entity("a-", [attribute("a", .date)]), entity("a+", [attribute("a", .date)]))
        #expect(compose(old, new).policies.map(\.className) == ["V1toV2_a_", "V1toV2_a_2"])
    }

    @Test func hostileModelsGetAnAnswer() {
        let cycle = model(
            entity("A", parent: "B", [attribute("a")], links: [link("r", to: "Gone", inverse: "x")]),
            entity("B", parent: "A", [attribute("a")]), entity("A"), entity("C", parent: "C", [attribute("c")]),
            entity("", [attribute("")]))
        let composed = compose(cycle, cycle)
        #expect(composed.mapping.entityMappings.map(\.destinationEntityName) == ["", "A", "B", "C"])
        for mapping in composed.mapping.entityMappings {
            #expect(Set(mapping.attributeMappings.map(\.name)).count == mapping.attributeMappings.count)
        }
        #expect(compose(model(), cycle).mapping.entityMappings.allSatisfy { $0.kind == .add })
        #expect(compose(cycle, model()).mapping.entityMappings.isEmpty)
    }
}
