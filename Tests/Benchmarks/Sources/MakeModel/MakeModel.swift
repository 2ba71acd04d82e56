import Foundation

/// Writes a large model bundle, the same bytes in every run.
@main
struct MakeModel {
    private static let usage = "usage: MakeModel FOLDER [ENTITIES] [PROPERTIES]   writes FOLDER/Large.xcdatamodeld\n"

    static func main() throws {
        let arguments = CommandLine.arguments.dropFirst()
        let numbers = arguments.dropFirst().map { Int($0) ?? 0 }
        guard let folder = arguments.first, numbers.count <= 2, numbers.allSatisfy({ $0 > 0 }) else {
            FileHandle.standardError.write(Data(usage.utf8))
            exit(64)
        }
        let model = ModelText(entityCount: numbers.first ?? 500, propertyCount: numbers.dropFirst().first ?? 40)
        try write(model.document(), below: URL(fileURLWithPath: folder))
    }

    private static func write(_ text: String, below folder: URL) throws {
        let version = folder.appendingPathComponent("Large.xcdatamodeld/Large.xcdatamodel")
        try FileManager.default.createDirectory(at: version, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: version.appendingPathComponent("contents"))
    }
}
