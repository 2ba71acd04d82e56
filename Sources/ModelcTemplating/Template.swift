/// A compiled template: an immutable value that can be rendered from several threads.
package struct Template: Sendable {
    let program: Program
    let limits: TemplateLimits

    /// Appends the rendered UTF-8 text for an object; if an error occurs, the text before it is appended.
    ///
    /// Reusing a buffer avoids growing it again.
    package func render(_ root: any TemplateObject, into output: inout [UInt8]) throws(TemplateError) {
        var renderer = Renderer(program: program, root: root, limits: limits, output: output)
        // The renderer holds the only reference to the buffer while it appends.
        output = []
        defer { output = renderer.output.bytes }
        do throws(RenderError) {
            try renderer.render()
        } catch {
            throw TemplateError(diagnostic: error.diagnostic(in: program))
        }
    }
}
