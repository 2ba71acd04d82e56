import Foundation
import ModelcFiles
import ModelcKeyedArchive
import ModelcPlans
import ModelcSchema
import ModelcTestSupport
import ModelcVersionHash
import Testing

/// The main test of the compiler: its output equals that of Apple's compiler, node for node.
@Suite(.enabled(if: Corpus.isAvailable, Comment(rawValue: Corpus.absence)))
struct CompiledGraphTests {
    /// A difference that remains, with its reason.
    struct KnownDifference {
        var version: String
        var text: String
        var reason: String
    }

    /// All differences in all files.
    static let known = [
        KnownDifference(
            version: "SampleModel.momd/SampleModel",
            text: "NSEntities{Car}.NSProperties{color}.NSAttributeValueClassName: expected '$null', got 'Color'",
            reason: "the source got a customClassName after it was compiled")
    ]

    @Test(arguments: CompiledPair.models)
    func versionsCompileToTheGraphsOfApplesFiles(_ pair: CompiledPair) throws {
        for version in try pair.sources().versions {
            let model = try #require(version.model)
            let apples = try KeyedArchive(bytes: pair.bytes(version.name + ".mom"))
            let compiled = ModelCompiler().compile(model)
            let comparison = GraphComparison(expected: apples, actual: try KeyedArchive(bytes: compiled.bytes))
            let name = "\(pair)/\(version.name)"
            let known = Self.known.filter { $0.version == name }.map(\.text)
            #expect(comparison.differences == known, "\(name)")
            #expect(compiled.uses.isEmpty, "\(name) has nothing but proven features")
            #expect(comparison.count > 3, "\(name)")
        }
    }

    @Test(arguments: CompiledPair.models)
    func versionInfoSaysWhatApplesSays(_ pair: CompiledPair) throws {
        let model = try pair.sources()
        let apples = try #require(VersionInfo(bytes: pair.bytes(VersionInfo.fileName)))
        let versions = try model.versions.map { version in
            VersionInfo.Version(
                name: version.name, VersionHasher.hashes(of: ResolvedModel(try #require(version.model))))
        }
        let isNamed = model.currentVersionRange != nil
        let ours = VersionInfo(versions: versions, currentName: isNamed ? model.currentVersion?.name : nil)
        let read = try #require(VersionInfo(bytes: ours.bytes))
        // The corpus lacks the .xccurrentversion of this bundle, which has only one version.
        if pair.description != "CatalogModel_3.momd" { #expect(read.currentName == apples.currentName) }
        #expect(Set(read.versions.map(\.name)) == Set(apples.versions.map(\.name)))
        for version in apples.versions {
            let own = try #require(read.versions.first { $0.name == version.name })
            #expect(own.hashes == version.hashes, "\(pair)/\(version.name)")
            // Compilers before Xcode 15.4 wrote no checksum.
            if let checksum = version.checksum { #expect(own.checksum == checksum, "\(pair)/\(version.name)") }
        }
    }

    @Test(arguments: CompiledPair.models)
    func bytesAreTheSameInEveryRun(_ pair: CompiledPair) throws {
        for model in try pair.sources().versions.compactMap(\.model) {
            var shuffled = model
            shuffled.entities.reverse()
            #expect(ModelCompiler().compile(model).bytes == ModelCompiler().compile(shuffled).bytes)
        }
    }
}

/// Mapping models that modelc compiles equal those of Apple's compiler, node for node.
@Suite(.enabled(if: Corpus.isAvailable, Comment(rawValue: Corpus.absence)))
struct CompiledMappingTests {
    @Test(arguments: CompiledPair.mappings)
    func mappingModelsCompileToTheGraphsOfApplesFiles(_ pair: CompiledPair) throws {
        let mapping = try #require(MappingModelReader().read(CompiledPair.path(pair.source)).mapping)
        let old = VersionHasher.hashes(of: ResolvedModel(try #require(mapping.source.model)))
        let new = VersionHasher.hashes(of: ResolvedModel(try #require(mapping.destination.model)))
        let bytes = try MappingModelCompiler(source: old, destination: new).compile(mapping)
        let apples = try [UInt8](Data(contentsOf: URL(fileURLWithPath: CompiledPair.path(pair.compiled))))
        let comparison = GraphComparison(
            expected: try KeyedArchive(bytes: apples), actual: try KeyedArchive(bytes: bytes))
        #expect(comparison.differences.isEmpty, "\(pair)")
        #expect(comparison.count > 20)
    }

    /// Apple's file, read with the two models, compiles to the same file.
    @Test(arguments: CompiledPair.mappings)
    func applesFilesCompileToThemselves(_ pair: CompiledPair) throws {
        let path = try CompiledPair.path(pair.compiled)
        let apples = try [UInt8](Data(contentsOf: URL(fileURLWithPath: path)))
        let original = try #require(MappingModelReader().read(CompiledPair.path(pair.source)).mapping)
        let (read, diagnostics) = CompiledMappingReader.read(apples, path: path)
        #expect(diagnostics.isEmpty)
        let source = try #require(read).source(from: original.source, to: original.destination)
        let again = MappingModelReader().read(try MappingModelWriter().bytes(of: source), path: "again.xml")
        let mapping = try #require(again.mapping)
        let old = VersionHasher.hashes(of: ResolvedModel(try #require(mapping.source.model)))
        let new = VersionHasher.hashes(of: ResolvedModel(try #require(mapping.destination.model)))
        let bytes = try MappingModelCompiler(source: old, destination: new).compile(mapping)
        let comparison = GraphComparison(
            expected: try KeyedArchive(bytes: apples), actual: try KeyedArchive(bytes: bytes))
        #expect(comparison.differences.isEmpty, "\(pair)")
        // Expressions that the author left automatic are automatic again.
        #expect(source.expressionCount <= original.expressionCount + 1, "\(pair)")
    }
}

extension MappingModel {
    /// The number of rows with an explicit expression.
    fileprivate var expressionCount: Int {
        entityMappings.map { mapping in
            mapping.attributeMappings.count { $0.valueExpression != nil }
                + mapping.relationshipMappings.count { $0.valueExpression != nil }
        }.reduce(0, +)
    }
}
