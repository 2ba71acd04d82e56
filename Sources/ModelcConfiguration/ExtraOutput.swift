import ModelcDiagnostics
import ModelcSettings
import ModelcText

/// A file of the user's own: which template makes it, what it is called, and what becomes of an older one.
package struct ExtraOutput: Hashable, Sendable {
    package var template: ConfiguredPath
    /// The file's name with placeholders, see `FileNameMask`.
    package var fileName: FileNameMask
    package var overwrite: OverwritePolicy
    package var scope: OutputScope

    package init(
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
        var output = ExtraOutput(template: ConfiguredPath(""), fileName: FileNameMask(text: ""))
        ConfigurationTables.output.decode(node, into: &output, &context)
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
