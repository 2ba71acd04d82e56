import ModelcDiagnostics
import ModelcJSON
import ModelcKit
import ModelcSchema
import ModelcStores

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
