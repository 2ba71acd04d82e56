/// The value of a suppression in user info: `missing-inverse, delete-rules -- looked up by code`.
struct SuppressionText: Hashable, Sendable {
    /// The key in user info.
    static let key = "modelc.lint.disable"

    /// Ids of rules and names of categories, as written.
    var names: [String]
    var reason: String?

    init(_ text: String) {
        let (list, reason) = SuppressionText.split(text)
        names = list.split(separator: ",").map { SuppressionText.trimmed($0) }.filter { !$0.isEmpty }
        self.reason = reason.flatMap { $0.isEmpty ? nil : $0 }
    }

    private static func split(_ text: String) -> (Substring, reason: String?) {
        var index = text.startIndex
        while index < text.endIndex {
            if text[index...].hasPrefix("--"), index == text.startIndex || text[text.index(before: index)] == " " {
                return (text[..<index], trimmed(text[index...].dropFirst(2)))
            }
            index = text.index(after: index)
        }
        return (text[...], nil)
    }

    private static func trimmed(_ text: Substring) -> String {
        var text = text.drop { $0.isWhitespace }
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }
}
