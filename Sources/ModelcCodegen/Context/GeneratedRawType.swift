/// An enumeration that the user info lists the cases of (`modelc.enumCases`).
package struct GeneratedRawType: Hashable, Sendable {
    package var name: String
    /// The type of the raw values.
    package var valueType: String
    /// The cases with the literals of their raw values, in the user's order.
    package var cases: [GeneratedConstant]

    package init(name: String, valueType: String, cases: [GeneratedConstant]) {
        self.name = name
        self.valueType = valueType
        self.cases = cases
    }
}
