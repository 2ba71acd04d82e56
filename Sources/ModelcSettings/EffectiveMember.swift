/// A key of the effective configuration.
package struct EffectiveMember: Hashable, Sendable {
    var key: String
    var node: EffectiveNode

    init(_ key: String, _ node: EffectiveNode) {
        self.key = key
        self.node = node
    }
}
