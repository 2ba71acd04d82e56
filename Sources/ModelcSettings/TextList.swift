/// One text or a list of texts.
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
