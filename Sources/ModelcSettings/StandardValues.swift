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

    /// Decodes a number that must not be negative.
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

    /// Returns the text of a node. The text must be a single line.
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
        // The value is empty, for example because all items of the list are commented out.
        if node.isNothing { return [] }
        guard case .list(let nodes) = node.content else {
            let isSingle = node.text != nil && Element.kind == .text
            context.reportInvalid(node, kind.phrase, help: isSingle ? "write [\(node.text ?? "")]" : nil)
            return nil
        }
        // Decodes every item, even if an earlier item is invalid, so that all errors are reported.
        let elements = nodes.map { Element.decode($0, &context) }
        return elements.contains(nil) ? nil : elements.compactMap { $0 }
    }
}

extension Array: SettingValue where Element: SettingValue {
    package func shown(_ origin: SettingOrigin?) -> EffectiveNode { .list(map { $0.shown(origin) }, origin) }

    package func asksForSomething(besides standard: [Element]?) -> Bool { !isEmpty }
}
