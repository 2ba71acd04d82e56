/// A converted expression.
struct MiscMergeValue {
    /// The expression in the template language.
    var text: String
    var type: TemplateType
    /// The precedence of its outermost operator; a high number if there is none.
    var precedence = 10
    /// Its text, if it is the same in each run: words that nothing has the name of, numbers and quoted texts.
    var constant: String?
    /// Whether it comes from the user's own texts, which can look like numbers.
    var isFree = false

    /// The expression as an operand of an operator.
    func operand(of precedence: Int) -> String { self.precedence < precedence ? "(\(text))" : text }

    /// The expression before `.filter`.
    var receiver: String { precedence < 10 ? "(\(text))" : text }

    /// The number that the constant begins with; nil if it begins with none.
    var number: Double? { constant.flatMap { LooseValue.number(in: $0) } }

    static func constant(_ text: String) -> MiscMergeValue {
        MiscMergeValue(text: literal(text), type: .string, constant: text)
    }

    static func bool(_ value: Bool) -> MiscMergeValue { MiscMergeValue(text: value ? "true" : "false", type: .bool) }

    /// A text in quotes.
    static func literal(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\", "$", "<": result += "\\" + String(scalar)
            case "\n": result += "\\n"
            case "\t": result += "\\t"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }

    /// The value as a variable holds it: a number that prints as it is written is a number.
    var stored: MiscMergeValue {
        guard let constant, let number else { return self }
        if let integer = Int(exactly: number), String(integer) == constant {
            return MiscMergeValue(text: constant, type: .integer, precedence: integer < 0 ? 9 : 10)
        }
        return self
    }

    /// The value as an operand of a command that counts; nil if it is not known to be an integer.
    var integer: String? { type == .integer ? operand(of: 10) : nil }

    /// Whether the values are numbers.
    var isNumber: Bool {
        switch type {
        case .integer, .double: true
        default: false
        }
    }

    /// Whether it is a constant number, written as a number.
    var numeral: String? {
        if let number { return Int(exactly: number).map { String($0) } ?? "\(number)" }
        return isNumber ? text : nil
    }
}
