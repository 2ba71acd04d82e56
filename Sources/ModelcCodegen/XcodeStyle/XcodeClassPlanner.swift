import ModelcSchema
import ModelcSourceCode

/// Plans the types of an entity's own properties.
///
/// User info is ignored, because Xcode does not use the keys of other tools.
struct XcodeClassPlanner {
    let selection: XcodeEntitySelection
    let style: XcodeStyle

    func plan(_ selected: XcodeEntity, diagnostics: inout DiagnosticCollector) -> XcodeClass {
        let entity = selected.entity
        var properties: [XcodeProperty] = []
        for attribute in entity.attributes {
            properties.append(plan(attribute, of: entity, diagnostics: &diagnostics))
        }
        properties += entity.relationships.map(plan)
        for fetched in entity.fetchedProperties {
            properties.append(plan(fetched, of: entity, diagnostics: &diagnostics))
        }
        return XcodeClass(
            selected: selected, literal: literal(entity.name), properties: properties,
            collections: entity.relationships.filter(\.isToMany).map(collection),
            importedClasses: style.importsDestinations ? destinations(of: entity, except: selected.className) : [],
            isIdentifiable: style.isIdentifiable(isRoot: selected.superclassName == nil),
            versionHash: selection.input.version.hash(ofEntity: entity.name))
    }

    private func plan(
        _ attribute: AttributeDescription, of entity: EntityDescription, diagnostics: inout DiagnosticCollector
    ) -> XcodeProperty {
        if style.hasScalars, attribute.usesScalarValue == true, let scalar = attribute.type.xcodeScalar {
            return property(attribute, scalar, isOptional: false)
        }
        var type: XcodeValueType?
        if attribute.type == .transformable, let declared = attribute.customClassName {
            let place = ModelLocation(attribute, of: entity.name, attribute: "customClassName")
            let text = ValueClassText(declared)
            diagnostics.report(
                text, declared, at: place,
                helpForSwift: "write the Objective-C class, such as NSArray or NSDictionary")
            type = XcodeValueClass.type(of: text)
        }
        return property(
            attribute, type ?? attribute.type.xcodeObject(style),
            isOptional: style.optionality == .always || attribute.isOptional)
    }

    private func plan(_ relationship: RelationshipDescription) -> XcodeProperty {
        let name = destination(of: relationship)
        guard relationship.isToMany else {
            return property(relationship, .retained(SwiftIdentifier.escaped(name), name + " *", declaring: name))
        }
        let collection = collection(relationship).collectionClass
        return property(relationship, .retained(collection, "\(collection)<\(name) *> *", declaring: name))
    }

    /// Plans a fetched property. How Xcode declares it is not verified, so the type is one that can hold any result.
    private func plan(
        _ fetched: FetchedPropertyDescription, of entity: EntityDescription, diagnostics: inout DiagnosticCollector
    ) -> XcodeProperty {
        report(fetched, of: entity, diagnostics: &diagnostics)
        return property(fetched, .retained("[Any]", "NSArray *"))
    }

    private func property(
        _ property: some PropertyDescription, _ type: XcodeValueType, isOptional: Bool = true
    ) -> XcodeProperty {
        let spelling = type.spelling(in: style.language)
        return XcodeProperty(
            name: property.name, type: type, spelling: spelling,
            declaredType: style.declaredType(spelling, isOptional: isOptional),
            attributes: style.attributes(of: type.storage, isOptional: isOptional), isOptional: isOptional,
            userInfo: property.userInfo)
    }

    private func literal(_ name: String) -> String {
        switch style.language {
        case .swift: SwiftText.literal(name)
        case .objectiveC: ObjectiveCText.literal(name)
        }
    }

    private func collection(_ relationship: RelationshipDescription) -> XcodeCollection {
        XcodeCollection(
            name: relationship.name, capitalizedName: SwiftIdentifier.capitalized(relationship.name),
            element: destination(of: relationship), isOrdered: relationship.isOrdered)
    }

    private func destination(of relationship: RelationshipDescription) -> String {
        selection.className(ofEntityNamed: relationship.destinationName) ?? "NSManagedObject"
    }

    private func destinations(of entity: EntityDescription, except own: String) -> [String] {
        let names = entity.relationships.compactMap { selection.className(ofEntityNamed: $0.destinationName) }
        return Array(Set(names).subtracting([own])).sortedByName { $0 }
    }
}

extension XcodeClassPlanner {
    func report(
        _ fetched: FetchedPropertyDescription, of entity: EntityDescription, diagnostics: inout DiagnosticCollector
    ) {
        let place = ModelLocation(fetched, of: entity.name)
        diagnostics.report(
            .unverifiedFetchedProperty, .warning,
            "the type of fetched property '\(place.path)' is a guess: what Xcode writes for it is not known", at: place,
            help: "compare the property with the file that Xcode generates")
    }
}
