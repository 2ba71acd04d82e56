import ModelcBase
import ModelcDiagnostics

/// The text of a template with its path for messages.
package struct TemplateSource: Sendable {
    /// The file's path, as the user would type it.
    package let path: String
    package let text: SourceText

    package init(path: String, text: SourceText) {
        self.path = path
        self.text = text
    }
}

extension DiagnosticID {
    // Errors about the file.
    static let templateEncoding = DiagnosticID("template-encoding")
    static let templateLineEnds = DiagnosticID("template-line-ends")
    static let templateLimit = DiagnosticID("template-limit")
    // Errors about commands.
    static let templateUnclosedCommand = DiagnosticID("template-unclosed-command")
    static let templateStrayDelimiter = DiagnosticID("template-stray-delimiter")
    static let templateEmptyCommand = DiagnosticID("template-empty-command")
    static let templateUnsupportedCommand = DiagnosticID("template-unsupported-command")
    static let templateReservedName = DiagnosticID("template-reserved-name")
    static let templateMissingBlank = DiagnosticID("template-missing-blank")
    static let templateInvalidName = DiagnosticID("template-invalid-name")
    // Errors about blocks.
    static let templateElseIf = DiagnosticID("template-else-if")
    static let templateUnclosedBlock = DiagnosticID("template-unclosed-block")
    static let templateMismatchedEnd = DiagnosticID("template-mismatched-end")
    static let templateMismatchedTag = DiagnosticID("template-mismatched-tag")
    static let templateOperatorTag = DiagnosticID("template-operator-tag")
    // Errors about expressions.
    static let templateMissingExpression = DiagnosticID("template-missing-expression")
    static let templateTrailingText = DiagnosticID("template-trailing-text")
    static let templateUnexpectedText = DiagnosticID("template-unexpected-text")
    static let templateUnclosedString = DiagnosticID("template-unclosed-string")
    static let templateUnknownEscape = DiagnosticID("template-unknown-escape")
    static let templateUnknownOperator = DiagnosticID("template-unknown-operator")
    static let templateInvalidNumber = DiagnosticID("template-invalid-number")
    // Errors about names and types.
    static let templateUnknownName = DiagnosticID("template-unknown-name")
    static let templateUnknownKey = DiagnosticID("template-unknown-key")
    static let templateWrongKind = DiagnosticID("template-wrong-kind")
    static let templateDoubtfulTruth = DiagnosticID("template-doubtful-truth")
    static let templateArithmetic = DiagnosticID("template-arithmetic")
    // Errors about included templates.
    static let templateUnknownInclude = DiagnosticID("template-unknown-include")
    static let templateIncludeCycle = DiagnosticID("template-include-cycle")
}
