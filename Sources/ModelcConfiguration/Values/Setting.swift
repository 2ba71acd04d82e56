/// A value that somebody set, and who.
package struct Setting<Value: SettingValue>: Hashable, Sendable {
    package var value: Value
    package var origin: SettingOrigin

    package init(_ value: Value, _ origin: SettingOrigin) {
        self.value = value
        self.origin = origin
    }

    /// A value from the command line.
    package static func flag(_ value: Value) -> Setting { Setting(value, .flag) }

    /// This value overridden by a nearer one.
    func overridden(by nearer: Setting) -> Setting {
        Setting(value.overridden(by: nearer.value), nearer.origin)
    }
}
