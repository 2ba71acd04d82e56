import ModelcDiagnostics

/// Compiles templates.
///
/// 1. *Lexing* divides the file into text and commands, and a command into words and signs.
/// 2. *Parsing* builds blocks and expressions from them.
/// 3. *Checking* resolves every name and the type of every value, inserts included templates, and writes the compiled
///    template.
/// 4. *Rendering* then walks it for each text, without looking up names.
///
/// An error does not stop compiling: all errors of a template and of the templates it includes are reported together.
package struct TemplateCompiler: Sendable {
    /// The type of the object that templates are rendered with; nil leaves names and types unchecked until then.
    let root: (any TemplateObject.Type)?
    let dialect: TemplateDialect
    let limits: TemplateLimits
    private let resolveInclude: @Sendable (String) -> TemplateSource?

    /// - Parameter resolveInclude: finds the template that another one includes; nil if there is none.
    package init(
        root: (any TemplateObject.Type)?, dialect: TemplateDialect = .strict, limits: TemplateLimits = .standard,
        resolveInclude: @escaping @Sendable (String) -> TemplateSource? = { _ in nil }
    ) {
        self.root = root
        self.dialect = dialect
        self.limits = limits
        self.resolveInclude = resolveInclude
    }

    package func compile(_ source: TemplateSource) -> TemplateCompilation {
        let faults = ProblemCollector(limit: limits.faults)
        guard let syntax = read(source, faults) else {
            return TemplateCompilation(template: nil, diagnostics: faults.sorted)
        }
        let library = IncludeLibrary(resolve: resolveInclude) { read($0, faults) }
        var checker = TemplateChecker(
            root: root, dialect: dialect, limits: limits, faults: faults, library: library)
        let program = checker.check(syntax)
        let template = faults.hasErrors ? nil : Template(program: program, limits: limits)
        return TemplateCompilation(template: template, diagnostics: faults.sorted)
    }

    private func read(_ source: TemplateSource, _ faults: ProblemCollector) -> TemplateSyntax? {
        guard SourceCheck(limits: limits, faults: faults).accepts(source) else { return nil }
        let pieces = TemplateLexer(source, dialect: dialect, faults: faults).pieces()
        var parser = TemplateParser(source, limits: limits, faults: faults)
        return parser.parse(pieces)
    }
}

/// The result of compiling a template.
package struct TemplateCompilation: Sendable {
    /// The template; nil if a diagnostic is an error.
    package let template: Template?
    /// All errors and warnings, in the order of the file.
    package let diagnostics: [Diagnostic]
}
