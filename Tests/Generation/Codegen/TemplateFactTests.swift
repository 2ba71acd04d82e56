import ModelcBase
import ModelcCodegen
import ModelcSchema
import ModelcTemplating
import Testing

/// Keys of the model that the user's templates can use and the bundled ones do not need (Templates).
@Suite struct TemplateFactTests {
    private func text(
        _ template: String, _ model: ManagedObjectModel, _ version: VersionFacts = VersionFacts()
    ) throws -> String {
        let files = ["t": template, "t.manifest": "t {{class}}.txt entity machine\n"]
        let sources = files.map { ($0, TemplateSource(path: $0, text: SourceText(Array($1.utf8)))) }
        let set = try #require(TemplateSet.load(bundled: Dictionary(uniqueKeysWithValues: sources)).set)
        let (templates, problems) = OutputTemplates.compile(set, for: .swift)
        #expect(problems.map(\.message) == [])
        var options = options()
        options.version = version
        let generator = CodeGenerator(options, templates: templates)
        return generator.generate(ResolvedModel(model)) { _ in .init(path: "") }.text(of: "Child.txt")
    }

    @Test func listsWithInheritedPropertiesSayWhoseClassDeclaresThem() throws {
        let schema = model(
            entity("Parent", attributes: [attribute("b")], relationships: [toMany("notes", "Parent")]),
            entity(
                "Child", parent: "Parent", attributes: [attribute("a"), attribute("c")],
                fetched: [fetched("f", "Child")]))
        let template = """
            <$foreach item entity.allAttributes$><$item.entityName$>.<$item.name$> <$endforeach$>
            <$foreach item entity.allRelationships$><$item.entityName$>.<$item.name$> <$item.maximumCount$><$endforeach$>
            <$foreach item entity.allFetchedProperties$><$item.name$><$endforeach$>
            <$foreach item entity.ancestors$><$item.className$><$endforeach$>

            """
        #expect(try text(template, schema) == "Child.a Parent.b Child.c \nParent.notes 0\nf\nParent\n")
    }

    @Test func theInverseOfARelationshipWhichAnAncestorOfTheDestinationMayDeclare() throws {
        var notes = toMany("notes", "Child")
        (notes.inverseName, notes.inverseEntityName) = ("owner", "Parent")
        var owner = toMany("owner", "Child")
        (owner.inverseName, owner.inverseEntityName) = ("notes", "Child")
        let schema = model(
            entity("Parent", relationships: [owner]),
            entity("Child", parent: "Parent", relationships: [notes, toMany("others", "Child")]))
        let template = """
            <$foreach item entity.relationships$><$item.name$>: <$item.inverse.entityName$>.<$item.inverse.name$> <$item.inverse.inverse.name$>.
            <$endforeach$>
            """
        let result = try text(template, schema)
        #expect(result == "notes: Parent.owner notes.\nothers: . .\n")
    }

    @Test func whetherAVariableOfAPredicateTakesSeveralValues() throws {
        var request = FetchRequestDescription()
        (request.name, request.entityName, request.predicate) = ("some", "Child", "a IN $ALL OR a == $ONE")
        var schema = model(entity("Child", attributes: [attribute("a")]))
        schema.fetchRequests = [request]
        let template = """
            <$foreach item entity.fetchRequests$><$foreach variable item.variables$><$variable.name$> <$variable.isCollection$>
            <$endforeach$><$endforeach$>
            """
        #expect(try text(template, schema) == "ALL true\nONE false\n")
    }

    @Test func whatTheModelSaysOfAnEntityAndAnAttribute() throws {
        var title = attribute("title", class: "NSArray")
        (title.renamingIdentifier, title.versionHashModifier, title.usesScalarValue) = ("name", "2", true)
        (title.valueTransformerName, title.isIndexedBySpotlight) = ("T", true)
        var child = entity("Child", attributes: [title])
        (child.renamingIdentifier, child.versionHashModifier, child.codeGenerationType) = ("Old", "m", nil)
        var constraint = UniquenessConstraint()
        constraint.members = [NamedReference(name: "title")]
        child.uniquenessConstraints = [constraint]
        var index = FetchIndexDescription()
        index.name = "byTitle"
        var element = FetchIndexElementDescription()
        (element.propertyName, element.order) = ("title", .descending)
        index.elements = [element]
        child.fetchIndexes = [index]
        var schema = model(child)
        var configuration = ConfigurationDescription()
        (configuration.name, configuration.members) = ("Cloud", [NamedReference(name: "Child")])
        schema.configurations = [configuration]
        let template = """
            <$entity.renamingIdentifier$> <$entity.versionHashModifier$> <$entity.codeGeneration$> <$entity.configurations.join(",")$>
            <$foreach item entity.indexes$><$item.name$><$foreach part item.elements$> <$part.property$> <$part.order$> <$part.collation$><$endforeach$><$endforeach$>
            <$foreach names entity.uniquenessConstraints$><$names.join(",")$><$endforeach$>
            <$foreach item entity.attributes$><$item.renamingIdentifier$> <$item.versionHashModifier$> <$item.valueTransformerName$> <$item.customClassName$> <$if item.usesScalarValue$>scalar<$endif$> <$if item.isSpotlightIndexed$>found<$endif$><$endforeach$>

            """
        let configurations = """
            <$foreach item model.configurations$><$item.name$> <$item.entities.className.join(",")$> <$item.entityNames.join(",")$>
            <$endforeach$>
            """
        #expect(try text(configurations, schema) == "Cloud Child Child\n")
        #expect(
            try text(template, schema)
                == "Old m manual Cloud\nbyTitle title descending Binary\ntitle\nname 2 T NSArray scalar found\n")
    }

    @Test func theVersionItsHashesAndItsSiblings() throws {
        let schema = model(entity("Parent"), entity("Child", parent: "Parent"))
        let template = """
            <$model.versionName$> <$model.isCurrentVersion$> <$model.allVersions.join(",")$>
            <$model.hash$>
            <$entity.rootEntity.name$> <$entity.versionHash$> <$entity.rootEntity.versionHash$>.

            """
        let digest = { (byte: UInt8) in try #require(VersionHash(bytes: Array(repeating: byte, count: 32))) }
        let hashes = ModelVersionHashes(
            entities: try [hashed("Child", digest(0xAB)), hashed("Parent", nil)], ownReasons: [])
        let facts = VersionFacts(name: "Two", isCurrent: false, allNames: ["One", "Two"], hashes: hashes)
        let child = String(repeating: "ab", count: 32)
        // If one entity has no hash, the model has no checksum.
        #expect(try text(template, schema, facts) == "Two false One,Two\n\nParent \(child) .\n")
        let whole = ModelVersionHashes(entities: [try hashed("Child", digest(0xAB))], ownReasons: [])
        let complete = VersionFacts(hashes: whole)
        let checksum = try #require(whole.checksum?.base64)
        #expect(try text("<$model.hash$> <$model.versionName$>.\n", schema, complete) == "\(checksum) .\n")
        #expect(try text("<$model.hash$><$entity.versionHash$>.\n", schema) == ".\n")
    }

    @Test func whatTheModelSaysOfAFetchRequestFromTheEntityAndFromTheModel() throws {
        var request = FetchRequestDescription()
        (request.name, request.entityName, request.predicate) = ("oneOld", "Child", "a == $WHAT")
        (request.fetchLimit, request.fetchBatchSize, request.resultType) = (5, 20, .dictionaries)
        (request.includesSubentities, request.returnsDistinctResults) = (false, true)
        var all = FetchRequestDescription()
        (all.name, all.entityName) = ("all", "Child")
        var schema = model(entity("Child", attributes: [attribute("a")]))
        schema.fetchRequests = [request, all]
        let template = """
            <$foreach item entity.fetchRequests$>
            <$item.name$> <$item.entityName$> <$item.entity.className$> <$item.predicateString$> <$item.resultKind$>
            <$item.isSingleResult$> <$item.fetchLimit$> <$item.fetchBatchSize$> <$item.includesSubentities$>
            <$item.includesPropertyValues$> <$item.includesPendingChanges$> <$item.returnsObjectsAsFaults$>
            <$item.returnsDistinctResults$> <$item.variables.name.join(",")$> <$item.userInfo.@count$>
            <$endforeach$>
            <$model.fetchRequests.name.join(",")$>

            """
        let expected = """
            all Child Child  objects
            false 0 0 true
            true true true
            false  0
            oneOld Child Child a == $WHAT dictionaries
            true 5 20 false
            true false true
            true WHAT 0
            all,oneOld

            """
        #expect(try text(template, schema) == expected)
    }

    @Test func listsOfAttributesAndRelationshipsByWhatTheyAre() throws {
        var titled = attribute("titled")
        titled.defaultValueText = "x"
        let schema = model(
            entity(
                "Child",
                attributes: [
                    titled, attribute("title"), attribute("maybe", optional: true), attribute("count", .integer16),
                    attribute("sum", .double, derived: true), attribute("place", .composite, composite: "Place"),
                    attribute("kind", .integer16, userInfo: ["RawType": "Kind"]),
                ],
                relationships: [
                    toOne("one", "Child"), toMany("many", "Child"), toMany("list", "Child", ordered: true),
                ],
                fetched: [fetched("found", "Child")]), composites: [composite("Place")])
        let template = """
            <$entity.required.name.join(",")$>
            <$entity.requiredWithoutDefault.name.join(",")$>
            <$entity.scalars.name.join(",")$>
            <$entity.derived.name.join(",")$> <$entity.composite.name.join(",")$> <$entity.rawTyped.name.join(",")$>
            <$entity.toOne.name.join(",")$> <$entity.ordered.name.join(",")$> <$entity.toMany.name.join(",")$>
            <$foreach item entity.fetchedProperties$>
            <$item.name$> <$item.entityName$> <$item.destination.className$> <$item.userInfo.@count$>
            <$endforeach$>

            """
        let expected = """
            count,kind,place,sum,title,titled
            count,kind,place,title
            count,sum
            sum place kind
            one list list,many
            found Child Child 0

            """
        #expect(try text(template, schema) == expected)
    }

    @Test func theLayoutAndTheTypeOfACollectionWithoutTheMarkOfAnOptional() throws {
        let schema = model(entity("Child", relationships: [toMany("many", "Child")]))
        let template = "<$generator.style$> <$model.names.IndexSet$> <$entity.toMany.collectionType.join(\",\")$>\n"
        #expect(try text(template, schema) == "modern IndexSet Set<Child>\n")
    }

    private func hashed(_ name: String, _ hash: VersionHash?) -> EntityVersionHash {
        let entity = entity(name)
        let refusal = VersionHashRefusal("unknown", at: SchemaLocation(entity))
        return EntityVersionHash(
            name: name, outcome: hash.map { .success($0) } ?? .failure(refusal), reasons: [], facts: [],
            parentName: nil, properties: [], place: SchemaLocation(entity))
    }
}
