/// An import of a generated file.
package struct GeneratedImport: Hashable, Sendable {
    package var module: String
    /// Whether public declarations in the file use the module.
    var isPublic: Bool
    /// Whether the module is available only on some platforms.
    var isConditional: Bool
}
