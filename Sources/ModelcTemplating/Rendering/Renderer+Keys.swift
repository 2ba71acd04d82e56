extension Renderer {
    /// How deep lists of lists may become by asking all their elements for a list.
    static let maximumListDepth = 16

    /// The value of a key of an object; of a list, the list of its elements' values.
    func value(
        of key: KeyID, in base: TemplateValue, at id: ExpressionID, depth: Int = 0
    ) throws(RenderFault) -> TemplateValue {
        switch base {
        case .nothing: return .nothing
        case .object(let object):
            if program.keys[Int(key.index)].owner == ObjectIdentifier(type(of: object)) {
                return object.templateValue(at: program.keys[Int(key.index)].index)
            }
            return try value(ofKeyNamed: program.keys[Int(key.index)].name, in: object, at: id)
        case .dictionary(let dictionary):
            let name = program.keys[Int(key.index)].name
            return name == Filter.count.rawValue ? .integer(dictionary.keys.count) : dictionary[name]
        case .list(let items):
            if program.keys[Int(key.index)].name.hasPrefix("@") { break }
            guard depth < Self.maximumListDepth else { throw nestingFault(at: id) }
            var values: [TemplateValue] = []
            values.reserveCapacity(items.count)
            for item in items { values.append(try value(of: key, in: item, at: id, depth: depth + 1)) }
            return .list(values)
        case .bool, .integer, .double, .string: break
        }
        return try filter(named: program.keys[Int(key.index)].name, base, at: id)
    }

    /// An object of another type than was declared, or of one that was not known.
    private func value(
        ofKeyNamed name: String, in object: any TemplateObject, at id: ExpressionID
    ) throws(RenderFault) -> TemplateValue {
        let schema = type(of: object).templateSchema
        if let index = schema.index(of: name) { return object.templateValue(at: index) }
        let text = FaultText.unknownKey(name, of: schema)
        throw RenderFault(.templateUnknownKey, text.message, at: id, help: text.help)
    }

    private func filter(named name: String, _ base: TemplateValue, at id: ExpressionID) throws(RenderFault)
        -> TemplateValue
    {
        if let filter = Filter(rawValue: name), filter.facts.argumentCount == 0 {
            return try self.filter(filter, base, FilterArguments(first: id, second: id), at: id)
        }
        let text = FaultText.unknownFilter(name, of: base.kindName, isCall: false)
        throw RenderFault(.templateUnknownKey, text.message, at: id, help: text.help)
    }

    func element(
        of base: TemplateValue, _ key: TemplateValue, at id: ExpressionID
    ) throws(RenderFault) -> TemplateValue {
        switch (base, key) {
        case (.nothing, _): return .nothing
        case (.dictionary(let dictionary), .string(let name)): return dictionary[name]
        case (.dictionary, _):
            throw .wrongKind(
                "The key of a dictionary is a string, not \(key.kindName)", at: id,
                help: "Write the key in quotes: `[\"key\"]`.")
        case (.bool, _), (.integer, _), (.double, _), (.string, _), (.list, _), (.object, _):
            throw .wrongKind(
                "`[…]` needs a dictionary, not \(base.kindName)", at: id, help: "Write `.key` for a key of an object.")
        }
    }

    func nestingFault(at id: ExpressionID) -> RenderFault {
        RenderFault(
            .templateLimit, "Lists are nested more than \(Self.maximumListDepth) levels deep", at: id,
            help: "Use a loop for the inner lists.")
    }
}
