/// A document of markup as a list of pieces: tags and the text between them.
struct MarkupPieces {
    private var pieces: [String] = []

    init(_ text: String) {
        var piece = ""
        for character in text.unicodeScalars {
            if character == "<", !piece.isEmpty {
                pieces.append(piece)
                piece = ""
            }
            piece.unicodeScalars.append(character)
            if character == ">" {
                pieces.append(piece)
                piece = ""
            }
        }
        if !piece.isEmpty { pieces.append(piece) }
    }

    var text: String { pieces.joined() }

    // MARK: Elements

    mutating func removeElement(_ generator: inout SeededRandom) {
        guard let range = element(&generator) else { return }
        pieces.removeSubrange(range)
    }

    mutating func duplicateElement(_ generator: inout SeededRandom) {
        guard let range = element(&generator) else { return }
        pieces.insert(contentsOf: Array(pieces[range]), at: range.upperBound)
    }

    mutating func moveElement(_ generator: inout SeededRandom) {
        guard let range = element(&generator) else { return }
        let moved = Array(pieces[range])
        pieces.removeSubrange(range)
        pieces.insert(contentsOf: moved, at: generator.index(pieces.count))
    }

    mutating func renameElement(_ generator: inout SeededRandom) {
        guard let index = opening(&generator) else { return }
        let name = MarkupTag(pieces[index])?.name ?? "x"
        let other = opening(&generator).flatMap { MarkupTag(pieces[$0])?.name } ?? "unknown"
        pieces[index] = pieces[index].replacing("<\(name)", with: "<\(other)")
    }

    mutating func insert(_ text: String, _ generator: inout SeededRandom) {
        pieces.insert(text, at: generator.index(pieces.count + 1))
    }

    /// Nests an element in many copies of itself.
    mutating func nest(_ generator: inout SeededRandom) {
        guard let range = element(&generator), let tag = MarkupTag(pieces[range.lowerBound]) else { return }
        let depth = 1 + generator.index(300)
        pieces.insert(String(repeating: "</\(tag.name)>", count: depth), at: range.upperBound)
        pieces.insert(String(repeating: "<\(tag.name)>", count: depth), at: range.lowerBound)
    }

    // MARK: Attributes

    mutating func editAttributes(
        _ generator: inout SeededRandom, _ edit: (inout [MarkupTag.Attribute], inout SeededRandom) -> Void
    ) {
        guard let index = opening(&generator), var tag = MarkupTag(pieces[index]), !tag.attributes.isEmpty else {
            return
        }
        edit(&tag.attributes, &generator)
        pieces[index] = tag.text
    }

    mutating func swapValues(_ generator: inout SeededRandom) {
        guard let first = opening(&generator), let second = opening(&generator), first != second,
            var one = MarkupTag(pieces[first]), var other = MarkupTag(pieces[second]),
            !one.attributes.isEmpty, !other.attributes.isEmpty
        else { return }
        let (left, right) = (generator.index(one.attributes.count), generator.index(other.attributes.count))
        swap(&one.attributes[left].value, &other.attributes[right].value)
        pieces[first] = one.text
        pieces[second] = other.text
    }

    // MARK: Places

    private func opening(_ generator: inout SeededRandom) -> Int? {
        generator.pick(pieces.indices.filter { MarkupTag(pieces[$0]) != nil })
    }

    /// The pieces of a whole element, from its start tag to its end tag.
    private func element(_ generator: inout SeededRandom) -> Range<Int>? {
        guard let start = opening(&generator), let tag = MarkupTag(pieces[start]) else { return nil }
        guard !tag.isEmptyElement else { return start..<(start + 1) }
        var depth = 0
        for index in start..<pieces.count {
            if let inner = MarkupTag(pieces[index]), !inner.isEmptyElement { depth += 1 }
            if pieces[index].hasPrefix("</") { depth -= 1 }
            if depth == 0 { return start..<(index + 1) }
        }
        return nil
    }
}
