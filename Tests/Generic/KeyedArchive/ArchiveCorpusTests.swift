import Foundation
import ModelcKeyedArchive
import ModelcTestSupport
import Testing

/// Every archive of the corpus opens, and everything reachable from its root resolves.
@Suite(.enabled(if: CorpusFiles.isPresent, Comment(rawValue: Corpus.absence)))
struct ArchiveCorpusTests {
    private func expectWhole(_ archive: KeyedArchive, root className: String, _ path: String) throws {
        #expect(try archive.rootObject().className == className, "\(path)")
        let walk = ArchiveWalk(archive)
        #expect(walk.errors == [], "\(path)")
        #expect(walk.classCounts[className, default: 0] >= 1, "\(path)")
    }

    @Test(arguments: [
        ("models", "elements", "XDPMModel", 28),
        ("models", "layout", "NSDictionary", 11),
        ("compiled", ".mom", "NSManagedObjectModel", 7),
        ("stores", ".mom", "NSManagedObjectModel", 6),
        ("compiled", ".cdm", "NSMappingModel", 1),
        ("mappings", ".cdm", "NSMappingModel", 1),
    ])
    func archivesAreWhole(folder: String, ending: String, root: String, atLeast: Int) throws {
        let paths = CorpusFiles.paths(in: folder) { $0.hasSuffix(ending) }
        #expect(paths.count >= atLeast)
        for path in paths {
            try expectWhole(try KeyedArchive(bytes: try CorpusFiles.bytes(of: path)), root: root, path)
        }
    }

    /// Mapping models contain the archives of two models and of value expressions, as base64 text.
    @Test func archivesInsideMappingModelsAreWhole() throws {
        let paths = CorpusFiles.paths(in: "mappings") { $0.hasSuffix("xcmapping.xml") }
        #expect(!paths.isEmpty)
        for path in paths {
            let archives = try embeddedArchives(in: path)
            let models = archives.filter { $0.field.contains("modeldata\"") }
            #expect(models.count == 2, "\(path)")
            for (field, archive) in archives {
                let className = try archive.rootObject().className
                #expect(field.contains("modeldata\"") == (className == "XDPMModel"), "\(path)")
                try expectWhole(archive, root: className, path)
            }
        }
    }

    /// The element texts that start like an encoded `bplist`, with the tag before each.
    private func embeddedArchives(in path: String) throws -> [(field: String, archive: KeyedArchive)] {
        let text = String(decoding: try CorpusFiles.bytes(of: path), as: UTF8.self)
        return try text.split(separator: "<").filter { $0.contains("YnBsaXN0MD") }.map { element in
            let parts = element.split(separator: ">").map(String.init)
            let data = try #require(Data(base64Encoded: parts.last ?? "", options: .ignoreUnknownCharacters))
            return (parts.first ?? "", try KeyedArchive(bytes: [UInt8](data)))
        }
    }

    /// The facts were taken from Python's `plistlib`.
    @Test func legacyModelAgreesWithIndependentReader() throws {
        let path = "models/rentzsch+mogenerator/history/test--twin-binary--a5a83537.xcdatamodel/elements"
        let archive = try KeyedArchive(bytes: try CorpusFiles.bytes(of: path))
        let root = try archive.rootObject()
        #expect(archive.objects.count == 934)
        #expect(root.classChain == ["XDPMModel", "XDModel", "NSObject"])
        #expect(try root.string("_xd_modelName") == "untitled.xcdatamodel")
        #expect(try root.value("_modelVersionIdentifier") == .null)
        let package = try #require(try root.object("_xd_rootPackage"))
        let classes = try #require(try package.dictionary("XDBucketForClassesstorage"))
        let names = [
            "Child", "ConcreteEntityWithCustomClass1", "ConcreteEntityWithCustomClass2", "EntitySansCustomClass",
            "EntitySansCustomClass2", "EntityWithBaseClass", "Human", "Parent",
        ]
        #expect(classes.map(\.key).sorted() == names)
        let counts = ArchiveWalk(archive).classCounts
        #expect(counts["XDPMEntity"] == 8)
        #expect(counts["XDPMAttribute"] == 25)
        #expect(counts["XDPMRelationship"] == 3)
    }

    /// The facts were taken from Python's `plistlib`.
    @Test func compiledModelAgreesWithIndependentReader() throws {
        let path = "compiled/SwiftGen+SwiftGen/SwiftGen.playground/Resources/Model.momd/Model.mom"
        let archive = try KeyedArchive(bytes: try CorpusFiles.bytes(of: path))
        let root = try archive.rootObject()
        #expect(archive.objects.count == 75)
        #expect(root.keys.prefix(2) == ["NSEntities", "CDMCompilerToolVersion"])
        #expect(try root.value("CDMCompilerToolVersion") == .real(20086))
        #expect(try root.integer("CDMCompilerXcodeVersion") == 130_401)
        #expect(try root.value("NSFetchRequestTemplates") == .null)
        let entities = try #require(try root.dictionary("NSEntities"))
        #expect(entities.map(\.key).sorted() == ["ChildEntity", "MainEntity", "SecondaryEntity"])
        let decimal = try archive.object(at: decimalUID(in: archive))
        let chain = ["NSDecimalNumberPlaceholder", "NSDecimalNumber", "NSNumber", "NSValue", "NSObject"]
        #expect(decimal.classChain == chain)
        #expect(try decimal.data("NS.mantissa")?.count == 16)
        #expect(try decimal.integer("NS.exponent") == -1)
        #expect(try decimal.boolean("NS.negative") == false)
    }

    private func decimalUID(in archive: KeyedArchive) -> Int {
        let index = archive.objects.firstIndex { object in
            if case .dictionary(let fields) = object { fields["NS.mantissa"] != nil } else { false }
        }
        return index ?? 0
    }
}

/// The archives among the corpus's files.
enum CorpusFiles {
    static var isPresent: Bool { Corpus.isAvailable }

    /// The paths of all matching files below a subfolder, relative to the corpus, sorted.
    static func paths(in subfolder: String, where fits: (String) -> Bool) -> [String] {
        guard
            let folder = Corpus.root?.appendingPathComponent(subfolder).path,
            let walk = FileManager.default.enumerator(atPath: folder)
        else { return [] }
        return walk.compactMap { $0 as? String }.filter(fits).map { "\(subfolder)/\($0)" }.sorted()
    }

    static func bytes(of path: String) throws -> [UInt8] {
        guard let root = Corpus.root else { throw CocoaError(.fileNoSuchFile) }
        return [UInt8](try Data(contentsOf: root.appendingPathComponent(path)))
    }
}
