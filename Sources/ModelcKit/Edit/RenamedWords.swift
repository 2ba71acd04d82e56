import ModelcEditing

/// Names that actions have changed, to recognise what was said of an element under its old name.
struct RenamedWords {
    /// The old names by the new ones.
    private var old: [String: String] = [:]

    init(_ actions: [EditAction]) {
        for action in actions where action.verb == .rename && action.operands.count == 2 {
            let name = action.operands[0].split(separator: ".").last.map(String.init) ?? action.operands[0]
            let new = action.operands[1]
            // Of a chain of renames the first name counts.
            old[new] = old.removeValue(forKey: name) ?? name
        }
    }

    /// A text with the old names in place of the new ones, wherever they are words of their own.
    func before(_ text: String) -> String {
        guard !old.isEmpty else { return text }
        var result = ""
        var word = ""
        for character in text {
            if character.isLetter || character.isNumber || character == "_" {
                word.append(character)
            } else {
                result += (old[word] ?? word) + String(character)
                word = ""
            }
        }
        return result + (old[word] ?? word)
    }
}
