/// The value of a setting in JSON, before it is checked.
package enum GivenValue: Hashable, Sendable {
    case flag(Bool)
    case text(String)
    /// `null`: the value is removed.
    case none
}
