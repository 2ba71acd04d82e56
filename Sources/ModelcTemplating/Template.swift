/// A compiled template. It is immutable, so several threads can render it.
package struct Template: Sendable {
    let program: Program
    let limits: TemplateLimits

    /// Whether the template begins with `layout exact`: white space at the end of its text is meant.
    package var isExact: Bool { program.isExact }

    /// Appends the rendered UTF-8 text for an object. If an error occurs, the text before the error is appended.
    ///
    /// Use the same buffer for several texts, to avoid allocating its memory again.
    package func render(_ root: any TemplateObject, into output: inout [UInt8]) throws(TemplateError) {
        var renderer = Renderer(program: program, root: root, limits: limits, output: output)
        // From here on, the renderer has the only reference to the buffer, so appending does not copy it.
        output = []
        let start = renderer.output.bytes.count
        defer {
            output = renderer.output.bytes
            if program.squeezesBlankLines { BlankLines.squeeze(&output, from: start) }
        }
        do throws(RenderError) {
            try renderer.render()
        } catch {
            throw TemplateError(diagnostic: error.diagnostic(in: program))
        }
    }
}
