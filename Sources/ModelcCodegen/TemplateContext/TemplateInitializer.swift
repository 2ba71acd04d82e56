import ModelcSettings
import ModelcTemplating

/// The initializer that takes what a new object needs.
final class TemplateInitializer: KeyedObject {
    static let templateSchema = TemplateSchema(
        "Initializer", "The initializer that takes what a new object needs.", keys: Key.self)

    enum Key: Int, TemplateKey {
        case access, contextName, parameters

        var declaration: TemplateKeyDeclaration {
            switch self {
            case .access: .init("access", .string, "`public ` or nothing.")
            case .contextName: .init("contextName", .string, "The name of the parameter `context` inside.")
            case .parameters:
                .init(
                    "parameters", .list(.object(TemplateParameter.self)),
                    "Required attributes by name, then the relationships that need objects.")
            }
        }
    }

    private let initializer: GeneratedInitializer
    private let level: AccessLevel

    init(_ initializer: GeneratedInitializer, _ level: AccessLevel) {
        self.initializer = initializer
        self.level = level
    }

    func value(of key: Key) -> TemplateValue {
        switch key {
        case .access: .string(SwiftWords.access(level, isInternal: initializer.isInternal))
        case .contextName: .string(initializer.contextName)
        case .parameters: .list(initializer.parameters.map { .object(TemplateParameter($0)) })
        }
    }
}
