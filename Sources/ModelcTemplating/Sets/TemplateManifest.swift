import ModelcDiagnostics
import ModelcText

/// What a set of templates makes: one line an output, of four words.
///
///     # template                 file              for each   policy
///     machine.swift.motemplate   _{{class}}.swift  entity     machine
///     support.swift.motemplate   _Support.swift    model      machine
///
/// Blank lines and lines that begin with `#` say nothing. In the file's name `{{class}}`, `{{entity}}` and `{{model}}` are
/// filled in. A template whose text comes out blank makes no file.
package struct TemplateManifest: Hashable, Sendable {
    /// How the name of the file ends; a set's folder holds one such file.
    package static let fileExtension = ".manifest"

    /// The outputs in the order of the file.
    package var outputs: [TemplateOutput]

    /// Reads a manifest. The diagnostics say everything that is wrong; faulty lines are left out.
    package static func read(_ source: TemplateSource) -> (manifest: TemplateManifest, diagnostics: [Diagnostic]) {
        var outputs: [TemplateOutput] = []
        var diagnostics: [Diagnostic] = []
        for number in 1...source.text.lineCount {
            guard let range = source.text.byteRange(ofLine: number) else { continue }
            var line = ManifestLine(source: source, range: range)
            if let output = line.output() { outputs.append(output) }
            diagnostics += line.diagnostics
        }
        if outputs.isEmpty, diagnostics.isEmpty { diagnostics.append(empty(source)) }
        return (TemplateManifest(outputs: outputs), diagnostics)
    }

    private static func empty(_ source: TemplateSource) -> Diagnostic {
        Diagnostic(
            .templateManifestEmpty, .error, "the manifest names no output", at: SourceLocation(path: source.path),
            help: "write a line such as 'machine.swift.motemplate _{{class}}.swift entity machine'")
    }
}
