import ModelcBase
import ModelcFiles
import ModelcLint
import ModelcSchema
import Testing

@testable import ModelcEditing
@testable import ModelcKit

/// A base and two sides, each created by actions of `modelc edit`, and the result of their merge.
struct MergeScript {
    let base: [UInt8]
    let ours: [UInt8]
    let theirs: [UInt8]
    let outcome: MergeOutcome
    let model: ManagedObjectModel

    /// Two entities with a relationship and its inverse.
    private static let library = [
        "add entity Book", "add entity Author", "add attribute Book.title String",
        "add relationship Book.author Author --inverse books --to-many-inverse --inverse-delete cascade",
    ]

    /// - Parameters:
    ///   - base: additional actions for the base; separated by `;`, as in the sides.
    init(_ base: String = "", ours: String, theirs: String) throws {
        var empty = ManagedObjectModel()
        empty.documentType = "com.apple.IDECoreDataModeler.DataModel"
        empty.documentVersion = "1.0"
        empty.lastSavedToolsVersion = ToolsVersion("24412")
        let start = try Self.edited(empty, Self.library + Self.lines(base))
        try self.init(start, Self.edited(start, Self.lines(ours)), Self.edited(start, Self.lines(theirs)))
    }

    private init(_ base: ManagedObjectModel, _ ours: ManagedObjectModel, _ theirs: ManagedObjectModel) throws {
        let bytes = { ModelWriter().contents(of: CanonicalForm.sorted($0)) }
        (self.base, self.ours, self.theirs) = (bytes(base), bytes(ours), bytes(theirs))
        outcome = try Merge.merged(self.base, self.ours, self.theirs, name: "contents")
        model = try #require(ModelReader.model(in: SourceText(outcome.bytes), path: "contents").model)
    }

    private static func lines(_ text: String) -> [String] { text.split(separator: ";").map(String.init) }

    private static func edited(_ model: ManagedObjectModel, _ lines: [String]) throws -> ManagedObjectModel {
        var editor = SchemaEditor(model, cascades: true)
        for line in lines { if let action = try ActionParser.action(line: line) { try editor.make(action) } }
        return editor.model
    }

    var text: String { String(decoding: outcome.bytes, as: UTF8.self) }

    var subjects: [String] { outcome.conflicts.map(\.subject) }

    /// The file without the conflict markers.
    var unmarked: String { text.replacing(#/ *<!--(?:[^-]|-[^-])*-->\n/#, with: "") }

    func attribute(_ path: String) -> AttributeDescription? {
        let parts = path.split(separator: ".").map(String.init)
        return model.entities.first { $0.name == parts[0] }?.attributes.first { $0.name == parts[1] }
    }

    func entity(_ name: String) -> EntityDescription? { model.entities.first { $0.name == name } }

    /// Structural problems of the result.
    var problems: [String] { Linter.structuralProblems(in: ResolvedModel(model)).map(\.message) }
}
