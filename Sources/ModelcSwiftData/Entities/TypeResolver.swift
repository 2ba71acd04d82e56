import ModelcSchema

/// Finds out how SwiftData stores a property of a type (page SwiftData).
struct TypeResolver: Sendable {
    let index: DeclarationIndex

    /// - Parameters:
    ///   - syntax: the type as written.
    ///   - scope: the names of the types around the property.
    func storedForm(_ syntax: WrittenType, in scope: [String]) -> StoredForm {
        for name in ["Optional", "Array"] where syntax.names.contains([name]) {
            guard case .unknown = index.resolve([name], in: scope) else {
                return unknown(syntax.text, "uses a type '\(name)' of the app")
            }
        }
        return storedForm(syntax.desugared, in: scope, 0)
    }

    /// The type of a property: the written one, or the one that its value shows; nil if neither does.
    func type(of property: PropertyDeclaration, in file: SwiftFile, scope: [String]) -> WrittenType? {
        property.type ?? DefaultValue.inferredType(property.value, in: file)
            ?? property.value.flatMap { enumeration(ofCase: $0, in: file, scope) }
    }

    /// The enumeration of a case such as `Status.active`; nil for any other expression.
    func enumeration(ofCase value: Range<Int>, in file: SwiftFile, _ scope: [String]) -> WrittenType? {
        guard case .named(let path, let arguments)? = TypeParsing.type(of: value, in: file.tokens), arguments.isEmpty,
            path.count > 1, let name = path.last,
            case .declared(let type) = index.resolve(Array(path.dropLast()), in: scope),
            let declaration = type.declaration, declaration.kind == .enum, declaration.cases.contains(name)
        else { return nil }
        return .named(Array(path.dropLast()), [])
    }

    /// The maximum number of aliases and optionals in one type.
    private static let deepest = 16

    private func storedForm(_ syntax: WrittenType, in scope: [String], _ depth: Int) -> StoredForm {
        guard depth < TypeResolver.deepest else { return unknown("\(text(syntax))", "is nested too deeply") }
        switch syntax {
        case .optional(let wrapped, let isImplicitlyUnwrapped):
            var type = storedForm(wrapped, in: scope, depth + 1)
            if type.isOptional {
                type.doubt = type.doubt ?? "it is not known how SwiftData stores an optional optional"
            }
            if isImplicitlyUnwrapped {
                type.doubt = type.doubt ?? "it is not known how SwiftData stores a property with '!'"
            }
            type.isOptional = true
            return type
        case .array(let element): return array(element, in: scope, depth)
        case .dictionary: return values("dictionaries", syntax)
        case .named(let path, let arguments): return named(path, arguments, in: scope, depth)
        case .other(let text): return unknown(text, "is no type that modelc reads")
        }
    }

    private func array(_ element: WrittenType, in scope: [String], _ depth: Int) -> StoredForm {
        let type = storedForm(element, in: scope, depth + 1)
        guard case .toOne(let destination) = type.kind else {
            var result = values("arrays of values", .array(element))
            if type.isUnknown { (result.doubt, result.isUnknown) = (type.doubt, true) }
            return result
        }
        var result = StoredForm(kind: .toMany(destination), doubt: type.doubt)
        if type.isOptional { result.doubt = result.doubt ?? "it is not known how SwiftData stores optional elements" }
        return result
    }

    private func named(
        _ path: [String], _ arguments: [WrittenType], in scope: [String], _ depth: Int
    ) -> StoredForm {
        let name = path.joined(separator: ".")
        switch index.resolve(path, in: scope) {
        case .declared(let type) where arguments.isEmpty: return declared(type)
        case .alias(let target, let scope) where arguments.isEmpty:
            // The names of the alias are those of its own scope, and a name may stand for itself.
            if case .named(let other, let inner) = target.desugared, inner.isEmpty,
                case .unknown = index.resolve(other, in: scope)
            {
                return ValueTypes.storedForm(other) ?? unknown(name, "is not declared in this source")
            }
            return storedForm(target.desugared, in: scope, depth + 1)
        case .declared, .alias: return unknown(text(.named(path, arguments)), "is generic")
        case .parameter: return unknown(name, "is a generic parameter")
        case .uncertain(let alias): return unknown(name, "depends on the alias '\(alias)', which has several meanings")
        case .unknown: break
        }
        guard arguments.isEmpty else { return collection(path, arguments, in: scope, depth) }
        return ValueTypes.storedForm(path) ?? unknown(name, "is not declared in this source")
    }

    /// Returns the stored form of a generic type that the source does not declare, such as `Set<Item>`.
    private func collection(
        _ path: [String], _ arguments: [WrittenType], in scope: [String], _ depth: Int
    ) -> StoredForm {
        let name = path.last ?? ""
        guard ["Set", "Array", "ContiguousArray"].contains(name), arguments.count == 1,
            case .toOne(let destination) = storedForm(arguments[0].desugared, in: scope, depth + 1).kind
        else {
            var result = values("values of type '\(name)'", .named(path, arguments))
            result.isUnknown = true
            return result
        }
        return StoredForm(
            kind: .toMany(destination), doubt: "it is not known how SwiftData stores a relationship of type '\(name)'")
    }

    private func declared(_ type: DeclaredType) -> StoredForm {
        guard let declaration = type.declaration else { return unknown(type.name, "is not declared in this source") }
        let isConditional = type.declarations.count > 1 || declaration.condition != nil
        let depends = isConditional ? "the declaration of '\(type.name)' depends on an #if" : nil
        switch declaration.kind {
        case .class where declaration.attribute(named: "Model") != nil:
            return StoredForm(kind: .toOne(type), doubt: depends)
        case .enum: return enumeration(type, declaration)
        case .struct:
            return StoredForm(
                kind: .structure(type), doubt: "it is not known how SwiftData stores the structure '\(type.name)'")
        case .class, .actor, .protocol, .extension:
            return unknown(type.name, "is a \(declaration.kind.rawValue) without @Model")
        }
    }

    /// Returns the stored form of an enumeration. It is assumed, but unverified, that the raw value is stored.
    private func enumeration(_ type: DeclaredType, _ declaration: TypeDeclaration) -> StoredForm {
        let doubt = "it is not known how SwiftData stores the enumeration '\(type.name)'"
        let raw = declaration.inherited.lazy.compactMap { inherited -> StoredForm? in
            guard case .named(let path, _) = inherited else { return nil }
            return ValueTypes.storedForm(path)
        }.first
        guard let raw, !declaration.hasAssociatedValues else {
            return StoredForm(kind: .attribute(.transformable), doubt: doubt, valueClass: type.path.last)
        }
        return StoredForm(kind: raw.kind, doubt: doubt)
    }

    private func values(_ what: String, _ syntax: WrittenType) -> StoredForm {
        StoredForm(
            kind: .attribute(.transformable), doubt: "it is not known how SwiftData stores \(what)",
            valueClass: text(syntax))
    }

    private func unknown(_ name: String, _ reason: String) -> StoredForm {
        StoredForm(
            kind: .attribute(.transformable), doubt: "its type '\(name)' \(reason)",
            valueClass: name.isEmpty ? nil : name, isUnknown: true)
    }

    private func text(_ syntax: WrittenType) -> String { syntax.text }
}
