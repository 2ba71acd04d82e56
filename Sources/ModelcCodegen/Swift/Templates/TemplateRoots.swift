import ModelcSettings
import ModelcSourceCode
import ModelcTemplating

/// The root objects for all templates of one model. They are created once.
final class TemplateRoots: Sendable {
    let context: TemplateContext
    let model: TemplateModel
    let generator: TemplateGenerator

    init(_ context: TemplateContext) {
        self.context = context
        model = TemplateModel(context)
        generator = TemplateGenerator(context, context.model.input.settings)
    }

    /// The user's settings for an entity, as a template object.
    func generator(ofEntity name: String) -> TemplateGenerator {
        context.model.input.settingsByEntity[name].map { TemplateGenerator(context, $0) } ?? generator
    }
}

extension TemplateRoots: RenderedModel {
    var modelName: String { context.model.input.modelName }

    var includesHumanFiles: Bool { context.model.input.settings.human.value }

    var classCount: Int { context.model.classes.count }

    func renderedClass(at index: Int) -> RenderedClass {
        let generated = context.model.classes[index]
        return RenderedClass(
            className: generated.className, entityName: generated.entityName,
            includesHumanFiles: context.model.input.settings(ofEntity: generated.entityName).human.value)
    }

    func entityRoot(at index: Int, file: String) -> any TemplateObject { EntityTemplateRoot(self, index, file: file) }

    func modelRoot(file: String) -> any TemplateObject { ModelTemplateRoot(self, file: file) }

    /// The file name `_BookList.swift`. The underscore distinguishes it from the file of a class `BookList`.
    var singleFileName: String? { context.isSingleFile ? "_\(modelName).swift" : nil }

    func singleFileRoot(_ parts: [GeneratedFile]) -> any TemplateObject { SingleFileTemplateRoot(self, parts: parts) }
}

/// The user's settings as a template object, in Swift spelling.
final class TemplateGenerator: KeyedObject {
    static let fields = TemplateFields<TemplateGenerator>(
        "Generator", "The settings, as words of Swift.",
        [
            TemplateField(
                "marker", .string,
                "The text that the first line of a machine file must have; files without it are not overwritten."
            ) { _ in .string(GeneratedFile.marker) },
            TemplateField("language", .string, "`swift`.") { _ in .string("swift") },
            TemplateField(
                "isSingleFile", .bool,
                "Whether the file becomes a part of the single one, which has the first line and the imports."
            ) { .bool($0.context.isSingleFile) },
            TemplateField("hasShields", .bool, "Whether machine files keep formatters away (setting `shields`).") {
                .bool($0.context.model.input.settings.shields.value)
            },
            TemplateField("isolation", .string, "`nonisolated ` or nothing: before types.") {
                .string($0.context.words.isolation)
            },
            TemplateField("access", .string, "`public ` or nothing: before members and types of the model.") {
                .string($0.context.words.access)
            },
            TemplateField("support", .string, "Where classes have from what they share: file, shared or none.") {
                .string($0.context.model.input.support.rawValue)
            },
            TemplateField("style", .string, "The layout: modern or xcode-compatible.") {
                .string($0.settings.style.value.rawValue)
            },
            TemplateField("collections", .string, "The type of to-many relationships: set, nsset or xcode.") {
                .string($0.settings.collections.value.rawValue)
            },
            TemplateField("module", .optional(.string), "The module of the files, if known.") {
                TemplateValue($0.context.model.input.settings.module?.value)
            },
        ])

    private let context: TemplateContext

    private let settings: GenerateSettings

    init(_ context: TemplateContext, _ settings: GenerateSettings) {
        self.context = context
        self.settings = settings
    }

    func templateValue(at index: Int) -> TemplateValue { Self.fields.values[index](self) }
}

/// The root object of the template that joins all Swift machine files (rewritten by each run) of a model
/// (`--single-file`). The single file is for build systems that need the list of outputs before they read the model:
/// a SwiftPM plugin declares one file per bundle.
package final class SingleFileTemplateRoot: KeyedObject {
    package static let fields = TemplateFields<SingleFileTemplateRoot>(
        "SingleFileRoot", "The root of the template for the single file.",
        [
            TemplateField("model", .object(TemplateModel.self), "The model.") { .object($0.shared.model) },
            TemplateField("generator", .object(TemplateGenerator.self), "The settings, as words of Swift.") {
                .object($0.shared.generator)
            },
            TemplateField(
                "imports", .list(.object(TemplateImport.self)), "The imports of the files, each module once."
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

/// A machine file (such as `_Book.swift`) that is joined into the single file.
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
    /// The imports of all Swift machine files (such as `_Book.swift`), sorted by name, without duplicates. An import is
    /// public if any file imports the module publicly. Modules that are available only on some platforms come last.
    fileprivate var imports: [GeneratedImport] {
        var all = classes.flatMap(\.imports)
        if !classes.isEmpty, !composites.isEmpty { all += compositeImports }
        if description != nil || (!classes.isEmpty && SupportNeeds(self).isWritten) {
            let isPublic = input.settings.access.value == .public
            all.append(GeneratedImport(module: "CoreData", isPublic: isPublic, isConditional: false))
            all.append(GeneratedImport(module: "Foundation", isPublic: false, isConditional: false))
        }
        let merged = Dictionary(all.map { ($0.module, $0) }) { first, second in first.isPublic ? first : second }
        let sorted = Array(merged.values).sortedByName { SwiftIdentifier.escaped($0.module) }
        return sorted.filter { !$0.isConditional } + sorted.filter(\.isConditional)
    }
}
