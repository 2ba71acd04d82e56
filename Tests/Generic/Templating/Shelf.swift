import ModelcBase
import ModelcDiagnostics
import ModelcTemplating

/// The root of the templates in these tests: one key of every type.
final class Shelf: KeyedObject {
    static let fields = TemplateFields<Shelf>(
        "Shelf", "A shelf of books.",
        [
            TemplateField("name", .string, "oak shelf") { _ in .string("oak shelf") },
            TemplateField("count", .integer, "3") { _ in .integer(3) },
            TemplateField("ratio", .double, "2.5") { _ in .double(2.5) },
            TemplateField("isOpen", .bool, "true") { _ in .bool(true) },
            TemplateField("isFull", .bool, "false") { _ in .bool(false) },
            TemplateField("note", .optional(.string), "dusty") { _ in TemplateValue("dusty" as String?) },
            TemplateField("missing", .optional(.string), "nil") { _ in .nothing },
            TemplateField("limit", .optional(.integer), "7") { _ in .integer(7) },
            TemplateField("maybe", .optional(.bool), "false") { _ in .bool(false) },
            TemplateField("tags", .list(.string), "red, green, red") { _ in TemplateValue(["red", "green", "red"]) },
            TemplateField("noTags", .list(.string), "empty") { _ in .list([]) },
            TemplateField("maybeTags", .optional(.list(.string)), "nil") { _ in .nothing },
            TemplateField("books", .list(.object(Book.self)), "three books") { _ in
                TemplateValue((0..<3).map(Book.init))
            },
            TemplateField("best", .optional(.object(Book.self)), "the first book") { _ in .object(Book(number: 0)) },
            TemplateField("info", .dictionary(.string), "b: 2, a.b: 1") { _ in
                .dictionary(TemplateDictionary(["b": .string("2"), "a.b": .string("1")]))
            },
            TemplateField("numbers", .list(.integer), "1, 2, 3") { _ in .list([.integer(1), .integer(2), .integer(3)])
            },
            TemplateField("dynamic", .dictionary(.any), "one value of every kind") { .dictionary($0.dynamicValues) },
            TemplateField("unicode", .string, "élan vital") { _ in .string("élan vital") },
            TemplateField("text", .string, "two lines") { _ in .string("first\n\nlast") },
        ])

    let templateIdentity = 0

    fileprivate var dynamicValues: TemplateDictionary {
        TemplateDictionary([
            "yes": .bool(true), "no": .bool(false), "zero": .integer(0), "half": .double(0.5), "text": .string("words"),
            "list": TemplateValue(["x", "y"]), "empty": .list([]), "book": .object(Book(number: 1)),
            "nested": .list([.list([.string("in")])]), "dictionary": .dictionary(TemplateDictionary([:])),
        ])
    }
}

final class Book: KeyedObject {
    static let fields = TemplateFields<Book>(
        "Book", "A book.",
        [
            TemplateField("title", .string, "Its title.") { .string(["alpha", "beta", "gamma"][$0.templateIdentity]) },
            TemplateField("pages", .integer, "How long it is.") { .integer($0.templateIdentity * 100) },
            TemplateField("author", .optional(.object(Author.self)), "Who wrote it; nil for the last one.") {
                $0.templateIdentity == 2 ? .nothing : .object(Author())
            },
            TemplateField("tags", .list(.string), "Its tags.") { TemplateValue(["t\($0.templateIdentity)"]) },
            TemplateField("isRare", .bool, "Whether it is the second one.") { .bool($0.templateIdentity == 1) },
            TemplateField("shelf", .object(Shelf.self), "Where it stands.") { _ in .object(Shelf()) },
        ])

    let templateIdentity: Int

    init(number: Int) { templateIdentity = number }
}

final class Author: KeyedObject {
    static let fields = TemplateFields<Author>(
        "Author", "Somebody who writes.",
        [
            TemplateField("name", .string, "The author's name.") { _ in .string("Ada") },
            TemplateField("books", .list(.object(Book.self)), "What they wrote.") { _ in
                TemplateValue([Book(number: 0), Book(number: 1)])
            },
        ])

    let templateIdentity = 7
}

/// A template's text with the results of compiling and rendering it.
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

    /// The rendered text, or the errors.
    var output: String {
        guard let template = compilation.template else { return problems.joined(separator: "\n") }
        do {
            return String(decoding: try template.render(Shelf()), as: UTF8.self)
        } catch {
            return "rendering: " + Self.text(of: error.diagnostic)
        }
    }

    /// The error of rendering; nil if there is none, or if the template does not compile.
    var renderingProblem: Diagnostic? {
        do {
            _ = try compilation.template?.render(Shelf())
            return nil
        } catch {
            return error.diagnostic
        }
    }

    /// `path:line:column: id: message`, with the id without its common prefix.
    var problems: [String] { compilation.diagnostics.map(Self.text) }

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

/// The output of a template for the shelf.
func output(_ text: String) -> String { Compiling(text).output }

extension Template {
    /// The UTF-8 text of the template for an object.
    func render(_ root: any TemplateObject) throws(TemplateError) -> [UInt8] {
        var output: [UInt8] = []
        try render(root, into: &output)
        return output
    }
}
