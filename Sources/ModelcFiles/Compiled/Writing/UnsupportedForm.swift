import ModelcCompiledModels
import ModelcKeyedArchive
import ModelcPredicates

/// A part of an expression or predicate with an archived form that occurs in no known file.
struct UnsupportedForm: Error {
    /// The text of the unsupported part of the expression or predicate.
    var text: String
}

/// Writing expressions (FormatCompiledModel §6). Only forms that occur in files of Apple's compiler, and combinations
/// of their parts, are supported.
extension CompiledGraph {
    /// Adds the expression of a derived attribute.
    mutating func add(derivation expression: Expression) throws(UnsupportedForm) -> ArchiveGraph.Node {
        switch expression.form {
        case .function("now", let arguments) where arguments.isEmpty:
            return predefined("now", mutableList([]))
        case .function("canonical:", let arguments) where arguments.count == 1:
            return predefined("canonical:", mutableList([.node(try add(path: arguments[0]))]))
        case .function(let name, let arguments) where Self.unprovenFunctions.contains(name) && arguments.count == 1:
            note(.derivedFunction, detail: expression.format)
            return predefined(name, mutableList([.node(try add(path: arguments[0]))]))
        case .keyPath(nil, let components) where components.last?.collectionOperator == .count && components.count > 1:
            let path = Expression(.keyPath(base: nil, components: components.dropLast()))
            return predefined("count:", list([.node(try add(path: path))]))
        case .keyPath(nil, _):
            note(.derivedFunction, detail: expression.format)
            return try add(path: expression)
        default: throw UnsupportedForm(text: expression.format)
        }
    }

    /// Functions with one string argument that are documented for derived attributes. They are written in the form of
    /// `canonical:`, which is not proven for them.
    private static let unprovenFunctions: Set = ["lowercase:", "uppercase:", "length:"]

    /// Adds an expression of a predicate or of a mapping.
    mutating func add(_ expression: Expression) throws(UnsupportedForm) -> ArchiveGraph.Node {
        switch expression.form {
        case .constant(let constant): return add(constant)
        case .variable(let name): return add(variable: name)
        case .keyPath(nil, _): return try add(path: expression)
        case .keyPath(let base?, let components):
            guard case .variable(let name) = base.form else { throw UnsupportedForm(text: expression.format) }
            return add(path: components.text, ofVariable: name)
        case .evaluatedObject:
            note(.predicateForm, detail: "SELF")
            return addEvaluatedObject()
        case .anyKey, .element, .aggregate, .function, .message, .cast, .subquery, .ternary, .negation, .complement,
            .binary:
            throw UnsupportedForm(text: expression.format)
        }
    }

    /// Adds a key path that starts at the evaluated object: `author.name`.
    private mutating func add(path expression: Expression) throws(UnsupportedForm) -> ArchiveGraph.Node {
        guard case .keyPath(nil, let components) = expression.form, components.allSatisfy({ $0.name != nil }) else {
            throw UnsupportedForm(text: expression.format)
        }
        return add(path: components)
    }

    /// Adds a key path of plain names that starts at the evaluated object: `author.name`.
    mutating func add(path components: [KeyPathComponent]) -> ArchiveGraph.Node {
        let node = graph.add(classChain: CompiledClass.keyPath)
        let selector = components.count == 1 ? "valueForKey:" : "valueForKeyPath:"
        let arguments = mutableList([.node(specifier(components.text))])
        return call(node, selector, .node(addEvaluatedObject()), arguments, .keyPath)
    }

    /// Adds a key path that starts at a variable: `$source.name`.
    mutating func add(path: String, ofVariable name: String) -> ArchiveGraph.Node {
        let node = graph.add(classChain: CompiledClass.keyPath)
        let arguments = mutableList([.node(specifier(path))])
        return call(node, "valueForKeyPath:", .node(add(variable: name)), arguments, .function)
    }

    mutating func add(variable name: String) -> ArchiveGraph.Node {
        let node = graph.add(classChain: CompiledClass.variable)
        set("NSVariable", of: node, to: text(name))
        return typed(node, .variable)
    }

    mutating func add(_ constant: Constant) -> ArchiveGraph.Node {
        let node = graph.add(classChain: CompiledClass.constant)
        switch constant {
        case .null:
            // Known files contain a nil constant only in mapping models.
            note(.predicateForm, detail: "nil")
            set("NSConstantValueClassName", of: node, to: .null)
        case .boolean(let flag): set("NSConstantValue", of: node, to: .boxed(.boolean(flag)))
        case .integer(let number): set("NSConstantValue", of: node, to: .boxed(.integer(number)))
        case .real(let number):
            // The nearest floating-point number differs from the digits of the integer.
            if abs(number) >= 0x1p63 { note(.predicateForm, detail: "\(number)") }
            set("NSConstantValue", of: node, to: .boxed(.real(number)))
        case .string(let value): set("NSConstantValue", of: node, to: text(value))
        }
        return typed(node, .constant)
    }

    /// Adds an expression that sends a message to a variable, such as `FUNCTION($manager, "selector:", …)`.
    mutating func add(
        message selector: String, toVariable name: String, _ arguments: ArchiveGraph.Value
    ) -> ArchiveGraph.Node {
        let node = graph.add(classChain: CompiledClass.function)
        return call(node, selector, .node(add(variable: name)), arguments, .function)
    }

    /// Adds the expression `SELF`.
    mutating func addEvaluatedObject() -> ArchiveGraph.Node {
        typed(graph.add(classChain: CompiledClass.evaluatedObject), .evaluatedObject)
    }

    private mutating func specifier(_ path: String) -> ArchiveGraph.Node {
        let node = graph.add(classChain: CompiledClass.keyPathSpecifier)
        set("NSKeyPath", of: node, to: text(path))
        return typed(node, .keyPathSpecifier)
    }

    private mutating func predefined(_ selector: String, _ arguments: ArchiveGraph.Value) -> ArchiveGraph.Node {
        let operand = graph.add(classChain: CompiledClass.constant)
        set("NSConstantValueClassName", of: operand, to: text(CompiledClass.predefinedFunctions))
        let node = graph.add(classChain: CompiledClass.function)
        return call(node, selector, .node(typed(operand, .constant)), arguments, .function)
    }

    private mutating func call(
        _ node: ArchiveGraph.Node, _ selector: String, _ operand: ArchiveGraph.Value, _ arguments: ArchiveGraph.Value,
        _ type: CompiledExpressionType
    ) -> ArchiveGraph.Node {
        set("NSSelectorName", of: node, to: text(selector))
        set("NSOperand", of: node, to: operand)
        set("NSArguments", of: node, to: arguments)
        return typed(node, type)
    }

    mutating func typed(_ node: ArchiveGraph.Node, _ type: CompiledExpressionType) -> ArchiveGraph.Node {
        set("NSExpressionType", of: node, to: number(type.rawValue))
        return node
    }
}
