import ModelcSchema

/// The archive to embed: the one that was read, or a new one of the model.
enum EmbeddedModelArchive {
    static func bytes(
        of embedded: EmbeddedModel, _ side: EmbeddedModelReader.Side
    ) throws(MappingWritingError) -> [UInt8] {
        if let archive = embedded.archive { return archive }
        guard let model = embedded.model else { throw .missingModel(side: side.rawValue) }
        do {
            return try ArchivedModelWriter.bytes(of: model)
        } catch {
            throw .model(error)
        }
    }
}
