import ModelcKeyedArchive
import ModelcPlans
import ModelcPredicates

/// Converts the keyed archive of an expression to its tree (FormatMappingModel §4). A shape that is not publicly
/// documented makes the whole expression opaque, so that it is never shown incorrectly.
package struct ArchivedExpressionReader {
    /// The maximum nesting of expressions; archives can be cyclic.
    private static let maximumDepth = 50
    /// The maximum number of nodes of an expression; archives can refer to one node in many places.
    private static let maximumNodeCount = 10_000

    /// The reason that an archive cannot be converted to a tree.
    private enum Failure: Error {
        case opaque(className: String)
        case damaged(KeyedArchiveError)
    }

    private var nodeCount = 0

    /// - Throws: an error if the bytes are not a keyed archive, or if the archive is damaged.
    package static func read(_ bytes: [UInt8]) throws(KeyedArchiveError) -> ValueExpression.Content {
        let root = try KeyedArchive(bytes: bytes).rootObject()
        var reader = ArchivedExpressionReader()
        do throws(Failure) {
            let expression = try reader.expression(root, depth: 0)
            return isReadable(expression) ? .expression(expression) : .opaque(className: root.className)
        } catch {
            switch error {
            case .opaque(let className): return .opaque(className: className)
            case .damaged(let error): throw error
            }
        }
    }

    /// Returns the tree of an expression that is an object in a larger archive.
    ///
    /// - Throws: an error if the archive is damaged at this object, or if the form of the expression is not known.
    package static func read(_ object: ArchivedObject) throws -> Expression {
        var reader = ArchivedExpressionReader()
        return try reader.expression(object, depth: 0)
    }

    /// Whether parsing the text of an expression gives the same tree. A key path in an archive may have names that are
    /// not valid in a text.
    private static func isReadable(_ expression: Expression) -> Bool {
        (try? PredicateParser().expression(from: expression.format)) == expression
    }

    private mutating func expression(_ object: ArchivedObject, depth: Int) throws(Failure) -> Expression {
        nodeCount += 1
        guard depth < Self.maximumDepth, nodeCount <= Self.maximumNodeCount else {
            throw .opaque(className: "too many nested expressions")
        }
        switch object.className {
        case "NSVariableExpression":
            guard let name = try string("NSVariable", of: object) else { throw .opaque(className: object.className) }
            return Expression(.variable(name))
        case "NSConstantValueExpression": return try constant(object)
        case "NSSelfExpression": return Expression(.evaluatedObject)
        case "NSKeyPathExpression": return try keyPath(object, depth: depth)
        case "NSFunctionExpression": return try function(object, depth: depth)
        default: throw .opaque(className: object.className)
        }
    }

    private func constant(_ object: ArchivedObject) throws(Failure) -> Expression {
        guard try string("NSConstantValueClassName", of: object) == nil else {
            throw .opaque(className: object.className)
        }
        switch try value("NSConstantValue", of: object) {
        case .null: return Expression(.constant(.null))
        case .boolean(let flag): return Expression(.constant(.boolean(flag)))
        case .integer(let number): return Expression(.constant(.integer(number)))
        case .real(let number): return Expression(.constant(.real(number)))
        case .string(let text): return Expression(.constant(.string(text)))
        case .object(let value): throw .opaque(className: "\(object.className)(\(value.className))")
        case .date, .data, .propertyList: throw .opaque(className: object.className)
        }
    }

    private mutating func keyPath(_ object: ArchivedObject, depth: Int) throws(Failure) -> Expression {
        guard ["valueForKey:", "valueForKeyPath:"].contains(try string("NSSelectorName", of: object)),
            let operand = try value("NSOperand", of: object).object,
            let specifier = try arguments(of: object).first, specifier.className == "NSKeyPathSpecifierExpression",
            let path = try string("NSKeyPath", of: specifier)
        else { throw .opaque(className: object.className) }
        // A key path that starts at `SELF` is written without `SELF`.
        let isOfObject = operand.className == "NSSelfExpression"
        let base = isOfObject ? nil : try expression(operand, depth: depth + 1)
        let components = path.split(separator: ".", omittingEmptySubsequences: false).map { part in
            part.hasPrefix("@")
                ? KeyPathComponent(.collectionOperator(String(part.dropFirst())))
                : KeyPathComponent(.name(String(part)))
        }
        return Expression(.keyPath(base: base, components: components))
    }

    private mutating func function(_ object: ArchivedObject, depth: Int) throws(Failure) -> Expression {
        guard let selector = try string("NSSelectorName", of: object),
            let operand = try value("NSOperand", of: object).object
        else { throw .opaque(className: object.className) }
        let isPredefined = try string("NSConstantValueClassName", of: operand) == "_NSPredicateUtilities"
        let receiver = isPredefined ? nil : try expression(operand, depth: depth + 1)
        let arguments = try arguments(of: object)
        if isPredefined, selector == "castObject:toType:" { return try cast(arguments, of: object, depth: depth) }
        var values: [Expression] = []
        for argument in arguments { values.append(try expression(argument, depth: depth + 1)) }
        if let receiver { return Expression(.message(receiver: receiver, selector: selector, arguments: values)) }
        return Expression(.function(selector, values))
    }

    private mutating func cast(
        _ arguments: [ArchivedObject], of object: ArchivedObject, depth: Int
    ) throws(Failure) -> Expression {
        guard arguments.count == 2, let type = try typeName(arguments[1]) else {
            throw .opaque(className: object.className)
        }
        return Expression(.cast(try expression(arguments[0], depth: depth + 1), type: type))
    }

    /// The type in a `CAST`: a string, a class, or a name without quotation marks, which is archived as a key path.
    private func typeName(_ object: ArchivedObject) throws(Failure) -> String? {
        switch object.className {
        case "NSConstantValueExpression":
            if let className = try string("NSConstantValueClassName", of: object) { return className }
            if case .string(let text) = try value("NSConstantValue", of: object) { return text }
            return nil
        case "NSKeyPathExpression":
            guard let specifier = try arguments(of: object).first,
                specifier.className == "NSKeyPathSpecifierExpression"
            else { return nil }
            return try string("NSKeyPath", of: specifier)
        default: return nil
        }
    }

    /// The objects in `NSArguments`; an argument that is not an object makes the expression opaque.
    private func arguments(of object: ArchivedObject) throws(Failure) -> [ArchivedObject] {
        guard let list = try value("NSArguments", of: object).object else { return [] }
        let values: [ArchivedValue]
        do { values = try list.elements() } catch { throw .damaged(error) }
        var arguments: [ArchivedObject] = []
        for value in values {
            guard let argument = value.object else { throw .opaque(className: object.className) }
            arguments.append(argument)
        }
        return arguments
    }

    private func value(_ key: String, of object: ArchivedObject) throws(Failure) -> ArchivedValue {
        do { return try object.value(key) } catch { throw .damaged(error) }
    }

    private func string(_ key: String, of object: ArchivedObject) throws(Failure) -> String? {
        do { return try object.string(key) } catch { throw .damaged(error) }
    }
}
