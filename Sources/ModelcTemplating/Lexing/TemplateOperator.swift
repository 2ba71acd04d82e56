/// An operator between two values.
enum TemplateOperator: CaseIterable {
    case or, and
    case equal, notEqual, isIn, isNotIn
    case less, greater, atMost, atLeast
    case add, subtract
    case multiply, divide, remainder

    /// The precedence; operators with a lower value bind less tightly. Operators with the same precedence are evaluated
    /// from left to right.
    var precedence: Int {
        switch self {
        case .or: 1
        case .and: 2
        case .equal, .notEqual, .isIn, .isNotIn: 3
        case .less, .greater, .atMost, .atLeast: 4
        case .add, .subtract: 5
        case .multiply, .divide, .remainder: 6
        }
    }

    /// The operator as messages write it.
    var spelling: String {
        switch self {
        case .or: "||"
        case .and: "&&"
        case .equal: "=="
        case .notEqual: "!="
        case .isIn: "in"
        case .isNotIn: "notin"
        case .less: "<"
        case .greater: ">"
        case .atMost: "<="
        case .atLeast: ">="
        case .add: "+"
        case .subtract: "-"
        case .multiply: "*"
        case .divide: "/"
        case .remainder: "%"
        }
    }

    /// Creates an operator from a word such as `and`; letter case is ignored. Nil if the word is not an operator.
    init?(word: String) {
        guard word.utf8.count <= 5, let found = Self.words[word.lowercased()] else { return nil }
        self = found
    }

    /// The operators that are words, by word, such as `and`. A variable cannot have one of these names.
    static let words: [String: TemplateOperator] = [
        "or": .or, "and": .and, "eq": .equal, "ne": .notEqual, "neq": .notEqual, "in": .isIn, "notin": .isNotIn,
        "lt": .less, "gt": .greater, "le": .atMost, "ge": .atLeast,
    ]
}
