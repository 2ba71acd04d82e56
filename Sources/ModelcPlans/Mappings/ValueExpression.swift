import ModelcPredicates

/// An expression in a mapping model, as typed in the editor, such as `$source.name` (FormatMappingModel §4).
///
/// The file stores expressions as keyed archives. An expression that was read keeps its archive, so it is written back
/// unchanged. Some expressions have no text form (a block, or a class that no public source describes), only their
/// archive.
package struct ValueExpression: Sendable {
    /// The decoded content of the expression.
    package enum Content: Hashable, Sendable {
        case expression(Expression)
        /// An expression without a text form. The value is the name of its class.
        case opaque(className: String)
    }

    package let content: Content
    /// The keyed archive from which the expression was read; nil if it has to be created.
    package let archive: [UInt8]?

    /// Creates an expression from an archive that was read.
    package init(_ content: Content, archive: [UInt8]) {
        self.content = content
        self.archive = archive
    }

    /// Creates a new expression, which has no archive yet.
    package init(_ expression: Expression) {
        content = .expression(expression)
        archive = nil
    }

    /// The text for display. For an expression without a text form it is the class name in angle brackets. The text of
    /// other expressions never begins with an angle bracket.
    package var text: String {
        switch content {
        case .expression(let expression): expression.format
        case .opaque(let className): "<expression: \(className)>"
        }
    }
}

extension ValueExpression: Hashable {
    /// True if both texts are equal. For expressions without a text form the archives are compared.
    package static func == (left: ValueExpression, right: ValueExpression) -> Bool {
        guard left.content == right.content else { return false }
        if case .opaque = left.content { return left.archive == right.archive }
        return true
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(content) }
}

/// Creates and recognises the usual expressions of mapping models (FormatMappingModel §4).
extension ValueExpression {
    /// The method that returns the objects created by one entity mapping.
    static let byMapping = "destinationInstancesForEntityMappingNamed:sourceInstances:"
    /// The method that returns the objects that any entity mapping created from the objects of a source relationship.
    static let byRelationship = "destinationInstancesForSourceRelationshipNamed:sourceInstances:"

    /// Returns the expression `$source.name` for the value of a source property.
    package static func sourceProperty(_ name: String) -> ValueExpression {
        ValueExpression(path(to: name))
    }

    /// Returns an expression for the objects that any entity mapping created from the objects of a source relationship:
    /// `FUNCTION($manager, "destinationInstancesForSourceRelationshipNamed:sourceInstances:", "name", $source.name)`.
    package static func objectsOfSourceRelationship(_ name: String) -> ValueExpression {
        ValueExpression(
            Expression(
                .message(
                    receiver: variable("manager"), selector: byRelationship,
                    arguments: [Expression(.constant(.string(name))), path(to: name)])))
    }

    /// Returns an expression for the result of a method of the policy: `FUNCTION($entityPolicy, "priceFrom:",
    /// $source.price)`.
    package static func policyMethod(_ method: PolicyMethod) -> ValueExpression {
        ValueExpression(
            Expression(
                .message(
                    receiver: variable("entityPolicy"), selector: method.selector,
                    arguments: method.arguments.map(expression))))
    }

    private static func variable(_ name: String) -> Expression { Expression(.variable(name)) }

    private static func path(to name: String) -> Expression {
        Expression(.keyPath(base: variable("source"), components: [KeyPathComponent(.name(name))]))
    }

    private static func expression(_ argument: PolicyMethod.Argument) -> Expression {
        switch argument {
        case .sourceProperty(let name): path(to: name)
        case .source: variable("source")
        case .manager: variable("manager")
        }
    }
}

extension ValueExpression {
    /// The parsed expression; nil if it has no text form.
    private var tree: Expression? {
        if case .expression(let tree) = content { tree } else { nil }
    }

    /// The key paths that begin with `$source`, each up to its first collection operator, in the order of the text.
    package var sourcePaths: [[String]] {
        (tree?.keyPathUses ?? []).compactMap { use in
            guard use.scope == .variable("source") else { return nil }
            return use.components.prefix { $0.name != nil }.compactMap(\.name)
        }
    }

    /// The name of the source property, if the expression is only the property's value or its migrated objects;
    /// otherwise nil.
    package var onlySourceProperty: String? {
        switch tree?.form {
        case .keyPath(let base?, let components)?:
            return ValueExpression.property(base, components)
        case .message(let receiver, let selector, let arguments)?:
            guard receiver.form == .variable("manager"), arguments.count == 2,
                [ValueExpression.byMapping, ValueExpression.byRelationship].contains(selector),
                case .keyPath(let base?, let components) = arguments[1].form
            else { return nil }
            return ValueExpression.property(base, components)
        default:
            return nil
        }
    }

    private static func property(_ base: Expression, _ components: [KeyPathComponent]) -> String? {
        base.form == .variable("source") && components.count == 1 ? components[0].name : nil
    }

    /// The names of the entity mappings whose objects the expression requests, in the order of the text.
    package var mappingNames: [String] {
        var found: [String] = []
        var rest = tree.map { [$0] } ?? []
        while let next = rest.popLast() {
            switch next.form {
            case .message(_, let selector, let arguments):
                if selector == Self.byMapping, case .constant(.string(let text))? = arguments.first?.form {
                    found.append(text)
                }
                rest += arguments.reversed()
            case .keyPath(let base?, _): rest.append(base)
            case .cast(let value, _): rest.append(value)
            default: break
            }
        }
        return found
    }
}
