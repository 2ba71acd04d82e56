import ModelcKit

extension ModelDiagram {
    /// Returns the diagram in a language. The text ends with a line feed.
    package func text(_ format: DiagramFormat) -> String {
        switch format {
        case .mermaid: MermaidDiagram(self).text
        case .svg: SVGDiagram(self).file
        case .html: DiagramPage(self).text
        case .dot: DotDiagram(self).text
        }
    }
}
