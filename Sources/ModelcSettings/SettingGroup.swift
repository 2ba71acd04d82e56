/// Settings that the documentation shows together.
package struct SettingGroup: Sendable {
    let title: String
    package let keys: [SettingKey]
}
