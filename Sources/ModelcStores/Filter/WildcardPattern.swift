/// A pattern of LIKE: `?` stands for one character, `*` for any number of them, and a backslash makes the next one
/// literal.
struct WildcardPattern {
    private enum Element: Equatable {
        case one
        case any
        case character(Character)
    }

    private let elements: [Element]

    init(_ pattern: String) {
        var elements: [Element] = []
        var isLiteral = false
        for character in pattern {
            if !isLiteral, character == "\\" {
                isLiteral = true
                continue
            }
            let isSign = !isLiteral && (character == "?" || character == "*")
            elements.append(isSign ? (character == "?" ? .one : .any) : .character(character))
            isLiteral = false
        }
        self.elements = elements
    }

    /// Whether the whole text matches. Only the last `*` is ever tried again, so that no pattern takes exponential time.
    func matches(_ text: String) -> Bool {
        let text = Array(text)
        var (position, place) = (0, 0)
        var retry: (position: Int, place: Int)?
        while position < text.count {
            if place < elements.count, elements[place] == .any {
                retry = (position, place)
                place += 1
            } else if place < elements.count, elements[place] == .one || elements[place] == .character(text[position]) {
                (position, place) = (position + 1, place + 1)
            } else if let last = retry {
                retry = (last.position + 1, last.place)
                (position, place) = (last.position + 1, last.place + 1)
            } else {
                return false
            }
        }
        return elements[place...].allSatisfy { $0 == .any }
    }
}
