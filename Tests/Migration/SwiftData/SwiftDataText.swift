import ModelcBase
import ModelcSchema
import ModelcSwiftData
import ModelcVersionHash

/// SwiftData source in a test.
enum SwiftDataText {
    static func read(_ texts: String...) -> SwiftDataSource {
        let files = texts.enumerated().map {
            SwiftSourceFile(path: "File\($0).swift", text: SourceText(Array($1.utf8)))
        }
        return SwiftDataReader.read(files, name: "Models")
    }

    /// The model of a source without a `VersionedSchema`.
    static func model(_ texts: String...) -> ManagedObjectModel {
        let files = texts.enumerated().map {
            SwiftSourceFile(path: "File\($0).swift", text: SourceText(Array($1.utf8)))
        }
        return SwiftDataReader.read(files, name: "Models").versions.first?.model ?? ManagedObjectModel()
    }

    /// The hashes of a source without a `VersionedSchema`.
    static func hashes(_ text: String) -> ModelVersionHashes {
        VersionHasher.hashes(of: ResolvedModel(model(text)))
    }

    /// The properties of a class `Item` with these members.
    static func item(_ members: String) -> EntityDescription {
        model("@Model final class Item {\n\(members)\n}").entities.first { $0.name == "Item" } ?? EntityDescription()
    }

    /// The clauses about what is not known of a class `Item` with these members.
    static func doubts(_ members: String) -> [String] {
        model("@Model final class Item {\n\(members)\n}").uncertainties.map {
            ($0.propertyName.map { "\($0): " } ?? "") + $0.reason
        }
    }
}

extension ManagedObjectModel {
    func entity(_ name: String) -> EntityDescription? { entities.first { $0.name == name } }
}

extension EntityDescription {
    func attribute(_ name: String) -> AttributeDescription? { attributes.first { $0.name == name } }
    func relationship(_ name: String) -> RelationshipDescription? { relationships.first { $0.name == name } }
    var propertyNames: [String] { properties.map(\.name).sorted() }
}
