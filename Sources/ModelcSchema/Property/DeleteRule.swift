import ModelcBase

/// The effect of deleting an object on the objects at the other end of a relationship (`NSDeleteRule`). The raw value
/// is the rule's name in the model's XML file.
package enum DeleteRule: String, CaseIterable, Sendable {
    case noAction = "No Action"
    case nullify = "Nullify"
    case cascade = "Cascade"
    case deny = "Deny"

    /// The number of the rule in compiled models and in the API (`NSDeleteRule`).
    package var code: Int {
        switch self {
        case .noAction: 0
        case .nullify: 1
        case .cascade: 2
        case .deny: 3
        }
    }

    /// Creates a rule from its number in compiled models and in the API; nil for an unknown number.
    package init?(code: Int) {
        guard let rule = DeleteRule.allCases.first(where: { $0.code == code }) else { return nil }
        self = rule
    }
}
