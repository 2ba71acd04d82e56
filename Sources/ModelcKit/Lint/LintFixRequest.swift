/// The request to fix or suppress lint findings in models.
package struct LintFixRequest {
    /// The models and rules.
    package var lint: LintRequest
    /// The changes to make.
    package var fix: FixRequest

    package init(_ fix: FixRequest, of lint: LintRequest) {
        self.fix = fix
        self.lint = lint
    }
}
