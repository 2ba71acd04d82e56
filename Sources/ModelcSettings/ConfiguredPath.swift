import ModelcBase

/// A path from the configuration file or from a command-line flag. It is relative to the file's folder, or to the
/// working directory for a flag.
package struct ConfiguredPath: Hashable, Sendable {
    /// The path as written.
    package var text: String
    /// The folder that `text` is relative to; empty for the working directory.
    package var folder: String

    package init(_ text: String, from folder: String = "") {
        self.text = text
        self.folder = folder
    }

    /// The path relative to the working directory.
    package var path: String { PathText.located(text, in: folder) }

    /// Returns the folder that contains the file. Relative paths in the file start from it.
    package static func folder(of path: String) -> String {
        PathText.hasFolder(path) ? PathText.folder(of: path) : ""
    }
}

extension ConfiguredPath: SettingValue {
    package static var kind: ConfigurationKind { .path }

    package static func decode(_ node: ConfigurationNode, _ context: inout DecodingContext) -> ConfiguredPath? {
        guard let text = String.text(of: node, kind, &context) else { return nil }
        // A shell would expand `~` to the home folder. modelc does not expand it, and would create a folder named ~.
        guard text != "~", !text.hasPrefix("~/") else {
            context.reportInvalid(node, "a path from the configuration's folder", help: "write the folder out")
            return nil
        }
        return ConfiguredPath(text, from: context.folder)
    }

    package func shown(_ origin: SettingOrigin?) -> EffectiveNode { .value(.string(path), origin) }
}
