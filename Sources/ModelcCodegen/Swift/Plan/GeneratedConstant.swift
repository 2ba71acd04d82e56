/// A name with a value in generated code: an enumeration case, a constant, or an assignment.
package struct GeneratedConstant: Hashable, Sendable {
    /// The name in Swift source, in backticks if it is a keyword.
    package var name: String
    package var value: String
}
