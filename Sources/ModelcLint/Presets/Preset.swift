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
    package func severity(of rule: RuleDescription) -> LintSeverity? {
        let recommended = rule.recommendedSeverity(number)
        let isRecommended = recommended == .off ? nil : recommended
        switch name {
        case .recommended, .cloudKit, .swiftData: return isRecommended
        case .strict: return Preset.strictAdditions.contains(rule.id.rawValue) ? .warning : isRecommended
        case .xcodeParity:
            guard Preset.xcodeRules.contains(rule.id.rawValue) else { return nil }
            return Preset.xcodeSeverities[rule.id.rawValue] ?? recommended
        case .all: return isRecommended ?? .info
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
    package var minimumSeverity: LintSeverity { name == .strict || name == .all ? .info : .warning }
}
