import ModelcSourceCode
import ModelcTemplating

/// A module that a file imports, as a template object.
final class TemplateImport: KeyedObject {
    static let fields = TemplateFields<TemplateImport>(
        "Import", "A module that a file imports.",
        [
            TemplateField("module", .string, "The module's name in Swift.") {
                .string(SwiftIdentifier.escaped($0.item.module))
            },
            TemplateField("isPublic", .bool, "Whether public declarations need it.") { .bool($0.item.isPublic) },
            TemplateField("isConditional", .bool, "Whether it exists on some platforms only.") {
                .bool($0.item.isConditional)
            },
        ])

    private let item: GeneratedImport

    init(_ item: GeneratedImport) { self.item = item }
}
