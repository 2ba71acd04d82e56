import ModelcSchema

/// Builds the composites of structures in the source.
struct CompositeBuilder {
    /// The maximum nesting of structures.
    private static let deepest = 16

    let resolver: TypeResolver
    let files: [SwiftFile]

    /// The composite of a structure, and after it those of its members; nil if a member has a type that no composite can
    /// have.
    func composites(of structure: DeclaredType) -> [CompositeDescription]? { composites(of: structure, 0) }

    private func composites(of structure: DeclaredType, _ depth: Int) -> [CompositeDescription]? {
        guard depth < CompositeBuilder.deepest, let declaration = structure.declaration else { return nil }
        var composite = CompositeDescription()
        composite.name = structure.path.last ?? ""
        composite.position = files[declaration.file].position(ofToken: declaration.token)
        var others: [CompositeDescription] = []
        for property in declaration.properties where !property.isStatic && property.accessors != .computed {
            guard let syntax = property.type,
                let (member, inner) = member(property, resolver.storedForm(syntax, in: structure.path), depth)
            else { return nil }
            composite.attributes.append(member)
            others += inner
        }
        return [composite] + others
    }

    private func member(
        _ property: PropertyDeclaration, _ stored: StoredForm, _ depth: Int
    ) -> (AttributeDescription, [CompositeDescription])? {
        var member = AttributeDescription()
        member.name = property.name
        member.isOptional = stored.isOptional
        switch stored.kind {
        case .attribute(let kind) where kind != .transformable:
            member.type = kind
            return (member, [])
        case .structure(let structure):
            guard let composites = composites(of: structure, depth + 1) else { return nil }
            member.type = .composite
            member.compositeName = composites.first?.name
            return (member, composites)
        case .attribute, .toOne, .toMany: return nil
        }
    }
}
