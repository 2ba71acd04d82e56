import ModelcBase
import ModelcDiagnostics
import ModelcKit
import ModelcPlans

/// The pages about a text. The text is an id, several ids, an error number of Core Data, or pasted lines of a log.
package struct Explanations {
    private let pages: [Explanation]
    /// The words of the text that look like ids but have no page. Empty if the text is not a list of names, or if none
    /// of the names has a page.
    package let unknown: [String]

    /// Finds the pages about a text; nil if there are none.
    ///
    /// - Parameter wording: the names of options in the text, such as `--store`.
    package init?(of text: String, _ wording: Wording = .plain) {
        let found = Explanations.named(text, wording) ?? Explanations.bracketed(in: text, wording)
        let (known, unknown) = found == nil ? Explanations.ids(among: text, wording) : ([], [])
        self.unknown = unknown
        pages = found ?? (known.isEmpty ? Explanations.ofErrors(in: text, wording) : known)
        if pages.isEmpty { return nil }
    }

    /// Returns the pages in a format.
    package func text(_ format: ExplanationFormat, _ layout: TextLayout = .plain) -> String {
        format == .json
            ? Explanation.document(pages) : pages.map { $0.text(format, layout) }.joined(separator: "\n")
    }

    /// Returns the pages for a text that consists only of names; nil if it contains anything else.
    private static func named(_ text: String, _ wording: Wording) -> [Explanation]? {
        let words = text.split { $0.isWhitespace || $0 == "," }
        let pages = words.map { Explanation(of: String($0), wording) }
        let known = pages.compactMap { $0 }
        return known.isEmpty || known.count < pages.count ? nil : known
    }

    /// Splits a text into words, and returns the pages of known names and the words that only look like ids. Both lists
    /// are empty if no word is known, or if an unknown word does not look like an id.
    private static func ids(among text: String, _ wording: Wording) -> (known: [Explanation], unknown: [String]) {
        let words = text.split { $0.isWhitespace || $0 == "," }.map { String($0) }
        let unknown = words.filter { Explanation(of: $0, wording) == nil }
        let isID = { (word: String) in word.wholeMatch(of: /[a-z0-9]+(?:-[a-z0-9]+)+|[A-Za-z]{1,2}\d+/) != nil }
        guard unknown.count < words.count, unknown.allSatisfy(isID) else { return ([], []) }
        return (words.compactMap { Explanation(of: $0, wording) }, unknown)
    }

    /// Returns the pages for ids in brackets, as at the end of modelc's messages; nil if there are none.
    private static func bracketed(in text: String, _ wording: Wording) -> [Explanation]? {
        let ids = text.matches(of: /\[([A-Za-z0-9\/-]*[A-Za-z][A-Za-z0-9\/-]*)\]/).map { String($0.output.1) }
        let pages = unique(ids).compactMap { Explanation(of: $0, wording) }
        return pages.isEmpty ? nil : pages
    }

    /// Returns the pages of the errors in a text, then those of ids whose run-time messages are in the text and that no
    /// error's page names.
    private static func ofErrors(in text: String, _ wording: Wording) -> [Explanation] {
        let log = ErrorText.ofLog(text)
        let meant = ErrorIDs.printed(in: log)
        let errors = log.errors
        let named = Set(errors.flatMap(ErrorIDs.ids))
        return errors.map { Explanation($0, meant: meant) }
            + meant.filter { !named.contains($0) }.compactMap { Explanation(of: $0, wording) }
    }

    private static func unique(_ ids: [String]) -> [String] {
        var seen: Set<String> = []
        return ids.filter { seen.insert($0).inserted }
    }
}
