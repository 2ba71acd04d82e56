import ModelcBase
import ModelcDiagnostics
import ModelcFiles
import ModelcSchema
import ModelcVersionHash

/// The text of a version after some edits. It was read again and compared with the content that the edits should
/// produce.
struct EditPass {
    var source: SourceText
    var model: ManagedObjectModel
    /// The errors in the edited file.
    var faults: [Diagnostic]
    /// The indices of the groups of edits that were applied; other groups wait for the next pass.
    var made: [Int]

    /// The reason why edits cannot be trusted. This is an error of modelc, and nothing is written.
    struct Failure: Error {
        var message: String
    }

    /// Applies groups of edits, each completely or not at all. If groups contradict each other, the first one is applied.
    ///
    /// - Parameter keepsHashes: whether no version hash may change.
    init(
        _ groups: [[ModelEdit]], of old: SourceText, _ oldModel: ManagedObjectModel, path: String, keepsHashes: Bool
    ) throws(Failure) {
        let (made, edits) = try EditPass.textEdits(groups, of: old)
        self.made = made
        let bytes: [UInt8]
        do {
            bytes = try TextEdit.apply(edits, to: old.bytes)
        } catch {
            throw Failure(message: "the edits overlap")
        }
        source = SourceText(bytes)
        guard EditCheck.isExactly(source, old, with: made.flatMap { groups[$0] }) else {
            throw Failure(message: "the edited file would not have the announced changes")
        }
        let reading = ModelReader.model(in: source, path: path)
        guard let model = reading.model else {
            throw Failure(message: "the edited file could not be read")
        }
        self.model = model
        faults = reading.diagnostics
        guard !keepsHashes || EditPass.hashFacts(of: oldModel) == EditPass.hashFacts(of: model) else {
            throw Failure(message: "a version hash would change")
        }
    }

    /// Removes groups that contain an impossible edit, until no such group is left.
    private static func textEdits(
        _ groups: [[ModelEdit]], of source: SourceText
    ) throws(Failure) -> (made: [Int], edits: [TextEdit]) {
        let editor: ModelEditor
        do {
            editor = try ModelEditor(source)
        } catch {
            throw Failure(message: "the file could not be read: \(error.message)")
        }
        var left = Array(groups.indices)
        while !left.isEmpty {
            let (edits, faults) = editor.textEdits(for: left.flatMap { groups[$0] })
            if faults.isEmpty { return (left, edits) }
            let owners = left.flatMap { group in groups[group].map { _ in group } }
            let faulty = Set(faults.map { owners[$0.index] })
            left.removeAll(where: faulty.contains)
        }
        throw Failure(message: "the edits do not fit the file, or contain characters that XML does not allow")
    }

    /// Returns the hashes of a model's entities. For an entity without a hash, returns the facts that the hash would be
    /// computed from.
    private static func hashFacts(of model: ManagedObjectModel) -> [[String]] {
        VersionHasher.hashes(of: ResolvedModel(model)).entities.map { entity in
            let own = [entity.name, entity.parentName ?? "", entity.hash.map { "\($0)" } ?? "-"] + entity.facts
            return own + entity.properties.map { "\($0.name) \($0.hash) \($0.isPartOfEntity) \($0.facts)" }
        }
    }
}
