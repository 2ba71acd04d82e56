/// The code that Xcode generates for an entity in its own builds (`codeGenerationType`, FormatModelXML §3.9). Absent:
/// none.
package enum CodeGenerationType: String, CaseIterable, Sendable {
    /// Class and properties.
    case classDefinition = "class"
    /// Properties only, as an extension or a category.
    case category
}
