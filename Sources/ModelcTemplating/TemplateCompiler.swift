import ModelcDiagnostics

/// Compiles templates.
///
/// 1. *Lexing* splits the file into text and commands, and each command into tokens.
/// 2. *Parsing* builds blocks and expressions from the tokens.
/// 3. *Checking* resolves every name and the type of every value, inserts included templates, and writes the compiled
///    template.
/// 4. *Rendering* traverses the compiled template for each text, without looking up names.
///
/// Compiling does not stop at an error: all errors of a template and its included templates are reported together.
package struct TemplateCompiler: Sendable {
    /// The type of the object that templates are rendered with. If it is nil, names and types are checked only when
    /// rendering.
    let root: (any TemplateObject.Type)?
    let dialect: TemplateDialect
    let limits: TemplateLimits
    private let resolveInclude: @Sendable (String) -> TemplateSource?

    /// - Parameter resolveInclude: returns the included template with a name; nil if there is none.
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
        let problems = ProblemCollector(limit: limits.problems)
        guard let syntax = read(source, problems) else {
            return TemplateCompilation(template: nil, diagnostics: problems.sorted)
        }
        let library = IncludeLibrary(resolve: resolveInclude) { read($0, problems) }
        var checker = TemplateChecker(
            root: root, limits: limits, problems: problems, library: library)
        let program = checker.check(syntax)
        let template = problems.hasErrors ? nil : Template(program: program, limits: limits)
        return TemplateCompilation(template: template, diagnostics: problems.sorted)
    }

    private func read(_ source: TemplateSource, _ problems: ProblemCollector) -> TemplateSyntax? {
        guard SourceCheck(limits: limits, problems: problems).accepts(source) else { return nil }
        var lexer = TemplateLexer(source, dialect: dialect, problems: problems)
        let pieces = lexer.pieces()
        var parser = TemplateParser(source, limits: limits, problems: problems)
        return parser.parse(pieces, lexer.dialect)
    }
}

/// The result of compiling a template.
package struct TemplateCompilation: Sendable {
    /// The compiled template; nil if `diagnostics` contains an error.
    package let template: Template?
    /// All errors and warnings, in the order of the file.
    package let diagnostics: [Diagnostic]
}
