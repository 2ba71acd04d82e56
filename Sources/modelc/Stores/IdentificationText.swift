import ModelcSchema
import ModelcText

/// What `modelc identify` shows to people.
struct IdentificationText {
    /// Whether a version's name alone does not say whose version it is.
    let showsModel: Bool

    func text(of stores: [IdentifiedStore]) -> String {
        stores.filter { $0.content != nil }.map { store in
            lines(of: store).map { $0 + "\n" }.joined()
        }.joined(separator: "\n")
    }

    private func lines(of store: IdentifiedStore) -> [String] {
        let title = TerminalText.name(store.path)
        let identification = store.identification
        guard let best = identification.best, let method = identification.method else {
            return [title, "  version  unknown"] + locked(store) + writer(store) + nearest(identification, store)
        }
        let others = identification.matches.dropFirst().map(name)
        let also = others.isEmpty ? [] : ["  also     \(TerminalText.list(others)): \(sameness(method))"]
        return [title, "  version  \(name(best))", "  method   \(explanation(method, best))"] + also + writer(store)
    }

    /// A version that shipped and is not in the models any more.
    private func locked(_ store: IdentifiedStore) -> [String] {
        store.lockedVersion.map {
            ["  locked   \(TerminalText.name($0)) as it shipped; by now it is gone or edited (modelc.lock)"]
        } ?? []
    }

    private func name(_ rating: StoreCandidateRating) -> String {
        let model = showsModel ? " of \(TerminalText.name(rating.modelPath))" : ""
        let configuration = rating.configurationName.map { ", configuration \(TerminalText.name($0))" } ?? ""
        return TerminalText.name(rating.versionName) + model + (rating.isCurrent ? " (current)" : "") + configuration
    }

    private func explanation(_ method: StoreIdentificationMethod, _ best: StoreCandidateRating) -> String {
        switch method {
        case .hash where best.unverifiedEntities.isEmpty:
            "version hashes, \(entities(best)) equal"
        case .hash:
            "version hashes, \(entities(best)) equal; modelc is not certain of its hash of "
                + TerminalText.list(best.unverifiedEntities)
        case .checksum: "checksum; the store's version hashes cannot be read"
        case .structure:
            "tables, distance \(best.distance.count) of \(best.distance.expectedCount); the store has no version "
                + "hashes to prove it"
        }
    }

    private func sameness(_ method: StoreIdentificationMethod) -> String {
        switch method {
        case .hash, .checksum: "the same schema"
        case .structure: "the same distance"
        }
    }

    /// `13 of 15 entities`.
    private func entities(_ rating: StoreCandidateRating) -> String {
        "\(rating.equalEntityCount) of \(rating.entityCount) \(rating.entityCount == 1 ? "entity" : "entities")"
    }

    private func writer(_ store: IdentifiedStore) -> [String] {
        guard let content = store.content else { return [] }
        let facts = [
            content.metadata.frameworkVersion.map { "Core Data \($0)" },
            content.metadata.identifiers.isEmpty
                ? nil : "identifiers \(content.metadata.identifiers.map(TerminalText.quoted).joined(separator: ", "))",
            content.hasWriteAheadLog ? "read with its write-ahead log" : nil,
        ].compactMap { $0 }
        return facts.isEmpty ? [] : ["  store    \(facts.joined(separator: "; "))"]
    }
}

extension IdentificationText {
    /// What explains a store of unknown origin.
    private func nearest(_ identification: StoreIdentification, _ store: IdentifiedStore) -> [String] {
        guard let nearest = identification.nearest else { return [] }
        let hasHashes = store.content?.metadata.comparableHashes != nil
        let distance = "tables differ in \(nearest.distance.count) of \(nearest.distance.expectedCount)"
        let facts = (hasHashes ? ["\(entities(nearest)) equal"] : []) + [distance]
        var lines = ["  nearest  \(name(nearest)): \(facts.joined(separator: ", "))"]
        lines += differences(nearest) + columns(nearest.distance)
        if hasHashes, nearest.equalEntityCount > 0 {
            lines += [
                "",
                "  Either \(TerminalText.name(nearest.versionName)) was edited after this store was written, or the store "
                    + "is from a build whose model is not here.",
            ]
        }
        return lines
    }

    private func differences(_ rating: StoreCandidateRating) -> [String] {
        guard !rating.differences.isEmpty else { return [] }
        let names = rating.differences.map { TerminalText.name($0.name) }
        let width = names.map(TerminalWidth.of).max() ?? 0
        return [""]
            + zip(names, rating.differences).map { name, difference in
                let padding = String(repeating: " ", count: width - TerminalWidth.of(name))
                return "  \(name)\(padding)  \(words(for: difference.kind))"
            }
    }

    private func words(for kind: StoreEntityDifference.Kind) -> String {
        switch kind {
        case .changed: "changed"
        case .missing: "only in the version"
        case .added: "only in the store"
        }
    }

    /// How many differences of the tables are shown of each side (sqlite-store §5).
    private static let shownColumns = 3

    private func columns(_ distance: StoreStructureDistance) -> [String] {
        func line(_ title: String, _ elements: [String]) -> [String] {
            guard !elements.isEmpty else { return [] }
            return ["  \(title)  \(TerminalText.list(elements, limit: IdentificationText.shownColumns))"]
        }
        let lines =
            line("tables, only in the store  ", distance.unexpected)
            + line("tables, only in the version", distance.missing)
        return lines.isEmpty ? [] : [""] + lines
    }
}
