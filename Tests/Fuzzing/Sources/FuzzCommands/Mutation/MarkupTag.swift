/// A parsed start tag or empty element.
struct MarkupTag {
    struct Attribute {
        var name: String
        var value: String
    }

    let name: String
    var attributes: [Attribute] = []
    let isEmptyElement: Bool

    /// - Returns: nil for an end tag, text, a comment or an instruction.
    init?(_ piece: String) {
        guard piece.hasPrefix("<"), piece.hasSuffix(">"), let second = piece.dropFirst().first, second.isLetter else {
            return nil
        }
        isEmptyElement = piece.hasSuffix("/>")
        let inside = piece.dropFirst().dropLast(isEmptyElement ? 2 : 1)
        let parts = inside.split(separator: "\"", omittingEmptySubsequences: false).map(String.init)
        let head = parts[0].split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        name = head[0]
        var pending = head.count > 1 ? head[1] : ""
        for (index, part) in parts.dropFirst().enumerated() {
            if index.isMultiple(of: 2) {
                let name = pending.filter { !$0.isWhitespace && $0 != "=" }
                attributes.append(Attribute(name: name, value: part))
            } else {
                pending = part
            }
        }
    }

    var text: String {
        let list = attributes.map { " \($0.name)=\"\($0.value)\"" }.joined()
        return "<\(name)\(list)\(isEmptyElement ? "/>" : ">")"
    }
}
