import ModelcSourceCode
import ModelcTemplating

/// What the user chose, as words of Swift.
final class TemplateGenerator: KeyedObject {
    static let templateSchema = TemplateSchema("Generator", "What the user chose, as words of Swift.", keys: Key.self)

    enum Key: Int, TemplateKey {
        case marker, language, isolation, access, support, collections, module

        var declaration: TemplateKeyDeclaration {
            switch self {
            case .marker:
                .init(
                    "marker", .string,
                    "What the first line of a machine file has to say, or it is taken for somebody else's.")
            case .language: .init("language", .string, "`swift`.")
            case .isolation: .init("isolation", .string, "`nonisolated ` or nothing: before types.")
            case .access: .init("access", .string, "`public ` or nothing: before members and types of the model.")
            case .support: .init("support", .string, "Where classes have from what they share: file, shared or none.")
            case .collections: .init("collections", .string, "What to-many relationships are: set or nsset.")
            case .module: .init("module", .optional(.string), "The module of the files, if known.")
            }
        }
    }

    private let context: TemplateContext

    private let options: CodeGenerationOptions

    init(_ context: TemplateContext, _ options: CodeGenerationOptions) {
        self.context = context
        self.options = options
    }

    func value(of key: Key) -> TemplateValue {
        switch key {
        case .marker: .string(GeneratedFile.marker)
        case .language: .string("swift")
        case .isolation: .string(context.words.isolation)
        case .access: .string(context.words.access)
        case .support: .string(context.model.options.extras.support.rawValue)
        case .collections: .string(options.types.collections.rawValue)
        case .module: TemplateValue(context.model.options.module)
        }
    }
}
