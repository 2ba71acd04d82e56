import ModelcTemplating

final class Author: TemplateObject {
    enum Key: Int, TemplateKey {
        case name, books

        var declaration: TemplateKeyDeclaration {
            switch self {
            case .name: .init("name", .string, "The author's name.")
            case .books: .init("books", .list(.object(Book.self)), "What they wrote.")
            }
        }
    }

    static let templateSchema = TemplateSchema("Author", "Somebody who writes.", keys: Key.self)
    let templateIdentity = 7

    func templateValue(at index: Int) -> TemplateValue { Key(rawValue: index).map(value) ?? .nothing }

    private func value(of key: Key) -> TemplateValue {
        switch key {
        case .name: .string("Ada")
        case .books: TemplateValue([Book(number: 0), Book(number: 1)])
        }
    }
}
