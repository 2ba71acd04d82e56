import Foundation
import ReadingList
import Testing

#if canImport(CoreData)
    import CoreData
#endif

/// The bundle contains the compiled model, as in an app that Xcode builds.
@Suite struct CompiledModelTests {
    @Test func theBundleHasTheCompiledModel() throws {
        let model = try #require(ReadingList.compiledModel)
        let info = try Data(contentsOf: model.appendingPathComponent("VersionInfo.plist"))
        let list = try PropertyListSerialization.propertyList(from: info, format: nil) as? [String: Any]
        let versions = try #require(list?["NSManagedObjectModel_VersionHashes"] as? [String: [String: Data]])
        #expect(versions["ReadingList"]?.keys.sorted() == ["Article", "List"])
        #expect(FileManager.default.fileExists(atPath: model.appendingPathComponent("ReadingList.mom").path))
    }

    #if canImport(CoreData)
        /// Core Data computes the same version hashes as modelc.
        @Test func coreDataLoadsTheModel() throws {
            let url = try #require(ReadingList.compiledModel)
            let model = try #require(NSManagedObjectModel(contentsOf: url))
            let info = try Data(contentsOf: url.appendingPathComponent("VersionInfo.plist"))
            let list = try PropertyListSerialization.propertyList(from: info, format: nil) as? [String: Any]
            let versions = try #require(list?["NSManagedObjectModel_VersionHashes"] as? [String: [String: Data]])
            #expect(model.entityVersionHashesByName == versions["ReadingList"])
        }
    #endif
}
