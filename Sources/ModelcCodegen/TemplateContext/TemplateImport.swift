import ModelcSourceCode
import ModelcTemplating

/// A module that a file imports.
final class TemplateImport: KeyedObject {
    static let templateSchema = TemplateSchema("Import", "A module that a file imports.", keys: Key.self)

    enum Key: Int, TemplateKey {
        case module, isPublic, isConditional

        var declaration: TemplateKeyDeclaration {
            switch self {
            case .module: .init("module", .string, "The module's name in Swift.")
            case .isPublic: .init("isPublic", .bool, "Whether public declarations need it.")
            case .isConditional: .init("isConditional", .bool, "Whether it exists on some platforms only.")
            }
        }
    }

    private let item: GeneratedImport

    init(_ item: GeneratedImport) { self.item = item }

    func value(of key: Key) -> TemplateValue {
        switch key {
        case .module: .string(SwiftIdentifier.escaped(item.module))
        case .isPublic: .bool(item.isPublic)
        case .isConditional: .bool(item.isConditional)
        }
    }
}
