import ModelcBase

extension TemplateChecker {
    mutating func name(_ name: String, at syntax: ExpressionSyntax) -> TypedExpression {
        if let variable = scope[name] {
            return emit(.variable(slot: variable.slot), variable.type, at: syntax.place)
        }
        let rootID = emit(.root, .any, at: syntax.place).id
        guard let root else { return key(KeyReference(name: name, owner: nil, index: 0), of: rootID, .any, at: syntax) }
        let schema = root.templateSchema
        guard let index = schema.index(of: name) else {
            reportUnknownName(name, schema, at: syntax)
            return unknown(at: syntax)
        }
        let reference = KeyReference(name: name, owner: ObjectIdentifier(root), index: index)
        return key(reference, of: rootID, schema.keys[index].type, at: syntax)
    }

    private func reportUnknownName(_ name: String, _ schema: TemplateSchema, at syntax: ExpressionSyntax) {
        let text = ProblemText.unknownName(name, among: scope.names + schema.keys.map(\.name))
        let isEnded = scope.endedNames.contains(name)
        report(
            text.id, text.message, at: syntax.place,
            help: isEnded ? "It belongs to a block that has ended: `set` it before that block begins." : text.help)
    }

    private mutating func key(
        _ reference: KeyReference, of base: ExpressionID, _ type: TemplateType, at syntax: ExpressionSyntax
    ) -> TypedExpression {
        program.keys.append(reference)
        return emit(.key(base, KeyID(index: Int32(program.keys.count - 1))), type, at: syntax.place)
    }

    mutating func member(_ name: String, of base: TypedExpression, at syntax: ExpressionSyntax) -> TypedExpression {
        guard let (access, type) = access(to: name, of: base.type, at: syntax) else { return unknown(at: syntax) }
        switch access {
        case .key(let reference): return key(reference, of: base.id, type, at: syntax)
        case .filter(let filter):
            let arguments = FilterArguments(first: base.id, second: base.id)
            return emit(.filter(base.id, filter, arguments), type, at: syntax.place)
        }
    }

    /// The operation for a name after a value: reading a key, or applying a filter.
    private enum Access {
        case key(KeyReference)
        case filter(Filter)
    }

    /// Returns the operation for a name after a value of the type, and the type of its result. Returns nil if the name
    /// is unknown, after reporting it.
    private func access(
        to name: String, of type: TemplateType, at syntax: ExpressionSyntax
    ) -> (Access, TemplateType)? {
        let unchecked = Access.key(KeyReference(name: name, owner: nil, index: 0))
        switch type {
        case .any: return (unchecked, .any)
        case .object(let object): return key(name, of: object, at: syntax)
        case .optional(let wrapped):
            if name == Filter.truth.rawValue, Filter.truth.fits(wrapped) { return (.filter(.truth), .bool) }
            return access(to: name, of: wrapped, at: syntax).map { ($0, $1.made(optional: true)) }
        case .dictionary(let value) where !Filter.isForDictionaries(name):
            return (unchecked, value.made(optional: true))
        case .record(let names) where !Filter.isForDictionaries(name):
            checkName(name, among: names, at: syntax.place)
            return (unchecked, .any)
        case .list(let element) where !name.hasPrefix("@"):
            return access(to: name, of: element, at: syntax).map { ($0, .list($1)) }
        case .bool, .integer, .double, .string, .dictionary, .record, .list:
            return filter(name, of: type, isCall: false, at: syntax).map { (.filter($0), $0.resultType(of: type)) }
        }
    }

    private func key(
        _ name: String, of object: any TemplateObject.Type, at syntax: ExpressionSyntax
    ) -> (Access, TemplateType)? {
        let schema = object.templateSchema
        guard let index = schema.index(of: name) else {
            report(.unknownKey(name, of: schema), at: syntax.place)
            return nil
        }
        let reference = KeyReference(name: name, owner: ObjectIdentifier(object), index: index)
        return (.key(reference), schema.keys[index].type)
    }

    /// Reports a name that does not exist in a dictionary with fixed names.
    private func checkName(_ name: String, among names: [String], at range: Range<Int>) {
        if !names.contains(name) { report(.unknownName(name, in: names), at: range) }
    }

    mutating func element(
        of base: ExpressionSyntax, key: ExpressionSyntax, at syntax: ExpressionSyntax
    ) -> TypedExpression {
        let dictionary = expression(base)
        let name = expression(key)
        let type: TemplateType
        switch dictionary.type.wrapped {
        case .dictionary(let value): type = value.made(optional: true)
        case .record(let names):
            if case .literal(.string(let text)) = key.kind { checkName(text, among: names, at: key.range) }
            type = .any
        case .any: type = .any
        case .bool, .integer, .double, .string, .list, .object, .optional:
            report(.noDictionary(dictionary.type), at: syntax.place)
            return unknown(at: syntax)
        }
        if !TemplateType.string.accepts(name.type) { report(.unfitKey(name.type), at: key.range) }
        return emit(.element(dictionary.id, name.id), type, at: syntax.place)
    }
}

extension TemplateChecker {
    /// Compiles a filter with arguments.
    mutating func call(
        _ name: String, of base: TypedExpression, _ arguments: [(syntax: ExpressionSyntax, typed: TypedExpression)],
        at syntax: ExpressionSyntax
    ) -> TypedExpression {
        let subject = base.type.wrapped
        guard let filter = callable(name, of: base.type, at: syntax),
            hasFitting(arguments.count, for: filter, at: syntax)
        else { return unknown(at: syntax) }
        let type: TemplateType
        if filter == .default {
            type = defaultType(of: base.type, arguments, at: syntax)
        } else {
            let mapped = filter.mappedElement(of: subject)
            checkArguments(arguments, filter.argumentType(of: mapped ?? subject))
            let result = subject == .any ? filter.resultType(of: .any) : filter.resultType(of: mapped ?? subject)
            let canBeNil = (base.type.isOptional || subject == .any) && !filter.isForNil
            type = (mapped == nil ? result : .list(result)).made(optional: canBeNil)
        }
        let first = arguments.first?.typed.id ?? base.id
        let range = FilterArguments(first: first, second: arguments.last?.typed.id ?? base.id)
        return emit(.filter(base.id, filter, range), type, at: syntax.place)
    }

    /// Returns the filter with the name. Returns nil and reports an error if the filter does not exist or cannot be
    /// applied to the type.
    func filter(_ name: String, of type: TemplateType, isCall: Bool, at syntax: ExpressionSyntax) -> Filter? {
        if let filter = Filter(rawValue: name), (filter.facts.argumentCount > 0) == isCall,
            filter.fits(type) || filter.mappedElement(of: type) != nil
        {
            return filter
        }
        report(.unknownFilter(name, of: type, isCall: isCall), at: syntax.place)
        return nil
    }

    private func callable(_ name: String, of type: TemplateType, at syntax: ExpressionSyntax) -> Filter? {
        if let filter = Filter(rawValue: name), filter.facts.argumentCount > 0 {
            if type.wrapped == .any || filter == .default && type.isOptional { return filter }
        }
        return filter(name, of: type.wrapped, isCall: true, at: syntax)
    }

    private func hasFitting(_ count: Int, for filter: Filter, at syntax: ExpressionSyntax) -> Bool {
        let expected = filter.facts.argumentCount
        guard count != expected else { return true }
        report(
            .templateWrongKind,
            "`\(filter.rawValue)` takes \(Counted.text(expected, "argument")), not \(count)",
            at: syntax.place, help: filter.facts.documentation)
        return false
    }

    private func checkArguments(
        _ arguments: [(syntax: ExpressionSyntax, typed: TypedExpression)], _ type: TemplateType
    ) {
        for (syntax, typed) in arguments where !type.accepts(typed.type) {
            report(.unfitArgument(typed.type, for: type), at: syntax.range)
        }
    }

    private func defaultType(
        of base: TemplateType, _ arguments: [(syntax: ExpressionSyntax, typed: TypedExpression)],
        at syntax: ExpressionSyntax
    ) -> TemplateType {
        guard let argument = arguments.first, base != .any else { return .any }
        if let type = base.wrapped.joined(with: argument.typed.type) { return type }
        report(
            .templateWrongKind, "The default is \(argument.typed.type.kindName), not \(base.wrapped.kindName)",
            at: argument.syntax.range, help: "Give a value of the same kind.")
        return .any
    }
}

extension Filter {
    /// The element type if the filter is applied to each element of a list. Nil if the filter is applied to the whole
    /// value.
    func mappedElement(of type: TemplateType) -> TemplateType? {
        guard !fits(type), case .list(let element) = type, fits(element.wrapped) else { return nil }
        return element.wrapped
    }
}
