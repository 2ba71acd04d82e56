/// The value of a setting.
package enum ActionValue: Hashable, Sendable {
    /// A flag that is set.
    case on
    /// A flag that is not set, or a value that is removed: `--no-default`.
    case off
    case text(String)

    /// The text; nil if the value is removed.
    var text: String? {
        switch self {
        case .text(let text): text
        case .on, .off: nil
        }
    }
}
