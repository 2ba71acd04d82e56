import Foundation
import ModelcDiagnostics
import ModelcFiles
import ModelcKeyedArchive
import ModelcSchema
import ModelcTestSupport
import ModelcVersionHash
import Testing

/// Damaged and malicious compiled models give a diagnostic, never a crash, and take little time.
@Suite struct CompiledHostileTests {
    private static let modelChain = ["NSManagedObjectModel", "NSObject"]
    private static let entityChain = ["NSEntityDescription", "NSObject"]

    private func read(_ bytes: [UInt8]) -> ModelReading {
        ModelReader(files: .memory(MemoryFiles(["M.mom": .file(bytes)]))).read("M.mom")
    }

    private func read(_ build: (inout ArchiveGraph, ArchiveGraph.Node) -> Void) -> ModelReading {
        var graph = ArchiveGraph()
        let root = graph.add(classChain: Self.modelChain)
        build(&graph, root)
        return read(KeyedArchiveWriter().bytes(of: graph, root: root))
    }

    @Test func otherFilesAreNoModels() {
        #expect(read([]).diagnostics.map(\.id) == [.unreadableModel])
        #expect(read(Array("bplist00 and no more".utf8)).diagnostics.map(\.id) == [.unreadableModel])
        var graph = ArchiveGraph()
        let root = graph.add(classChain: ["NSMappingModel", "NSObject"])
        let other = read(KeyedArchiveWriter().bytes(of: graph, root: root))
        #expect(other.diagnostics.map(\.id) == [.unreadableModel])
        #expect(other.selectedVersion?.model == nil)
    }

    @Test func valuesOfTheWrongKind() {
        let reading = read { graph, root in
            let entity = graph.add(classChain: Self.entityChain)
            graph.set("NSEntityName", of: entity, to: .inline(.integer(3)))
            graph.set("NSProperties", of: entity, to: .boxed(.string("none")))
            graph.set("NSSuperentity", of: entity, to: .node(entity))
            graph.set("NSEntities", of: root, to: .node(graph.add(dictionary: [("Book", .node(entity))])))
            graph.set("NSConfigurations", of: root, to: .node(root))
        }
        #expect(reading.diagnostics.count >= 3)
        #expect(reading.diagnostics.allSatisfy { $0.id == .unreadableModel })
        #expect(reading.model != nil)
    }

    @Test func objectsThatReferToThemselves() {
        let reading = read { graph, root in
            let entity = graph.add(classChain: Self.entityChain)
            graph.set("NSEntityName", of: entity, to: .boxed(.string("Book")))
            graph.set("NSSuperentity", of: entity, to: .node(entity))
            let derived = graph.add(
                classChain: [
                    "NSDerivedAttributeDescription", "NSAttributeDescription", "NSPropertyDescription", "NSObject",
                ])
            let function = graph.add(classChain: ["NSFunctionExpression", "NSExpression", "NSObject"])
            graph.set("NSSelectorName", of: function, to: .boxed(.string("now")))
            graph.set("NSOperand", of: function, to: .node(function))
            graph.set("NSPropertyName", of: derived, to: .boxed(.string("a")))
            graph.set("NSDerivationExpression", of: derived, to: .node(function))
            graph.set("NSProperties", of: entity, to: .node(graph.add(dictionary: [("a", .node(derived))])))
            graph.set("NSEntities", of: root, to: .node(graph.add(dictionary: [("Book", .node(entity))])))
            let predicate = graph.add(classChain: ["NSCompoundPredicate", "NSPredicate", "NSObject"])
            graph.set("NSCompoundPredicateType", of: predicate, to: .inline(.integer(2)))
            let parts = graph.add(array: [.node(predicate), .node(predicate)], classChain: ArchiveGraph.array)
            graph.set("NSSubpredicates", of: predicate, to: .node(parts))
            let request = graph.add(classChain: ["NSFetchRequest", "NSPersistentStoreRequest", "NSObject"])
            graph.set("NSPredicate", of: request, to: .node(predicate))
            graph.set("NSFetchRequestTemplates", of: root, to: .node(graph.add(dictionary: [("r", .node(request))])))
        }
        #expect(reading.selectedVersion?.model?.entities.map(\.name) == ["Book"])
        #expect(reading.diagnostics.map(\.id) == [.ignoredContent, .ignoredContent])
    }

    /// A thousand entities that share a dictionary of ten thousand properties: ten million to read from a small file.
    @Test(.large) func collectionsThatAreListedOverAndOver() {
        let reading = read { graph, root in
            let property = graph.add(
                classChain: ["NSAttributeDescription", "NSPropertyDescription", "NSObject"])
            let many = (0..<10_000).map { (key: "p\($0)", value: ArchiveGraph.Value.node(property)) }
            let properties = graph.add(dictionary: many)
            let entities = (0..<1_000).map { index in
                let entity = graph.add(classChain: Self.entityChain)
                graph.set("NSProperties", of: entity, to: .node(properties))
                return (key: "E\(index)", value: ArchiveGraph.Value.node(entity))
            }
            graph.set("NSEntities", of: root, to: .node(graph.add(dictionary: entities)))
        }
        #expect(
            reading.diagnostics.contains { $0.severity == .error && $0.message.contains("the same objects too often") })
        #expect(!reading.isUsable)
    }

    /// A large archive that lists everything once is read completely.
    @Test(.large) func aLargeArchiveIsNotCutOff() {
        let reading = read { graph, root in
            let entity = graph.add(classChain: Self.entityChain)
            graph.set("NSEntityName", of: entity, to: .boxed(.string("Book")))
            graph.set("NSEntities", of: root, to: .node(graph.add(dictionary: [("Book", .node(entity))])))
            let many = graph.add(array: Array(repeating: .node(entity), count: 600_000), classChain: ArchiveGraph.set)
            graph.set("NSVersionIdentifiers", of: root, to: .node(many))
        }
        #expect(reading.diagnostics.isEmpty && reading.isUsable)
    }

    /// In every file of a compiler, the name of an object equals its key in the dictionary, and its flags agree with
    /// it.
    @Test func namesAndFlagsThatDisagree() {
        let reading = read { graph, root in
            let attribute = graph.add(classChain: ["NSAttributeDescription", "NSPropertyDescription", "NSObject"])
            graph.set("NSPropertyName", of: attribute, to: .boxed(.string("title")))
            graph.set("_P", of: attribute, to: .inline(.integer(0xF3)))
            let entity = graph.add(classChain: Self.entityChain)
            graph.set("NSEntityName", of: entity, to: .boxed(.string("Book")))
            graph.set("NSProperties", of: entity, to: .node(graph.add(dictionary: [("other", .node(attribute))])))
            graph.set("NSEntities", of: root, to: .node(graph.add(dictionary: [("Novel", .node(entity))])))
        }
        let messages = reading.diagnostics.map(\.message)
        #expect(messages.count == 3 && reading.isUsable, "\(messages)")
        #expect(messages.contains { $0.contains("'Book' under the name 'Novel'") })
        #expect(messages.contains { $0.contains("'title' under the name 'other'") })
        #expect(messages.contains { $0.contains("_P 243") })
    }

    /// Core Data reads the versions that are listed, and no other file.
    @Test func aFileThatIsNotListedIsIgnored() throws {
        let bytes = ModelCompiler().compile(model(entity("Book", ["title"]))).bytes
        let hashes = VersionHasher.hashes(of: ResolvedModel(model(entity("Book", ["title"]))))
        let info = VersionInfo(versions: [VersionInfo.Version(name: "A", hashes)], currentName: "A").bytes
        let files = ModelFiles.memory(
            MemoryFiles([
                "M.momd/A.mom": .file(bytes), "M.momd/Junk.mom": .file([1, 2, 3]),
                "M.momd/VersionInfo.plist": .file(info),
            ]))
        let reading = ModelReader(files: files).read("M.momd", .all)
        #expect(reading.isUsable && reading.model?.versions.map(\.name) == ["A"])
        #expect(reading.diagnostics.map(\.id) == [.ignoredContent])
        #expect(!ModelReader(files: files).read("M.momd/Junk.mom").isUsable)
    }

    /// A thousand entities that share one long text: half a gigabyte to read from a small file.
    @Test func aLongTextInManyPlaces() {
        let reading = read { graph, root in
            let text = graph.add(classChain: ["NSString", "NSObject"])
            graph.set("NS.string", of: text, to: .inline(.string(String(repeating: "z", count: 500_000))))
            let entities = (0..<1_000).map { index in
                let entity = graph.add(classChain: Self.entityChain)
                graph.set("NSClassNameForEntity", of: entity, to: .node(text))
                return (key: "E\(index)", value: ArchiveGraph.Value.node(entity))
            }
            graph.set("NSEntities", of: root, to: .node(graph.add(dictionary: entities)))
        }
        #expect(
            reading.diagnostics.contains {
                $0.severity == .error && $0.message.contains("the same long texts too often")
            })
        #expect(!reading.isUsable)
    }

    /// Names that a compiled model may have and a source cannot.
    @Test(arguments: ["a\u{0}", "a\u{1}", "a\u{FFFE}"])
    func textsThatNoSourceHolds(_ name: String) {
        var attribute: AttributeDescription = "title"
        attribute.name = name
        #expect(UnwritableTexts.places(in: model(entity("Book", ["title", attribute]))) == ["Book." + name])
        #expect(UnwritableTexts.places(in: model(entity(name, ["title"]))) == [name])
        #expect(UnwritableTexts.places(in: model(entity("Book", ["ti\ttle\u{7F}"]))).isEmpty)
    }

    /// A dictionary that repeats one key very often: nothing is sorted, and little is read.
    @Test func keysThatAreRepeated() {
        let reading = read { graph, root in
            let entity = graph.add(classChain: Self.entityChain)
            graph.set("NSEntityName", of: entity, to: .boxed(.string("Book")))
            let many = Array(repeating: (key: "a", value: ArchiveGraph.Value.node(entity)), count: 200_000)
            graph.set("NSProperties", of: entity, to: .node(graph.add(dictionary: many)))
            graph.set("NSEntities", of: root, to: .node(graph.add(dictionary: [("Book", .node(entity))])))
        }
        #expect(reading.selectedVersion?.model?.entities.count == 1)
    }

    /// Damage of any byte gives a model or a diagnostic.
    @Test func everyDamagedByteIsSurvived() throws {
        let source = model(
            entity("Book", ["title"], links: [link("shelf", to: "Shelf", inverse: "books")]),
            entity("Shelf", links: [link("books", to: "Book", inverse: "shelf")]))
        let bytes = ModelCompiler().compile(source).bytes
        var random = SeededRandom(seed: 16)
        for _ in 0..<TestScope.rounds(600) {
            var damaged = bytes
            for _ in 0..<Int.random(in: 1...3, using: &random) {
                damaged[Int.random(in: 0..<damaged.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
            }
            let reading = read(damaged)
            #expect(reading.selectedVersion?.model != nil || !reading.diagnostics.isEmpty)
        }
    }

    /// The binary form is the one that Apple writes; one public bundle contains XML.
    @Test func versionInfoInXML() throws {
        let hash = Data(repeating: 7, count: 32)
        let list: [String: Any] = [
            "NSManagedObjectModel_CurrentVersionName": "M 2",
            "NSManagedObjectModel_VersionHashes": ["M": ["Book": hash], "M 2": ["Book": hash]],
            "NSManagedObjectModel_VersionChecksums": ["M": "abc="],
        ]
        let xml = try [UInt8](PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0))
        let info = try #require(VersionInfo(bytes: xml))
        #expect(info.currentName == "M 2" && info.versions.map(\.name) == ["M", "M 2"])
        #expect(info.versions[0].checksum == "abc=" && info.versions[1].hashes["Book"]?.bytes == [UInt8](hash))
        let nested = Array((String(repeating: "<dict>", count: 9_000)).utf8)
        #expect(VersionInfo(bytes: nested) == nil)
    }

    /// The error for an incomplete compiled bundle names it as a compiled bundle.
    @Test(arguments: [[UInt8]?.none, [1, 2, 3]])
    func bundlesWithoutVersionInfo(_ info: [UInt8]?) throws {
        let bytes = ModelCompiler().compile(model(entity("Book", ["title"]))).bytes
        var files = ["M.momd/A.mom": MemoryFiles.Entry.file(bytes), "M.momd/B.mom": .file(bytes)]
        files["M.momd/VersionInfo.plist"] = info.map { .file($0) }
        let reading = ModelReader(files: .memory(MemoryFiles(files))).read("M.momd")
        let problem = try #require(reading.diagnostics.first)
        #expect(problem.id == .noCurrentVersion && problem.message.contains("VersionInfo.plist"))
        #expect(problem.help?.hasPrefix("compile the model again") ?? false)
    }

    @Test func anEmptyBundle() {
        let files = ModelFiles.memory(MemoryFiles(["M.momd/VersionInfo.plist": .file([])]))
        let reading = ModelReader(files: files).read("M.momd", .all)
        #expect(reading.diagnostics.map(\.id) == [.unreadableModel])
    }
}
