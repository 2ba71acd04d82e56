import ModelcDiagnostics

/// The kinds of findings about CloudKit schemas. The raw value is the stable id in documents.
package enum CloudKitFindingCode: String, CaseIterable, Sendable {
    case unreadable = "CK001"
    case declaredTwice = "CK002"
    case tolerated = "CK003"
    case typeMissing = "CK101"
    case fieldMissing = "CK102"
    case otherType = "CK103"
    case otherEncryption = "CK104"
    case companionMissing = "CK111"
    case receiptMissing = "CK112"
    case optionsMissing = "CK113"
    case openNumber = "CK114"
    case shareMissing = "CK115"
    case localConfiguration = "CK120"
    case orphanedType = "CK201"
    case orphanedField = "CK202"
    case foreignField = "CK203"
    case typeGone = "CK301"
    case fieldGone = "CK302"
    case fieldRetyped = "CK303"
    case optionDropped = "CK304"
    case added = "CK305"
    case notMirrored = "CK401"
    case derived = "CK402"
    case contested = "CK403"
    case invalidName = "CK405"
    case formNotShown = "CK501"

    /// The default severity of findings with this code. The user or a command can set another one.
    package var severity: Severity {
        switch self {
        case .unreadable, .declaredTwice, .typeMissing, .fieldMissing, .otherType, .otherEncryption, .shareMissing,
            .typeGone, .fieldGone, .fieldRetyped, .notMirrored, .contested, .formNotShown:
            .error
        case .tolerated, .localConfiguration, .orphanedType, .orphanedField, .optionDropped, .invalidName: .warning
        case .companionMissing, .receiptMissing, .optionsMissing, .openNumber, .foreignField, .added, .derived: .note
        }
    }

    /// The source of modelc's knowledge about the problem.
    package var evidence: Evidence {
        switch self {
        case .typeMissing, .fieldMissing, .otherEncryption, .openNumber, .typeGone, .fieldGone, .fieldRetyped,
            .optionDropped, .added, .notMirrored, .derived, .invalidName:
            .documented
        case .otherType, .companionMissing, .optionsMissing, .localConfiguration, .orphanedType, .orphanedField,
            .foreignField, .unreadable:
            .measured
        case .tolerated, .receiptMissing, .shareMissing: .reported
        case .declaredTwice, .contested, .formNotShown: .unverified
        }
    }

    /// The text with which CloudKit refuses a record in Production because of the problem; `…` stands for any text. Nil
    /// if no public log has one.
    package var serverText: String? {
        switch self {
        case .typeMissing: "Cannot create new type … in production schema"
        case .fieldMissing: "Cannot create or modify field … in record …"
        default: nil
        }
    }

    package var id: DiagnosticID { DiagnosticID(rawValue) }

    /// The source of a statement about CloudKit. The raw value is the word in documents.
    package enum Evidence: String, CaseIterable, Sendable {
        /// Observed in public exported schemas.
        case measured
        /// Stated in Apple's documentation.
        case documented
        /// Stated by one or two public projects.
        case reported
        /// No example is known.
        case unverified
    }
}
