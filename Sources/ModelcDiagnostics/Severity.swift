import ModelcBase

/// How bad a diagnostic or a finding is, the worst first. The raw value is the word of settings, of flags and of
/// documents about findings.
package enum Severity: String, CaseIterable, Sendable, CustomStringConvertible {
    /// The input cannot be used as it stands, or data is lost.
    case error
    /// Probably a mistake, but one that can be lived with.
    case warning
    /// Worth knowing.
    case note = "info"

    /// The word of compilers, and of diagnostics: `note` where findings have `info`.
    package var diagnosticWord: String {
        switch self {
        case .error: "error"
        case .warning: "warning"
        case .note: "note"
        }
    }

    /// The plain English noun of so many diagnostics or findings: `1 note`, `2 notes`.
    package func counted(_ count: Int) -> String { Counted.text(count, diagnosticWord) }

    package var description: String { rawValue }
}

extension Severity: Comparable {
    /// Ordered from `note` up to `error`.
    package static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

    private var rank: Int {
        switch self {
        case .note: 0
        case .warning: 1
        case .error: 2
        }
    }
}

/// What a user may say of a kind of finding: how bad it is, or that it is not to be reported.
package enum SeveritySetting: Hashable, Sendable {
    /// It is not reported.
    case off
    /// It is reported, and so bad.
    case on(Severity)

    package static let error = SeveritySetting.on(.error)
    package static let warning = SeveritySetting.on(.warning)
    package static let note = SeveritySetting.on(.note)

    /// How bad what is reported is; nil where nothing is.
    package var reported: Severity? {
        switch self {
        case .off: nil
        case .on(let severity): severity
        }
    }
}

extension SeveritySetting: RawRepresentable, CaseIterable, CustomStringConvertible {
    private static let offWord = "off"

    /// The severities, the worst first, and `off`.
    package static var allCases: [SeveritySetting] { Severity.allCases.map(SeveritySetting.on) + [.off] }

    package init?(rawValue: String) {
        if rawValue == SeveritySetting.offWord {
            self = .off
        } else if let severity = Severity(rawValue: rawValue) {
            self = .on(severity)
        } else {
            return nil
        }
    }

    /// The word of settings and flags: `error`, `warning`, `info`, `off`.
    package var rawValue: String { reported?.rawValue ?? SeveritySetting.offWord }

    package var description: String { rawValue }
}

extension SeveritySetting: Comparable {
    /// Ordered from `off` up to `error`.
    package static func < (left: SeveritySetting, right: SeveritySetting) -> Bool {
        guard let severity = left.reported else { return right != .off }
        return right.reported.map { severity < $0 } ?? false
    }
}
