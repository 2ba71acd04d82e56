/// All types that a template can reach from its root object, for the documentation of template keys.
package struct SchemaCatalog: Sendable {
    /// The schemas. The root's schema is first; the others are in the order of the first key that refers to them.
    package let schemas: [TemplateSchema]

    package init(root: any TemplateObject.Type) {
        var known: Set<ObjectIdentifier> = [ObjectIdentifier(root)]
        var types: [any TemplateObject.Type] = [root]
        var next = 0
        while next < types.count {
            for key in types[next].templateSchema.keys {
                guard let type = SchemaCatalog.objectType(in: key.type) else { continue }
                if known.insert(ObjectIdentifier(type)).inserted { types.append(type) }
            }
            next += 1
        }
        schemas = types.map { $0.templateSchema }
    }

    private static func objectType(in type: TemplateType) -> (any TemplateObject.Type)? {
        switch type {
        case .object(let type): type
        case .optional(let type), .list(let type), .dictionary(let type): objectType(in: type)
        case .bool, .integer, .double, .string, .record, .any: nil
        }
    }
}
