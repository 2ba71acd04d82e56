import Foundation
import ModelcBase
import ModelcPlans
import ModelcSchema
import ModelcTestSupport
import Testing

@testable import ModelcFiles
@testable import ModelcMigration

/// The statements of the pages about models, mapping models and migrations match the code.
@Suite struct FormatPageTests {
    @Test(arguments: ["Formats", "FormatModelXML", "FormatMigrationFacts"])
    func everyExampleIsReadWithoutProblemAndComesBack(page: String) throws {
        let examples = try FormatExample.all(onPage: page)
        #expect(!examples.isEmpty)
        for example in examples {
            let (model, diagnostics) = ModelReader.model(in: SourceText(Array(example.utf8)), path: page)
            #expect(diagnostics.isEmpty, "\(diagnostics.map(\.message))")
            #expect(String(decoding: ModelWriter().contents(of: try #require(model)), as: UTF8.self) == example)
        }
    }

    @Test func theCurrentVersionIsRead() throws {
        let lists = try DocumentationPage("FormatModelXML").blocks("xml").filter { $0.contains("<plist") }
        #expect(lists.map { CurrentVersionFile.decode(Array($0.utf8)) } == [.name("Library 2.xcdatamodel")])
        #expect(lists == [ModelFixture.currentVersion("Library 2.xcdatamodel")])
    }

    @Test func listsAreInTheOrderThatThePageNames() throws {
        let page = try DocumentationPage("FormatModelXML")
        let versions = page.lines("order")
        let names = page.lines("sorted")
        #expect(versions.count > 3 && names.count > 3)
        #expect(versions == versions.reversed().sorted { VersionOrder($0) < VersionOrder($1) })
        #expect(names == names.reversed().sorted(by: CanonicalNameOrder.areInOrder))
    }

    @Test func everyTypeHasItsCode() throws {
        let rows = try DocumentationPage("FormatModelXML").rows(ofSection: "### 3.2")
        let codes = Dictionary(uniqueKeysWithValues: rows.map { ($0[0], $0[1]) })
        for type in AttributeType.allCases where ![.undefined, .objectID].contains(type) {
            #expect(codes["`\(type.rawValue)`"] == "\(type.code)")
        }
    }

    @Test func attributesAreInTheOrderInWhichTheyAreWritten() throws {
        let text = try DocumentationPage("FormatModelXML").section("### 6.3").replacing("\n ", with: "")
        let orders = [
            "entity": EntityDescription.xmlFormat.fieldNames,
            "attribute": AttributeDescription.xmlFormat.fieldNames,
            "relationship": RelationshipDescription.xmlFormat.fieldNames,
            "fetchRequest": FetchRequestDescription.xmlFormat.fieldNames,
        ]
        for (element, names) in orders {
            #expect(text.contains("- **\(element)**: \(names.joined(separator: ", "))."), "\(element)")
        }
    }

    @Test func everyAttributeIsInATable() throws {
        let page = try DocumentationPage("FormatModelXML")
        let tables = [
            "### 2.3": ManagedObjectModel.xmlFormat.fieldNames, "### 2.4": EntityDescription.xmlFormat.fieldNames,
            "### 2.8": FetchRequestDescription.xmlFormat.fieldNames,
        ]
        let common = documented(page, "### 2.5")
        for (section, names) in tables { #expect(Set(names).subtracting(documented(page, section)).isEmpty) }
        let attribute = documented(page, "### 2.6").union(common)
        let relationship = documented(page, "### 2.7").union(common)
        #expect(attribute == Set(AttributeDescription.xmlFormat.fieldNames))
        #expect(relationship == Set(RelationshipDescription.xmlFormat.fieldNames))
        #expect(common == Set(FetchedPropertyDescription.xmlFormat.fieldNames))
    }

    private func documented(_ page: DocumentationPage, _ section: String) -> Set<String> {
        Set(page.rows(ofSection: section).flatMap { DocumentationPage.code(in: $0[0]) })
    }
}

/// Examples of mapping models.
extension FormatPageTests {
    /// A mapping model from the example model to itself.
    private func mappingModel() throws -> [UInt8] {
        let text = try DocumentationPage.exampleModel()
        let model = try #require(ModelReader.model(in: SourceText(Array(text.utf8)), path: "Formats").model)
        let composed = MappingComposer().compose(
            from: MappingComposer.Version(name: "Library", model: model, path: "Library.xcdatamodel"),
            to: MappingComposer.Version(name: "Library 2", model: model, path: "Library 2.xcdatamodel"))
        return try MappingModelWriter().bytes(of: composed.mapping)
    }

    @Test func aMappingModelHasTheObjectsOfThePage() throws {
        let page = try DocumentationPage("FormatMappingModel")
        let bytes = try mappingModel()
        let text = String(decoding: bytes, as: UTF8.self)
        let objects = try #require(page.blocks("xml").first).components(separatedBy: "\n")
        #expect(objects.count > 10 && text.contains(objects.map { "    " + $0 }.joined(separator: "\n")))
        for line in page.lines("values") {
            #expect(line.split(separator: " ").last.map { text.contains($0) } == true, "\(line)")
        }
        #expect(MappingModelReader().read(bytes, path: page.name).diagnostics.isEmpty)
    }

    @Test func everyExpressionHasTheArchiveOfThePage() throws {
        let rows = try DocumentationPage("FormatMappingModel").rows(ofSection: "## 4.")
        #expect(rows.count == 6)
        for row in rows {
            for text in DocumentationPage.code(in: row[0]) {
                guard case .expression(let expression) = try ValueExpression(format: text).content else {
                    Issue.record("\(text) is no expression")
                    continue
                }
                let archive = String(decoding: try ArchivedExpressionWriter.bytes(of: expression), as: UTF8.self)
                for name in DocumentationPage.code(in: row[1]) { #expect(archive.contains(name), "\(text): \(name)") }
            }
        }
    }

    @Test func charactersAreWrittenAsThePageSays() throws {
        let codes = DocumentationPage.code(in: try DocumentationPage("FormatMappingModel").section("### 2.1"))
        #expect(!codes.isEmpty)
        for (character, escape) in [("&", "\\u2600"), (">", "\\u3e00"), ("<", "\\u3c00")] {
            #expect(StoreEscapes.escaped(character) == escape && codes.contains(character) && codes.contains(escape))
        }
    }
}

/// Tables and examples about migrations.
extension FormatPageTests {
    @Test func everyKindOfChangeIsListedWithItsHash() throws {
        let rows = try DocumentationPage("FormatMigrationFacts").rows(ofSection: "## 2.")
        let listed = rows.flatMap { row in DocumentationPage.code(in: row[0]).map { (kind: $0, hash: row[1]) } }
        let altered = Dictionary(uniqueKeysWithValues: listed.map { ($0.kind, $0.hash) })
        let kinds = Set(SchemaChangeKind.allCases.map(\.rawValue))
        #expect(
            kinds.subtracting(altered.keys).sorted() == [], "give these a row in section 2 of FormatMigrationFacts.md")
        #expect(Set(altered.keys).subtracting(kinds).sorted() == [], "these are not kinds of change")
        for kind in SchemaChangeKind.allCases {
            guard let hash = altered[kind.rawValue] else { continue }
            #expect(hash == (kind.altersHash ? "yes" : "no"), "\(kind.rawValue)")
        }
    }

    @Test func everyRowOfTheDecisionTableIsThere() throws {
        let page = try DocumentationPage("FormatMigrationFacts")
        let rows = page.rows(ofSection: "## 3.")
        #expect(rows.map { $0[0] } == (1...49).map { "\($0)" })
        #expect(Set(DecisionTable.rows.map(\.number)).isSubset(of: Set(1...49)))
        let conditions = page.rows(ofSection: "## 5.").map { $0[0] }
        #expect(Set(InferenceCondition.allCases.map(\.rawValue)).isSubset(of: conditions))
        #expect(conditions.contains("\(InferenceProblem.cocoaError)"))
    }

    private func read(_ attributes: String) throws -> ManagedObjectModel {
        let text = FormatExample.document(attributes)
        return try #require(ModelReader.model(in: SourceText(Array(text.utf8)), path: "example").model)
    }

    @Test func aVersionInBetweenMakesAChangeOfTypePossible() throws {
        let blocks = try DocumentationPage("FormatMigrationFacts").blocks("xml")
        let bridge = try read(try #require(blocks.first { $0.contains("age.2") }))
        let old = try read("<attribute name=\"age\" optional=\"YES\" attributeType=\"String\"/>")
        let direct = try read("<attribute name=\"age\" optional=\"YES\" attributeType=\"Integer 64\"/>")
        #expect(InferenceCheck().infer(from: old, to: direct).verdict == .blocked)
        #expect(InferenceCheck().infer(from: old, to: bridge).verdict == .inferable)
        let kinds = ModelDiffer().difference(from: old, to: bridge).changes.map(\.kind)
        #expect(Set(kinds) == [.attributeRenamed, .attributeAddedOptional])
    }

    @Test func theFirstIdentifierIsKept() throws {
        let third = try read(
            try #require(
                try DocumentationPage("FormatMigrationFacts").blocks("xml").first { $0.contains("heading") }))
        let first = try read("<attribute name=\"name\" optional=\"YES\" attributeType=\"String\"/>")
        let second = try read(
            "<attribute name=\"title\" optional=\"YES\" attributeType=\"String\" elementID=\"name\"/>")
        for older in [first, second] {
            #expect(ModelDiffer().difference(from: older, to: third).changes.map(\.kind) == [.attributeRenamed])
        }
    }
}

/// An example of a page as a whole `contents` file.
private enum FormatExample {
    static func all(onPage name: String) throws -> [String] {
        try DocumentationPage(name).blocks("xml").filter { !$0.contains("<plist") }.map(document)
    }

    /// Attributes are put into an entity, other elements into a model.
    static func document(_ example: String) -> String {
        guard !example.hasPrefix("<?xml") else { return example }
        guard example.hasPrefix("<attribute") else { return ModelFixture.contents(indented(example)) }
        return ModelFixture.contents(
            indented("<entity name=\"Example\">\n\(indented(example))\n</entity>"))
    }

    private static func indented(_ text: String) -> String {
        text.components(separatedBy: "\n").map { "    " + $0 }.joined(separator: "\n")
    }
}
