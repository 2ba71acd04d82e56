/// A value that a user sets, that a more specific one overrides, and that `modelc config` shows.
package protocol SettingValue: ConfigurationDecodable {
    /// Returns the value as it is shown; without an origin if an enclosing value shows it.
    func shown(_ origin: SettingOrigin?) -> EffectiveNode

    /// Returns this value overridden by a more specific one; part by part if it has parts.
    func overridden(by nearer: Self) -> Self

    /// Whether the value has an effect: a default, a flag that is off and an empty list have none.
    ///
    /// - Parameter standard: the default; nil for a setting without one, which is never off.
    func asksForSomething(besides standard: Self?) -> Bool
}

extension SettingValue {
    package func overridden(by nearer: Self) -> Self { nearer }

    package func asksForSomething(besides standard: Self?) -> Bool { self != standard }
}
