import ModelcBase

/// The configured severity of a kind of finding, or `off` if it is not reported.
package enum SeveritySetting: Hashable, Sendable {
    /// Findings of this kind are not reported.
    case off
    /// Findings of this kind are reported with this severity.
    case on(Severity)

    package static let error = SeveritySetting.on(.error)
    package static let warning = SeveritySetting.on(.warning)
    package static let note = SeveritySetting.on(.note)

    /// The severity of reported findings; nil if they are not reported.
    package var reported: Severity? {
        switch self {
        case .off: nil
        case .on(let severity): severity
        }
    }
}

extension SeveritySetting: RawRepresentable, CaseIterable, CustomStringConvertible {
    private static let offWord = "off"

    /// All settings: the severities from worst to least, then `off`.
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

    /// The word in settings and flags: `error`, `warning`, `info`, `off`.
    package var rawValue: String { reported?.rawValue ?? SeveritySetting.offWord }

    package var description: String { rawValue }
}

extension SeveritySetting: Comparable {
    /// Compares the settings: `off` is the lowest, `error` the highest.
    package static func < (left: SeveritySetting, right: SeveritySetting) -> Bool {
        guard let severity = left.reported else { return right != .off }
        return right.reported.map { severity < $0 } ?? false
    }
}
