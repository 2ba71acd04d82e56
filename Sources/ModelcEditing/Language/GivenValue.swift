/// A value of a setting, as a program provides it.
package enum GivenValue: Hashable, Sendable {
    case flag(Bool)
    case text(String)
    /// The value is removed.
    case none
}
