/// A named text of generated code: a case of an enumeration, or a constant.
package struct GeneratedConstant: Hashable, Sendable {
    /// The name in Swift source.
    package var name: String
    package var value: String
}
