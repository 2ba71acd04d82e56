/// An import of a generated file.
package struct GeneratedImport: Hashable, Sendable {
    package var module: String
    /// Whether public declarations of the file use the module.
    var isPublic: Bool
    /// Whether the module exists on some platforms only.
    var isConditional: Bool
}
