/// A type of values in a configuration.
package protocol ConfigurationDecodable: Hashable, Sendable {
    /// The allowed values, for messages and for the documentation.
    static var kind: ConfigurationKind { get }

    /// Returns the value of a node; nil, with the reason reported, if it has no value of this type.
    static func decode(_ node: ConfigurationNode, _ context: inout DecodingContext) -> Self?
}
