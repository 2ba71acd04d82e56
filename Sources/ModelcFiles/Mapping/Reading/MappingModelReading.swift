import ModelcBase
import ModelcDiagnostics
import ModelcPlans

/// A mapping model that was read, with its files and all problems.
package struct MappingModelReading: Sendable {
    /// The mapping model; nil if there is none at the path, or if it is unusable.
    package var mapping: MappingModel?
    /// The path of the bundle as the user would type it; the path of the file itself if it is outside a bundle.
    package var bundlePath: String
    /// The path of the file in the bundle.
    package var filePath: String
    /// The file's text; nil if it cannot be read.
    package var source: SourceText?
    /// All problems found, in the order of the file.
    package var diagnostics: [Diagnostic] = []

    /// Whether the file could be read without an error.
    package var isUsable: Bool { mapping != nil && !diagnostics.hasErrors }
}

extension MappingModelReading {
    /// The name of the mapping model: the name of its bundle without the extension.
    package var name: String {
        PathText.dropping(MappingModelReader.bundleExtension, from: ModelPath(bundlePath).name)
    }
}
