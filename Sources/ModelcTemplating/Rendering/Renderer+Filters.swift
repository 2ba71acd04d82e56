import ModelcBase

extension Renderer {
    func filter(
        _ filter: Filter, _ value: TemplateValue, _ arguments: FilterArguments, at id: ExpressionID
    ) throws(RenderError) -> TemplateValue {
        switch value {
        case .nothing:
            switch filter {
            case .default: return try self.value(of: arguments.first)
            case .truth: return .bool(false)
            case .compare: return try compared(value, arguments, at: id)
            default: return .nothing
            }
        case .bool, .integer, .double, .string, .list, .object, .dictionary:
            return filter == .default ? value : try apply(filter, to: value, arguments, at: id)
        }
    }

    /// Applies a filter to a value that is not nil. A filter that is not for lists is applied to each element of a
    /// list.
    private func apply(
        _ filter: Filter, to value: TemplateValue, _ arguments: FilterArguments, at id: ExpressionID, depth: Int = 0
    ) throws(RenderError) -> TemplateValue {
        if filter == .compare { return try compared(value, arguments, at: id) }
        switch value {
        case .string(let text):
            if let result = try apply(filter, to: text, arguments, at: id) { return result }
        case .list(let items):
            if let result = try apply(filter, to: items, arguments, at: id) { return result }
            guard depth < Self.maximumListDepth else { throw nestingProblem(at: id) }
            var results: [TemplateValue] = []
            results.reserveCapacity(items.count)
            for item in items { results.append(try apply(filter, to: item, arguments, at: id, depth: depth + 1)) }
            return .list(results)
        case .dictionary(let dictionary):
            if filter == .count { return .integer(dictionary.keys.count) }
            if filter == .propertyList { return TemplateValue(PropertyListText.text(of: value)) }
        case .bool, .integer, .double:
            if filter == .description { return TemplateValue(value.printedText) }
            if filter == .truth { return .bool(LooseValue.isTrue(value)) }
            if filter == .numeral { return numeral(value) }
        case .nothing: return .nothing
        case .object: break
        }
        throw unfit(filter, value, at: id)
    }

    /// Applies a filter for strings; nil if the filter is not for strings.
    private func apply(
        _ filter: Filter, to text: String, _ arguments: FilterArguments, at id: ExpressionID
    ) throws(RenderError) -> TemplateValue? {
        switch filter {
        case .hasPrefix: return .bool(text.hasPrefix(try self.text(of: arguments.first)))
        case .hasSuffix: return .bool(text.hasSuffix(try self.text(of: arguments.first)))
        case .contains: return .bool(text.containsText(try self.text(of: arguments.first)))
        case .split: return TemplateValue(text.parts(between: try self.text(of: arguments.first)))
        case .replace:
            let parts = text.parts(between: try self.text(of: arguments.first))
            return .string(try joined(parts, with: self.text(of: arguments.second), at: id))
        case .initialCapitalString, .initialLowercaseString, .camelCaseString, .beautifyString, .uppercaseString,
            .lowercaseString, .capitalizedString, .stringByTrimmingWhitespace, .stringBySquashingWhitespace,
            .firstLetter, .firstWord, .wordArray, .lines, .length, .count, .first, .last, .unique, .sorted, .join,
            .description, .truth, .numeral, .compare, .propertyList, .default:
            return TextFilter.value(of: filter, for: text)
        }
    }

    /// Applies a filter for lists; nil if the filter is not for lists.
    private func apply(
        _ filter: Filter, to items: [TemplateValue], _ arguments: FilterArguments, at id: ExpressionID
    ) throws(RenderError) -> TemplateValue? {
        switch filter {
        case .count: return .integer(items.count)
        case .first: return items.first ?? .nothing
        case .last: return items.last ?? .nothing
        case .unique: return .list(try unique(items, at: id))
        case .sorted:
            return TemplateValue(try texts(items, filter, at: id).inByteOrder())
        case .join: return .string(try joined(texts(items, filter, at: id), with: text(of: arguments.first), at: id))
        case .contains: return .bool(try contains(.list(items), value(of: arguments.first), at: id))
        case .propertyList: return TemplateValue(PropertyListText.text(of: .list(items)))
        case .initialCapitalString, .initialLowercaseString, .camelCaseString, .beautifyString, .uppercaseString,
            .lowercaseString, .capitalizedString, .stringByTrimmingWhitespace, .stringBySquashingWhitespace,
            .firstLetter, .firstWord, .wordArray, .lines, .length, .hasPrefix, .hasSuffix, .replace, .split,
            .description, .truth, .numeral, .compare, .default:
            return nil
        }
    }
}

extension Renderer {
    /// Returns the value of an argument that must be a string.
    func text(of id: ExpressionID) throws(RenderError) -> String {
        let value = try value(of: id)
        if case .string(let text) = value { return text }
        throw RenderError(.unfitArgument(value, for: .string), at: id)
    }

    func texts(_ items: [TemplateValue], _ filter: Filter, at id: ExpressionID) throws(RenderError) -> [String] {
        var texts: [String] = []
        texts.reserveCapacity(items.count)
        for item in items {
            guard case .string(let text) = item else { throw unfit(filter, item, at: id) }
            texts.append(text)
        }
        return texts
    }

    func joined(_ parts: [String], with separator: String, at id: ExpressionID) throws(RenderError) -> String {
        let length = parts.reduce(separator.utf8.count * max(parts.count - 1, 0)) { $0 + $1.utf8.count }
        guard length <= limits.stringBytes else { throw .tooLong(at: id, limit: limits.stringBytes) }
        return parts.joined(separator: separator)
    }

    func unique(_ items: [TemplateValue], at id: ExpressionID) throws(RenderError) -> [TemplateValue] {
        var seen: Set<ValueIdentity> = []
        var result: [TemplateValue] = []
        for item in items {
            guard let identity = ValueIdentity(item) else { throw incomparable(item, at: id) }
            if seen.insert(identity).inserted { result.append(item) }
        }
        return result
    }

    private func numeral(_ value: TemplateValue) -> TemplateValue {
        if case .bool(let value) = value { return .integer(value ? 1 : 0) }
        return value
    }

    private func compared(
        _ value: TemplateValue, _ arguments: FilterArguments, at id: ExpressionID
    ) throws(RenderError) -> TemplateValue {
        let other = try self.value(of: arguments.first)
        guard let order = LooseValue.order(value, other) else { throw RenderError(.incomparable(value, other), at: id) }
        return .integer(order)
    }

    private func incomparable(_ item: TemplateValue, at id: ExpressionID) -> RenderError {
        RenderError(
            .templateWrongKind, "`@unique` compares the values of a list, and one is \(item.kindName)", at: id,
            help: "Apply it to a list of strings, numbers or objects.")
    }

    func unfit(_ filter: Filter, _ value: TemplateValue, at id: ExpressionID) -> RenderError {
        let isCall = filter.facts.argumentCount > 0
        return RenderError(
            .unknownFilter(filter.rawValue, of: value, isCall: isCall, id: .templateWrongKind), at: id)
    }
}
