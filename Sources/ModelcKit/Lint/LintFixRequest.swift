/// The request to fix or suppress lint findings by changing models.
package struct LintFixRequest {
    /// The models to lint, and the rules to run.
    package var lint: LintRequest
    /// The changes to make.
    package var fix: FixRequest

    package init(_ fix: FixRequest, of lint: LintRequest) {
        self.fix = fix
        self.lint = lint
    }
}
