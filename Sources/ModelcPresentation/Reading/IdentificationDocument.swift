import ModelcBase
import ModelcKit
import ModelcPlans
import ModelcStores

/// The result in the document of `modelc identify --format json`. The page IdentifyDocument describes it.
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
            "description": store.description.map(json) ?? .null,
        ]
    }

    private static func json(of description: StoreFacts) -> JSONValue {
        [
            "model": .string(description.modelState.rawValue),
            "uncertainEntities": .array(description.uncertainEntities.map(JSONValue.string)),
            "entities": .array(
                description.entities.map { ["name": .string($0.name), "hash": .string($0.hash.hexadecimal)] }),
            "interface": description.isOfCoreData == true ? "coreData" : .null,
            "history": .bool(description.hasHistory),
            "cloudKit": .bool(description.isMirrored),
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
