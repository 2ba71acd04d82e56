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
    var problems: [Diagnostic]
    /// The indices of the groups of edits that were applied. The other groups have to be tried again in the next pass.
    var made: [Int]

    /// The reason why the edited text is not as expected. This is an error in modelc, and nothing is written.
    struct Failure: Error {
        var message: String
    }

    /// Applies groups of edits. Each group is applied completely or not at all. If two groups contradict each other,
    /// the first group is applied.
    ///
    /// - Parameter keepsHashes: whether to fail if a version hash would change.
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
        problems = reading.diagnostics
        guard !keepsHashes || EditPass.hashFacts(of: oldModel) == EditPass.hashFacts(of: model) else {
            throw Failure(message: "a version hash would change")
        }
    }

    /// Returns the text edits of the groups that can be applied. A group with an impossible edit is removed as a whole,
    /// until no such group is left.
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
            let (edits, problems) = editor.textEdits(for: left.flatMap { groups[$0] })
            if problems.isEmpty { return (left, edits) }
            let owners = left.flatMap { group in groups[group].map { _ in group } }
            let faulty = Set(problems.map { owners[$0.index] })
            left.removeAll(where: faulty.contains)
        }
        throw Failure(message: "the edits do not fit the file, or contain characters that XML does not allow")
    }

    /// Returns one list for each entity of a model: its name, its hash, and its properties with their hashes. For an
    /// entity without a hash, the list also has the facts that the hash would be computed from.
    private static func hashFacts(of model: ManagedObjectModel) -> [[String]] {
        VersionHasher.hashes(of: ResolvedModel(model)).entities.map { entity in
            let own = [entity.name, entity.parentName ?? "", entity.hash.map { "\($0)" } ?? "-"] + entity.facts
            return own + entity.properties.map { "\($0.name) \($0.hash) \($0.isPartOfEntity) \($0.facts)" }
        }
    }
}
