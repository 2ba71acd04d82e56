/// A path that counts from the folder of the configuration file, or from the working directory when a flag gives it.
package struct ConfiguredPath: Hashable, Sendable {
    /// The path as it is written.
    package var text: String
    /// The folder that it counts from; empty for the working directory.
    package var folder: String

    package init(_ text: String, from folder: String = "") {
        self.text = text
        self.folder = folder
    }

    /// The path from the working directory.
    package var path: String {
        if folder.isEmpty || text.hasPrefix("/") { return text }
        let tail = text.hasPrefix("./") ? String(text.dropFirst(2)) : text
        if tail == "." || tail.isEmpty { return folder }
        return folder.hasSuffix("/") ? folder + tail : folder + "/" + tail
    }

    /// The folder of a file, as paths that count from it need it.
    package static func folder(of path: String) -> String {
        guard let cut = path.lastIndex(of: "/") else { return "" }
        return cut == path.startIndex ? "/" : String(path[..<cut])
    }
}

extension ConfiguredPath: SettingValue {
    package static var kind: ConfigurationKind { .path }

    package static func decode(_ node: ConfigurationNode, _ context: inout DecodingContext) -> ConfiguredPath? {
        guard let text = String.text(of: node, kind, &context) else { return nil }
        // A shell would put the home folder there; nobody does it here, so that a folder called ~ would be made.
        guard text != "~", !text.hasPrefix("~/") else {
            context.reportInvalid(node, "a path from the configuration's folder", help: "write the folder out")
            return nil
        }
        return ConfiguredPath(text, from: context.folder)
    }

    package func shown(_ origin: SettingOrigin?) -> EffectiveNode { .value(.string(path), origin) }
}

/// One path or pattern, or a list of them, that count from the folder of the configuration file.
package struct ConfiguredPaths: Hashable, Sendable {
    package var paths: [ConfiguredPath]

    package init(_ paths: [ConfiguredPath]) { self.paths = paths }
}

extension ConfiguredPaths: SettingValue {
    package static var kind: ConfigurationKind { .list(of: .path) }

    package static func decode(_ node: ConfigurationNode, _ context: inout DecodingContext) -> ConfiguredPaths? {
        if node.text != nil, !node.isNothing {
            return ConfiguredPath.decode(node, &context).map { ConfiguredPaths([$0]) }
        }
        return [ConfiguredPath].decode(node, &context).map(ConfiguredPaths.init)
    }

    package func shown(_ origin: SettingOrigin?) -> EffectiveNode { paths.shown(origin) }
}
