import ModelcMigration
import ModelcPlans
import ModelcSchema
import ModelcTestSupport
import ModelcVersionHash
import Testing

/// The findings about mapping models, and cases without findings.
@Suite struct MappingCheckerTests {
    /// Persons with cars, the second time with nicknames.
    private let old = model(
        entity("Person", [attribute("name")], links: [many("cars", to: "Car", inverse: "owner")]),
        entity("Car", [attribute("plate")], links: [link("owner", to: "Person", inverse: "cars")]))
    private let new = model(
        entity(
            "Person", [attribute("name"), attribute("age", .integer16)],
            links: [many("cars", to: "Car", inverse: "owner")]),
        entity("Car", [attribute("plate")], links: [link("owner", to: "Person", inverse: "cars")]))

    /// Reports list every code of mapping models.
    @Test func allCodesAreListed() {
        let codes = MappingChecker.codes
        #expect(MigrationFindingCode.allCases.filter { $0.rawValue.hasPrefix("MM") && !codes.contains($0) }.isEmpty)
        #expect(Set(codes).count == codes.count && MappingChecker.codesOfPlans.isSubset(of: codes))
    }

    private func version(_ name: String, _ model: ManagedObjectModel) -> MappingCheckSubject.Version {
        MappingCheckSubject.Version(
            name: name, bundlePath: "M.xcdatamodeld", filePath: "M.xcdatamodeld/\(name).xcdatamodel/contents",
            model: model, hashes: EmbeddedModelComparison.comparableHashes(of: model))
    }

    private func side(
        _ copy: ManagedObjectModel?, _ version: MappingCheckSubject.Version?
    ) -> MappingCheckSubject.Side {
        MappingCheckSubject.Side(
            version: version, copiedHashes: copy.map(EmbeddedModelComparison.comparableHashes) ?? [:],
            staleEntities: copy.flatMap { copy in
                version.map { EmbeddedModelComparison.staleEntities(of: copy, against: $0.model) }
            } ?? [])
    }

    /// The mapping model that modelc creates, changed, and compared with these versions.
    private func findings(
        _ old: ManagedObjectModel? = nil, _ new: ManagedObjectModel? = nil,
        versions: [(String, ManagedObjectModel)]? = nil, policies: PolicyClasses? = nil,
        editing edit: (inout MappingModel) -> Void = { _ in }
    ) -> [MappingFinding] {
        let (old, new) = (old ?? self.old, new ?? self.new)
        var mapping = MappingComposer().compose(
            from: MappingComposer.Version(name: "V1", model: old, path: "V1.xcdatamodel"),
            to: MappingComposer.Version(name: "V2", model: new, path: "V2.xcdatamodel")
        ).mapping
        edit(&mapping)
        let known = (versions ?? [("V1", old), ("V2", new)]).map { version($0.0, $0.1) }
        let subject = MappingCheckSubject(
            mapping: mapping, source: side(mapping.source.model, known.first { $0.name == "V1" }),
            destination: side(mapping.destination.model, known.first { $0.name == "V2" }), versions: known,
            policyClasses: policies)
        return MappingChecker().findings(in: subject)
    }

    private func texts(_ findings: [MappingFinding]) -> [String] {
        findings.map { "\($0.code.rawValue) \($0.modelPath): \($0.message)" }
    }

    @Test func whatModelcMakesIsWithoutProblemAndNotNeededHere() {
        #expect(
            texts(findings()) == ["MM607 : Core Data infers the mapping between these versions by itself"])
        let blocked = model(entity("Person", [attribute("name", .integer16)]), entity("Car"))
        #expect(findings(old, blocked).isEmpty)
    }

    @Test func aMappingModelWithWorkOfItsOwnIsNeededForThat() throws {
        let found = findings { mapping in
            mapping.entityMappings[1].policyClassName = "P"
            mapping.entityMappings[1].attributeMappings[0].valueExpression = .sourceProperty("name")
            mapping.entityMappings[0].sourceFilter = "plate != nil"
        }
        #expect(found.map(\.code) == [.mappingUnneeded])
        let exception = "except for 1 policy and 1 expression and 1 filter of this mapping model"
        #expect(found.first?.message.hasSuffix(exception) == true)
        #expect(found.first?.level == .note)
    }

    @Test func anOutdatedCopyIsShownWithTheDifference() throws {
        var changed = new
        changed.entities[0].attributes.append(attribute("mail") { $0.position = position(7) })
        let found = findings(versions: [("V1", old), ("V2", changed)])
        let stale = try #require(found.first { $0.code == .staleMapping })
        #expect(stale.message.hasPrefix("the embedded destination model differs from 'V2' in Person"))
        #expect(stale.related.map(\.message) == ["Person.mail: attribute added, optional: String"])
        #expect(stale.related.first?.location.position == position(7))
        #expect(stale.related.first?.location.path == "M.xcdatamodeld/V2.xcdatamodel/contents")
        #expect(stale.level == .error)
        // The row that is now missing is also reported.
        #expect(found.map(\.code).contains(.propertyWithoutRow))
    }

    /// Core Data compares the entities that entity mappings mention, and no others.
    @Test func aDifferenceInWhatNoEntityMappingMentionsIsOnlyANote() throws {
        var changed = new
        changed.entities.append(entity("Badge"))
        let found = findings(versions: [("V1", old), ("V2", changed)])
        let stale = try #require(found.first { $0.code == .staleMapping })
        #expect(stale.level == .note)
        #expect(
            stale.message.hasSuffix(
                "in Badge, which no entity mapping mentions: Core Data still finds this mapping model"))
    }

    @Test func aDifferenceThatCoreDataDoesNotSeeIsOnlyANote() throws {
        var changed = new
        changed.entities[0].representedClassName = "People"
        let found = findings(versions: [("V1", old), ("V2", changed)])
        let harmless = try #require(found.first { $0.code == .staleMapping })
        #expect(harmless.level == .note)
        #expect(harmless.related.count == 1)
    }

    @Test func aMappingModelThatFitsOtherVersions() throws {
        var third = new
        third.entities[1].attributes.append(attribute("colour"))
        let versions = [("V1", old), ("V2", new), ("V3", third)]
        #expect(!findings(versions: versions).map(\.code).contains(.ambiguousMapping))
        let found = findings(versions: versions) { $0.entityMappings.remove(at: 0) }
        let ambiguous = try #require(found.first { $0.code == .ambiguousMapping })
        #expect(ambiguous.related.map(\.message) == ["from 'V1' to 'V3', without the objects of Car"])
        #expect(ambiguous.help == "add entity mappings for Car")
    }

    /// Core Data drops objects of an entity that the mapping model does not mention and cannot mention: an error, with
    /// advice that can be followed.
    @Test func anotherPairWithAnEntityMore() throws {
        let toy = entity("Toy")
        let (third, fourth) = (
            model(old.entities[0], old.entities[1], toy), model(new.entities[0], new.entities[1], toy)
        )
        let found = findings(versions: [("V1", old), ("V2", new), ("V3", third), ("V4", fourth)])
        let finding = try #require(found.first { $0.code == .ambiguousMapping })
        #expect(finding.level == .error && finding.message.hasSuffix("where it drops the objects of Toy"))
        // The harmful pair is listed before pairs without losses.
        #expect(
            finding.related.map(\.message) == ["from 'V3' to 'V4', without the objects of Toy", "from 'V1' to 'V4'"])
        #expect(
            finding.help
                == "remove the mapping model, because Core Data infers these migrations; or make a mapping model "
                + "from 'V3' to 'V4' as well and choose in code which one is used, or migrate in stages, "
                + "and set 'rules: { MM602: info }' under 'lint' in .modelc.yml")
    }

    /// The entity was added in a version between those of the mapping model, which adds it: its objects are lost.
    @Test func anEntityThatCameInBetween() throws {
        let (book, pet) = (entity("Book", [attribute("title")]), entity("Pet", [attribute("name")]))
        let last = model(book, entity("Pet", [attribute("name"), attribute("age", .integer16)]))
        func found(_ first: ManagedObjectModel, _ middle: ManagedObjectModel) throws -> MappingFinding {
            let all = findings(first, last, versions: [("V1", first), ("V1b", middle), ("V2", last)])
            return try #require(all.first { $0.code == .ambiguousMapping })
        }
        let finding = try found(model(book), model(book, pet))
        #expect(finding.level == .error)
        #expect(finding.related.map(\.message) == ["from 'V1b' to 'V2', without the objects of Pet"])
        // If Core Data cannot infer the migration, the mapping model is required, and stages do not help.
        let blocked = try found(model(book), model(book, entity("Pet", [attribute("name", .integer16)])))
        #expect(
            blocked.help
                == "make a mapping model from 'V1b' to 'V2' as well and choose in code which one is used, "
                + "and set 'rules: { MM602: info }' under 'lint' in .modelc.yml")
    }

    /// An entity mapping helps for some pairs, but not for others.
    @Test func adviceForEachHarmfulPair() throws {
        let toy = entity("Toy")
        let (first, last) = (
            model(old.entities[0], old.entities[1], toy), model(new.entities[0], new.entities[1], toy)
        )
        let found = findings(versions: [("V1", old), ("V1b", first), ("V2", new), ("V3", last)]) { mapping in
            mapping.entityMappings.remove(at: 0)
        }
        let finding = try #require(found.first { $0.code == .ambiguousMapping })
        #expect(finding.related.count == 3)
        #expect(
            finding.help
                == "add entity mappings for Car; make a mapping model from 'V1b' to 'V3' as well and choose in code "
                + "which one is used, or migrate in stages, "
                + "and set 'rules: { MM602: info }' under 'lint' in .modelc.yml")
    }

    /// A long list of pairs is cut.
    @Test func manyOtherPairsAreCounted() throws {
        let others = (3...30).map { number in
            ("V\(number)", model(new.entities[0], new.entities[1], entity("Toy\(number)")))
        }
        let found = findings(versions: [("V1", old), ("V2", new)] + others)
        let finding = try #require(found.first { $0.code == .ambiguousMapping })
        #expect(finding.level == .note && finding.related.count == 9)
        #expect(finding.related.last?.message == "and 20 more")
    }

    /// An expression leads to an entity that the mapping model leaves out, and that lacks the property in other
    /// versions.
    @Test func anotherPairWithoutWhatAnExpressionAsksFor() throws {
        var first = old
        first.entities[1].attributes = []
        let last = model(entity("Person", [attribute("name"), attribute("plate")]))
        func found(_ path: String) throws -> MappingFinding {
            let all = findings(old, last, versions: [("V0", first), ("V1", old), ("V2", last)]) { mapping in
                mapping.entityMappings[0].attributeMappings[1].valueExpression = try? ValueExpression(format: path)
            }
            return try #require(all.first { $0.code == .ambiguousMapping })
        }
        let broken = try found("$source.cars.plate")
        #expect(broken.level == .error && broken.message.hasSuffix("where it fails"))
        #expect(broken.related.first?.message.hasSuffix("uses Car.plate, which does not exist") == true)
        #expect(try found("$source.name").level == .note)
    }

    /// A later version with an additional entity: the mapped entities are equal, and the new entity cannot be
    /// mentioned.
    @Test func aLaterVersionWithMoreEntitiesIsNoProblem() throws {
        var third = new
        third.entities.append(entity("Toy"))
        let found = findings(versions: [("V1", old), ("V2", new), ("V3", third)])
        let harmless = try #require(found.first { $0.code == .ambiguousMapping })
        #expect(harmless.level == .note && harmless.help == nil)
        #expect(harmless.related.map(\.message) == ["from 'V1' to 'V3'"])
    }

    /// Nothing is migrated from a newer to an older version.
    @Test func theOtherDirectionDoesNotCount() {
        var smaller = new
        smaller.entities.remove(at: 1)
        smaller.entities[0].relationships = []
        let first = model(smaller.entities[0], entity("Gone"))
        #expect(!findings(first, smaller).map(\.code).contains(.ambiguousMapping))
    }

    /// Versions with equal hashes have the same stores, so a mapping model for one is for all of them.
    @Test func versionsWithTheSameHashesAreOne() {
        let found = findings(versions: [("V1", old), ("V2", new), ("V2 copy", new)])
        #expect(!found.map(\.code).contains(.ambiguousMapping))
    }

    @Test func namesThatLeadNowhere() throws {
        let found = findings { mapping in
            mapping.entityMappings[0].sourceEntityName = "Carr"
            mapping.entityMappings[0].sourceFilter = "plate == nil"
            mapping.entityMappings[1].sourceFilter = "nmae == nil AND cars.@count > 0 AND cars.plate != nil"
            mapping.entityMappings[1].attributeMappings[0].name = "agee"
            mapping.entityMappings[1].attributeMappings[1].valueExpression = .sourceProperty("surname")
            mapping.entityMappings[1].relationshipMappings[0].sourceKeyPath = "$source.carz"
            mapping.entityMappings[1].relationshipMappings[0].sourceMappingName = "CarToCar"
        }
        #expect(
            texts(found).filter { $0.hasPrefix("MM605") } == [
                "MM605 CarrToCar: the source model has no entity Carr; did you mean Car?",
                "MM605 PersonToPerson: the filter of source objects tests Person.nmae, which does not exist",
                "MM605 PersonToPerson.agee: Person has no attribute agee; did you mean age?",
                "MM605 PersonToPerson.cars: the value expression uses Person.carz, which does not exist",
                "MM605 PersonToPerson.cars: there is no entity mapping CarToCar; did you mean CarrToCar?",
                "MM605 PersonToPerson.name: the value expression uses Person.surname, which does not exist",
            ])
    }

    /// Core Data compares the hashes of mentioned entities: no version has the hash of an entity that does not exist.
    @Test func mappingsOfNothing() {
        let found = findings { mapping in
            mapping.entityMappings[0].sourceEntityName = "Boat"
            mapping.entityMappings[0].destinationEntityName = "Boat"
            mapping.entityMappings[1].sourceEntityName = nil
            mapping.entityMappings[1].destinationEntityName = nil
            mapping.entityMappings[1].name = "Person"
        }
        #expect(
            texts(found).filter { $0.hasPrefix("MM605") } == [
                "MM605 BoatToBoat: neither version has the entity Boat: Core Data will not find this mapping model",
                "MM605 Person: an entity mapping has neither a source entity nor a destination entity",
            ])
        let near = findings { mapping in
            mapping.entityMappings[0].sourceEntityName = "Carr"
            mapping.entityMappings[0].destinationEntityName = "Carr"
        }
        #expect(texts(near).contains { $0.hasSuffix("this mapping model; did you mean Car?") })
    }

    /// Numbers are the order in which entity mappings run; expressions find objects by the names.
    @Test func repeatedNumbersAndNames() throws {
        let found = findings { mapping in
            mapping.entityMappings[1].number = 1
            mapping.entityMappings[0].position = position(70)
            mapping.entityMappings.append(mapping.entityMappings[0])
            mapping.entityMappings[2].number = 3
        }
        #expect(
            texts(found).filter { $0.hasPrefix("MM61") } == [
                "MM610 CarToCar: CarToCar and PersonToPerson have the number 1: it is unknown which one runs first",
                "MM611 CarToCar: 2 entity mappings have this name: expressions find the objects of only one of them",
            ])
        #expect(found.first { $0.code == .repeatedMappingNumber }?.position == position(70))
        #expect(found.filter { $0.code.rawValue.hasPrefix("MM61") }.allSatisfy { $0.level == .warning })
        let many = findings { mapping in
            for _ in 1...3 { mapping.entityMappings += mapping.entityMappings.prefix(1) }
            for index in mapping.entityMappings.indices { mapping.entityMappings[index].number = 0 }
        }
        #expect(many.first { $0.code == .repeatedMappingNumber }?.message.contains("CarToCar and 2 more have") == true)
    }

    @Test func namesThatEveryObjectKnowsAndThoseOfSubentitiesAreFine() throws {
        let animals = model(
            entity("Animal", [attribute("name")], links: [link("friend", to: "Animal")]),
            entity("Cat", parent: "Animal", [attribute("fur")]))
        let expression = try ValueExpression(
            format: "FUNCTION($entityPolicy, \"a:\", $source.objectID, $source.friend.fur)")
        let found = findings(animals, animals) { mapping in
            mapping.entityMappings[0].attributeMappings[0].valueExpression = expression
        }
        #expect(!found.map(\.code).contains(.unknownInMapping))
    }

    @Test func aRowOfTheWrongKind() {
        let found = findings { mapping in
            var row = AttributeMapping()
            row.name = "cars"
            mapping.entityMappings[1].attributeMappings.append(row)
        }
        #expect(texts(found).contains("MM605 PersonToPerson.cars: Person.cars is not an attribute"))
    }

    @Test func directionsThatDisagree() throws {
        let custom = try ValueExpression(format: "FUNCTION($entityPolicy, \"cars\")")
        let one = findings { $0.entityMappings[1].relationshipMappings[0].valueExpression = custom }
        #expect(
            texts(one).filter { $0.hasPrefix("MM606") } == [
                "MM606 CarToCar.owner: CarToCar.owner is set from $source.owner, and its inverse "
                    + "PersonToPerson.cars is set by another expression"
            ])
        let both = findings { mapping in
            mapping.entityMappings[0].relationshipMappings[0].valueExpression = custom
            mapping.entityMappings[1].relationshipMappings[0].valueExpression = custom
        }
        #expect(!both.map(\.code).contains(.inverseRowsDisagree))
    }

    @Test func aDirectionWithoutARowIsToldOnce() {
        let found = findings { $0.entityMappings[1].relationshipMappings = [] }
        #expect(found.map(\.code) == [.inverseRowsDisagree, .mappingUnneeded])
        #expect(found[0].message.hasSuffix("PersonToPerson.cars has no row"))
    }

    /// A renamed relationship is written out in one direction, and its inverse has kept its name: both have the same
    /// effect.
    @Test func anExplicitDirectionThatMeansTheSameAgrees() {
        let found = findings { mapping in
            mapping.entityMappings[1].relationshipMappings[0].sourceKeyPath = "$source.cars"
            mapping.entityMappings[1].relationshipMappings[0].sourceMappingName = "CarToCar"
        }
        #expect(found.map(\.code) == [.mappingUnneeded])
        let other = model(
            entity(
                "Person", [attribute("name")],
                links: [many("cars", to: "Car", inverse: "owner"), many("toys", to: "Car")]),
            old.entities[1])
        let crossed = findings(other, new) { mapping in
            mapping.entityMappings[1].relationshipMappings[0].valueExpression = .objectsOfSourceRelationship("toys")
        }
        #expect(crossed.map(\.code).contains(.inverseRowsDisagree))
    }

    @Test func whatIsLeftOut() {
        let found = findings { mapping in
            mapping.entityMappings[1].attributeMappings.removeFirst()
            mapping.entityMappings.remove(at: 0)
        }
        #expect(
            texts(found) == [
                "DL206 Car: no entity mapping leads from Car to Car: all its objects are dropped",
                "MM607 : Core Data infers the mapping between these versions by itself",
                "MM608 PersonToPerson.age: no row sets Person.age: it gets its default or no value",
            ])
    }

    @Test func manyMissingRowsAreOneFinding() throws {
        let many = model(
            entity("Person", (0..<8).map { attribute("a\($0)") { $0.position = position(3) } }), entity("Car"))
        let found = findings(many, many) { mapping in
            for place in mapping.entityMappings.indices { mapping.entityMappings[place].attributeMappings = [] }
        }.filter { $0.code == .propertyWithoutRow }
        #expect(
            texts(found) == [
                "MM608 PersonToPerson: no row sets 8 properties (Person.a0, Person.a1, Person.a2, Person.a3, Person.a4 and "
                    + "3 more): each gets its default or no value"
            ])
        #expect(found.first?.related.map(\.message).count == 8 && found.first?.related.last?.message == "Person.a7")
        #expect(found.first?.related.first?.location.position == position(3))
        let entities = model(entity("A"), entity("B"), entity("C"))
        let omitted = findings(entities, entities) { $0.entityMappings = [] }.filter {
            $0.code == .entityOmittedByMapping
        }
        #expect(
            texts(omitted) == [
                "DL206 : no entity mapping leads from 3 entities that both versions have (A, B, C): all their objects are "
                    + "dropped"
            ])
    }

    @Test func policiesAreLookedForUnderTheNameOfTheRuntime() {
        let classes = [
            PolicyClasses.Declaration(name: "Plain", objectiveCName: nil, superclass: "NSEntityMigrationPolicy"),
            PolicyClasses.Declaration(name: "Named", objectiveCName: "V1toV2_A", superclass: "Base"),
            PolicyClasses.Declaration(name: "Base", objectiveCName: nil, superclass: "NSEntityMigrationPolicy"),
            PolicyClasses.Declaration(name: "Other", objectiveCName: "Other", superclass: "NSObject"),
            PolicyClasses.Declaration(name: "Far", objectiveCName: "Far", superclass: "Unknown"),
        ]
        func problem(_ name: String, module: String? = nil) -> String? {
            findings(policies: PolicyClasses(classes, module: module)) { $0.entityMappings[0].policyClassName = name }
                .first { $0.code == .unknownPolicy }?.message
        }
        #expect(problem("App.Plain") == nil)
        #expect(problem("V1toV2_A") == nil)
        #expect(problem("Far") == nil)
        #expect(problem("") == nil)
        #expect(problem("Plain")?.contains("includes its module") == true)
        #expect(problem("App.V1toV2_A")?.contains("has no module") == true)
        #expect(problem("App.Named")?.contains("has no module") == true)
        #expect(problem("App.Plain", module: "Core")?.contains("in the module Core") == true)
        #expect(problem("Other")?.contains("not an NSEntityMigrationPolicy") == true)
        #expect(problem("Plan")?.hasSuffix("did you mean Plain?") == true)
        #expect(findings { $0.entityMappings[0].policyClassName = "Gone" }.map(\.code) == [.mappingUnneeded])
    }

    /// The versions are unknown: the copies are checked nevertheless.
    @Test func copiesTakeThePlaceOfVersionsThatAreNotFound() {
        let found = findings(versions: []) { $0.entityMappings[1].attributeMappings[0].name = "gone" }
        #expect(found.map(\.code).contains(.unknownInMapping))
        let without = findings(versions: []) { mapping in
            mapping.source.model = nil
            mapping.destination.model = nil
            mapping.entityMappings[1].attributeMappings[0].name = "gone"
        }
        #expect(without.isEmpty)
    }

    @Test func hostileMappingsGetAnAnswer() {
        let found = findings { mapping in
            mapping.entityMappings += mapping.entityMappings
            mapping.entityMappings[0].sourceFilter = String(repeating: "(", count: 10_000)
            mapping.entityMappings[1].relationshipMappings[0].sourceKeyPath = String(
                repeating: "$source.", count: 5_000)
            mapping.entityMappings[2].destinationEntityName = nil
            mapping.entityMappings[3].sourceEntityName = ""
        }
        #expect(!found.isEmpty)
    }
}
