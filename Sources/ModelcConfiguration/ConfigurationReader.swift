import ModelcBase
import ModelcDiagnostics
import ModelcSettings

/// Reads `.modelc.yml`, the configuration file of a project, whose settings replace flags.
///
/// Stages: search for the file upwards (`ConfigurationSearch`); decode its bytes (`ConfigurationFile`); reject
/// unsupported YAML features (`YAMLGuard`); parse the text into nodes with locations (`YAMLParser`; only the files of
/// `YAML/` import Yams); convert the nodes to values by the tables of settings. No stage stops at its first error.
package struct ConfigurationReader: Sendable {
    /// The file's name.
    package static let fileName = ".modelc.yml"

    package init() {}

    /// Returns the path of the configuration that applies to a folder, the nearest one upwards; nil if there is none.
    ///
    /// The search ends at the folder that contains `.git`, because a project's configuration is not outside its
    /// repository, and at the root of the file system. Nothing is read: without a file YAML costs nothing.
    package func find(from folder: String) -> String? {
        ConfigurationSearch.nearest(from: folder)
    }

    /// Reads a configuration; paths in it are relative to its folder.
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

/// The result of reading a flag.
package struct FlagReading: Sendable {
    /// Settings with only that of the flag; empty if the value is invalid.
    package var settings = GenerateSettings()
    package var diagnostics: [Diagnostic] = []
}

extension FlagReading {
    /// Creates the result for a flag that is not a setting.
    init(unknown name: String) {
        diagnostics = [Diagnostic(.unknownConfigurationKey, .error, "'\(name)' is not a setting of code generation")]
    }
}

extension EffectiveConfiguration {
    /// Returns the effective settings for a model that is named on the command line, however its path is written.
    package func models(at path: String) -> [EffectiveModel] { models(at: path, isSame: FileSystem.isSame) }
}

/// Reads the bytes of a configuration.
enum ConfigurationFile {
    /// A size limit far above any handwritten file. A larger file is a mistake, and must not slow down the tool.
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

/// Searches for a configuration upwards.
enum ConfigurationSearch {
    /// A depth limit that no real folder reaches; it stops the search in a file system without a root.
    private static let limit = 256

    static func nearest(from start: String) -> String? {
        var folder = start.isEmpty ? "." : start
        for _ in 0..<limit {
            let candidate = PathText.joined(folder, ConfigurationReader.fileName)
            // Anything with this name is the result, even a folder: reading it reports the error.
            if FileSystem.exists(candidate) { return candidate }
            if FileSystem.exists(PathText.joined(folder, ".git")) { return nil }
            let next = parent(of: folder)
            if FileSystem.isSame(folder, next) { return nil }
            folder = next
        }
        return nil
    }

    /// Returns the parent folder, with the path as short as the given one allows, because the user sees the path.
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
