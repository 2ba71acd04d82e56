/// A value that a user sets, that can be overridden by a more specific value, and that `modelc config` shows.
package protocol SettingValue: ConfigurationDecodable {
    /// Returns the value as `modelc config` shows it. `origin` is nil if an enclosing value already shows its origin.
    func shown(_ origin: SettingOrigin?) -> EffectiveNode

    /// Returns this value overridden by `nearer`, which is more specific. A value with several parts is overridden part
    /// by part.
    func overridden(by nearer: Self) -> Self

    /// Whether the value has an effect. False for a default, for a flag that is off, and for an empty list.
    ///
    /// - Parameter standard: the default. Nil if the setting has no default; such a setting is never off.
    func asksForSomething(besides standard: Self?) -> Bool
}

extension SettingValue {
    package func overridden(by nearer: Self) -> Self { nearer }

    package func asksForSomething(besides standard: Self?) -> Bool { self != standard }
}
