import ModelcDiagnostics
import ModelcTemplating
import ModelcText

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
