import ModelcSchema
import ModelcSourceCode

/// Determines the value for a required composite member that is missing in the dictionary. It is the model's default,
/// which Core Data would have set. For a number without a default, it is 0, as in a managed object.
struct MemberFallback {
    let names: StandardNames

    /// The Swift expression for the value of `member` if the dictionary does not contain it: the model's default, or 0
    /// for a number without a default. Nil if there is no such value: the dictionary must then contain the member.
    func expression(of member: AttributeDescription, _ value: StoredType) -> String? {
        switch value.conversion {
        case .none, .composite, .rawValue, .json: return nil
        case .decimal: return decimal(member.defaultValue).map { $0 + ".decimalValue" } ?? "0"
        case .timeInterval: return interval(member.defaultValue) ?? "0"
        case .cast, .float: return cast(member, value.type)
        }
    }

    /// The default of a number, Boolean or string attribute as a literal; nil if it has none.
    func literal(ofDefault attribute: AttributeDescription) -> String? {
        guard let value = attribute.defaultValue else { return nil }
        return switch attribute.type {
        case .integer16: integer(value, fitting: Int16.self)
        case .integer32: integer(value, fitting: Int32.self)
        case .integer64: integer(value, fitting: Int64.self)
        case .double, .float: real(value)
        case .boolean: boolean(value)
        case .string: text(value)
        case .decimal, .date, .undefined, .binary, .uuid, .uri, .transformable, .objectID, .composite: nil
        }
    }

    private func cast(_ member: AttributeDescription, _ type: SwiftType) -> String? {
        switch member.type {
        case .integer16: number(type, integer(member.defaultValue, fitting: Int16.self))
        case .integer32: number(type, integer(member.defaultValue, fitting: Int32.self))
        case .integer64: number(type, integer(member.defaultValue, fitting: Int64.self))
        case .double, .float: number(type, real(member.defaultValue))
        case .boolean: number(type, boolean(member.defaultValue))
        case .decimal: decimal(member.defaultValue)
        case .string: text(member.defaultValue)
        case .date:
            interval(member.defaultValue).map { names.foundation("Date") + "(timeIntervalSinceReferenceDate: \($0))" }
        case .undefined, .binary, .uuid, .uri, .transformable, .objectID, .composite: nil
        }
    }

    /// The literal of a scalar, or an expression that creates an object from it.
    private func number(_ type: SwiftType, _ literal: String?) -> String? {
        if type.isScalar { return literal ?? (type.isBoolean ? "false" : "0") }
        return literal.map { "NSNumber(value: \($0))" }
    }

    private func integer<Number: FixedWidthInteger>(_ value: AttributeValue?, fitting: Number.Type) -> String? {
        guard case .integer(let number)? = value else { return nil }
        return Number(exactly: number).map { "\($0)" }
    }

    private func real(_ value: AttributeValue?) -> String? {
        guard case .double(let number)? = value, number.isFinite else { return nil }
        return "\(number)"
    }

    private func boolean(_ value: AttributeValue?) -> String? {
        guard case .boolean(let isTrue)? = value else { return nil }
        return isTrue ? "true" : "false"
    }

    private func decimal(_ value: AttributeValue?) -> String? {
        guard case .decimal(let digits)? = value else { return nil }
        return "NSDecimalNumber(string: \(SwiftText.literal(digits)))"
    }

    private func text(_ value: AttributeValue?) -> String? {
        guard case .string(let text)? = value else { return nil }
        return SwiftText.literal(text)
    }

    private func interval(_ value: AttributeValue?) -> String? {
        guard case .date(let interval)? = value, interval.isFinite else { return nil }
        return "\(interval)"
    }
}
