/// The value of a setting.
package enum ActionValue: Hashable, Sendable {
    /// A flag that is set, such as `--optional`.
    case on
    /// A flag that is not set, or a value that is removed, such as `--no-default`.
    case off
    case text(String)

    /// The text; nil for a flag or a removed value.
    var text: String? {
        switch self {
        case .text(let text): text
        case .on, .off: nil
        }
    }
}
