import Foundation

/// Writes a large model bundle, and the corresponding files for `protoc`; the same bytes in every run.
@main
struct MakeModel {
    private static let usage = """
        usage: MakeModel FOLDER [ENTITIES] [PROPERTIES]
        writes FOLDER/Large.xcdatamodeld, FOLDER/one/Large.proto and FOLDER/many/*.proto

        """

    static func main() throws {
        let arguments = CommandLine.arguments.dropFirst()
        let numbers = arguments.dropFirst().map { Int($0) ?? 0 }
        guard let folder = arguments.first, numbers.count <= 2, numbers.allSatisfy({ $0 > 0 }) else {
            FileHandle.standardError.write(Data(usage.utf8))
            exit(64)
        }
        let model = ModelText(entityCount: numbers.first ?? 500, propertyCount: numbers.dropFirst().first ?? 40)
        let root = URL(fileURLWithPath: folder)
        try write(model.document(), to: root.appendingPathComponent("Large.xcdatamodeld/Large.xcdatamodel/contents"))
        let messages = ProtocolBufferText(model: model)
        try write(messages.document(), to: root.appendingPathComponent("one/Large.proto"))
        let many = root.appendingPathComponent("many")
        if FileManager.default.fileExists(atPath: many.path) { try FileManager.default.removeItem(at: many) }
        for entity in 0..<model.entityCount {
            try write(
                messages.document(of: entity), to: many.appendingPathComponent(model.entityName(entity) + ".proto"))
        }
    }

    private static func write(_ text: String, to file: URL) throws {
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }
}
