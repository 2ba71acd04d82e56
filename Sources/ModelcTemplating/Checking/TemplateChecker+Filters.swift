import ModelcText

extension TemplateChecker {
    /// A filter with arguments.
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
            type = (mapped == nil ? result : .list(result)).made(optional: base.type.isOptional || subject == .any)
        }
        let first = arguments.first?.typed.id ?? base.id
        let range = FilterArguments(first: first, second: arguments.last?.typed.id ?? base.id)
        return emit(.filter(base.id, filter, range), type, at: syntax.place)
    }

    /// The filter with that name, if it can be applied; reported otherwise.
    func filter(_ name: String, of type: TemplateType, isCall: Bool, at syntax: ExpressionSyntax) -> Filter? {
        if let filter = Filter(rawValue: name), (filter.facts.argumentCount > 0) == isCall,
            filter.fits(type) || filter.mappedElement(of: type) != nil
        {
            return filter
        }
        let text = FaultText.unknownFilter(name, of: type.kindName, isCall: isCall)
        report(.templateUnknownKey, text.message, at: syntax.place, help: text.help)
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
            "`\(filter.rawValue)` takes \(expected) argument\(expected == 1 ? "" : "s"), not \(count)",
            at: syntax.place, help: filter.facts.documentation)
        return false
    }

    private func checkArguments(
        _ arguments: [(syntax: ExpressionSyntax, typed: TypedExpression)], _ type: TemplateType
    ) {
        for (syntax, typed) in arguments where !type.accepts(typed.type) {
            report(
                .templateWrongKind, "The argument is \(typed.type.kindName), not \(type.kindName)", at: syntax.range,
                help: typed.type.isOptional ? "Write `.default(…)` behind it." : "Give a value of that kind.")
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
    /// The type that the filter is applied to for each element of a list; nil where it takes the value as a whole.
    func mappedElement(of type: TemplateType) -> TemplateType? {
        guard !fits(type), case .list(let element) = type, fits(element.wrapped) else { return nil }
        return element.wrapped
    }
}
