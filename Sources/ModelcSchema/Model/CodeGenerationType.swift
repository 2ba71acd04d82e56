/// The code that Xcode generates for an entity during a build (`codeGenerationType`, FormatModelXML §3.9). If the
/// attribute is absent, Xcode generates none.
package enum CodeGenerationType: String, CaseIterable, Sendable {
    /// Xcode generates the class and its properties.
    case classDefinition = "class"
    /// Xcode generates only the properties, as an extension or a category.
    case category
}
