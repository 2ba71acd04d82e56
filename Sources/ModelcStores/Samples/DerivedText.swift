import ModelcSQLite
import ModelcSchema

/// The value of a derived attribute that is a function of another attribute of the same object, such as
/// `canonical:(title)`.
struct DerivedText {
    private enum Function: String {
        case canonical
        case lowercase
        case uppercase
        case length
    }

    private let function: Function
    /// The name of the attribute to which the function is applied.
    let key: String

    /// Nil if the attribute is not derived, or if its expression is not one of these functions.
    init?(_ attribute: AttributeDescription) {
        guard attribute.isDerived, let expression = attribute.derivationExpression, expression.hasSuffix(")"),
            let start = expression.firstIndex(of: ":"), let function = Function(rawValue: String(expression[..<start]))
        else { return nil }
        let rest = expression[expression.index(after: start)...]
        guard rest.hasPrefix("(") else { return nil }
        self.function = function
        key = String(rest.dropFirst().dropLast())
    }

    func value(of other: SQLiteValue) -> SQLiteValue {
        guard case .text(let text) = other else { return .null }
        switch function {
        case .canonical: return .text(DerivedText.canonical(text))
        case .lowercase: return .text(text.lowercased())
        case .uppercase: return .text(text.uppercased())
        case .length: return .integer(Int64(text.utf16.count))
        }
    }

    /// Converts a text to lowercase, and replaces Latin letters with diacritical marks by plain letters.
    private static func canonical(_ text: String) -> String {
        String(text.lowercased().map { baseLetters[$0] ?? $0 })
    }

    /// The plain Latin letter for each combination of a letter and one diacritical mark. Precomposed characters are
    /// also found, because Swift compares characters by canonical equivalence.
    private static let baseLetters: [Character: Character] = {
        var letters: [Character: Character] = [:]
        for letter in "abcdefghijklmnopqrstuvwxyz" {
            for value in (0x0300...0x036F as ClosedRange<UInt32>) {
                guard let mark = Unicode.Scalar(value) else { continue }
                letters[Character("\(letter)\(mark)")] = letter
            }
        }
        return letters
    }()
}
