import Foundation
import ModelcFiles
import ModelcKeyedArchive
import ModelcPlans
import ModelcSchema
import ModelcTestSupport
import ModelcVersionHash
import Testing

/// What modelc compiles of a mapping model is what Apple's compiler has compiled, node for node.
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
}
