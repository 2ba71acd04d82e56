import ModelcDiagnostics
import ModelcSchema
import ModelcText

/// What came of reading a mapping model.
package struct MappingModelReading: Sendable {
    /// The mapping model; nil where the path leads to none, or nothing of it can be used.
    package var mapping: MappingModel?
    /// The path of the bundle as the user would type it; of the file itself where it stands outside one.
    package var bundlePath: String
    /// The path of the file in the bundle.
    package var filePath: String
    /// The file's text; nil where it cannot be read.
    package var source: SourceText?
    /// Everything that is wrong, in the order of the file.
    package var diagnostics: [Diagnostic] = []

    /// Whether the file could be read without an error.
    package var isUsable: Bool { mapping != nil && !diagnostics.contains { $0.severity == .error } }
}

extension MappingModelReading {
    /// The name of the mapping model: that of its bundle, without the extension.
    package var name: String {
        let name = ModelPath(bundlePath).name
        let ending = MappingModelReader.bundleExtension
        return name.hasSuffix(ending) ? String(name.dropLast(ending.count)) : name
    }
}
