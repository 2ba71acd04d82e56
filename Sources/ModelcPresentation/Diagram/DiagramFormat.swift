import ModelcKit

/// The language in which a diagram is written.
package enum DiagramFormat: String, CaseIterable, Sendable {
    case mermaid
    case svg
    case html
    case dot

    /// Whether the path has the extension of a picture format that is not supported.
    package static func isPicture(_ path: String) -> Bool {
        [".png", ".jpg", ".jpeg", ".gif", ".pdf", ".webp"].contains { path.lowercased().hasSuffix($0) }
    }

    /// Creates the format for the extension of a path; nil if the extension is not known.
    package init?(ofFile path: String) {
        let format: (DiagramFormat, [String])? = [
            (.mermaid, [".mmd", ".mermaid"]), (.svg, [".svg"]), (.html, [".html", ".htm"]), (.dot, [".dot", ".gv"]),
        ].first { _, endings in endings.contains { path.lowercased().hasSuffix($0) } }
        guard let format else { return nil }
        self = format.0
    }
}
