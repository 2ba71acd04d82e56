extension Renderer {
    /// An argument that must be a string.
    func text(of id: ExpressionID) throws(RenderFault) -> String {
        let value = try value(of: id)
        if case .string(let text) = value { return text }
        throw .wrongKind("The argument is \(value.kindName), not a string", at: id, help: "Give a string.")
    }

    func texts(_ items: [TemplateValue], _ filter: Filter, at id: ExpressionID) throws(RenderFault) -> [String] {
        var texts: [String] = []
        texts.reserveCapacity(items.count)
        for item in items {
            guard case .string(let text) = item else { throw unfit(filter, item, at: id) }
            texts.append(text)
        }
        return texts
    }

    func joined(_ parts: [String], with separator: String, at id: ExpressionID) throws(RenderFault) -> String {
        let length = parts.reduce(separator.utf8.count * max(parts.count - 1, 0)) { $0 + $1.utf8.count }
        guard length <= limits.stringBytes else { throw .tooLong(at: id, limit: limits.stringBytes) }
        return parts.joined(separator: separator)
    }

    func unique(_ items: [TemplateValue], at id: ExpressionID) throws(RenderFault) -> [TemplateValue] {
        var seen: Set<ValueIdentity> = []
        var result: [TemplateValue] = []
        for item in items {
            guard let identity = ValueIdentity(item) else { throw incomparable(item, at: id) }
            if seen.insert(identity).inserted { result.append(item) }
        }
        return result
    }

    private func incomparable(_ item: TemplateValue, at id: ExpressionID) -> RenderFault {
        .wrongKind(
            "`@unique` compares the values of a list, and one is \(item.kindName)", at: id,
            help: "Apply it to a list of strings, numbers or objects.")
    }

    func unfit(_ filter: Filter, _ value: TemplateValue, at id: ExpressionID) -> RenderFault {
        let isCall = filter.facts.argumentCount > 0
        let text = FaultText.unknownFilter(filter.rawValue, of: value.kindName, isCall: isCall)
        return RenderFault(.templateWrongKind, text.message, at: id, help: text.help)
    }
}
