import ModelcTemplating

final class Book: TemplateObject {
    enum Key: Int, TemplateKey {
        case title, pages, author, tags, isRare, shelf

        var declaration: TemplateKeyDeclaration {
            switch self {
            case .title: .init("title", .string, "Its title.")
            case .pages: .init("pages", .integer, "How long it is.")
            case .author: .init("author", .optional(.object(Author.self)), "Who wrote it; nil for the last one.")
            case .tags: .init("tags", .list(.string), "Its tags.")
            case .isRare: .init("isRare", .bool, "Whether it is the second one.")
            case .shelf: .init("shelf", .object(Shelf.self), "Where it stands.")
            }
        }
    }

    static let templateSchema = TemplateSchema("Book", "A book.", keys: Key.self)
    let templateIdentity: Int

    init(number: Int) { templateIdentity = number }

    func templateValue(at index: Int) -> TemplateValue { Key(rawValue: index).map(value) ?? .nothing }

    private func value(of key: Key) -> TemplateValue {
        switch key {
        case .title: .string(["alpha", "beta", "gamma"][templateIdentity])
        case .pages: .integer(templateIdentity * 100)
        case .author: templateIdentity == 2 ? .nothing : .object(Author())
        case .tags: TemplateValue(["t\(templateIdentity)"])
        case .isRare: .bool(templateIdentity == 1)
        case .shelf: .object(Shelf())
        }
    }
}
