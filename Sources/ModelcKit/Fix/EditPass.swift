import ModelcBase
import ModelcDiagnostics
import ModelcFiles
import ModelcSchema
import ModelcVersionHash

/// The text of a version after some edits, read again and proven to say what it should.
struct EditPass {
    var source: SourceText
    var model: ManagedObjectModel
    /// What is wrong with the edited file.
    var faults: [Diagnostic]
    /// The groups of edits that were made, by their numbers; others wait for the next pass.
    var made: [Int]

    /// Why edits cannot be trusted: a fault of modelc, for which nothing is written.
    struct Failure: Error {
        var message: String
    }

    /// Makes groups of edits, each whole or not at all: of groups that contradict each other the first is made.
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

    /// Leaves out groups with a faulty edit, until there is none.
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

    /// What the hashes of a model's entities are, and what they are made of where an entity has none.
    private static func hashFacts(of model: ManagedObjectModel) -> [[String]] {
        VersionHasher.hashes(of: ResolvedModel(model)).entities.map { entity in
            let own = [entity.name, entity.parentName ?? "", entity.hash.map { "\($0)" } ?? "-"] + entity.facts
            return own + entity.properties.map { "\($0.name) \($0.hash) \($0.isPartOfEntity) \($0.facts)" }
        }
    }
}
