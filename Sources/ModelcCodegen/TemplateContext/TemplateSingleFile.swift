import ModelcSourceCode
import ModelcTemplating

/// What the template begins with that puts all Swift machine files of a model into one (`--single-file`), for build systems that
/// want to know their outputs before they know the model: a SwiftPM plugin declares one file a bundle.
package final class SingleFileTemplateRoot: KeyedObject {
    package static let fields = TemplateFields<SingleFileTemplateRoot>(
        "SingleFileRoot", "What the template for the single file begins with.",
        [
            TemplateField("model", .object(TemplateModel.self), "The model.") { .object($0.shared.model) },
            TemplateField("generator", .object(TemplateGenerator.self), "What the user chose, as words of Swift.") {
                .object($0.shared.generator)
            },
            TemplateField(
                "imports", .list(.object(TemplateImport.self)), "What the files import, each module once."
            ) { .list($0.shared.context.model.imports.map { .object(TemplateImport($0)) }) },
            TemplateField("parts", .list(.object(TemplatePart.self)), "The files that it takes the place of.") {
                .list($0.parts.map { .object(TemplatePart($0)) })
            },
        ])

    private let shared: TemplateRoots
    private let parts: [GeneratedFile]

    init(_ shared: TemplateRoots, parts: [GeneratedFile]) {
        self.shared = shared
        self.parts = parts
    }
}

/// A machine file that becomes a part of the single one.
final class TemplatePart: KeyedObject {
    static let fields = TemplateFields<TemplatePart>(
        "Part", "A machine file that becomes a part of the single one.",
        [
            TemplateField("name", .string, "The name that the file would have, fit for a comment.") {
                .string(SwiftText.comment($0.file.path))
            },
            TemplateField("text", .string, "Its text, without the line feed at its end.") {
                .string($0.file.text.hasSuffix("\n") ? String($0.file.text.dropLast()) : $0.file.text)
            },
        ])

    private let file: GeneratedFile

    init(_ file: GeneratedFile) { self.file = file }
}

extension GeneratedModel {
    /// The imports of all Swift machine files: each module once, public where any file has it public, by name; modules that
    /// exist on some platforms only come last.
    fileprivate var imports: [GeneratedImport] {
        var all = classes.flatMap(\.imports)
        if !classes.isEmpty, !composites.isEmpty { all += compositeImports }
        if description != nil || (!classes.isEmpty && input.support == .file) {
            let isPublic = input.settings.access.value == .public
            all.append(GeneratedImport(module: "CoreData", isPublic: isPublic, isConditional: false))
            all.append(GeneratedImport(module: "Foundation", isPublic: false, isConditional: false))
        }
        let merged = Dictionary(all.map { ($0.module, $0) }) { first, second in first.isPublic ? first : second }
        let sorted = Array(merged.values).sortedByName { SwiftIdentifier.escaped($0.module) }
        return sorted.filter { !$0.isConditional } + sorted.filter(\.isConditional)
    }
}
