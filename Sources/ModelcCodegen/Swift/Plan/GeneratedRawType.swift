/// An enumeration whose cases are listed in the user info (`modelc.enumCases`).
package struct GeneratedRawType: Hashable, Sendable {
    var name: String
    /// The type of the raw values.
    var valueType: String
    /// The cases with the literals of their raw values, in the user's order.
    package var cases: [GeneratedConstant]
    /// Whether structures that hold it are `Codable`.
    var isCodable: Bool

    package init(name: String, valueType: String, cases: [GeneratedConstant], isCodable: Bool = false) {
        self.isCodable = isCodable
        self.name = name
        self.valueType = valueType
        self.cases = cases
    }
}
