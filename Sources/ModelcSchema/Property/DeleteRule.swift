/// What deleting an object does to the objects at the other end (`NSDeleteRule`). The raw value is the name in the XML
/// form.
package enum DeleteRule: String, CaseIterable, Sendable {
    case noAction = "No Action"
    case nullify = "Nullify"
    case cascade = "Cascade"
    case deny = "Deny"

    /// The number that stands for the rule in archives and in the API (`NSDeleteRule`).
    package var code: Int {
        switch self {
        case .noAction: 0
        case .nullify: 1
        case .cascade: 2
        case .deny: 3
        }
    }

    /// The rule of a number in archives and in the API; nil for a number that stands for none.
    package init?(code: Int) {
        guard let rule = DeleteRule.allCases.first(where: { $0.code == code }) else { return nil }
        self = rule
    }
}
