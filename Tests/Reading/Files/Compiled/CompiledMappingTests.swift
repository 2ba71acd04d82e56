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

    /// Read back with the two models, Apple's file compiles to itself.
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
        // What the author left automatic is so again.
        #expect(source.expressionCount <= original.expressionCount + 1, "\(pair)")
    }
}

extension MappingModel {
    /// How many rows have an expression of their own.
    fileprivate var expressionCount: Int {
        entityMappings.map { mapping in
            mapping.attributeMappings.count { $0.valueExpression != nil }
                + mapping.relationshipMappings.count { $0.valueExpression != nil }
        }.reduce(0, +)
    }
}
