import ModelcBase

/// A text that is searched for Core Data errors: pasted lines of a log, or a sentence of a documentation page.
package struct ErrorText {
    /// The text in lower case, with plain apostrophes and single spaces.
    private let text: String
    /// True for a log. A number of four digits then counts as an error only after a word such as `code`, because it can
    /// be anything.
    private let isLog: Bool

    private init(_ text: String, isLog: Bool) {
        self.text = ErrorText.normalized(text)
        self.isLog = isLog
    }

    package static func ofLog(_ text: String) -> ErrorText { ErrorText(text, isLog: true) }

    package static func ofPage(_ text: String) -> ErrorText { ErrorText(text, isLog: false) }

    /// The errors in the text, in the order of the text. An error is recognised by its number, its constant, or a
    /// printed text.
    package var errors: [CoreDataError] {
        var places: [Int: String.Index] = [:]
        for (number, place) in numbers where CoreDataError.numbered(number) != nil {
            places[number] = min(place, places[number] ?? place)
        }
        for error in CoreDataError.all {
            let found = error.texts.compactMap(place(of:)) + [error.name.flatMap(place(ofWord:))].compactMap { $0 }
            guard let first = found.min() else { continue }
            places[error.number] = min(first, places[error.number] ?? first)
        }
        return places.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.compactMap { CoreDataError.numbered($0.key) }
    }

    /// The first number that is clearly an error number but is not known; nil if there is none.
    package var unknownNumber: Int? {
        numbers.first { number, place in
            CoreDataError.numbered(number) == nil && (isAnnounced(place) || CoreDataError.range.contains(number))
        }?.0
    }

    /// Whether the text contains a message. `…` in the message stands for any text, and the number of an error is
    /// ignored.
    package func contains(_ message: String) -> Bool { place(of: message) != nil }

    private static func normalized(_ text: some StringProtocol) -> String {
        let plain = text.replacingText("\u{2019}", with: "'").replacingText("\u{2018}", with: "'")
        return plain.split(whereSeparator: \.isWhitespace).joined(separator: " ").lowercased()
    }

    /// The numbers of four or six digits that can be error numbers, with their positions.
    private var numbers: [(Int, String.Index)] {
        text.utf8.split { !(0x30...0x39).contains($0) }.compactMap { run in
            guard [4, 6].contains(run.count), let number = Int(Substring(run)) else { return nil }
            guard run.count == 6 || !isLog || isAnnounced(run.startIndex) else { return nil }
            return (number, run.startIndex)
        }
    }

    /// Whether the text in front of a number marks it as an error number, such as `code=`.
    private func isAnnounced(_ place: String.Index) -> Bool {
        let before = text.utf8[..<place]
        return ["code=", "code: ", "code ", "error ", "error: ", "domain ", "domain:"].contains { word in
            before.suffix(word.utf8.count).elementsEqual(word.utf8)
        }
    }

    private func place(of message: String) -> String.Index? {
        let parts = ErrorText.parts(of: message)
        // A shorter message would be found in any text.
        guard parts.reduce(0, { $0 + $1.utf8.count }) >= 12 else { return nil }
        var start: String.Index?
        var rest = text[...]
        for part in parts {
            guard let range = rest.firstText(part) else { return nil }
            start = start ?? range.lowerBound
            rest = rest[range.upperBound...]
        }
        return start
    }

    /// Returns the constant parts of a message: the texts between the `…` and error numbers in it.
    private static func parts(of message: String) -> [String] {
        let words = normalized(message).split(separator: " ").map { word in
            word.filter(\.isNumber).count >= 4 ? "…" : String(word)
        }
        return words.joined(separator: " ").parts(between: "…").map(trimmed).filter { !$0.isEmpty }
    }

    private static func trimmed(_ part: String) -> String {
        var rest = part[...]
        while let last = rest.last, ". :".contains(last) { rest.removeLast() }
        return String(rest.drop { ". :".contains($0) })
    }

    /// Returns the position of a word; nil if the word occurs only as the beginning of longer words.
    private func place(ofWord word: String) -> String.Index? {
        let word = word.lowercased()
        var rest = text[...]
        while let range = rest.firstText(word) {
            let next = text.utf8[range.upperBound...].first ?? 0x20
            let isLonger = (0x61...0x7A).contains(next) || (0x30...0x39).contains(next)
            if !isLonger { return range.lowerBound }
            rest = rest[range.upperBound...]
        }
        return nil
    }
}
