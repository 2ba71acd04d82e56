import ModelcPlans
import ModelcSchema

/// Writes mapping models: `MappingModel` -> objects with ids (`MappingStoreBuilder`) -> XML (`StoreDocumentWriter`).
///
/// What was read keeps its ids, its archives and what the schema has no words for, so that reading gives the same objects
/// again; what is new is archived as Xcode would. The same mapping model always gives the same bytes.
package struct MappingModelWriter: Sendable {
    /// Whether the metadata hold the checksum of the store's own model, as newer versions of Xcode write it.
    package var writesChecksum: Bool
    /// The most bytes that a file may have: what the reader takes.
    package var largestFile: Int

    package init(writesChecksum: Bool = true, largestFile: Int = MappingModelReader.largestFile) {
        self.writesChecksum = writesChecksum
        self.largestFile = largestFile
    }

    /// The bytes of `xcmapping.xml`.
    ///
    /// - Throws: a refusal where a model or an expression has no known form, or the file would be larger than those that
    ///   are read.
    package func bytes(of mapping: MappingModel) throws(MappingWritingError) -> [UInt8] {
        let document = try MappingStoreBuilder.document(of: mapping)
        let bytes = StoreDocumentWriter.bytes(of: document, writesChecksum: writesChecksum)
        guard bytes.count <= largestFile else { throw .tooLarge(byteCount: bytes.count) }
        return bytes
    }
}

/// Why a mapping model cannot be written.
package enum MappingWritingError: Error, Hashable, Sendable {
    /// An embedded model has a feature whose archived form nobody knows.
    case model(ModelEncodingRefusal)
    /// A model is to be embedded, but there is none.
    case missingModel(side: String)
    /// An entity of a version has no version hash, so that Core Data could never find the mapping model.
    case faultyModel(version: String, entity: String, reason: String)
    /// An expression, or a part of one, whose archived form nobody knows; the mapping and the text.
    case expression(modelPath: String, text: String)
    /// The file would be larger than those that are read (`MappingModelReader.largestFile`): copies of models of some
    /// hundred entities are.
    case tooLarge(byteCount: Int)

    /// One sentence without a full stop.
    package var message: String {
        switch self {
        case .model(let refusal): refusal.message
        case .missingModel(let side): "the mapping model has no \(side) model to embed"
        case .faultyModel(let version, let entity, let reason):
            "Core Data would not find a mapping model for '\(version)', because its entity \(entity) is invalid: "
                + "\(reason)"
        case .expression(let modelPath, let text):
            "the expression of \(modelPath) contains '\(text.prefix(200))'; how Xcode archives this is unknown"
        case .tooLarge(let byteCount):
            "the mapping model would have \(byteCount / 1_048_576) MB, because it contains a copy of both models; "
                + "modelc does not read files of that size"
        }
    }

    /// The next step for the user.
    package var help: String {
        switch self {
        case .model: "migrate in stages instead (iOS 17 and macOS 14); 'modelc plan' can write the code"
        case .missingModel: "give both models"
        case .faultyModel: "correct the version; modelc lint shows its faults"
        case .tooLarge: "migrate in stages instead (NSStagedMigrationManager, iOS 17 and macOS 14)"
        case .expression: "move the computation into a migration policy: FUNCTION($entityPolicy, \"…\", …)"
        }
    }
}
