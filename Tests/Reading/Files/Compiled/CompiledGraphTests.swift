import Foundation
import ModelcDigest
import ModelcFiles
import ModelcKeyedArchive
import ModelcSchema
import ModelcTestSupport
import ModelcVersionHash
import Testing

/// The net under the compiler: what modelc compiles is what Apple's compiler has compiled, node for node.
@Suite(.enabled(if: Corpus.isAvailable, Comment(rawValue: Corpus.absence)))
struct CompiledGraphTests {
    /// A difference that stays, with its reason.
    struct KnownDifference {
        var version: String
        var text: String
        var reason: String
    }

    /// All that differs in all files.
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
        // The corpus has no .xccurrentversion of this bundle, which has one version only.
        if pair.description != "CatalogModel_3.momd" { #expect(read.currentName == apples.currentName) }
        #expect(Set(read.versions.map(\.name)) == Set(apples.versions.map(\.name)))
        for version in apples.versions {
            let own = try #require(read.versions.first { $0.name == version.name })
            #expect(own.hashes == version.hashes, "\(pair)/\(version.name)")
            // Compilers before Xcode 15.4 wrote none.
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
