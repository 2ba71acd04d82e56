import ModelcPredicates
import ModelcSchema

/// Reports a derived attribute if its type does not match its expression.
enum DerivedTypeMismatch: LintRule {
    static let description = RuleDescription(
        "derived-type-mismatch", .correctness, .warning,
        summary: "The type of a derived attribute does not match its expression",
        rationale: "The store writes the result of the expression into the column: a number for @count and @sum, text "
            + "for uppercase:, lowercase: and canonical:, a date for now(), and for a key path the value of its last "
            + "property. Reading the value as another type gives a wrong value.",
        help: "change the attribute type to match the expression",
        bad: """
            <entity name="Fleet">
                <attribute name="shipCount" optional="YES" ▸attributeType="String" derived="YES" derivationExpression="ships.@count"/>
                <relationship name="ships" optional="YES" toMany="YES" deletionRule="Nullify" destinationEntity="Ship" inverseName="fleet" inverseEntity="Ship"/>
            </entity>
            <entity name="Ship">
                <attribute name="name" optional="YES" attributeType="String"/>
                <attribute name="tons" optional="YES" attributeType="Double"/>
                <attribute name="searchName" optional="YES" ▸attributeType="Integer 64" derived="YES" derivationExpression="canonical:(name)"/>
                <attribute name="changed" optional="YES" ▸attributeType="String" derived="YES" derivationExpression="now()"/>
                <attribute name="weight" optional="YES" ▸attributeType="String" derived="YES" derivationExpression="tons"/>
                <attribute name="changedDay" optional="YES" ▸attributeType="Integer 16" derived="YES" derivationExpression="now()"/>
                <relationship name="fleet" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Fleet" inverseName="ships" inverseEntity="Fleet"/>
            </entity>
            """,
        good: """
            <entity name="Fleet">
                <attribute name="shipCount" optional="YES" attributeType="Integer 64" derived="YES" derivationExpression="ships.@count"/>
                <attribute name="tonnage" optional="YES" attributeType="Double" derived="YES" derivationExpression="ships.tons.@sum"/>
                <relationship name="ships" optional="YES" toMany="YES" deletionRule="Nullify" destinationEntity="Ship" inverseName="fleet" inverseEntity="Ship"/>
            </entity>
            <entity name="Ship">
                <attribute name="name" optional="YES" attributeType="String"/>
                <attribute name="tons" optional="YES" attributeType="Double"/>
                <attribute name="searchName" optional="YES" attributeType="String" derived="YES" derivationExpression="canonical:(name)"/>
                <attribute name="changed" optional="YES" attributeType="Date" derived="YES" derivationExpression="now()"/>
                <attribute name="changedSeconds" optional="YES" attributeType="Double" derived="YES" derivationExpression="now()"/>
                <attribute name="weight" optional="YES" attributeType="Float" derived="YES" derivationExpression="tons"/>
                <relationship name="fleet" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Fleet" inverseName="ships" inverseEntity="Fleet"/>
            </entity>
            """)

    /// Groups of attribute types with the same kind of value in the store. Dates are stored as a number of seconds.
    private enum Kind: String {
        case number = "a number"
        case text = "a text"
        case time = "a time"
        case data, identifier, link

        init?(_ type: AttributeType) {
            switch type {
            case .integer16, .integer32, .integer64, .decimal, .double, .float, .boolean: self = .number
            case .string: self = .text
            case .date: self = .time
            case .binary: self = .data
            case .uuid: self = .identifier
            case .uri: self = .link
            case .undefined, .transformable, .objectID, .composite: return nil
            }
        }

        /// Whether values of this kind can be stored in an attribute of another kind. A time can be stored as a number
        /// of seconds.
        func isKept(as other: Kind) -> Bool { self == other || (self == .time && other == .number) }
    }

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        for (index, entity) in subject.entities.enumerated() {
            for attribute in entity.attributes where attribute.isDerived {
                guard let text = attribute.derivationExpression, let own = Kind(attribute.type),
                    let given = kind(of: text, index, subject),
                    !given.isKept(as: own) || given == .time && !attribute.type.holdsTime
                else { continue }
                report(
                    Finding(
                        self,
                        "\(entity.name).\(attribute.name) is \(attribute.type.rawValue), but '\(text)' gives "
                            + (given.rawValue.contains(" ") ? given.rawValue : "a value of another type"),
                        about: attribute, of: entity, attribute: "attributeType"))
            }
        }
    }

    /// Returns the kind of an expression's result; nil if the expression is invalid or its result is not known.
    private static func kind(of text: String, _ entity: Int, _ subject: LintSubject) -> Kind? {
        guard Derivation(subject: subject, entity: entity).problem(with: text) == nil,
            let expression = try? PredicateParser().expression(from: text)
        else { return nil }
        switch expression.form {
        case .function("now", _): return .time
        case .function("uppercase:", _), .function("lowercase:", _), .function("canonical:", _): return .text
        case .keyPath(nil, let components):
            if components.last?.name == nil { return .number }
            return attribute(at: components, entity, subject).flatMap { Kind($0.type) }
        default: return nil
        }
    }

    /// Returns the attribute at the end of a key path, which may go through to-one relationships. Nil if the path does
    /// not end at an attribute.
    private static func attribute(
        at components: [KeyPathComponent], _ entity: Int, _ subject: LintSubject
    ) -> AttributeDescription? {
        var holder = entity
        for name in components.lazy.compactMap(\.name) {
            switch subject.property(named: name, of: holder) {
            case .attribute(let attribute)?: return attribute
            case .relationship(let relationship)?:
                guard let next = relationship.destinationName.flatMap(subject.entityIndex(named:)) else { return nil }
                holder = next
            case .fetchedProperty?, nil: return nil
            }
        }
        return nil
    }
}

extension AttributeType {
    /// Whether the type can hold a date in seconds, which is about 800 million now. A 16-bit integer or a Boolean
    /// cannot.
    fileprivate var holdsTime: Bool {
        switch self {
        case .integer16, .boolean: false
        case .integer32, .integer64, .decimal, .double, .float, .date, .string, .binary, .uuid, .uri, .undefined,
            .transformable, .objectID, .composite:
            true
        }
    }
}
