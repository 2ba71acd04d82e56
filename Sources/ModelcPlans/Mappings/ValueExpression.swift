import ModelcPredicates

/// An expression of a mapping, as typed in the editor: `$source.name` (FormatMappingModel §4).
///
/// The file stores expressions as keyed archives. An expression that was read keeps its archive, so that it is
/// written back unchanged. An expression without a format text (a block, or a class that no public source describes)
/// consists of its archive only.
package struct ValueExpression: Sendable {
    /// The readable content of the expression.
    package enum Content: Hashable, Sendable {
        case expression(Expression)
        /// An object that has no format text, with its class.
        case opaque(className: String)
    }

    package let content: Content
    /// The keyed archive that the expression was read from; nil if it is to be created.
    package let archive: [UInt8]?

    /// Creates an expression that was read from an archive.
    package init(_ content: Content, archive: [UInt8]) {
        self.content = content
        self.archive = archive
    }

    /// Creates a new expression.
    package init(_ expression: Expression) {
        content = .expression(expression)
        archive = nil
    }

    /// The text to show; for an expression without format text, its class in angle brackets, with which no format
    /// text begins.
    package var text: String {
        switch content {
        case .expression(let expression): expression.format
        case .opaque(let className): "<expression: \(className)>"
        }
    }
}

extension ValueExpression: Hashable {
    /// Whether both give the same value. Expressions without a text are equal if their bytes are.
    package static func == (left: ValueExpression, right: ValueExpression) -> Bool {
        guard left.content == right.content else { return false }
        if case .opaque = left.content { return left.archive == right.archive }
        return true
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(content) }
}

/// The forms that expressions of mapping models usually have, created and recognised (FormatMappingModel §4).
extension ValueExpression {
    /// Objects that one entity mapping made.
    static let byMapping = "destinationInstancesForEntityMappingNamed:sourceInstances:"
    /// Objects that any entity mapping made.
    static let byRelationship = "destinationInstancesForSourceRelationshipNamed:sourceInstances:"

    /// `$source.name`: the value of a source property.
    package static func sourceProperty(_ name: String) -> ValueExpression {
        ValueExpression(path(to: name))
    }

    /// Returns the objects that any entity mapping made of those in a source relationship:
    /// `FUNCTION($manager, "destinationInstancesForSourceRelationshipNamed:sourceInstances:", "name", $source.name)`.
    package static func objectsOfSourceRelationship(_ name: String) -> ValueExpression {
        ValueExpression(
            Expression(
                .message(
                    receiver: variable("manager"), selector: byRelationship,
                    arguments: [Expression(.constant(.string(name))), path(to: name)])))
    }

    /// `FUNCTION($entityPolicy, "priceFrom:", $source.price)`: what a method of the entity mapping's policy returns.
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
    /// The parsed expression; nil if it has no format text.
    private var tree: Expression? {
        if case .expression(let tree) = content { tree } else { nil }
    }

    /// The key paths that start from `$source`, each up to its first collection operator, in the order of the text.
    package var sourcePaths: [[String]] {
        (tree?.keyPathUses ?? []).compactMap { use in
            guard use.scope == .variable("source") else { return nil }
            return use.components.prefix { $0.name != nil }.compactMap(\.name)
        }
    }

    /// The source property, if the expression consists only of its value or of its migrated objects.
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
