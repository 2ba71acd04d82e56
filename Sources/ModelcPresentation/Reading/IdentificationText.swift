import ModelcBase
import ModelcKit
import ModelcPlans
import ModelcStores

/// What `modelc identify` shows to people.
struct IdentificationText {
    private let showsModel: Bool
    private let wording: Wording

    /// - Parameters:
    ///   - showsModel: whether versions are shown with their models: their names alone do not say whose they are.
    ///   - wording: what the caller calls the options that the text names.
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
        if !identification.merged.isEmpty { return [title] + merged(identification.merged) + writer(store) }
        guard let best = identification.best, let method = identification.method else {
            return [title, "  version  unknown"] + locked(store) + writer(store) + nearest(identification, store)
        }
        let others = identification.matches.dropFirst().map(name)
        let also = others.isEmpty ? [] : ["  also     \(TerminalText.list(others)): \(sameness(method))"]
        return [title, "  version  \(name(best))", "  method   \(explanation(method, best))"] + also + writer(store)
    }

    /// A store of an app that merges models.
    private func merged(_ parts: [StoreCandidateRating]) -> [String] {
        parts.enumerated().map { place, part in
            "  \(place == 0 ? "version" : "and    ")  \(name(part)): \(entities(part)) equal"
        } + ["  method   version hashes; the store was written with a model merged from \(parts.count) models"]
    }

    /// A version that shipped and is not in the models any more.
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

    /// `13 of 15 entities`.
    private func entities(_ rating: StoreCandidateRating) -> String {
        "\(rating.equalEntityCount) of \(Counted.text(rating.entityCount, "entity", plural: "entities"))"
    }

    /// `16 of 17 tables and columns equal, 2 more in the store`.
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
    /// What explains a store of unknown origin.
    private func nearest(_ identification: StoreIdentification, _ store: IdentifiedStore) -> [String] {
        guard let nearest = identification.nearest else { return [] }
        let hasHashes = store.content?.metadata.comparableHashes != nil
        let facts = (hasHashes ? ["\(entities(nearest)) equal"] : []) + [tables(nearest.distance)]
        var lines = ["  nearest  \(name(nearest)): \(facts.joined(separator: ", "))"]
        lines += differences(nearest) + columns(nearest.distance)
        // The lock file explains a store of an accepted state.
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

    /// How many differences of the tables are shown of each side (FormatStore §5).
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

/// The result of the document of `modelc identify --format json`; the page IdentifyDocument describes it.
enum IdentificationDocument {
    static func json(of stores: [IdentifiedStore]) -> JSONValue { ["stores": .array(stores.map(json))] }

    private static func json(of store: IdentifiedStore) -> JSONValue {
        let best = store.identification.best
        let metadata = store.content?.metadata
        return [
            "path": .string(store.path),
            "readable": .bool(store.content != nil),
            "version": .optional(best?.versionName),
            "model": .optional(best?.modelPath),
            "method": .optional(store.identification.method?.rawValue),
            "distance": .optional(best?.distance.count),
            "merged": .array(
                store.identification.merged.map {
                    ["model": .string($0.modelPath), "version": .string($0.versionName)]
                }),
            "lockedVersion": .optional(store.lockedWriter?.version),
            "acceptedReason": .optional(store.lockedWriter?.reason),
            "frameworkVersion": .optional(metadata?.frameworkVersion),
            "identifiers": .array((metadata?.identifiers ?? []).map(JSONValue.string)),
            "writeAheadLog": .optional(store.content?.hasWriteAheadLog),
            "candidates": .array(store.identification.candidates.map(json)),
        ]
    }

    private static func json(of rating: StoreCandidateRating) -> JSONValue {
        [
            "model": .string(rating.modelPath),
            "version": .string(rating.versionName),
            "isCurrent": .bool(rating.isCurrent),
            "configuration": .optional(rating.configurationName),
            "matches": .bool(rating.isMatch),
            "equalEntities": .integer(rating.equalEntityCount),
            "entities": .integer(rating.entityCount),
            "unverifiedEntities": .array(rating.unverifiedEntities.map(JSONValue.string)),
            "differences": .array(
                rating.differences.map { ["entity": .string($0.name), "kind": .string($0.kind.rawValue)] }),
            "distance": .integer(rating.distance.count),
            "onlyInStore": .array(rating.distance.unexpected.map(JSONValue.string)),
            "onlyInVersion": .array(rating.distance.missing.map(JSONValue.string)),
        ]
    }
}
