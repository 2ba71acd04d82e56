/// An enumeration whose cases are listed in the user info (`modelc.enumCases`).
package struct GeneratedRawType: Hashable, Sendable {
    var name: String
    /// The type of the raw values.
    var valueType: String
    /// The cases in the user's order, each with its raw value as a literal.
    package var cases: [GeneratedConstant]
    /// Whether the enumeration must be `Codable`, because structures that contain it are `Codable`.
    var isCodable: Bool

    package init(name: String, valueType: String, cases: [GeneratedConstant], isCodable: Bool = false) {
        self.isCodable = isCodable
        self.name = name
        self.valueType = valueType
        self.cases = cases
    }
}
