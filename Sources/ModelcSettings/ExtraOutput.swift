import ModelcBase
import ModelcDiagnostics

/// A file of the user's own: which template makes it, what it is called, and what becomes of an older one.
package struct ExtraOutput: Hashable, Sendable {
    package var template: ConfiguredPath
    /// The file's name with placeholders, see `FileNameMask`.
    package var fileName: FileNameMask
    package var overwrite: OverwritePolicy
    package var scope: OutputScope

    init(
        template: ConfiguredPath, fileName: FileNameMask, overwrite: OverwritePolicy = .machine,
        scope: OutputScope = .entity
    ) {
        self.template = template
        self.fileName = fileName
        self.overwrite = overwrite
        self.scope = scope
    }
}

extension ExtraOutput: SettingValue {
    package static var kind: ConfigurationKind { .mapping(table: TableName.output) }

    package static func decode(_ node: ConfigurationNode, _ context: inout DecodingContext) -> ExtraOutput? {
        let before = context.faultCount
        var output = ExtraOutput(template: ConfiguredPath(""), fileName: FileNameMask(""))
        GenerateTables.output.decode(node, into: &output, &context)
        guard context.faultCount == before else { return nil }
        output.checkScope(at: node, &context)
        return output
    }

    package func shown(_ origin: SettingOrigin?) -> EffectiveNode {
        .mapping([
            EffectiveMember("template", template.shown(nil)),
            EffectiveMember("file-name", fileName.shown(nil)),
            EffectiveMember("overwrite", overwrite.shown(nil)),
            EffectiveMember("scope", scope.shown(nil)),
        ])
    }

    /// Files of all entities would have one name, or one file the names of all.
    private func checkScope(at node: ConfigurationNode, _ context: inout DecodingContext) {
        let problem: (String, String)? =
            switch scope {
            case .entity where !fileName.namesEntity:
                ("is the same for all entities", "add {{class}} or {{entity}}, or set 'scope: model'")
            case .model where fileName.namesEntity:
                ("names an entity, but there is one file for the model", "use {{model}}, or set 'scope: entity'")
            case .entity, .model: nil
            }
        guard let (reason, help) = problem else { return }
        context.report { place in
            Diagnostic(
                .invalidConfigurationValue, .error, "\(place) has a file name that \(reason)",
                at: node.location(ofKey: "file-name"), help: help)
        }
    }
}

/// A file name in which `{{class}}`, `{{classFile}}`, `{{entity}}` and `{{model}}` stand for names. It is taken apart once:
/// searching it for placeholders would cost as much as rendering a file.
package struct FileNameMask: Hashable, Sendable {
    /// What replaces a name.
    package enum Placeholder: String, CaseIterable, Sendable {
        case `class`
        /// The class with what Xcode puts behind it: `Book+CoreDataClass`. In modelc's own layouts just the class.
        case classFile
        case entity
        case model
    }

    private enum Part: Hashable, Sendable {
        case text(String)
        case placeholder(Placeholder)
    }

    /// The mask as it is written: `_{{class}}.swift`.
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

    /// What stands between double braces and replaces no name: a misspelt placeholder; nil where there is none.
    package var unknownPlaceholder: String? {
        parts.lazy.compactMap { part -> String? in
            guard case .text(let text) = part else { return nil }
            return FileNameMask.firstBraced(in: text)
        }.first
    }

    /// What stands between the first double braces with no brace between them.
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

    /// Whether the name differs from entity to entity.
    package var namesEntity: Bool {
        parts.contains { part in
            switch part {
            case .placeholder(.class), .placeholder(.classFile), .placeholder(.entity): true
            case .placeholder(.model), .text: false
            }
        }
    }

    /// The file's name.
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

    /// The text cut at whatever stands in double braces; a `{{` without `}}` is text.
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
