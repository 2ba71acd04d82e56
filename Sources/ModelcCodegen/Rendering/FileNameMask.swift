import ModelcTemplating

/// The mask of a file name, taken apart once: searching it for placeholders would cost as much as rendering a file.
struct FileNameMask: Sendable {
    private enum Part: Sendable {
        case text(String)
        case placeholder(TemplateOutput.Placeholder)
    }

    private let parts: [Part]

    /// - Parameter mask: `_{{class}}.swift`.
    init(_ mask: String) {
        var parts: [Part] = []
        var rest = mask[...]
        while let next = FileNameMask.firstPlaceholder(in: rest) {
            parts.append(.text(String(rest[..<next.range.lowerBound])))
            parts.append(.placeholder(next.placeholder))
            rest = rest[next.range.upperBound...]
        }
        self.parts = parts + [.text(String(rest))]
    }

    /// The file's name.
    func filled(_ value: (TemplateOutput.Placeholder) -> String) -> String {
        var name = ""
        for part in parts {
            switch part {
            case .text(let text): name += text
            case .placeholder(let placeholder): name += value(placeholder)
            }
        }
        return name
    }

    private static func firstPlaceholder(
        in text: Substring
    ) -> (placeholder: TemplateOutput.Placeholder, range: Range<Substring.Index>)? {
        TemplateOutput.Placeholder.allCases
            .compactMap { placeholder in
                text.firstRange(of: "{{\(placeholder.rawValue)}}").map { (placeholder, $0) }
            }
            .min { $0.1.lowerBound < $1.1.lowerBound }
    }
}
