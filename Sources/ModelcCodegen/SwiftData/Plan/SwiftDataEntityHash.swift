import ModelcSchema

/// The version hash that SwiftData gives the entity of a generated class, compared with the hash in the model.
package struct SwiftDataEntityHash: Hashable, Sendable {
    package enum Verdict: String, CaseIterable, Sendable {
        /// SwiftData's entity has the hash of the model.
        case same
        /// The computed hashes are equal, but it is not verified that SwiftData computes this hash.
        case unverified
        /// The hashes differ, or the entity has no class.
        case differs
    }

    package var entityName: String
    package var verdict: Verdict
    /// The hash in SwiftData; nil if there is no class.
    package var hash: VersionHash?
    /// The hash in the model; nil if the model has errors.
    package var modelHash: VersionHash?
    /// The reasons why the hashes differ, or why they may differ, as sentences.
    package var reasons: [String]
    /// The location of the entity in the model.
    package var place: SchemaLocation
}

extension SwiftDataCodePlan {
    /// Compares the hashes of the planned classes with those of the model, in byte order of the entities.
    ///
    /// - Parameters:
    ///   - model: the hashes of the model.
    ///   - swiftData: the hashes of `schema`.
    package func compared(_ model: ModelVersionHashes, with swiftData: ModelVersionHashes) -> [SwiftDataEntityHash] {
        let found = Dictionary(swiftData.entities.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        let foreign = Set(foreignEntities.map(\.name))
        let gaps = Dictionary(grouping: gaps, by: \.entityName)
        return model.entities.filter { !foreign.contains($0.name) }.map { entity in
            SwiftDataEntityHash(entity, found[entity.name], gaps[entity.name] ?? [])
        }
    }
}

extension SwiftDataEntityHash {
    /// - Parameters:
    ///   - model: the entity's hash in the model.
    ///   - swiftData: the hash of its class; nil if there is no class.
    ///   - gaps: the parts of the entity that SwiftData cannot represent, or not in a verified way.
    fileprivate init(_ model: EntityVersionHash, _ swiftData: EntityVersionHash?, _ gaps: [SwiftDataGap]) {
        let isEqual = model.hash != nil && model.hash == swiftData?.hash
        let open = gaps.filter { isEqual ? $0.reason.effect != .lost : $0.reason.effect == .changesHash }
        entityName = model.name
        let doubts = open.isEmpty && isEqual ? SwiftDataEntityHash.doubts(about: swiftData) : []
        verdict = isEqual ? (open.isEmpty && doubts.isEmpty ? .same : .unverified) : .differs
        hash = swiftData?.hash
        modelHash = model.hash
        reasons = open.map(\.text) + doubts
        place = model.place
        if !isEqual, reasons.isEmpty { reasons = [SwiftDataEntityHash.difference(model, swiftData)] }
    }

    /// Returns a clause about each part of the entity whose effect on the hash is not verified even in Core Data. The
    /// clause ends with the ID of the diagnostic that explains it.
    private static func doubts(about hash: EntityVersionHash?) -> [String] {
        (hash?.reasons ?? []).map { reason in
            "\(reason.modelPath ?? ""): the hash itself is not verified (hash-unverified/\(reason.feature.rawValue))"
        }
    }

    /// Describes a difference of hashes that no gap explains.
    private static func difference(_ model: EntityVersionHash, _ swiftData: EntityVersionHash?) -> String {
        if let refusal = model.refusal { return "\(model.name): \(refusal.message)" }
        guard let swiftData else { return "\(model.name): it has no class" }
        if let refusal = swiftData.refusal { return "\(model.name): \(refusal.message)" }
        let others = Dictionary(swiftData.properties.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        let different = model.properties.first { $0.isPartOfEntity && $0.hash != others[$0.name]?.hash }
        if let different {
            let facts = others[different.name]?.facts.joined(separator: ", ") ?? "no such property"
            return "\(model.name).\(different.name): \(different.facts.joined(separator: ", ")) in the model, "
                + "\(facts) in SwiftData"
        }
        if model.facts != swiftData.facts {
            let facts = [model.facts, swiftData.facts].map { $0.isEmpty ? "nothing" : $0.joined(separator: ", ") }
            return "\(model.name): \(facts[0]) in the model, \(facts[1]) in SwiftData"
        }
        return "\(model.name): the hash of its superclass differs"
    }
}
