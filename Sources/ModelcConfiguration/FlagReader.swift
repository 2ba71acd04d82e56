import ModelcBase
import ModelcSettings

/// Parses the value of a flag that corresponds to a setting, by the rules of the configuration file.
///
/// Flags with a fixed set of words do not use this type: the tool parses them and creates a `Setting.flag`. It is used
/// for structured settings (`--entities '{ Book: { access: public } }'`), and in tests for all other settings.
package enum FlagReader {
    /// Returns settings that contain only this setting. In the diagnostics, a `SourceLocation` names the flag instead
    /// of a file.
    ///
    /// - Parameters:
    ///   - name: the setting's name, without dashes.
    ///   - text: the flag's value: YAML for structures, comma-separated for lists of texts.
    package static func read(_ name: String, _ text: String) -> FlagReading {
        guard let key = SettingTable.all.first(where: { $0.name == name }) else { return FlagReading(unknown: name) }
        let source = SourceText(Array(text.utf8))
        let document = document(key.key.kind, text, YAMLSource(path: "--\(name)", source: source, isFlag: true))
        var reading = FlagReading(diagnostics: document.diagnostics)
        guard let node = document.root, document.isReadable else { return reading }
        var context = DecodingContext(folder: "")
        context.inside("--\(name)") { key.key.decode(node, &reading.settings, &$0) }
        reading.diagnostics = ProblemLimit.applied(
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
