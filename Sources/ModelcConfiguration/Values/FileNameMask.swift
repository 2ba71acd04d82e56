import ModelcText

/// A file name in which `{{class}}`, `{{entity}}` and `{{model}}` stand for names.
package struct FileNameMask: Hashable, Sendable {
    package var text: String

    package init(text: String) { self.text = text }

    static let placeholders = ["class", "entity", "model"]

    /// Whether the name differs from entity to entity.
    package var namesEntity: Bool { text.contains("{{class}}") || text.contains("{{entity}}") }

    /// The name for an entity, or for the model where there is none.
    package func name(model: String, entity: String = "", class className: String = "") -> String {
        let names = ["class": className, "entity": entity, "model": model]
        return FileNameMask.pieces(of: text).map { piece in
            piece.isPlaceholder ? names[String(piece.text)] ?? "" : String(piece.text)
        }.joined()
    }

    /// The mask cut at its placeholders; a `{{` without `}}` is text.
    private static func pieces(of text: String) -> [(text: Substring, isPlaceholder: Bool)] {
        var pieces: [(text: Substring, isPlaceholder: Bool)] = []
        var rest = text[...]
        while let open = rest.firstRange(of: "{{"), let close = rest[open.upperBound...].firstRange(of: "}}") {
            pieces.append((rest[..<open.lowerBound], false))
            pieces.append((rest[open.upperBound..<close.lowerBound], true))
            rest = rest[close.upperBound...]
        }
        return pieces + [(rest, false)]
    }
}

extension FileNameMask: SettingValue {
    package static var kind: ConfigurationKind { .text }

    package static func decode(_ node: ConfigurationNode, _ context: inout DecodingContext) -> FileNameMask? {
        guard let text = String.text(of: node, kind, &context) else { return nil }
        let pieces = pieces(of: text)
        let names = pieces.filter(\.isPlaceholder).map { String($0.text) }
        if let unknown = names.first(where: { !placeholders.contains($0) }) {
            let near = SpellingSuggestion.nearest(to: unknown, among: placeholders)
            let help = near.map { "did you mean {{\($0)}}?" } ?? "there are {{class}}, {{entity}} and {{model}}"
            context.reportInvalid(node, "a file name that modelc can fill in", help: help)
            return nil
        }
        if pieces.contains(where: { !$0.isPlaceholder && ($0.text.contains("{{") || $0.text.contains("}}")) }) {
            context.reportInvalid(node, "a file name with whole placeholders", help: "write {{class}}")
            return nil
        }
        guard !text.contains("/"), text != ".", text != ".." else {
            context.reportInvalid(node, "a file name without folders")
            return nil
        }
        return FileNameMask(text: text)
    }

    package func shown(_ origin: SettingOrigin?) -> EffectiveNode { .value(.string(text), origin) }
}
