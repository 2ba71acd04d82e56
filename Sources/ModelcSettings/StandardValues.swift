import ModelcBase

extension Bool: SettingValue {
    package static var kind: ConfigurationKind { .boolean }

    package static func decode(_ node: ConfigurationNode, _ context: inout DecodingContext) -> Bool? {
        if case .boolean(let value) = node.meaning { return value }
        let former = node.text.flatMap { PlainScalar.formerBooleans[$0.lowercased()] }
        let quoted = node.text.flatMap { Bool($0.lowercased()) }
        let help = former.map { "write \($0)" } ?? quoted.map { "write \($0), without quotes" }
        context.reportInvalid(node, kind.phrase, help: help)
        return nil
    }

    package func shown(_ origin: SettingOrigin?) -> EffectiveNode { .value(.bool(self), origin) }

    package func asksForSomething(besides standard: Bool?) -> Bool { self || standard == nil }
}

extension Int: SettingValue {
    package static var kind: ConfigurationKind { .integer }

    /// Numbers of things: nothing below zero.
    package static func decode(_ node: ConfigurationNode, _ context: inout DecodingContext) -> Int? {
        if case .number = node.meaning, let number = node.text.flatMap({ Int($0) }), number >= 0 { return number }
        context.reportInvalid(node, "a whole number from 0")
        return nil
    }

    package func shown(_ origin: SettingOrigin?) -> EffectiveNode { .value(.integer(self), origin) }
}

extension String: SettingValue {
    package static var kind: ConfigurationKind { .text }

    package static func decode(_ node: ConfigurationNode, _ context: inout DecodingContext) -> String? {
        text(of: node, kind, &context)
    }

    package func shown(_ origin: SettingOrigin?) -> EffectiveNode { .value(.string(self), origin) }

    /// The text of a node that shall be one line of text.
    static func text(
        of node: ConfigurationNode, _ kind: ConfigurationKind, _ context: inout DecodingContext
    ) -> String? {
        guard case .text = node.meaning, let text = node.text else {
            let isTyped = node.text != nil && !node.isNothing
            let help = isTyped ? node.text.map { "put it into quotes: \"\($0)\"" } : nil
            context.reportInvalid(node, kind.phrase, help: help)
            return nil
        }
        let isOneLine = !text.unicodeScalars.contains { $0.properties.generalCategory == .control }
        guard isOneLine, text.contains(where: { !$0.isWhitespace }) else {
            context.reportInvalid(node, isOneLine ? "\(kind.phrase) with letters" : "\(kind.phrase) in one line")
            return nil
        }
        return text
    }
}

extension Array: ConfigurationDecodable where Element: ConfigurationDecodable {
    package static var kind: ConfigurationKind { .list(of: Element.kind) }

    package static func decode(_ node: ConfigurationNode, _ context: inout DecodingContext) -> [Element]? {
        // A list of which all items are commented out.
        if node.isNothing { return [] }
        guard case .list(let nodes) = node.content else {
            let isSingle = node.text != nil && Element.kind == .text
            context.reportInvalid(node, kind.phrase, help: isSingle ? "write [\(node.text ?? "")]" : nil)
            return nil
        }
        // Each item is looked at even where an earlier one is wrong.
        let elements = nodes.map { Element.decode($0, &context) }
        return elements.contains(nil) ? nil : elements.compactMap { $0 }
    }
}

extension Array: SettingValue where Element: SettingValue {
    package func shown(_ origin: SettingOrigin?) -> EffectiveNode { .list(map { $0.shown(origin) }, origin) }

    package func asksForSomething(besides standard: [Element]?) -> Bool { !isEmpty }
}

/// One text, or a list of them.
package struct TextList: Hashable, Sendable {
    package var texts: [String]

    package init(_ texts: [String]) { self.texts = texts }
}

extension TextList: SettingValue {
    package static var kind: ConfigurationKind { .list(of: .text) }

    package static func decode(_ node: ConfigurationNode, _ context: inout DecodingContext) -> TextList? {
        if node.text != nil, !node.isNothing {
            return String.decode(node, &context).map { TextList([$0]) }
        }
        return [String].decode(node, &context).map(TextList.init)
    }

    package func shown(_ origin: SettingOrigin?) -> EffectiveNode { texts.shown(origin) }
}

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
    package var path: String { PathText.located(text, in: folder) }

    /// The folder of a file, as paths that count from it need it.
    package static func folder(of path: String) -> String {
        PathText.hasFolder(path) ? PathText.folder(of: path) : ""
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
