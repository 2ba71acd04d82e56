import ModelcSchema

/// Builds the composites of structures in the source.
struct CompositeBuilder {
    let resolver: TypeResolver
    let files: [SwiftFile]

    /// The composites so far.
    private struct Walk {
        var composites: [CompositeDescription] = []
        /// The names of the structures whose members are being read, and of those that are complete.
        var open: Set<String> = []
        var complete: Set<String> = []
    }

    /// The composite of a structure, and those of its members; nil if a member has a type that no composite can have.
    func composites(of structure: DeclaredType) -> [CompositeDescription]? {
        var walk = Walk()
        return add(structure, to: &walk) ? walk.composites.reversed() : nil
    }

    /// Adds the composite of a structure after those of its members.
    ///
    /// - Returns: false if there is none.
    private func add(_ structure: DeclaredType, to walk: inout Walk) -> Bool {
        if walk.complete.contains(structure.name) { return true }
        guard let declaration = structure.declaration, walk.open.insert(structure.name).inserted else { return false }
        var composite = CompositeDescription()
        composite.name = structure.path.last ?? ""
        composite.position = files[declaration.file].position(ofToken: declaration.token)
        for property in declaration.properties where !property.isStatic && property.accessors != .computed {
            guard let syntax = property.type,
                let member = member(property, resolver.storedForm(syntax, in: structure.path), &walk)
            else { return false }
            composite.attributes.append(member)
        }
        walk.complete.insert(structure.name)
        walk.composites.append(composite)
        return true
    }

    private func member(
        _ property: PropertyDeclaration, _ stored: StoredForm, _ walk: inout Walk
    ) -> AttributeDescription? {
        var member = AttributeDescription()
        member.name = property.name
        member.isOptional = stored.isOptional
        switch stored.kind {
        case .attribute(let kind) where kind != .transformable: member.type = kind
        case .structure(let structure):
            guard add(structure, to: &walk) else { return nil }
            member.type = .composite
            member.compositeName = structure.path.last
        case .attribute, .toOne, .toMany: return nil
        }
        return member
    }
}
