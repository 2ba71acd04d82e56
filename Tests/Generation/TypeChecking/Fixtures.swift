import Foundation

/// The files under `Fixtures/`, found by the path of this source.
enum Fixtures {
    /// A class with everything a fault needs around it.
    static let note = """
        import CoreData
        import Foundation

        nonisolated open class Note: NSManagedObject {
            @NSManaged public var title: String
        }

        """

    /// The path of a fixture.
    static func path(_ name: String) -> String {
        URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Fixtures/\(name)").path
    }

    /// The Swift files of a folder, in byte order.
    static func swiftFiles(in folder: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: path(folder))
            .filter { $0.hasSuffix(".swift") }
            .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
            .map { path("\(folder)/\($0)") }
    }
}
