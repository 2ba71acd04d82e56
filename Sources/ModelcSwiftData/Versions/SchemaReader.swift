import ModelcSchema

/// Reads a version: the classes of a `VersionedSchema`, or all classes of a source.
struct SchemaReader {
    let index: DeclarationIndex
    let files: [SwiftFile]
    /// The `VersionedSchema` types of the source.
    let schemas: [DeclaredType]

    /// The classes that a version lists.
    private struct Listing {
        var classes: [DeclaredType] = []
        var doubts: [SourceUncertainty] = []
    }

    /// Returns the version that a `VersionedSchema` declares.
    func version(_ schema: DeclaredType) -> SwiftDataVersion {
        var listing = Listing()
        let place = self.place(of: schema)
        list("models", of: schema, into: &listing, 0)
        if schema.declarations.count > 1 || schema.declaration?.condition != nil {
            listing.doubts.append(SourceUncertainty("the declaration of '\(schema.name)' depends on an #if", at: place))
        }
        var version = version(named: schema.name, listing, at: place)
        addDoubts(aboutFrozen: schema, to: &version.model)
        version.isSchema = true
        version.model.versionIdentifier = identifier(of: schema)?.text
        return version
    }

    /// Adds the doubts about classes that were not certain when the version was frozen.
    private func addDoubts(aboutFrozen schema: DeclaredType, to model: inout ManagedObjectModel) {
        guard let declaration = schema.declaration else { return }
        let names = FrozenHeader.unverifiedEntities(in: files[declaration.file].source)
        for entity in model.entities where names.contains(entity.name) {
            model.uncertainties.append(
                SourceUncertainty(
                    "it was not certain when the version was frozen", entityName: entity.name,
                    at: SchemaLocation(entity)))
        }
    }

    /// Returns the version that consists of all classes of a source without a `VersionedSchema`.
    func version(of classes: [DeclaredType], named name: String) -> SwiftDataVersion {
        version(
            named: name, Listing(classes: classes),
            at: classes.first.map(place) ?? SchemaLocation(position: nil))
    }

    func identifier(of schema: DeclaredType) -> VersionIdentifier? {
        schema.staticProperty("versionIdentifier").flatMap { VersionIdentifier(of: $0.property, in: files[$0.file]) }
    }

    func place(of type: DeclaredType) -> SchemaLocation {
        let declaration = type.declaration ?? type.extensions.first
        return SchemaLocation(position: declaration.map { files[$0.file].position(ofToken: $0.token) })
    }

    func described(_ type: DeclaredType) -> SwiftDataClass {
        let outer = schemas.first { type.path.count > $0.path.count && type.path.starts(with: $0.path) }
        return SwiftDataClass(
            name: type.name, entityName: type.path.last ?? "", schemaName: outer?.name, place: place(of: type))
    }
}

extension SchemaReader {
    /// The maximum number of lists that take the classes of another.
    private static let deepest = 16

    /// Adds the classes in a static property: `models`, or a list that `models` names.
    private func list(_ name: String, of schema: DeclaredType, into listing: inout Listing, _ depth: Int) {
        guard let (property, number) = schema.staticProperty(name) else {
            return listing.doubts.append(
                SourceUncertainty("'\(schema.name)' has no '\(name)' in this source", at: place(of: schema)))
        }
        let file = files[number]
        let place = SchemaLocation(position: file.position(ofToken: property.token))
        guard let list = TypeListSyntax(of: property, in: file), property.condition == nil,
            depth < SchemaReader.deepest
        else {
            return listing.doubts.append(
                SourceUncertainty("'\(name)' of '\(schema.name)' is no list of classes that modelc reads", at: place))
        }
        for part in list.parts {
            switch part {
            case .element(let range): add(range, of: schema, in: file, to: &listing)
            case .property(let path): addModels(path, of: schema, at: place, to: &listing, depth)
            }
        }
    }

    private func add(_ element: Range<Int>, of schema: DeclaredType, in file: SwiftFile, to listing: inout Listing) {
        let place = SchemaLocation(position: file.position(ofToken: element.lowerBound))
        guard let path = TypeListSyntax.type(of: element, in: file.tokens) else {
            return listing.doubts.append(
                SourceUncertainty("'\(file.text(of: element))' in 'models' is no class that modelc reads", at: place))
        }
        let own = path.first == "Self" ? schema.path + path.dropFirst() : path
        guard case .declared(let type) = index.resolve(own, in: schema.path),
            type.declaration?.attribute(named: "Model") != nil
        else {
            let name = path.joined(separator: ".")
            return listing.doubts.append(
                SourceUncertainty("the class '\(name)' in 'models' is not declared in this source", at: place))
        }
        if !listing.classes.contains(where: { $0.path == type.path }) { listing.classes.append(type) }
    }

    /// Adds the classes of `Other.models`, or of a list of the schema itself.
    private func addModels(
        _ path: [String], of schema: DeclaredType, at place: SchemaLocation, to listing: inout Listing, _ depth: Int
    ) {
        let owner = Array(path.dropLast())
        if let name = path.last, owner.isEmpty || owner == ["Self"], schema.staticProperty(name) != nil {
            return list(name, of: schema, into: &listing, depth + 1)
        }
        guard let name = path.last, case .declared(let other) = index.resolve(owner, in: schema.path) else {
            return listing.doubts.append(
                SourceUncertainty("'\(path.joined(separator: "."))' in 'models' is not known", at: place))
        }
        list(name, of: other, into: &listing, depth + 1)
    }

    private func version(named name: String, _ listing: Listing, at place: SchemaLocation) -> SwiftDataVersion {
        var drafts = self.drafts(of: listing.classes)
        var doubts = listing.doubts
        let added = addReachable(to: &drafts, &doubts)
        addDoubts(aboutSuperclassesIn: &drafts)
        drafts = InverseResolver.resolved(drafts)
        addDoubts(aboutClassesOf: &drafts)
        var model = ManagedObjectModel()
        model.origin = .swift
        model.entities = drafts.map(\.entity)
        model.position = place.position
        for draft in drafts {
            for composite in draft.composites where !model.composites.contains(where: { $0.name == composite.name }) {
                model.composites.append(composite)
            }
        }
        model.uncertainties = doubts + drafts.flatMap(\.doubts)
        return SwiftDataVersion(
            name: name, isSchema: false, model: model, classes: (listing.classes + added).map(described), place: place)
    }

    private func drafts(of classes: [DeclaredType]) -> [EntityDraft] {
        let builder = EntityBuilder(resolver: TypeResolver(index: index), files: files)
        return classes.compactMap(builder.draft)
    }

    /// Adds classes that are not listed but are a superclass or the destination of a relationship. It is assumed, but
    /// unverified, that SwiftData adds them too.
    ///
    /// - Returns: the added classes.
    private func addReachable(to drafts: inout [EntityDraft], _ doubts: inout [SourceUncertainty]) -> [DeclaredType] {
        var names = Set(drafts.map { $0.type.name })
        var added: [DeclaredType] = []
        var next = 0
        while next < drafts.count {
            let draft = drafts[next]
            next += 1
            for type in draft.relationships.compactMap(\.destination) + (draft.parent.map { [$0] } ?? [])
            where names.insert(type.name).inserted {
                added.append(type)
                drafts += self.drafts(of: [type])
                doubts.append(
                    SourceUncertainty(
                        "'\(type.name)' is not in 'models', and a property of '\(draft.type.name)' leads to it",
                        at: SchemaLocation(draft.entity)))
            }
        }
        return added
    }

    /// Adds doubts about classes that others inherit from.
    private func addDoubts(aboutSuperclassesIn drafts: inout [EntityDraft]) {
        let names = Set(drafts.compactMap { $0.parent?.name })
        for index in drafts.indices where names.contains(drafts[index].type.name) {
            drafts[index].doubt("it is not known how SwiftData hashes a class that others inherit from")
        }
    }

    /// Marks classes as uncertain if they are nested in a type that is not a `VersionedSchema`, or if several classes
    /// have the same entity name.
    private func addDoubts(aboutClassesOf drafts: inout [EntityDraft]) {
        let counts = drafts.reduce(into: [String: Int]()) { $0[$1.entity.name, default: 0] += 1 }
        let schemaNames = Set(schemas.map(\.name))
        for index in drafts.indices {
            let draft = drafts[index]
            if counts[draft.entity.name] ?? 0 > 1 {
                drafts[index].doubt("several classes have the entity name '\(draft.entity.name)'")
            }
            let outer = draft.type.path.dropLast().joined(separator: ".")
            if !outer.isEmpty, !schemaNames.contains(outer) {
                drafts[index].doubt("no hash of a class that is nested in '\(outer)' from Xcode is known")
            }
        }
    }
}

extension DeclaredType {
    /// Returns the static property with a name and the index of its file. Nil if there is none, or if the type and
    /// its extensions contain several.
    func staticProperty(_ name: String) -> (property: PropertyDeclaration, file: Int)? {
        let found = properties.filter { $0.property.name == name && $0.property.isStatic }
        return found.count == 1 ? found[0] : nil
    }
}
