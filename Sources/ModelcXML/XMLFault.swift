import ModelcLibXML2
import ModelcText

/// Why a document cannot be read to its end.
package struct XMLFault: Error, Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        /// The document breaks the rules of XML.
        case malformed
        /// The document has a DOCTYPE, through which it could declare entities or load other files: refused.
        case documentType
        /// The document is larger or more deeply nested than the parser accepts.
        case limit
        /// The document is in another encoding than UTF-8.
        case encoding
    }

    package var kind: Kind
    /// What is wrong, without a final stop and beginning in lower case.
    package var message: String
    /// Where the parser noticed it.
    package var position: SourcePosition
}

/// Turns libxml2's errors into faults with messages for people.
enum XMLFaultMessage {
    static func fault(message: String, position: SourcePosition) -> XMLFault {
        if limitWords.contains(where: message.contains) {
            return XMLFault(kind: .limit, message: limitMessage, position: position)
        }
        return XMLFault(kind: .malformed, message: tidy(message), position: position)
    }

    /// What libxml2 says in its versions when something is too long; the code of the error does not tell.
    private static let limitWords = ["XML_PARSE_HUGE", "too long", "too big", "uge input", "Resource limit"]
    private static let limitMessage = "a value or a comment is longer than 10 MB, or a name than 50 kB"

    /// One line that begins in lower case and has no final stop, nor the name of libxml2's function in front.
    private static func tidy(_ message: String) -> String {
        let line =
            message.split(whereSeparator: \.isNewline).first.map(String.init) ?? "the document is not well-formed"
        var words = line
        if words.hasPrefix("xml"), let colon = words.firstIndex(of: ":"), !words[..<colon].contains(" ") {
            words = String(words[words.index(after: colon)...].drop { $0 == " " })
        }
        while let last = words.last, last == " " || last == "!" || last == "." { words.removeLast() }
        guard let first = words.first, words.dropFirst().first?.isLowercase == true else { return words }
        return first.lowercased() + words.dropFirst()
    }
}
