import ModelcDiagnostics
import ModelcJSON
import ModelcKit
import ModelcSchema
import ModelcStores
import ModelcText

extension HashOutcome {
    /// The hashes, for people or for programs.
    ///
    /// - Parameters:
    ///   - spelling: how text spells them.
    ///   - showsProperties: whether those of properties are shown.
    ///   - entity: the entity to show alone; nil for all.
    ///   - showsNotes: whether a document has notes, too.
    package func text(
        _ format: OutputFormat, spelling: HashSpelling, showsProperties: Bool, entity: String?, showsNotes: Bool,
        style: TextStyle = .plain
    ) -> String {
        switch format {
        case .text:
            let text = HashText(spelling: spelling, showsProperties: showsProperties, entityName: entity)
            return style.outline(text.text(of: versions))
        case .json:
            let document = HashDocument(path: path, showsProperties: showsProperties, entityName: entity)
            let result = versions.isEmpty ? .null : document.json(of: versions)
            return ResultDocument("hash", messages, showsNotes: showsNotes, result: result).text
        }
    }
}

extension IdentifyOutcome {
    /// Which version wrote each store, for people or for programs.
    ///
    /// - Parameters:
    ///   - showsNotes: whether a document has notes, too.
    ///   - wording: what the caller calls the options that the text names.
    package func text(_ format: OutputFormat, showsNotes: Bool, wording: Wording = .plain) -> String {
        switch format {
        case .text: return IdentificationText(showsModel: hasSeveralModels, wording: wording).text(of: stores)
        case .json:
            let result = IdentificationDocument.json(of: stores)
            return ResultDocument("identify", messages, showsNotes: showsNotes, result: result).text
        }
    }
}

/// The result of the document of `modelc identify --format json`; the page IdentifyDocument describes it.
package enum IdentificationDocument {
    package static func json(of stores: [IdentifiedStore]) -> JSONValue { ["stores": .array(stores.map(json))] }

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
            "lockedVersion": .optional(store.lockedVersion),
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

extension LockOutcome {
    /// The text for standard output.
    package func text(_ format: OutputFormat, showsNotes: Bool) -> String {
        switch format {
        case .json: ResultDocument("lock", report.diagnostics, showsNotes: showsNotes, result: json).text
        case .text where report.isCheck: report.models.map(summary).joined()
        case .text where report.hasErrors: ""
        case .text:
            report.models.map(changes).joined()
                + report.files.map {
                    "\((report.isRehearsal ? $0.action.wouldBe : nil) ?? $0.action.rawValue) \($0.path)\n"
                }
                .joined()
        }
    }

    /// `locked Library.xcdatamodeld: Library 2 to 57 (56 versions)`: a line for each run of versions of one state.
    private func changes(_ model: LockReport.Model) -> String {
        let key = TerminalText.escaped(model.key)
        let order = VersionSequence(model.states.map(\.version))
        let changed = VersionLockState.allCases.filter { $0 != .unchanged }
        return changed.flatMap { state in
            let names = model.states.filter { $0.state == state }.map(\.version)
            let verb = (report.isRehearsal ? state.wouldBe : nil) ?? state.rawValue
            return order.ranges(of: names).map { "\(verb) \(key): \($0.text)\n" }
        }
        .joined()
    }

    /// `BookList.xcdatamodeld: 3 unchanged, 1 not-locked`.
    private func summary(_ model: LockReport.Model) -> String {
        let counts = VersionLockState.allCases.compactMap { state in
            let count = model.states.filter { $0.state == state }.count
            return count == 0 ? nil : "\(count) \(state.rawValue)"
        }
        guard !counts.isEmpty else { return "" }
        return "\(TerminalText.escaped(model.key)): \(counts.joined(separator: ", "))\n"
    }

    private var json: JSONValue {
        [
            "isDryRun": .bool(report.isRehearsal),
            "models": .array(report.models.map(json)),
            "files": .array(report.files.map { ["path": .string($0.path), "action": .string($0.action.rawValue)] }),
        ]
    }

    private func json(_ model: LockReport.Model) -> JSONValue {
        [
            "path": .string(model.key),
            "lockFile": .string(model.lockFile),
            "versions": .array(
                model.states.map { ["name": .string($0.version), "state": .string($0.state.rawValue)] }),
        ]
    }
}

extension VersionLockState {
    /// What a run that writes nothing says of a version; nil for one that it would leave alone.
    fileprivate var wouldBe: String? {
        switch self {
        case .locked: "would lock"
        case .updated: "would lock again"
        case .removed: "would forget"
        case .unchanged, .changed, .notLocked: nil
        }
    }
}
