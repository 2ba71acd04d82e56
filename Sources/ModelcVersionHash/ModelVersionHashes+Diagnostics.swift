import ModelcBase
import ModelcDiagnostics
import ModelcSchema

extension ModelVersionHashes {
    /// Returns warnings about unverified features, one for each entity and feature, and errors about entities without a
    /// hash. Each group is in the order of the entities.
    ///
    /// - Parameter locate: returns the location in the model's file.
    package func diagnostics(locate: (SchemaLocation) -> SourceLocation) -> [Diagnostic] {
        unverified(locate) + refusals(locate)
    }

    /// Returns the errors about entities without a hash. If more than 10 entities have the same reason, they share one
    /// error.
    private func refusals(_ locate: (SchemaLocation) -> SourceLocation) -> [Diagnostic] {
        let counts = entities.reduce(into: [:]) { counts, entity in counts[entity.refusal?.message, default: 0] += 1 }
        var stated: Set<String> = []
        return entities.compactMap { entity in
            guard let refusal = entity.refusal else { return nil }
            let count = counts[refusal.message] ?? 1
            guard count > 10 else { return entity.diagnostic(refusal, besides: 0, locate) }
            guard stated.insert(refusal.message).inserted else { return nil }
            return entity.diagnostic(refusal, besides: count - 1, locate)
        }
    }

    private struct Subject: Hashable {
        var entityName: String?
        var feature: UnverifiedHashFeature
        var detail: String?
    }

    private func unverified(_ locate: (SchemaLocation) -> SourceLocation) -> [Diagnostic] {
        var order: [Subject] = []
        var reasonsBySubject: [Subject: [UnverifiedHashReason]] = [:]
        for reason in reasons {
            let subject = Subject(entityName: reason.entityName, feature: reason.feature, detail: reason.detail)
            if reasonsBySubject[subject] == nil { order.append(subject) }
            reasonsBySubject[subject, default: []].append(reason)
        }
        return order.compactMap { subject in
            guard let reasons = reasonsBySubject[subject], let first = reasons.first else { return nil }
            return diagnostic(subject, first, names: reasons.compactMap(\.propertyName), locate)
        }
    }

    private func diagnostic(
        _ subject: Subject, _ first: UnverifiedHashReason, names: [String], _ locate: (SchemaLocation) -> SourceLocation
    ) -> Diagnostic {
        let path = subject.entityName.map { names.count == 1 ? "\($0).\(names[0])" : $0 }
        let start = path.map { "\($0): the version hash is unverified" } ?? "checksum and digest are unverified"
        let list = names.count > 1 ? " (\(TerminalText.list(names)))" : ""
        return Diagnostic(
            subject.feature.diagnosticID, .warning, "\(start): \(first.detail ?? subject.feature.explanation)\(list)",
            at: locate(first.place), modelPath: path,
            help:
                "hashes of modelc can be compared with each other; do not compare this one with a hash of Core Data"
        )
    }
}

extension EntityVersionHash {
    /// Returns the error about a missing hash.
    ///
    /// - Parameter others: the number of other entities without a hash for the same reason.
    fileprivate func diagnostic(
        _ refusal: VersionHashRefusal, besides others: Int, _ locate: (SchemaLocation) -> SourceLocation
    ) -> Diagnostic {
        let subject = others == 0 ? "\(name) has" : "\(name) and \(others) other entities have"
        return Diagnostic(
            .versionHashRefused, .error, "\(subject) no version hash: \(refusal.message)", at: locate(refusal.place),
            modelPath: name, help: "correct the model; an incomplete model cannot be hashed")
    }
}

extension DiagnosticID {
    static let unverifiedDerivedExpression = DiagnosticID("hash-unverified/derived-expression")
    static let unverifiedUniqueness = DiagnosticID("hash-unverified/uniqueness")
    static let unverifiedPreserveExternal = DiagnosticID("hash-unverified/preserve-external")
    static let unverifiedCloudEncryption = DiagnosticID("hash-unverified/cloud-encryption")
    static let unverifiedComposite = DiagnosticID("hash-unverified/composite")
    static let unverifiedObjectID = DiagnosticID("hash-unverified/object-id")
    static let unverifiedSortOrder = DiagnosticID("hash-unverified/sort-order")
    static let unverifiedNonASCII = DiagnosticID("hash-unverified/non-ascii")
    static let unverifiedSwiftSource = DiagnosticID("hash-unverified/swift-source")
    static let unverifiedSelfInverse = DiagnosticID("hash-unverified/self-inverse")
    package static let versionHashRefused = DiagnosticID("version-hash-refused")
}

extension UnverifiedHashFeature {
    /// The id of the diagnostic about this feature.
    package var diagnosticID: DiagnosticID {
        switch self {
        case .derivedExpression: .unverifiedDerivedExpression
        case .uniqueness: .unverifiedUniqueness
        case .preserveExternal: .unverifiedPreserveExternal
        case .cloudEncryption: .unverifiedCloudEncryption
        case .composite: .unverifiedComposite
        case .objectID: .unverifiedObjectID
        case .sortOrder: .unverifiedSortOrder
        case .nonASCII: .unverifiedNonASCII
        case .selfInverse: .unverifiedSelfInverse
        case .swiftSource: .unverifiedSwiftSource
        }
    }
}
