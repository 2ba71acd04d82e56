import ModelcKit

/// The language of a diagram.
package enum DiagramFormat: String, CaseIterable, Sendable {
    case mermaid
    case svg
    case html
    case dot

    /// Whether the end of a file's name promises a picture that is not drawn.
    package static func isPicture(_ path: String) -> Bool {
        [".png", ".jpg", ".jpeg", ".gif", ".pdf", ".webp"].contains { path.lowercased().hasSuffix($0) }
    }

    /// The format that a file is for, by the end of its name; nil where it says nothing.
    package init?(ofFile path: String) {
        let format: (DiagramFormat, [String])? = [
            (.mermaid, [".mmd", ".mermaid"]), (.svg, [".svg"]), (.html, [".html", ".htm"]), (.dot, [".dot", ".gv"]),
        ].first { _, endings in endings.contains { path.lowercased().hasSuffix($0) } }
        guard let format else { return nil }
        self = format.0
    }
}

extension ModelDiagram {
    /// The diagram in a language. Ends in a line feed.
    package func text(_ format: DiagramFormat) -> String {
        switch format {
        case .mermaid: MermaidDiagram(self).text
        case .svg: SVGDiagram(self).file
        case .html: DiagramPage(self).text
        case .dot: DotDiagram(self).text
        }
    }
}
