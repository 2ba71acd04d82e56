import ModelcBase
import ModelcKit
import ModelcPlans
import ModelcStores

/// The text output of `modelc identify`.
struct IdentificationText {
    private let showsModel: Bool
    private let wording: Wording

    /// - Parameters:
    ///   - showsModel: whether the model of each version is shown, because the names of versions alone would be
    ///     ambiguous.
    ///   - wording: the names of options in the text, such as `--store`.
    init(showsModel: Bool, wording: Wording = .plain) {
        self.showsModel = showsModel
        self.wording = wording
    }

    func text(of stores: [IdentifiedStore]) -> String {
        stores.filter { $0.content != nil }.map { store in
            lines(of: store).map { $0 + "\n" }.joined()
        }.joined(separator: "\n")
    }

    private func lines(of store: IdentifiedStore) -> [String] {
        let title = TerminalText.name(store.path)
        let identification = store.identification
        if let description = store.description { return [title] + lines(of: description) + writer(store) }
        if !identification.merged.isEmpty { return [title] + merged(identification.merged) + writer(store) }
        guard let best = identification.best, let method = identification.method else {
            return [title, "  version  unknown"] + locked(store) + writer(store) + nearest(identification, store)
        }
        let others = identification.matches.dropFirst().map(name)
        let also = others.isEmpty ? [] : ["  also     \(TerminalText.list(others)): \(sameness(method))"]
        return [title, "  version  \(name(best))", "  method   \(explanation(method, best))"] + also + writer(store)
    }

    /// Returns the text about a store that is not compared with any model.
    private func lines(of description: StoreFacts) -> [String] {
        let width = description.entities.map { TerminalWidth.of(TerminalText.name($0.name)) }.max() ?? 0
        let entities = description.entities.map { entity in
            let name = TerminalText.name(entity.name)
            let padding = String(repeating: " ", count: width - TerminalWidth.of(name))
            return "    \(name)\(padding)  \(entity.hash.hexadecimal)"
        }
        let interface =
            description.isOfCoreData == true ? "Core Data" : "Core Data or SwiftData; the store does not tell"
        return [
            "  version  not compared: there is no model in this project",
            "  model    \(model(description))", "  written  by \(interface)",
            "  history  \(description.hasHistory ? "yes" : "no")",
            "  CloudKit \(description.isMirrored ? "yes" : "no")",
            "  entities \(entities.isEmpty ? "unknown: the store has no version hashes" : "\(entities.count)")",
        ] + entities
    }

    private func model(_ description: StoreFacts) -> String {
        let names = description.uncertainEntities
        return switch description.modelState {
        case .exact: "in the store, all entities are certain"
        case .uncertain:
            "in the store, not certain: \(TerminalText.list(names, limit: names.count))"
        case .none: "none in the store"
        case .unreadable: "in the store, unreadable"
        }
    }

    /// Returns the text about a store of an app that merges several models.
    private func merged(_ parts: [StoreCandidateRating]) -> [String] {
        parts.enumerated().map { place, part in
            "  \(place == 0 ? "version" : "and    ")  \(name(part)): \(entities(part)) equal"
        } + ["  method   version hashes; the store was written with a model merged from \(parts.count) models"]
    }

    /// Returns the text about a store whose version is in the lock file but no longer in the models.
    private func locked(_ store: IdentifiedStore) -> [String] {
        guard let writer = store.lockedWriter else { return [] }
        let name = TerminalText.name(writer.version)
        return [
            writer.reason.map { "  accepted \(name), in another state: \(TerminalText.escaped($0)) (modelc.lock)" }
                ?? "  locked   \(name) as it shipped; it was removed or edited since (modelc.lock)"
        ]
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
            "version hashes, \(entities(best)) equal; unverified: the hash of "
                + TerminalText.list(best.unverifiedEntities)
        case .checksum: "checksum; the store's version hashes cannot be read"
        case .structure:
            "tables, \(tables(best.distance)); the store has no version hashes to prove it"
        }
    }

    private func sameness(_ method: StoreIdentificationMethod) -> String {
        switch method {
        case .hash, .checksum: "the same schema"
        case .structure: "the same distance"
        }
    }

    /// Returns the number of matching entities, such as `13 of 15 entities`.
    private func entities(_ rating: StoreCandidateRating) -> String {
        "\(rating.equalEntityCount) of \(Counted.text(rating.entityCount, "entity", plural: "entities"))"
    }

    /// Returns the number of matching tables and columns, such as `16 of 17 tables and columns equal, 2 more in the
    /// store`.
    private func tables(_ distance: StoreStructureDistance) -> String {
        let equal = distance.expectedCount - distance.missing.count
        let more = distance.unexpected.isEmpty ? "" : ", \(distance.unexpected.count) more in the store"
        return "\(equal) of \(distance.expectedCount) tables and columns equal\(more)"
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
    /// Returns the details about a store that no version matches: the most similar versions.
    private func nearest(_ identification: StoreIdentification, _ store: IdentifiedStore) -> [String] {
        guard let nearest = identification.nearest else { return [] }
        let hasHashes = store.content?.metadata.comparableHashes != nil
        let facts = (hasHashes ? ["\(entities(nearest)) equal"] : []) + [tables(nearest.distance)]
        var lines = ["  nearest  \(name(nearest)): \(facts.joined(separator: ", "))"]
        lines += differences(nearest) + columns(nearest.distance)
        // If the lock file identified the store, its origin is already explained.
        let isExplained = store.lockedWriter?.reason != nil
        if hasHashes, nearest.equalEntityCount > 0, !isExplained { lines += ["", origin(nearest)] }
        return lines
    }

    private func origin(_ nearest: StoreCandidateRating) -> String {
        let name = TerminalText.name(nearest.versionName)
        let isPart = nearest.unverifiedEntities.isEmpty && nearest.differences.allSatisfy { $0.kind == .added }
        return isPart
            ? "  The store has all of \(name) and more. If the app merges several models, pass each with \(wording[.model]); otherwise "
                + "the store is from a build whose model is not here."
            : "  Either \(name) was edited after this store was written, or the store is from a build whose model is not "
                + "here."
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

    /// The maximum number of differing tables and columns that are listed, once for the store and once for the version
    /// (FormatStore §5).
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
