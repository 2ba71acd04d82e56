import ModelcLibXML2
import ModelcText

/// Turns libxml2's errors into faults with messages for people.
enum XMLFaultMessage {
    static func fault(code: Int, message: String, position: SourcePosition) -> XMLFault {
        if message.contains("XML_PARSE_HUGE") || message.hasPrefix("Excessive depth") {
            return XMLFault(kind: .limit, message: limitMessage(message), position: position)
        }
        return XMLFault(kind: .malformed, message: tidy(message), position: position)
    }

    private static func limitMessage(_ message: String) -> String {
        message.hasPrefix("Excessive depth")
            ? "elements are nested more than \(XMLEventParser.depthLimit) deep"
            : "a name or a value is too long (10 MB are accepted)"
    }

    /// One line that begins in lower case and has no final stop.
    private static func tidy(_ message: String) -> String {
        let line = message.split(whereSeparator: \.isNewline).first.map(String.init) ?? "the document is not well-formed"
        var words = line
        while let last = words.last, last == " " || last == "!" || last == "." { words.removeLast() }
        guard let first = words.first, words.dropFirst().first?.isLowercase == true else { return words }
        return first.lowercased() + words.dropFirst()
    }
}
