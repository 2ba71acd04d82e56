/// A type that can be decoded from a value in a configuration file.
package protocol ConfigurationDecodable: Hashable, Sendable {
    /// A description of the allowed values, for messages and for the documentation.
    static var kind: ConfigurationKind { get }

    /// Decodes the value of a node. Returns nil and reports the reason if the node has no value of this type.
    static func decode(_ node: ConfigurationNode, _ context: inout DecodingContext) -> Self?
}
