import ModelcBase
import ModelcSettings

/// Reads YAML files that are not configurations of modelc, such as XcodeGen's `project.yml`.
package enum YAMLFileReader {
    /// The content of a file; nil if it is empty, or if the text has errors or features that modelc does not read, such
    /// as anchors.
    package static func root(of bytes: [UInt8], path: String) -> ConfigurationNode? {
        let document = YAMLDocumentReader(document: YAMLSource(path: path, source: SourceText(bytes))).read()
        return document.isReadable && document.diagnostics.isEmpty ? document.root : nil
    }
}
