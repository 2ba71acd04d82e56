import ModelcBase
import ModelcDiagnostics
import ModelcSettings

/// Reads `.modelc.yml`, the file in which a project keeps what it would otherwise say by flags.
///
/// The stages: the file is looked for upwards (`ConfigurationSearch`); its bytes become text (`ConfigurationFile`); what
/// a configuration has no use for is refused (`YAMLGuard`); the text becomes nodes with places (`YAMLParser`; only the
/// files of `YAML/` import Yams); the nodes become values by the tables of settings. No stage stops at its first fault.
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

    /// Reads a configuration; paths in it count from its folder.
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

/// What came of reading a configuration.
package struct ConfigurationReading: Sendable {
    /// Everything that could be understood; nil where the file cannot be read or is no YAML. Not to be used while
    /// `hasErrors`: a misspelt key would silently be a default.
    package var configuration: Configuration?
    /// The file's text, for excerpts under the diagnostics.
    package var source: SourceText
    /// Everything that is wrong, in the order of the file.
    package var diagnostics: [Diagnostic]

    init(configuration: Configuration? = nil, source: SourceText, diagnostics: [Diagnostic]) {
        self.configuration = configuration
        self.source = source
        self.diagnostics = diagnostics
    }

    /// Whether a command must not go on.
    package var hasErrors: Bool { diagnostics.hasErrors }
}

/// Reads the value of a flag that has the name of a setting, by the same rules as in the file.
///
/// Flags with a closed set of words need none of it: the tool parses them and makes a `Setting.flag`. This is for
/// settings that are structures (`--entities '{ Book: { access: public } }'`), and for tests of all others.
package enum FlagReader {
    /// The settings with that one set; a `SourceLocation` in the diagnostics names the flag in place of a file.
    ///
    /// - Parameters:
    ///   - name: the setting's name, without dashes.
    ///   - text: the flag's value; structures in YAML, lists of texts with commas between them.
    package static func read(_ name: String, _ text: String) -> FlagReading {
        guard let key = SettingTable.all.first(where: { $0.name == name }) else { return FlagReading(unknown: name) }
        let source = SourceText(Array(text.utf8))
        let document = document(key.key.kind, text, YAMLSource(path: "--\(name)", source: source, isFlag: true))
        var reading = FlagReading(diagnostics: document.diagnostics)
        guard let node = document.root, document.isReadable else { return reading }
        var context = DecodingContext(folder: "")
        context.inside("--\(name)") { key.key.decode(node, &reading.settings, &$0) }
        reading.diagnostics = FaultLimit.applied(
            to: reading.diagnostics + context.diagnostics, omitted: context.omitted)
        return reading
    }

    private static func document(_ kind: ConfigurationKind, _ text: String, _ source: YAMLSource) -> YAMLDocument {
        func scalar(_ text: String, isPlain: Bool = false) -> ConfigurationNode {
            ConfigurationNode(.scalar(text, isPlain: isPlain), at: source.location(offset: 0), origin: .flag)
        }
        switch kind {
        case .boolean, .integer: return YAMLDocument(root: scalar(text, isPlain: true))
        case .choice, .text, .path: return YAMLDocument(root: scalar(text))
        case .list(of: .text), .list(of: .path), .list(of: .choice):
            let items = text.split(separator: ",").map { scalar(trimmed($0)) }
            return YAMLDocument(
                root: ConfigurationNode(.list(items), at: source.location(offset: 0), origin: .flag))
        case .list, .mapping, .named: return YAMLDocumentReader(document: source).read()
        }
    }

    private static func trimmed(_ text: Substring) -> String {
        let start = text.drop { $0 == " " }
        return String(start.reversed().drop { $0 == " " }.reversed())
    }
}

/// What came of reading a flag.
package struct FlagReading: Sendable {
    /// Settings of which only that of the flag is set; none where the value is wrong.
    package var settings = GenerateSettings()
    package var diagnostics: [Diagnostic] = []
}

extension FlagReading {
    /// A flag that is not a setting.
    fileprivate init(unknown name: String) {
        diagnostics = [Diagnostic(.unknownConfigurationKey, .error, "'\(name)' is not a setting of code generation")]
    }
}

extension EffectiveConfiguration {
    /// What holds for a model that is named on the command line, however its path is written.
    package func models(at path: String) -> [EffectiveModel] { models(at: path, isSame: FileSystem.isSame) }
}

/// Brings the bytes of a configuration.
enum ConfigurationFile {
    /// More than anybody writes by hand. A file of this size is a mistake, and must not keep the tool busy.
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

/// Looks for a configuration upwards.
enum ConfigurationSearch {
    /// Deeper folders than this do not occur; a file system that never ends must not keep the tool.
    private static let limit = 256

    static func nearest(from start: String) -> String? {
        var folder = start.isEmpty ? "." : start
        for _ in 0..<limit {
            let candidate = PathText.joined(folder, ConfigurationReader.fileName)
            // Whatever is there is the answer, even a folder: it was meant, and reading it says what is wrong.
            if FileSystem.exists(candidate) { return candidate }
            if FileSystem.exists(PathText.joined(folder, ".git")) { return nil }
            let next = parent(of: folder)
            if FileSystem.isSame(folder, next) { return nil }
            folder = next
        }
        return nil
    }

    /// The folder above, spelt as briefly as the given one allows, since the path is shown to the user.
    static func parent(of folder: String) -> String {
        let path = PathText.trimmed(folder)
        if path == "/" { return "/" }
        if path == "." { return ".." }
        let name = PathText.name(of: path)
        // What stands above ".." or "." cannot be determined from the text.
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
