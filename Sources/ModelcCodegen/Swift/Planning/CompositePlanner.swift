import ModelcSchema
import ModelcSourceCode

/// Decides everything about the structures of the model's composites.
struct CompositePlanner {
    let model: ResolvedModel
    let attributes: AttributePlanner
    /// Whether structures are `Codable` if possible.
    let wantsCodable: Bool

    func plan(diagnostics: inout DiagnosticCollector) -> [GeneratedComposite] {
        var seen: Set<String> = []
        var composites: [GeneratedComposite] = []
        for composite in model.model.composites.sortedByName(\.name) where seen.insert(composite.name).inserted {
            composites.append(plan(composite, diagnostics: &diagnostics))
        }
        return CompositeTraits.settled(composites)
    }

    private func plan(_ composite: CompositeDescription, diagnostics: inout DiagnosticCollector) -> GeneratedComposite {
        PropertyNameCheck.check(composite, diagnostics: &diagnostics)
        var seen: Set<String> = []
        let members = composite.attributes.sortedByName(\.name)
            .filter { !$0.userInfo.asksToIgnore && seen.insert($0.name).inserted }
            .map { attributes.plan(member: $0, of: composite.name, diagnostics: &diagnostics) }
        return GeneratedComposite(
            name: composite.name, escapedName: SwiftIdentifier.escapedType(composite.name), members: members,
            isSendable: members.allSatisfy(\.type.isSendable), isHashable: members.allSatisfy(\.type.isHashable),
            isCodable: wantsCodable && members.allSatisfy(\.type.isCodable))
    }
}

/// Removes traits from structures whose members are structures without them.
enum CompositeTraits {
    /// The structures after the removal, repeated until nothing changes.
    static func settled(_ composites: [GeneratedComposite]) -> [GeneratedComposite] {
        var composites = composites
        for trait in [\GeneratedComposite.isSendable, \.isHashable, \.isCodable] { settle(trait, &composites) }
        return composites
    }

    private static func settle(
        _ trait: WritableKeyPath<GeneratedComposite, Bool>, _ composites: inout [GeneratedComposite]
    ) {
        var isSettled = false
        while !isSettled {
            isSettled = true
            let lacking = Set(composites.lazy.filter { !$0[keyPath: trait] }.map(\.escapedName))
            for index in composites.indices where composites[index][keyPath: trait] {
                let nested = composites[index].members.filter { $0.conversion == .composite }.map(\.type.name)
                if lacking.isDisjoint(with: nested) { continue }
                composites[index][keyPath: trait] = false
                isSettled = false
            }
        }
    }
}

/// Decides the value of a required member of a composite that is missing in the dictionary: the model's default, which
/// Core Data would have set, and 0 for numbers without one, as a managed object returns them.
struct MemberFallback {
    let names: StandardNames

    /// The Swift expression; nil if there is none, so that a value is required.
    func expression(of member: AttributeDescription, _ value: StoredType) -> String? {
        switch value.conversion {
        case .none, .composite, .rawValue, .json: return nil
        case .decimal: return decimal(member.defaultValue).map { $0 + ".decimalValue" } ?? "0"
        case .timeInterval: return interval(member.defaultValue) ?? "0"
        case .cast, .float: return cast(member, value.type)
        }
    }

    /// The default of an attribute whose values are numbers, Booleans or strings, as a literal; nil if it has none.
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

    /// A literal for a scalar, or an object created from it.
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
