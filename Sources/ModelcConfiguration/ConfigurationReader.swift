import ModelcBase
import ModelcDiagnostics
import ModelcSettings

/// Reads `.modelc.yml`, the configuration file of a project. Its settings replace command-line flags.
///
/// The stages: `ConfigurationSearch` searches for the file upwards; `ConfigurationFile` reads its bytes; `YAMLGuard`
/// rejects unsupported YAML features; `YAMLParser` parses the text into nodes with locations (only the files of `YAML/`
/// import Yams); the tables of settings convert the nodes to values. No stage stops at its first error.
package struct ConfigurationReader: Sendable {
    /// The name of a project's configuration file.
    package static let fileName = ".modelc.yml"

    package init() {}

    /// Returns the path of the configuration that applies to a folder: the nearest `.modelc.yml` in the folder or above
    /// it. Nil if there is none.
    ///
    /// The search ends at the folder that contains `.git`, because a project's configuration is inside its repository,
    /// and at the root of the file system. No file is read, so projects without the file do not load the YAML parser.
    package func find(from folder: String) -> String? {
        ConfigurationSearch.nearest(from: folder)
    }

    /// Reads a configuration file. Paths in it are relative to its folder.
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
        reading.diagnostics = ProblemLimit.applied(
            to: document.diagnostics + context.diagnostics, omitted: context.omitted)
        return reading
    }
}

/// The setting that a command-line flag gives, and the errors in its value.
package struct FlagReading: Sendable {
    /// Settings that contain only the value of the flag; empty if the value is invalid.
    package var settings = GenerateSettings()
    package var diagnostics: [Diagnostic] = []
}

extension FlagReading {
    /// Creates the result for a flag name that is not a setting.
    init(unknown name: String) {
        diagnostics = [Diagnostic(.unknownConfigurationKey, .error, "'\(name)' is not a setting of code generation")]
    }
}

extension EffectiveConfiguration {
    /// Returns the effective settings for a model path on the command line. Different spellings of the same path are
    /// equal.
    package func models(at path: String) -> [EffectiveModel] { models(at: path, isSame: FileSystem.isSame) }
}

/// Reads the bytes of a configuration.
enum ConfigurationFile {
    /// The maximum size in bytes, far above any handwritten file. A larger file is a mistake and must not slow down the
    /// tool.
    static let limit = 1 << 20

    static func bytes(of path: String) -> Result<[UInt8], FileProblem> {
        if FileSystem.kind(of: path) == .folder {
            return .failure(FileProblem(path: path, reason: "it is a folder", help: "put a file in its place"))
        }
        if let size = FileSystem.byteCount(of: path), size > limit {
            return .failure(
                FileProblem(
                    path: path, reason: "it has \(size) bytes; the limit is \(limit)",
                    help: "check that it is the right file"))
        }
        return Result { () throws(FileProblem) in try FileSystem.bytes(of: path, megabytes: 1) }
    }
}

/// Searches for a configuration in a folder and the folders above it.
enum ConfigurationSearch {
    /// The maximum number of folders to search. No real folder is so deep; the limit ends the search in a file system
    /// without a root.
    private static let limit = 256

    static func nearest(from start: String) -> String? {
        var folder = start.isEmpty ? "." : start
        for _ in 0..<limit {
            let candidate = PathText.joined(folder, ConfigurationReader.fileName)
            // An item with this name is the result even if it is a folder: reading it reports the error.
            if FileSystem.exists(candidate) { return candidate }
            if FileSystem.exists(PathText.joined(folder, ".git")) { return nil }
            let next = parent(of: folder)
            if FileSystem.isSame(folder, next) { return nil }
            folder = next
        }
        return nil
    }

    /// Returns the parent folder. A relative path stays relative, because it is shown to the user.
    static func parent(of folder: String) -> String {
        let path = PathText.trimmed(folder)
        if path == "/" { return "/" }
        if path == "." { return ".." }
        let name = PathText.name(of: path)
        // The parent of ".." or "." cannot be determined from the text.
        return name == ".." || name == "." ? path + "/.." : PathText.folder(of: path)
    }
}

extension FileProblem {
    var diagnostic: Diagnostic {
        Diagnostic(
            .unreadableConfiguration, .error, "the configuration cannot be read: \(reason)",
            at: SourceLocation(path: path), help: help)
    }
}
