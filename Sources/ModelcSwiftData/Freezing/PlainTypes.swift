/// Finds types that a frozen version can copy as they are: enumerations and structures that need nothing else of the app.
struct PlainTypes {
    let resolver: TypeResolver
    let files: [SwiftFile]

    /// Whether a type at the top level has only cases or stored properties, and conforms to the protocols that it names.
    func contains(_ type: DeclaredType) -> Bool {
        var seen: Set<String> = []
        return contains(type, &seen)
    }

    private func contains(_ type: DeclaredType, _ seen: inout Set<String>) -> Bool {
        guard seen.insert(type.name).inserted else { return true }
        guard type.path.count == 1, type.declarations.count == 1, let declaration = type.declaration,
            isClosed(declaration)
        else { return false }
        switch declaration.kind {
        case .enum: return declaration.properties.isEmpty && !declaration.hasAssociatedValues
        case .struct:
            return declaration.properties.allSatisfy { property in
                isStored(property) && isPlain(property.type, in: type, &seen)
            }
        case .class, .actor, .protocol, .extension: return false
        }
    }

    /// Whether the declaration has nothing but properties and cases.
    private func isClosed(_ declaration: TypeDeclaration) -> Bool {
        let text = files[declaration.file].text(of: declaration.extent)
        return declaration.condition == nil && declaration.strayToken == nil && !declaration.hasFunctions
            && declaration.types.isEmpty && declaration.aliases.isEmpty && declaration.macros.isEmpty
            && declaration.attributes.isEmpty && declaration.genericParameters.isEmpty
            && !text.hasPrefix("private") && !text.hasPrefix("fileprivate") && isCodable(declaration)
            && declaration.inherited.allSatisfy(isKnown)
    }

    private func isCodable(_ declaration: TypeDeclaration) -> Bool {
        declaration.inherited.contains { $0.text == "Codable" }
    }

    private func isKnown(_ inherited: WrittenType) -> Bool {
        guard case .named(let path, _) = inherited else { return false }
        return ValueTypes.storedForm(path) != nil || inherited.text == "CaseIterable"
            || KnownProtocols.contains(inherited.text)
    }

    private func isStored(_ property: PropertyDeclaration) -> Bool {
        property.accessors == .none && property.attributes.isEmpty && property.condition == nil && !property.isStatic
    }

    private func isPlain(_ written: WrittenType?, in type: DeclaredType, _ seen: inout Set<String>) -> Bool {
        switch written?.desugared {
        case .optional(let wrapped, _)?: isPlain(wrapped, in: type, &seen)
        case .array(let element)?: isPlain(element, in: type, &seen)
        case .dictionary(let key, let value)?: isPlain(key, in: type, &seen) && isPlain(value, in: type, &seen)
        case .named(let path, let arguments)? where arguments.isEmpty:
            switch resolver.index.resolve(path, in: type.path) {
            case .declared(let used): contains(used, &seen)
            case .unknown: ValueTypes.storedForm(path) != nil
            case .alias, .parameter, .uncertain: false
            }
        case .named?, .other?, nil: false
        }
    }
}
