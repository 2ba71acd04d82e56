import ModelcTemplating

/// The compiled templates of a set, each with the output that it generates.
package struct OutputTemplates: Sendable {
    /// A template and its output.
    package struct Entry: Sendable {
        let output: TemplateOutput
        let template: Template

        init(output: TemplateOutput, template: Template) {
            self.output = output
            self.template = template
        }
    }

    /// The entries in the order of the manifest.
    package let entries: [Entry]

    /// The template of the single file into which the set's machine files (rewritten by each run) are joined. The
    /// manifest does not list it. Nil if the set has none.
    let singleFile: Entry?

    init(entries: [Entry], singleFile: Entry? = nil) {
        self.entries = entries
        self.singleFile = singleFile
    }
}
