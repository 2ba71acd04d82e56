import ModelcBase
import ModelcKit
import ModelcSchema

/// The text output of `modelc hash`.
struct HashText {
    let spelling: HashSpelling
    let showsProperties: Bool
    let entityName: String?

    init(
        spelling: HashSpelling, showsProperties: Bool, entityName: String? = nil
    ) {
        self.spelling = spelling
        self.showsProperties = showsProperties
        self.entityName = entityName
    }

    /// - Parameter versions: the versions to show, in version order.
    func text(of versions: [HashedModelVersion]) -> String {
        versions.map { lines(of: $0).map { $0 + "\n" }.joined() }.joined(separator: "\n")
    }

    private func lines(of hashed: HashedModelVersion) -> [String] {
        let title = TerminalText.name(hashed.version.name) + (hashed.version.isCurrent ? " (current)" : "")
        return [title] + summary(of: hashed.hashes) + [""] + table(of: hashed.hashes)
    }

    /// Returns the lines with the checksum and the digest of the model.
    private func summary(of hashes: ModelVersionHashes) -> [String] {
        guard let checksum = hashes.checksum, let digest = hashes.digest else {
            return ["  checksum  not computed: an entity has no hash"]
        }
        let mark = hashes.isVerified ? "" : "  unverified"
        return ["  checksum  \(checksum.base64)\(mark)", "  digest    \(digest)\(mark)"]
    }

    private func table(of hashes: ModelVersionHashes) -> [String] {
        var table = TextTable(columnCount: 3, widest: .max)
        for row in hashes.entities.filter({ entityName == nil || $0.name == entityName }).flatMap(rows) {
            table.add(row.name, row.hash, row.note)
        }
        return table.lines
    }

    private struct Row {
        var name: String
        var hash: String
        var note: String
    }

    private func rows(of entity: EntityVersionHash) -> [Row] {
        let name = TerminalText.name(entity.name)
        guard let hash = entity.hash else {
            let reason = TerminalText.escaped(entity.refusal?.message ?? "")
            return [Row(name: name, hash: "-", note: "not computed: \(reason)")]
        }
        let note = unverified(entity.reasons)
        return [Row(name: name, hash: spelling.text(of: hash), note: note)]
            + (showsProperties ? entity.properties.map(row) : [])
    }

    private func row(of property: PropertyVersionHash) -> Row {
        let facts = TerminalText.escaped(property.facts.joined(separator: ", "))
        let notes = [
            facts, property.isPartOfEntity ? "" : "not part of the entity's hash", unverified(property.reasons),
        ]
        return Row(
            name: "  " + TerminalText.name(property.name), hash: spelling.text(of: property.hash),
            note: notes.filter { !$0.isEmpty }.joined(separator: "; "))
    }

    /// Returns the reasons why a hash is unverified, such as `unverified: derived-expression (Book.total)`.
    private func unverified(_ reasons: [UnverifiedHashReason]) -> String {
        guard !reasons.isEmpty else { return "" }
        let texts = reasons.map { reason in
            reason.feature.rawValue + (reason.modelPath.map { " (\(TerminalText.escaped($0)))" } ?? "")
        }
        return "unverified: \(TerminalText.list(texts))"
    }
}
