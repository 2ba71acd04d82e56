import ModelcDiagnostics
import ModelcSettings
import ModelcText

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
    /// A flag that is no setting.
    fileprivate init(unknown name: String) {
        diagnostics = [Diagnostic(.unknownConfigurationKey, .error, "'\(name)' is not a setting of code generation")]
    }
}
