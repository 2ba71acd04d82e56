import ModelcBase
import ModelcSchema
import ModelcSourceCode

/// Lines of code that check the attributes of an entity, its initializers and its snapshot.
struct DriverAttributes {
    let driver: DriverModel
    let types: DriverTypes

    init(_ driver: DriverModel) {
        self.driver = driver
        types = DriverTypes(model: driver.model)
    }

    /// - Parameter className: the class of the variable `object`.
    func lines(_ entity: EntityDescription, _ className: String) -> [String] {
        driver.attributes(of: entity).flatMap { attribute in
            let type = types.type(of: attribute)
            let name = DriverModel.quoted(attribute.name)
            let set = attribute.isReadOnly ? "nil" : "{ $0.\(name) = $1 }"
            var values = type.values.map { "(\($0.value), \($0.stored))" }
            if type.isOptional { values.append("(nil, nil)") }
            let key = SwiftText.literal(attribute.name)
            return type.declarations + fresh(attribute, type) + [
                "proof.attribute(object, \(key), get: { $0.\(name) }, set: \(set), "
                    + "[\(values.joined(separator: ", "))] as [(\(type.spelling), Any?)])"
            ]
        }
    }

    private func fresh(_ attribute: AttributeDescription, _ type: DriverType) -> [String] {
        let (key, name) = (SwiftText.literal(attribute.name), DriverModel.quoted(attribute.name))
        switch DriverInsertion.kind(attribute) {
        case .uuid: return ["proof.given(\(key), object.\(name), other.\(name))"]
        case .now: return ["proof.given(\(key), object.\(name) as \(type.spelling), nil)"]
        case nil: break
        }
        guard !attribute.isDerived, let wanted = initial(attribute, type) else { return [] }
        return ["proof.fresh(\(key), object.\(name), \(wanted) as \(type.spelling))"]
    }

    /// The default of the model, or else the value that a new object reads as.
    private func initial(_ attribute: AttributeDescription, _ type: DriverType) -> String? {
        guard let value = attribute.defaultValue else { return type.key == .raw ? nil : type.initial }
        let literal: String? =
            switch value {
            case .integer(let number): "\(number)"
            case .double(let number): number.isFinite ? "\(number)" : nil
            case .decimal(let digits): "NSDecimalNumber(string: \(SwiftText.literal(digits)))"
            case .boolean(let flag): "\(flag)"
            case .string(let text): SwiftText.literal(text)
            case .date(let interval): "Date(timeIntervalSinceReferenceDate: \(interval))"
            }
        if type.key == .raw {
            let isCertain = type.isOptional || attribute.userInfo["nonOptionalInit"] != nil
            return literal.map { "\(type.name)(rawValue: \($0))" + (isCertain ? "" : "!") }
        }
        return literal
    }
}

extension DriverAttributes {
    /// The initializer takes the values that an object needs before it can be saved.
    func initializer(_ entity: EntityDescription, _ className: String) -> [String] {
        let attributes = driver.attributes(of: entity).filter { attribute in
            !attribute.isOptional && !attribute.isTransient && !attribute.isDerived && attribute.type != .undefined
                && attribute.defaultValue == nil && DriverInsertion.kind(attribute) == nil
        }
        let relationships = driver.relationships(of: entity).filter { relationship in
            !relationship.isOptional && !relationship.isTransient
                && (!relationship.isToMany || (relationship.minimumCount ?? 0) > 0)
        }
        if attributes.isEmpty, relationships.isEmpty { return [] }
        var lines: [String] = []
        var arguments = ["context: proof.context"]
        var checks: [String] = []
        for attribute in attributes {
            let type = types.type(of: attribute)
            guard let value = type.values.last else { return [] }
            let name = DriverModel.quoted(attribute.name)
            lines += type.declarations
            arguments.append("\(name): \(value.value)")
            checks.append("proof.fresh(\(SwiftText.literal(attribute.name)), made.\(name), \(value.value))")
        }
        for relationship in relationships {
            guard let element = driver.element(of: relationship) else { return [] }
            let name = DriverModel.quoted(relationship.name)
            let made = "proof.new(\(element.className).self, \(SwiftText.literal(element.entity)))"
            let value = "argument_" + IdentifierText.sanitized(relationship.name)
            lines.append("let \(value) = try \(relationship.collection(of: "[" + made + "]", one: made))")
            arguments.append("\(name): \(value)")
            let found = relationship.isToMany ? "made.\(name).count == 1" : "made.\(name) === \(value)"
            checks.append("proof.expect(\(found), \(SwiftText.literal("init: " + relationship.name)))")
        }
        return lines + ["let made = \(className)(\(arguments.joined(separator: ", ")))"] + checks
    }

    /// The snapshot of a class: created from an object, encoded and decoded, created from values, and applied to
    /// another object.
    func snapshot(_ entity: EntityDescription, _ className: String) -> [String] {
        let name = DriverModel.quoted(className.filter { $0 != "`" } + "Snapshot")
        let kept = driver.attributes(of: entity).map { ($0, types.type(of: $0)) }
            .filter { $0.1.isInSnapshots && $0.0.userInfo["modelc.notInSnapshot"] == nil }
        let relationships = driver.relationships(of: entity)
        let hasID = !kept.contains { $0.0.name == "managedID" }
        let strip =
            (hasID ? ["$0.managedID = nil"] : [])
            + relationships.map { "$0.\(DriverModel.quoted($0.name)) = \($0.isToMany ? "[]" : "nil")" }
        var lines = kept.filter { !$0.1.values.isEmpty }.map { attribute, type in
            "modelcStore(\(type.values[1].stored), object, \(SwiftText.literal(attribute.name)))"
        }
        // A required object exists when a snapshot is created; otherwise its property must not be read.
        lines += relationships.filter { !$0.isOptional && !$0.isToMany }.compactMap { relationship in
            driver.element(of: relationship).map { element in
                "object.\(DriverModel.quoted(relationship.name)) = "
                    + "try proof.new(\(element.className).self, \(SwiftText.literal(element.entity)))"
            }
        }
        lines.append(
            "let taken = try proof.snapshot(object, \(name).init(_:)) { "
                + (strip.isEmpty ? "_ in" : strip.joined(separator: "; ")) + " }")
        let arguments = kept.map { attribute, type in
            "\(DriverModel.quoted(attribute.name)): \(type.plain?.values[1] ?? type.values[1].value)"
        }
        lines.append("let made = \(name)(\(arguments.joined(separator: ", ")))")
        lines.append("try proof.same(made, taken, \"a snapshot made of the same values differs\")")
        let settable = kept.filter { !$0.0.isReadOnly }
        if !settable.isEmpty { lines.append("taken.apply(to: other)") }
        for (attribute, _) in settable {
            let property = DriverModel.quoted(attribute.name)
            lines.append(
                "proof.expect(modelcSame(other.\(property), taken.\(property)), "
                    + "\(SwiftText.literal("apply(to:): " + attribute.name)))")
        }
        return lines
    }
}

/// The values that new objects get by the options of the proof.
enum DriverInsertion {
    case uuid, now

    /// The settings of the generator.
    static let settings = ["createdAt=now", "id=uuid", "identifier=uuid", "timestamp=now", "uuid=uuid"]

    static func kind(_ attribute: AttributeDescription) -> DriverInsertion? {
        guard attribute.defaultValue == nil, !attribute.isDerived,
            DriverTypes.rawTypeName(attribute) == nil
        else { return nil }
        switch (attribute.name, attribute.type) {
        case ("id", .uuid), ("identifier", .uuid), ("uuid", .uuid): return .uuid
        case ("id", .string), ("identifier", .string), ("uuid", .string): return .uuid
        case ("createdAt", .date), ("timestamp", .date): return .now
        default: return nil
        }
    }
}

extension AttributeDescription {
    /// Whether the app cannot set the property: the store computes it, or the user info makes it read-only.
    fileprivate var isReadOnly: Bool { isDerived || userInfo["mogenerator.readonly"] != nil }
}

extension RelationshipDescription {
    /// A value of the property: one object, or a collection of a list.
    func collection(of list: String, one: String) -> String {
        if !isToMany { return one }
        return isOrdered ? "NSOrderedSet(array: \(list))" : "Set(\(list))"
    }
}
