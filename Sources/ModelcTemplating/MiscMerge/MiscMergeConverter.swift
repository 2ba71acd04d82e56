import ModelcBase
import ModelcDiagnostics

/// Converts templates of MiscMerge, the template engine of mogenerator, to modelc's template language. The converted
/// templates have the same output.
///
/// 1. *Lexing* splits the file into text and commands (`MiscMergeLexer`).
/// 2. *Writing* writes each command in modelc's template language (`MiscMergeWriter`). The types of key paths are
///    known from the root object, so that the result passes the checks of the compiler.
///
/// A construct without an equivalent causes a note with its location.
package struct MiscMergeConverter: Sendable {
    /// The type of the object that the templates are rendered with.
    let root: any TemplateObject.Type
    /// Whether runs of blank lines in the output are shortened, as by mogenerator 1.28 and later.
    let squeezesBlankLines: Bool

    package init(root: any TemplateObject.Type, squeezesBlankLines: Bool = true) {
        self.root = root
        self.squeezesBlankLines = squeezesBlankLines
    }

    /// Returns the converted template, and the notes about the conversion. If a note is an error, the template cannot
    /// be used.
    package func convert(_ source: TemplateSource) -> (text: String, notes: [Diagnostic]) {
        let notes = MiscMergeNotes(source)
        var lexer = MiscMergeLexer(source.text.bytes, notes)
        var writer = MiscMergeWriter(scope: MiscMergeScope(root: root), notes: notes)
        let body = writer.text(of: lexer.read())
        let layout = "<$layout exact\(squeezesBlankLines ? " squeezed" : "")$>\n"
        return (layout + writer.procedures.definitions + body, notes.diagnostics)
    }

    /// Returns whether a template is already in modelc's template language, because it begins with a `layout`
    /// command.
    package static func isConverted(_ bytes: [UInt8]) -> Bool { bytes.starts(with: "<$layout ".utf8) }
}
