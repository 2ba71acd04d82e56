/// A key of a YAML mapping, with its value.
package struct ConfigurationMember: Hashable, Sendable {
    package var key: ConfigurationNode
    package var value: ConfigurationNode

    package init(key: ConfigurationNode, value: ConfigurationNode) {
        self.key = key
        self.value = value
    }
}
