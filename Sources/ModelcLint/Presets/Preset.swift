import ModelcDiagnostics

/// A named choice of rules with their severities (lint-rules §2.4).
///
/// The numbers of presets are those of `recommended`: a number that was released never gains a rule or a severity, so
/// that an update brings no new failures.
package struct Preset: Sendable {
    /// A platform whose rules a preset makes run for every model.
    package enum Platform: Sendable {
        case cloudKit
        case swiftData
    }

    /// The newest number of `recommended`.
    package static let newest = 1
    package static let names = PresetName.allCases.map(\.rawValue)

    private let name: PresetName
    private let number: Int

    /// - Returns: nil where there is no such preset or number.
    package init?(_ reference: PresetReference) {
        guard let name = PresetName(rawValue: reference.name) else { return nil }
        let number = reference.number ?? Preset.newest
        guard (1...Preset.newest).contains(number) else { return nil }
        self.name = name
        self.number = number
    }

    /// The name with its number.
    package var reference: PresetReference { PresetReference(name.rawValue, number: number) }

    /// The severity that the preset gives a rule; nil where it does not speak of it.
    package func severity(of rule: RuleDescription) -> SeveritySetting? {
        let recommended = rule.recommendedSeverity(number)
        switch name {
        case .recommended, .cloudKit, .swiftData: return recommended.unlessOff
        case .strict: return max(recommended, rule.isAmong(Preset.strictRules) ? .warning : .off).unlessOff
        case .xcodeParity:
            guard rule.isAmong(Preset.xcodeRules) else { return nil }
            return rule.isAmong(Preset.xcodeErrors) ? .error : recommended
        case .all: return recommended.unlessOff ?? .note
        case .none: return .off
        }
    }

    var platforms: [Platform] {
        switch name {
        case .cloudKit: [.cloudKit]
        case .swiftData: [.swiftData]
        case .recommended, .strict, .xcodeParity, .all, .none: []
        }
    }

    /// From which severity on findings are reported where the user does not say.
    package var minimumSeverity: Severity { name == .strict || name == .all ? .note : .warning }
}

extension Preset {
    /// The ids of the rules that the settings of an environment silence in `xcode-parity`, sorted.
    package static func silencedXcodeRules(_ environment: [String: String]) -> [String] {
        xcodeSwitches.filter { environment[$0.key] == "YES" }.flatMap(\.value).map { $0.id.rawValue }.sorted()
    }
}

extension RuleDescription {
    fileprivate func isAmong(_ rules: [any DescribedRule.Type]) -> Bool { rules.contains { $0.id == id } }
}

extension SeveritySetting {
    fileprivate var unlessOff: SeveritySetting? { self == .off ? nil : self }
}
