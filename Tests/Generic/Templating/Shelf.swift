import ModelcDiagnostics
import ModelcTemplating
import ModelcText

/// The root of the templates in these tests: one key of every type.
final class Shelf: TemplateObject {
    enum Key: Int, TemplateKey {
        case name, count, ratio, isOpen, isFull, note, missing, limit, maybe, tags, noTags, maybeTags
        case books, best, info, numbers, dynamic, unicode, text

        var declaration: TemplateKeyDeclaration {
            switch self {
            case .name: .init("name", .string, "oak shelf")
            case .count: .init("count", .integer, "3")
            case .ratio: .init("ratio", .double, "2.5")
            case .isOpen: .init("isOpen", .bool, "true")
            case .isFull: .init("isFull", .bool, "false")
            case .note: .init("note", .optional(.string), "dusty")
            case .missing: .init("missing", .optional(.string), "nil")
            case .limit: .init("limit", .optional(.integer), "7")
            case .maybe: .init("maybe", .optional(.bool), "false")
            case .tags: .init("tags", .list(.string), "red, green, red")
            case .noTags: .init("noTags", .list(.string), "empty")
            case .maybeTags: .init("maybeTags", .optional(.list(.string)), "nil")
            case .books: .init("books", .list(.object(Book.self)), "three books")
            case .best: .init("best", .optional(.object(Book.self)), "the first book")
            case .info: .init("info", .dictionary(.string), "b: 2, a.b: 1")
            case .numbers: .init("numbers", .list(.integer), "1, 2, 3")
            case .dynamic: .init("dynamic", .dictionary(.any), "one value of every kind")
            case .unicode: .init("unicode", .string, "élan vital")
            case .text: .init("text", .string, "two lines")
            }
        }
    }

    static let templateSchema = TemplateSchema("Shelf", "A shelf of books.", keys: Key.self)
    let templateIdentity = 0

    func templateValue(at index: Int) -> TemplateValue { Key(rawValue: index).map(value) ?? .nothing }

    private func value(of key: Key) -> TemplateValue {
        switch key {
        case .name: .string("oak shelf")
        case .count: .integer(3)
        case .ratio: .double(2.5)
        case .isOpen: .bool(true)
        case .isFull, .maybe: .bool(false)
        case .note: TemplateValue("dusty" as String?)
        case .missing, .maybeTags: .nothing
        case .limit: .integer(7)
        case .tags: TemplateValue(["red", "green", "red"])
        case .noTags: .list([])
        case .books: TemplateValue((0..<3).map { Book(number: $0) })
        case .best: .object(Book(number: 0))
        case .info: .dictionary(TemplateDictionary(["b": .string("2"), "a.b": .string("1")]))
        case .numbers: .list([.integer(1), .integer(2), .integer(3)])
        case .dynamic: .dictionary(dynamicValues)
        case .unicode: .string("élan vital")
        case .text: .string("first\n\nlast")
        }
    }

    private var dynamicValues: TemplateDictionary {
        TemplateDictionary([
            "yes": .bool(true), "no": .bool(false), "zero": .integer(0), "half": .double(0.5), "text": .string("words"),
            "list": TemplateValue(["x", "y"]), "empty": .list([]), "book": .object(Book(number: 1)),
            "nested": .list([.list([.string("in")])]), "dictionary": .dictionary(TemplateDictionary([:])),
        ])
    }
}

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

/// A template's text with what compiling and rendering it gives.
struct Compiling {
    let compilation: TemplateCompilation

    init(
        _ text: String, root: (any TemplateObject.Type)? = Shelf.self, including files: [String: String] = [:],
        limits: TemplateLimits = .standard, dialect: TemplateDialect = .strict
    ) {
        self.init(bytes: Array(text.utf8), root: root, including: files, limits: limits, dialect: dialect)
    }

    init(
        bytes: [UInt8], root: (any TemplateObject.Type)? = Shelf.self, including files: [String: String] = [:],
        limits: TemplateLimits = .standard, dialect: TemplateDialect = .strict
    ) {
        let compiler = TemplateCompiler(root: root, dialect: dialect, limits: limits) { name in
            files[name].map { TemplateSource(path: name, text: SourceText(Array($0.utf8))) }
        }
        compilation = compiler.compile(TemplateSource(path: "main", text: SourceText(bytes)))
    }

    /// The rendered text; the faults where there is none.
    var output: String {
        guard let template = compilation.template else { return faults.joined(separator: "\n") }
        do {
            return String(decoding: try template.render(Shelf()), as: UTF8.self)
        } catch {
            return "rendering: " + Self.text(of: error.diagnostic)
        }
    }

    /// `path:line:column: id: message`, the id without its common beginning.
    var faults: [String] { compilation.diagnostics.map(Self.text) }

    /// `line:column id`.
    var places: [String] {
        compilation.diagnostics.map { diagnostic in
            let position = diagnostic.location?.position
            return "\(position?.line ?? 0):\(position?.column ?? 0) \(diagnostic.id.rawValue.dropFirst(9))"
        }
    }

    var helps: [String] { compilation.diagnostics.compactMap(\.help) }

    static func text(of diagnostic: Diagnostic) -> String {
        let place = diagnostic.location.map { location in
            "\(location.path):\(location.position?.line ?? 0):\(location.position?.column ?? 0)"
        }
        return "\(place ?? "-"): \(diagnostic.id.rawValue.dropFirst(9)): \(diagnostic.message)"
    }
}

/// What a template gives for the shelf.
func output(_ text: String) -> String { Compiling(text).output }
