import ModelcDiagnostics
import ModelcText

/// Reads `.modelc.yml`, the file in which a project keeps what it would otherwise say by flags.
///
/// The stages: the file is looked for upwards (`ConfigurationSearch`); its bytes become text (`ConfigurationFile`); what
/// a configuration has no use for is refused (`YAMLGuard`); the text becomes nodes with places (`YAMLParser`; only the
/// files of `YAML/` import Yams); the nodes become values by the tables of `Tables/`. No stage stops at its first fault.
package struct ConfigurationReader: Sendable {
    /// The file's name.
    package static let fileName = ".modelc.yml"

    package init() {}

    /// The path of the configuration that holds for a folder: the nearest one upwards, or nil.
    ///
    /// The search ends at the folder that holds `.git`, since a project's configuration does not lie outside its
    /// repository, and at the root of the file system. Nothing is read: without a file YAML costs nothing.
    package func find(from folder: String) -> String? {
        ConfigurationSearch.nearest(from: folder)
    }

    /// Reads a configuration; paths in it count from the folder that it stands in.
    package func read(_ path: String) -> ConfigurationReading {
        switch ConfigurationFile.bytes(of: path) {
        case .failure(let problem): ConfigurationReading(source: SourceText([]), diagnostics: [problem.diagnostic])
        case .success(let bytes): read(bytes, path: path)
        }
    }

    /// Reads a configuration from memory.
    package func read(_ bytes: [UInt8], path: String) -> ConfigurationReading {
        let source = SourceText(bytes)
        let document = YAMLDocumentReader(document: YAMLSource(path: path, source: source)).read()
        var reading = ConfigurationReading(source: source, diagnostics: document.diagnostics)
        guard document.isReadable else { return reading }
        var context = DecodingContext(folder: ConfiguredPath.folder(of: path))
        var configuration = Configuration(path: path)
        if let root = document.root {
            ConfigurationTables.root.decode(root, into: &configuration, &context)
        }
        reading.configuration = configuration
        reading.diagnostics = FaultLimit.applied(
            to: document.diagnostics + context.diagnostics, omitted: context.omitted)
        return reading
    }
}
