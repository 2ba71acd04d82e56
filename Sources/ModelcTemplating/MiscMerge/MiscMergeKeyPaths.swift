import ModelcBase
import ModelcDiagnostics

/// Converts the key paths of MiscMerge. Keys keep their names if the objects have keys with these names.
struct MiscMergeKeyPaths {
    let notes: MiscMergeNotes
    /// The range of the command, for notes.
    let range: Range<Int>

    /// Converts the components of a key path after the first one. Reports a component that does not exist, and
    /// returns nil.
    func value(_ start: MiscMergeValue, _ components: ArraySlice<String>) -> MiscMergeValue? {
        var value = start
        for component in components {
            guard let next = step(component, from: value) else {
                notes.add(
                    .error, "\(owner(value.type)) has no key `\(component)`", at: range,
                    help: "'\(ToolCommandName.templates) describe mogenerator-objc' lists the keys.")
                return nil
            }
            value = next
        }
        return value
    }

    private func owner(_ type: TemplateType) -> String {
        if case .object(let object) = type.wrapped { return object.templateSchema.name }
        let text = type.wrapped.kindName
        return text.prefix(1).uppercased() + text.dropFirst()
    }

    private func step(_ name: String, from value: MiscMergeValue) -> MiscMergeValue? {
        guard let (spelling, type) = access(name, of: value.type) else { return nil }
        var isFree = value.isFree
        switch value.type.wrapped {
        case .dictionary, .any: isFree = true
        default: break
        }
        return MiscMergeValue(text: value.receiver + spelling, type: type, isFree: isFree)
    }

    /// Returns how the access to a key is written, and the type of the key's value; nil if the key does not exist.
    private func access(_ name: String, of type: TemplateType) -> (String, TemplateType)? {
        switch type {
        case .optional(let wrapped): return access(name, of: wrapped).map { ($0, $1.made(optional: true)) }
        case .object(let object): return key(name, of: object.templateSchema)
        case .dictionary where name == "@count": return (".@count", .integer)
        case .dictionary(let value): return (MiscMergeKeyPaths.subscripted(name), value.made(optional: true))
        case .any: return (MiscMergeKeyPaths.subscripted(name), .any)
        case .list(let element):
            if name == "@count" { return (".@count", .integer) }
            return access(name, of: element.wrapped).map { ($0, .list($1)) }
        case .string: return MiscMergeKeyPaths.textFilter(name)
        case .bool, .integer, .double: return name == "description" ? (".description", .string) : nil
        case .record: return nil
        }
    }

    /// Returns how the access to a key of an object is written, and the key's type. `name` may lack the prefix `is`
    /// of the key: `optional` stands for `isOptional`. Nil if the key does not exist.
    private func key(_ name: String, of schema: TemplateSchema) -> (String, TemplateType)? {
        for spelling in [name, "is" + TextFilter.changingFirst(of: name, isUpper: true)] {
            if let index = schema.index(of: spelling) { return ("." + spelling, schema.keys[index].type) }
        }
        return nil
    }

    private static func subscripted(_ name: String) -> String {
        let isPlain = name.utf8.first.map(Bytes.beginsWord) ?? false && name.utf8.allSatisfy(Bytes.continuesWord)
        return isPlain && !name.hasPrefix("@") ? "." + name : "[\(MiscMergeValue.literal(name))]"
    }

    private static func textFilter(_ name: String) -> (String, TemplateType)? {
        switch name {
        case "wordCount": return (".wordArray.@count", .integer)
        case "letterCount": return (".length", .integer)
        default: break
        }
        guard let filter = Filter(rawValue: name), filter.facts.argumentCount == 0, filter.fits(.string) else {
            return nil
        }
        return ("." + name, filter.resultType(of: .string))
    }
}
