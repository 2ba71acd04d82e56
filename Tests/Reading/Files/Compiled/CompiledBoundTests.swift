import Foundation
import ModelcFiles
import ModelcKeyedArchive
import ModelcSQLite
import ModelcSchema
import ModelcTestSupport
import Testing

/// Bounds of attributes in compiled models.
@Suite struct CompiledBoundTests {
    private func readBack(_ attribute: AttributeDescription) -> AttributeDescription? {
        let bytes = ModelCompiler().compile(model(entity("Book", [attribute]))).bytes
        let reading = ModelReader(files: .memory(MemoryFiles(["M.mom": .file(bytes)]))).read("M.mom")
        #expect(reading.diagnostics.isEmpty)
        return reading.selectedVersion?.model?.entities.first?.attributes.first
    }

    @Test(arguments: [AttributeType.integer16, .integer32, .integer64, .decimal, .double, .float, .string])
    func boundsAreReadBack(_ type: AttributeType) throws {
        let bounded = attribute("a") {
            $0.type = type
            $0.minimumValueText = "2"
            $0.maximumValueText = "80"
        }
        let read = try #require(readBack(bounded))
        #expect(read.minimumValueText == "2" && read.maximumValueText == "80")
    }

    @Test func fractionsAndDatesAreReadBack() throws {
        let fraction = attribute("a") {
            $0.type = .double
            $0.maximumValueText = "0.25"
        }
        #expect(readBack(fraction)?.maximumValueText == "0.25")
        let date = attribute("a") {
            $0.type = .date
            $0.minimumDateInterval = -60
        }
        let read = try #require(readBack(date))
        #expect(read.minimumDateInterval == -60 && read.maximumDateInterval == nil && read.minimumValueText == nil)
    }

    /// The minimum comes first; each predicate has its error code at the same index.
    @Test func codesStandBesideThePredicates() throws {
        let bounded = attribute("a") {
            $0.isOptional = true
            $0.minimumValueText = "1"
            $0.maximumValueText = "9"
        }
        let archive = try KeyedArchive(bytes: ModelCompiler().compile(model(entity("Book", [bounded]))).bytes)
        let object = try #require(archive.validatedAttributes.first)
        #expect(try object.array("NSValidationWarnings") == [.integer(1670), .integer(1660)])
        #expect(try object.integer("_P") == 195)
        let operators = try object.array("NSValidationPredicates")?.compactMap { value in
            try value.object?.object("NSPredicateOperator")?.integer("NSOperatorType")
        }
        #expect(operators == [3, 1])
    }

    /// A predicate that is not a bound is reported, and the rest is read.
    @Test func otherPredicatesAreReported() throws {
        var graph = ArchiveGraph()
        let root = graph.add(classChain: ["NSManagedObjectModel", "NSObject"])
        let predicate = graph.add(classChain: ["NSTruePredicate", "NSPredicate", "NSObject"])
        let attribute = graph.add(classChain: ["NSAttributeDescription", "NSPropertyDescription", "NSObject"])
        graph.set("NSPropertyName", of: attribute, to: .boxed(.string("a")))
        graph.set("NSAttributeType", of: attribute, to: .inline(.integer(700)))
        graph.set("NSValidationPredicates", of: attribute, to: .node(graph.add(array: [.node(predicate)])))
        let entity = graph.add(classChain: ["NSEntityDescription", "NSObject"])
        graph.set("NSEntityName", of: entity, to: .boxed(.string("Book")))
        graph.set("NSProperties", of: entity, to: .node(graph.add(dictionary: [("a", .node(attribute))])))
        graph.set("NSEntities", of: root, to: .node(graph.add(dictionary: [("Book", .node(entity))])))
        let bytes = KeyedArchiveWriter().bytes(of: graph, root: root)
        let reading = ModelReader(files: .memory(MemoryFiles(["M.mom": .file(bytes)]))).read("M.mom")
        #expect(reading.diagnostics.map(\.id) == [.ignoredContent])
        #expect(reading.selectedVersion?.model?.entities.first?.attributes.map(\.name) == ["a"])
    }

    /// A store contains an archive of the model that created it: its bounded attributes equal the compiled ones.
    @Test(.enabled(if: Corpus.isAvailable, Comment(rawValue: Corpus.absence)))
    func boundsAreThoseOfAModelThatCoreDataArchived() throws {
        let root = try #require(Corpus.root)
        let path = root.appendingPathComponent("stores/cadets-ca+ets/Resources/Sample.emptied.sqlite").path
        let folder = try TemporaryFolder()
        try FileManager.default.copyItem(atPath: path, toPath: folder.path("copy.sqlite"))
        let rows = try SQLiteDatabase(path: folder.path("copy.sqlite")).rows("SELECT Z_CONTENT FROM Z_MODELCACHE")
        guard case .blob(let packed)? = rows.first?.first else { throw CocoaError(.fileReadCorruptFile) }
        let archive = try KeyedArchive(bytes: try #require(Inflate.inflate(packed)))
        let attributes = archive.validatedAttributes
        #expect(attributes.count == 2)
        for expected in attributes {
            let name = try #require(try expected.string("NSPropertyName"))
            let source = attribute(name) {
                $0.isOptional = false
                $0.type = .integer16
                $0.maximumValueText = name == "highestGliderQual" ? "7" : "3"
            }
            let compiled = ModelCompiler().compile(model(entity("Cadet", [source])))
            let actual = try #require(try KeyedArchive(bytes: compiled.bytes).validatedAttributes.first)
            let comparison = GraphComparison(
                expected: expected, actual: actual, keys: ["NSValidationPredicates", "NSValidationWarnings", "_P"])
            #expect(comparison.differences.isEmpty)
            #expect(comparison.count > 5)
        }
    }
}

extension KeyedArchive {
    /// The attributes that have validation predicates.
    fileprivate var validatedAttributes: [ArchivedObject] {
        objects.indices.compactMap { try? object(at: $0) }.filter {
            $0.className == "NSAttributeDescription" && $0["NSValidationPredicates"] != nil
        }
    }
}
