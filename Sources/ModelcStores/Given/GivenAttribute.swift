import ModelcBase
import ModelcSQLite
import ModelcSchema

/// Converts the given values of an attribute to those of its column, and checks them against the model.
struct GivenAttribute {
    /// The reason why a given value is not valid, as a clause such as `70000 does not fit Integer 16`.
    struct Problem: Error {
        var reason: String
    }

    let description: AttributeDescription
    private let pattern: PatternCheck?

    /// The size above which Core Data stores a value in a separate file, in bytes.
    static let externalSize = 102_400

    init(_ description: AttributeDescription) {
        self.description = description
        pattern = description.regularExpression.flatMap { $0.isEmpty ? nil : PatternCheck($0) }
    }

    /// The default value as a column value. It is used if an object has no key for the attribute.
    func defaultValue() throws(Problem) -> SQLiteValue {
        do throws(Problem) {
            let value = unchecked
            try check(value)
            return value
        } catch {
            throw Problem(reason: "the value is missing, and the default is not valid: \(error.reason)")
        }
    }

    private var unchecked: SQLiteValue {
        switch description.defaultValue {
        case .integer(let number)?: .integer(number)
        case .double(let number)?, .date(let number)?: .real(number)
        case .decimal(let text)?, .string(let text)?: .text(text)
        case .boolean(let flag)?: .integer(flag ? 1 : 0)
        case nil: .null
        }
    }

    /// Returns the column value for a given value. For an attribute with external storage, the result still lacks the
    /// first byte that distinguishes data from the name of a file.
    func value(_ given: ReadJSON) throws(Problem) -> SQLiteValue {
        let value = try converted(given)
        if case .null = value { return value }
        try check(value)
        return value
    }

    private func converted(_ given: ReadJSON) throws(Problem) -> SQLiteValue {
        if given == .null { return .null }
        switch description.type {
        case .integer16, .integer32, .integer64: return .integer(try integer(given))
        case .boolean: return .integer(try boolean(given) ? 1 : 0)
        case .double, .float: return .real(try number(given))
        case .decimal:
            _ = try number(given)
            // SQLite converts a text in a column of this type to a number if it keeps its digits.
            return .text(GivenAttribute.digits(given) ?? "")
        case .date: return .real(try date(given))
        case .string, .uri:
            guard case .string(let text) = given else { throw wrong(given, "a text") }
            return .text(text)
        case .uuid:
            guard case .string(let text) = given, let bytes = UUIDText.bytes(of: text) else {
                throw wrong(given, "a UUID")
            }
            return .blob(bytes)
        case .binary, .transformable:
            guard case .string(let text) = given, let bytes = Base64.bytes(of: text) else {
                throw wrong(given, "data in Base64")
            }
            return .blob(bytes)
        case .undefined, .objectID, .composite: throw Problem(reason: "its type has no known form in a store")
        }
    }

    private func wrong(_ given: ReadJSON, _ wanted: String) -> Problem {
        let text: String
        switch given {
        case .string(let value): text = "'\(TerminalText.escaped(String(value.prefix(40))))'"
        case .number(let value): text = value
        case .null, .bool, .array, .object: text = given.kind
        }
        return Problem(reason: "\(text) is not \(wanted)")
    }

    private static func digits(_ given: ReadJSON) -> String? {
        switch given {
        case .number(let text), .string(let text): text
        case .null, .bool, .array, .object: nil
        }
    }

    private func integer(_ given: ReadJSON) throws(Problem) -> Int64 {
        guard let text = GivenAttribute.digits(given) else { throw wrong(given, "a whole number") }
        if let number = Int64(text) { return number }
        // A number such as 1e3.
        guard let number = GivenAttribute.decimal(text).flatMap({ Int64(exactly: $0) }) else {
            throw wrong(given, "a whole number")
        }
        return number
    }

    /// Nil for other forms of numbers, such as `0x10` and `nan`.
    private static func decimal(_ text: String) -> Double? {
        guard text.utf8.allSatisfy({ "0123456789+-.eE".utf8.contains($0) }) else { return nil }
        return Double(text).flatMap { $0.isFinite ? $0 : nil }
    }

    private func number(_ given: ReadJSON) throws(Problem) -> Double {
        switch GivenAttribute.digits(given) {
        case "Infinity": return .infinity
        case "-Infinity": return -.infinity
        case let text?:
            guard let number = GivenAttribute.decimal(text) else { throw wrong(given, "a number") }
            try require(
                description.type != .float || Float(number).isFinite, "\(TerminalText.escaped(text)) does not fit Float"
            )
            return number
        case nil: throw wrong(given, "a number")
        }
    }

    private func boolean(_ given: ReadJSON) throws(Problem) -> Bool {
        switch given {
        case .bool(let flag): return flag
        case .string("true"), .string("1"), .number("1"): return true
        case .string("false"), .string("0"), .number("0"): return false
        case .null, .string, .number, .array, .object: throw wrong(given, "true or false")
        }
    }

    private func date(_ given: ReadJSON) throws(Problem) -> Double {
        if case .string(let text) = given, let seconds = ISOTimestamp.seconds(of: text) { return seconds }
        guard let text = GivenAttribute.digits(given), let seconds = GivenAttribute.decimal(text) else {
            throw wrong(given, "a date such as 2020-12-31T12:00:00Z")
        }
        return seconds
    }

    private func check(_ value: SQLiteValue) throws(Problem) {
        if case .integer(let number) = value {
            if description.type == .integer16 {
                try require(Int16(exactly: number) != nil, "\(number) does not fit Integer 16")
            } else if description.type == .integer32 {
                try require(Int32(exactly: number) != nil, "\(number) does not fit Integer 32")
            }
        }
        switch value {
        case .integer(let number) where description.type.isNumber: try checkBounds(Double(number), "\(number)")
        case .real(let number): try checkBounds(number, description.type == .date ? "the date" : "\(number)")
        case .text(let text) where description.type == .decimal: try checkBounds(Double(text) ?? 0, text)
        case .text(let text) where description.type == .string: try checkText(text)
        case .null, .integer, .text, .blob: break
        }
    }

    private func checkBounds(_ number: Double, _ text: String) throws(Problem) {
        guard let bounds = StoreValueBounds(of: description) else { return }
        if let minimum = bounds.minimum { try require(number >= minimum, "\(text) is less than the minimum") }
        if let maximum = bounds.maximum { try require(number <= maximum, "\(text) is greater than the maximum") }
    }

    private func checkText(_ text: String) throws(Problem) {
        let length = Double(text.utf16.count)
        if let bounds = StoreValueBounds(of: description) {
            let counted = Counted.text(text.utf16.count, "character")
            if let minimum = bounds.minimum { try require(length >= minimum, "a text of \(counted) is too short") }
            if let maximum = bounds.maximum { try require(length <= maximum, "a text of \(counted) is too long") }
        }
        guard let pattern, !pattern.accepts(text) else { return }
        throw Problem(
            reason: "'\(TerminalText.escaped(String(text.prefix(40))))' does not match the regular expression "
                + "'\(TerminalText.escaped(description.regularExpression ?? ""))'")
    }

    private func require(_ condition: Bool, _ reason: String) throws(Problem) {
        guard condition else { throw Problem(reason: reason) }
    }
}
