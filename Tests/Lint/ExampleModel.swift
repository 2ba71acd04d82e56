import ModelcDiagnostics
import ModelcLint
import ModelcSchema
import ModelcText

@testable import ModelcFiles

/// The model of a rule's example, read as any file is, with the places of its markers.
struct ExampleModel {
    var model: ManagedObjectModel
    /// Where the markers stand, in the text without them.
    var marks: [SourcePosition]
    /// What the reader found wrong; examples must be sound XML.
    var diagnostics: [Diagnostic]
    private let version: ModelVersion
    /// The text without the markers.
    var source: SourceText? { version.source }

    init(_ example: Example) throws { try self.init(example.markedXML) }

    init(_ markedXML: String) throws {
        var bytes: [UInt8] = []
        var offsets: [Int] = []
        for character in ExampleModel.document(markedXML) {
            if character == Example.marker {
                offsets.append(bytes.count)
            } else {
                bytes += Array(String(character).utf8)
            }
        }
        let source = SourceText(bytes)
        let (model, diagnostics) = ModelDocumentReader.read(source, path: "contents")
        var version = ModelVersion(name: "Example", path: "Example", format: .xml, isCurrent: true)
        version.source = source
        self.version = version
        self.model = model ?? ManagedObjectModel()
        self.diagnostics = diagnostics
        marks = offsets.map { source.position(at: $0) }
    }

    /// Where a finding stands in the text.
    func position(of finding: Finding) -> SourcePosition? {
        (finding.location ?? version.location(of: finding.place)).position
    }

    private static func document(_ text: String) -> String {
        let isWhole = text.filter { $0 != Example.marker }.hasPrefix("<model")
        let body =
            isWhole
            ? text
            : "<model type=\"com.apple.IDECoreDataModeler.DataModel\" documentVersion=\"1.0\" "
                + "sourceLanguage=\"Swift\">\n\(text)\n</model>"
        return "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>\n" + body
    }
}
