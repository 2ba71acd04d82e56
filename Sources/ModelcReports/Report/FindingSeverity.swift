import ModelcDiagnostics

/// How bad a finding is, as reports spell it.
package enum FindingSeverity: String, CaseIterable, Sendable {
    case error
    case warning
    /// Worth knowing. Formats for compilers call it a note.
    case info
}

extension FindingSeverity {
    /// The severity as diagnostics have it: compilers know notes, not infos.
    var asDiagnostic: Severity {
        switch self {
        case .error: .error
        case .warning: .warning
        case .info: .note
        }
    }

    /// The plain English noun of so many findings: `1 note`, `2 notes`.
    func counted(_ count: Int) -> String {
        "\(count) \(asDiagnostic.rawValue)\(count == 1 ? "" : "s")"
    }
}
