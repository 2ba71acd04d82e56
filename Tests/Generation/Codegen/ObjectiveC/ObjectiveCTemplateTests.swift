import Foundation
import ModelcBase
import ModelcCodegen
import ModelcSchema
import ModelcSettings
import ModelcSourceCode
import ModelcTemplating
import Testing

/// Objective-C: templates.
@Suite struct ObjectiveCTemplateTests {
    @Test func aBlankTextMakesNoFileAndATemplateForTheModelMakesOne() throws {
        let set = try templates([
            "blank": "<$if entity.isAbstract$>\nx\n<$endif$>\n\n",
            "list": "<$foreach entity model.entities$>\n<$entity.className$>\n<$endforeach$>\n\n",
            "t.manifest": "blank {{entity}}.txt entity machine\nlist {{model}}.txt model human\n",
        ])
        let generator = ObjectiveCGenerator(objectiveCOptions(), templates: set)
        let result = generator.generate(.init(model(entity("B", class: "Book"), entity("A")))) { _ in .init(path: "") }
        let list = GeneratedFile(path: "BookList.txt", text: "A\nBook\n", policy: .human, template: "list")
        #expect(result.files == [list])
        #expect(result.diagnostics == [])
    }

    @Test func aFaultyTemplateMakesNoFilesAndSaysWhereItIsFaulty() throws {
        let set = try templateSet(["t": "<$entity.clasName$>", "t.manifest": "t {{class}}.h entity machine\n"])
        let (templates, diagnostics) = OutputTemplates.compile(set, for: .objectiveC)
        #expect(templates.entries.isEmpty)
        #expect(diagnostics.map(\.id.rawValue) == ["template-unknown-key"])
    }

    @Test func whatTheModelSaysOfItsVersionOfInheritanceAndOfFetchRequests() throws {
        let set = try templates([
            "t": """
            <$model.versionName$> <$model.isCurrentVersion$> <$model.allVersions.join(",")$> <$model.hash$>
            <$entity.parentName$> <$entity.rootEntityName$> <$entity.versionHash$>
            <$foreach item model.fetchRequests$>
            <$item.name$> <$item.entityName$> <$item.resultKind$> <$item.fetchLimit$> <$item.fetchBatchSize$>
            <$item.includesSubentities$> <$item.includesPropertyValues$> <$item.includesPendingChanges$>
            <$item.returnsObjectsAsFaults$> <$item.returnsDistinctResults$> <$item.userInfo.@count$>
            <$endforeach$>

            """, "t.manifest": "t {{class}}.txt entity human\n",
        ])
        var schema = model(entity("Item"), entity("Book", parent: "Item"))
        var request = FetchRequestDescription()
        (request.name, request.entityName, request.resultType) = ("all", "Book", .managedObjectIDs)
        (request.fetchLimit, request.fetchBatchSize, request.includesSubentities) = (3, 10, false)
        schema.fetchRequests = [request]
        let hash = try #require(VersionHash(bytes: Array(repeating: 1, count: 32)))
        let hashed = EntityVersionHash(
            name: "Book", outcome: .success(hash), reasons: [], facts: [], parentName: "Item", properties: [],
            place: SchemaLocation(schema.entities[1]))
        var options = objectiveCOptions()
        options.version = VersionFacts(
            name: "Two", isCurrent: true, allNames: ["One", "Two"],
            hashes: ModelVersionHashes(entities: [hashed], ownReasons: []))
        // Settings for an entity do not hide the version from its templates.
        var own = EntityOverride(name: "Book", origin: .flag)
        own.settings.docFacts = .flag(true)
        options.settings.entities = .flag(EntityOverrides([own]))
        let result = ObjectiveCGenerator(options, templates: set)
            .generate(.init(schema)) { _ in .init(path: "") }
        let checksum = try #require(options.version.hashes?.checksum?.base64)
        let expected = """
            Two true One,Two \(checksum)
            Item Item \(hash.hexadecimal)
            all Book ids 3 10
            false false true
            true false 0

            """
        #expect(result.text(of: "Book.txt") == expected)
    }

    @Test func everyKeyIsDocumentedWithASentence() {
        for root in OutputScope.allCases.map({ OutputTemplates.root(of: $0, in: .objectiveC) }) {
            let catalog = SchemaCatalog(root: root)
            #expect(catalog.schemas.count >= 11)
            for key in catalog.schemas.flatMap(\.keys) { #expect(key.documentation.hasSuffix("."), "\(key.name)") }
        }
    }

    private func templates(_ files: [String: String]) throws -> OutputTemplates {
        OutputTemplates.compile(try templateSet(files), for: .objectiveC).templates
    }

    private func templateSet(_ files: [String: String]) throws -> TemplateSet {
        let sources = files.map { ($0, TemplateSource(path: $0, text: SourceText(Array($1.utf8)))) }
        return try #require(TemplateSet.load(bundled: Dictionary(uniqueKeysWithValues: sources)).set)
    }
}
