import ModelcBase

/// A file name with the placeholders `{{class}}`, `{{classFile}}`, `{{entity}}` and `{{model}}`. It is parsed only
/// once: searching it for placeholders again for each file would take as long as rendering the file.
package struct FileNameMask: Hashable, Sendable {
    /// A placeholder in a file name.
    package enum Placeholder: String, CaseIterable, Sendable {
        case `class`
        /// The class with Xcode's suffix, such as `Book+CoreDataClass`. In modelc's own layouts, only the class.
        case classFile
        case entity
        case model
    }

    private enum Part: Hashable, Sendable {
        case text(String)
        case placeholder(Placeholder)
    }

    /// The pattern as written: `_{{class}}.swift`.
    package let text: String
    private let parts: [Part]

    package init(_ text: String) {
        self.text = text
        var parts: [Part] = []
        var rest = text[...]
        while let next = FileNameMask.firstPlaceholder(in: rest) {
            parts.append(.text(String(rest[..<next.range.lowerBound])))
            parts.append(.placeholder(next.placeholder))
            rest = rest[next.range.upperBound...]
        }
        self.parts = parts + [.text(String(rest))]
    }

    /// The first text in double braces that is not a known placeholder, such as a misspelt one; nil if there is none.
    package var unknownPlaceholder: String? {
        parts.lazy.compactMap { part -> String? in
            guard case .text(let text) = part else { return nil }
            return FileNameMask.firstBraced(in: text)
        }.first
    }

    /// Returns the first text in double braces that itself contains no brace.
    private static func firstBraced(in text: String) -> String? {
        let bytes = Array(text.utf8)
        let (open, close) = (UInt8(ascii: "{"), UInt8(ascii: "}"))
        guard let first = bytes.firstIndex(of: open) else { return nil }
        for start in first..<bytes.count where bytes[start] == open && start > first && bytes[start - 1] == open {
            let end = bytes[(start + 1)...].firstIndex { $0 == open || $0 == close } ?? bytes.count
            guard end + 1 < bytes.count, bytes[end] == close, bytes[end + 1] == close else { continue }
            return String(decoding: bytes[(start + 1)..<end], as: UTF8.self)
        }
        return nil
    }

    /// Whether the file name contains a placeholder that differs between entities.
    package var namesEntity: Bool {
        parts.contains { part in
            switch part {
            case .placeholder(.class), .placeholder(.classFile), .placeholder(.entity): true
            case .placeholder(.model), .text: false
            }
        }
    }

    /// Returns the file name with its placeholders replaced.
    package func filled(_ value: (Placeholder) -> String) -> String {
        var name = ""
        for part in parts {
            switch part {
            case .text(let text): name += text
            case .placeholder(let placeholder): name += value(placeholder)
            }
        }
        return name
    }

    private static func firstPlaceholder(
        in text: Substring
    ) -> (placeholder: Placeholder, range: Range<Substring.Index>)? {
        guard text.containsText("{{") else { return nil }
        return Placeholder.allCases
            .compactMap { placeholder in
                text.firstText("{{\(placeholder.rawValue)}}").map { (placeholder, $0) }
            }
            .min { $0.1.lowerBound < $1.1.lowerBound }
    }
}

extension FileNameMask: SettingValue {
    package static var kind: ConfigurationKind { .text }

    package static func decode(_ node: ConfigurationNode, _ context: inout DecodingContext) -> FileNameMask? {
        guard let text = String.text(of: node, kind, &context) else { return nil }
        let pieces = pieces(of: text)
        let known = Placeholder.allCases.map(\.rawValue)
        let names = pieces.filter(\.isPlaceholder).map { String($0.text) }
        if let unknown = names.first(where: { !known.contains($0) }) {
            let near = SpellingSuggestion.nearest(to: unknown, among: known)
            let help =
                near.map { "did you mean {{\($0)}}?" } ?? "there are {{class}}, {{classFile}}, {{entity}} and {{model}}"
            context.reportInvalid(node, "a file name that modelc can fill in", help: help)
            return nil
        }
        if pieces.contains(where: { !$0.isPlaceholder && ($0.text.containsText("{{") || $0.text.containsText("}}")) }) {
            context.reportInvalid(node, "a file name with whole placeholders", help: "write {{class}}")
            return nil
        }
        guard !PathText.hasFolder(text), text != ".", text != ".." else {
            context.reportInvalid(node, "a file name without folders")
            return nil
        }
        return FileNameMask(text)
    }

    package func shown(_ origin: SettingOrigin?) -> EffectiveNode { .value(.string(text), origin) }

    /// Splits the text into placeholders in double braces and the text between them. A `{{` without `}}` counts as
    /// text.
    private static func pieces(of text: String) -> [(text: Substring, isPlaceholder: Bool)] {
        var pieces: [(text: Substring, isPlaceholder: Bool)] = []
        var rest = text[...]
        while let open = rest.firstText("{{"), let close = rest[open.upperBound...].firstText("}}") {
            pieces.append((rest[..<open.lowerBound], false))
            pieces.append((rest[open.upperBound..<close.lowerBound], true))
            rest = rest[close.upperBound...]
        }
        return pieces + [(rest, false)]
    }
}
