import ModelcKeyedArchive
import ModelcPlans
import ModelcPredicates

/// Makes the keyed archive of an expression (FormatMappingModel §4), in the forms that occur in archives of Xcode.
/// Other expressions have no known form and are rejected.
struct ArchivedExpressionWriter {
    /// An expression, or a part of one, with an archived form that is not publicly documented.
    struct Unsupported: Error {
        /// The text of the unsupported part of the expression.
        var text: String
    }

    private var graph = ArchiveGraph()

    static func bytes(of expression: Expression) throws(Unsupported) -> [UInt8] {
        var writer = ArchivedExpressionWriter()
        let root = try writer.add(expression)
        return KeyedArchiveWriter().bytes(of: writer.graph, root: root)
    }

    private mutating func add(_ expression: Expression) throws(Unsupported) -> ArchiveGraph.Node {
        switch expression.form {
        case .variable(let name): return variable(name)
        case .constant(let constant): return self.constant(constant)
        case .keyPath(let base?, let components): return try keyPath(components, on: base)
        case .message(let receiver, let selector, let arguments):
            let operand = try add(receiver)
            return function(selector, on: operand, try list(arguments))
        case .cast(let value, let type):
            let arguments = try list([value, Expression(.constant(.string(type)))])
            return function("castObject:toType:", on: predefinedFunctions(), arguments)
        case .keyPath(nil, _), .evaluatedObject, .anyKey, .element, .aggregate, .function, .subquery, .ternary,
            .negation,
            .complement, .binary:
            throw Unsupported(text: expression.format)
        }
    }

    private mutating func variable(_ name: String) -> ArchiveGraph.Node {
        let node = expressionNode(["NSVariableExpression"])
        graph.set("NSVariable", of: node, to: .boxed(.string(name)))
        return typed(node, 2)
    }

    private mutating func constant(_ constant: Constant) -> ArchiveGraph.Node {
        let node = expressionNode(["NSConstantValueExpression"])
        graph.set("NSConstantValue", of: node, to: ArchivedExpressionWriter.value(of: constant))
        return typed(node, 0)
    }

    private static func value(of constant: Constant) -> ArchiveGraph.Value {
        switch constant {
        case .null: .null
        case .boolean(let flag): .boxed(.boolean(flag))
        case .integer(let number): .boxed(.integer(number))
        case .real(let number): .boxed(.real(number))
        case .string(let text): .boxed(.string(text))
        }
    }

    private mutating func keyPath(
        _ components: [KeyPathComponent], on base: Expression
    ) throws(Unsupported) -> ArchiveGraph.Node {
        let specifier = expressionNode(["NSKeyPathSpecifierExpression"])
        graph.set("NSKeyPath", of: specifier, to: .boxed(.string(components.text)))
        let arguments = graph.add(array: [.node(typed(specifier, 10))])
        let operand = try add(base)
        let node = expressionNode(["NSKeyPathExpression", "NSFunctionExpression"])
        return call(node, "valueForKeyPath:", on: operand, arguments)
    }

    private mutating func list(_ values: [Expression]) throws(Unsupported) -> ArchiveGraph.Node {
        var nodes: [ArchiveGraph.Value] = []
        for value in values { nodes.append(.node(try add(value))) }
        return graph.add(array: nodes, classChain: ArchiveGraph.array)
    }

    private mutating func function(
        _ selector: String, on operand: ArchiveGraph.Node, _ arguments: ArchiveGraph.Node
    ) -> ArchiveGraph.Node {
        call(expressionNode(["NSFunctionExpression"]), selector, on: operand, arguments)
    }

    /// Adds the receiver of functions that Foundation defines: the class `_NSPredicateUtilities`.
    private mutating func predefinedFunctions() -> ArchiveGraph.Node {
        let node = expressionNode(["NSConstantValueExpression"])
        graph.set("NSConstantValueClassName", of: node, to: .boxed(.string("_NSPredicateUtilities")))
        return typed(node, 0)
    }

    private mutating func call(
        _ node: ArchiveGraph.Node, _ selector: String, on operand: ArchiveGraph.Node, _ arguments: ArchiveGraph.Node
    ) -> ArchiveGraph.Node {
        graph.set("NSSelectorName", of: node, to: .boxed(.string(selector)))
        graph.set("NSOperand", of: node, to: .node(operand))
        graph.set("NSArguments", of: node, to: .node(arguments))
        return typed(node, 4)
    }

    private mutating func expressionNode(_ classNames: [String]) -> ArchiveGraph.Node {
        graph.add(classChain: classNames + ["NSExpression", "NSObject"])
    }

    private mutating func typed(_ node: ArchiveGraph.Node, _ type: Int64) -> ArchiveGraph.Node {
        graph.set("NSExpressionType", of: node, to: .inline(.integer(type)))
        return node
    }
}

extension ValueExpression {
    /// The keyed archive of the value: the archive that was read, or a new one. Nil if the value is not an expression.
    func archivedBytes() throws(ArchivedExpressionWriter.Unsupported) -> [UInt8]? {
        if let archive { return archive }
        guard case .expression(let tree) = content else { return nil }
        return try ArchivedExpressionWriter.bytes(of: tree)
    }
}
