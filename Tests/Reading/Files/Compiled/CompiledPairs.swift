import Foundation
import ModelcFiles
import ModelcKeyedArchive
import ModelcSchema
import ModelcTestSupport

/// Models that Apple's compiler has compiled, with their sources: `compiled` in the large corpus.
struct CompiledPair: CustomStringConvertible, Sendable {
    /// The bundle with the sources, from the folder `compiled` of the corpus.
    var source: String
    /// The compiled bundle or mapping model, likewise.
    var compiled: String

    var description: String { String(compiled.split(separator: "/").last ?? "") }

    private static let plus = "alemar11+CoreDataPlus/Tests/Resources"
    private static let library = "richardpiazza+CoreDataPlus"
    private static let catalog = "richardpiazza+TranslationCatalog"
    private static let catalogSources = catalog + "/source/Sources/TranslationCatalogCoreData/Resources"
    private static let catalogCompiled =
        catalog + "/compiled/Sources/TranslationCatalogCoreData/PrecompiledResources"
    private static let libraryTests = "Tests/CoreDataPlusTests/Resources"

    static let models: [CompiledPair] =
        [
            CompiledPair(
                source: plus + "/SampleModel/SampleModel.xcdatamodeld",
                compiled: plus + "/SampleModel/Fixtures/SampleModel.momd"),
            CompiledPair(
                source: plus + "/SampleModel3/SampleModel3.xcdatamodeld",
                compiled: plus + "/SampleModel3/Fixtures/SampleModel3.momd"),
            CompiledPair(
                source: "SwiftGen+SwiftGen/Sources/TestUtils/Fixtures/Resources/CoreData/Model.xcdatamodeld",
                compiled: "SwiftGen+SwiftGen/SwiftGen.playground/Resources/Model.momd"),
        ]
        + ["1.0", "1.1"].map { version in
            CompiledPair(
                source: library + "/source/\(libraryTests)/CoreDataPlus_\(version).xcdatamodeld",
                compiled: library + "/compiled/\(libraryTests)/CoreDataPlus_\(version).momd")
        }
        + (1...3).map { number in
            CompiledPair(
                source: catalogSources + "/CatalogModel_\(number).xcdatamodeld",
                compiled: catalogCompiled + "/CatalogModel_\(number).momd")
        }

    static let mappings: [CompiledPair] =
        [
            CompiledPair(
                source: plus + "/SampleModel/MappingModels/V2toV3.xcmappingmodel",
                compiled: plus + "/SampleModel/Fixtures/V2toV3.cdm"),
            CompiledPair(
                source: library + "/source/\(libraryTests)/Model_1_0_to_1_1.xcmappingmodel",
                compiled: library + "/compiled/\(libraryTests)/Model_1_0_to_1_1.cdm"),
        ]
        + ["1_to_2", "2_to_3"].map { step in
            CompiledPair(
                source: catalogSources + "/Model_\(step).xcmappingmodel",
                compiled: catalogCompiled + "/Model_\(step).cdm")
        }

    /// A path below the folder `compiled`.
    static func path(_ relative: String) throws -> String {
        guard let root = Corpus.root else { throw CocoaError(.fileNoSuchFile) }
        return root.appendingPathComponent("compiled/" + relative).path
    }

    /// The sources with all versions read.
    func sources() throws -> VersionedModel {
        let reading = ModelReader().read(try CompiledPair.path(source), .all)
        guard let model = reading.model, reading.isUsable else { throw CocoaError(.fileReadCorruptFile) }
        return model
    }

    /// A file of the compiled bundle.
    func bytes(_ name: String) throws -> [UInt8] {
        try [UInt8](Data(contentsOf: URL(fileURLWithPath: CompiledPair.path(compiled) + "/" + name)))
    }
}
