/// A converted expression.
struct MiscMergeValue {
    /// The expression in the template language.
    var text: String
    var type: TemplateType
    /// The precedence of the expression's outermost operator; 10 if there is no operator.
    var precedence = 10
    /// The text of the value if it does not depend on the model; otherwise nil. Numbers, quoted texts, and words that
    /// are not a name have such a text.
    var constant: String?
    /// Whether the value may be any text from the user's model, which can look like a number.
    var isFree = false

    /// Returns the expression as an operand of an operator with a precedence, in parentheses if necessary.
    func operand(of precedence: Int) -> String { self.precedence < precedence ? "(\(text))" : text }

    /// The expression as it is written before `.filter`, in parentheses if necessary.
    var receiver: String { precedence < 10 ? "(\(text))" : text }

    /// The number at the start of the constant. Nil if the constant does not begin with a number, or if the value is
    /// not constant.
    var number: Double? { constant.flatMap { LooseValue.number(in: $0) } }

    static func constant(_ text: String) -> MiscMergeValue {
        MiscMergeValue(text: literal(text), type: .string, constant: text)
    }

    static func bool(_ value: Bool) -> MiscMergeValue { MiscMergeValue(text: value ? "true" : "false", type: .bool) }

    /// Returns a text as a string literal of the template language.
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

    /// The value as a number in an expression. Nil if its type is not a number type and it is not a constant that
    /// begins with a number.
    var numeral: String? {
        if let number { return Int(exactly: number).map { String($0) } ?? "\(number)" }
        return isNumber ? text : nil
    }
}
