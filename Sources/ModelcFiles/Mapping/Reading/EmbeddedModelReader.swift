import ModelcDiagnostics
import ModelcPlans
import ModelcSchema
import ModelcText

/// Reads the copy of a model version inside a mapping model.
enum EmbeddedModelReader {
    enum Side: String {
        case source
        case destination

        var pathKey: MappingKey { self == .source ? .sourceModelPath : .destinationModelPath }
        var dataKey: MappingKey { self == .source ? .sourceModelData : .destinationModelData }
    }

    static func read(_ side: Side, _ fields: inout MappingFields) -> EmbeddedModel {
        var embedded = EmbeddedModel()
        embedded.path = fields.string(side.pathKey)
        guard fields.object.attribute(side.dataKey.rawValue) != nil else {
            fields.report.error(
                .missingEmbeddedModel, "the mapping model has no copy of its \(side.rawValue) model",
                at: fields.object.position,
                help: "restore the file from version control, or write a new one: modelc mapping new")
            return embedded
        }
        embedded.archive = fields.data(side.dataKey)
        guard let archive = embedded.archive else { return embedded }
        let (model, diagnostics) = ArchivedModelReader.read(archive, path: fields.report.path)
        embedded.model = model
        let position = fields.position(of: side.dataKey)
        for diagnostic in diagnostics {
            fields.report.add(diagnostic.inside(side, at: fields.report.location(position)))
        }
        return embedded
    }
}

extension Diagnostic {
    /// An archive has no lines: what is wrong in it is shown at the attribute that holds it.
    fileprivate func inside(_ side: EmbeddedModelReader.Side, at location: SourceLocation) -> Diagnostic {
        var copy = self
        copy.location = location
        copy.message = "in the embedded \(side.rawValue) model: \(message)"
        return copy
    }
}
