import ModelcDiagnostics

/// A compiled template: an immutable value that can be rendered from several threads.
package struct Template: Sendable {
    let program: Program
    let limits: TemplateLimits

    /// The UTF-8 text that the template gives for an object.
    package func render(_ root: any TemplateObject) throws(TemplateError) -> [UInt8] {
        var output: [UInt8] = []
        try render(root, into: &output)
        return output
    }

    /// Appends the UTF-8 text that the template gives for an object; on an error, what came before it is appended.
    ///
    /// Reusing a buffer saves its growth.
    package func render(_ root: any TemplateObject, into output: inout [UInt8]) throws(TemplateError) {
        var renderer = Renderer(program: program, root: root, limits: limits, output: output)
        // The renderer holds the only reference to the buffer while it appends.
        output = []
        defer { output = renderer.output.bytes }
        do throws(RenderFault) {
            try renderer.render()
        } catch {
            throw TemplateError(diagnostic: error.diagnostic(in: program))
        }
    }
}

/// Why a text could not be rendered.
package struct TemplateError: Error, Hashable, Sendable {
    package let diagnostic: Diagnostic
}
