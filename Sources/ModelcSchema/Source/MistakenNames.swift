/// Names that people write for attributes of the format, because Core Data's editor, its API or other tools call the same thing so.
package enum MistakenNames {
    /// The attribute that is meant; nil for a name that is no known mistake.
    ///
    /// - Parameters:
    ///   - name: the unknown attribute.
    ///   - element: the element that has it.
    package static func meant(by name: String, of element: String) -> String? { table[element]?[name.lowercased()] }

    private static let table: [String: [String: String]] = [
        "entity": [
            "class": "representedClassName", "classname": "representedClassName", "parent": "parentEntity",
            "superentity": "parentEntity", "abstract": "isAbstract", "renamingidentifier": "elementID",
            "codegen": "codeGenerationType", "codegeneration": "codeGenerationType",
        ],
        "attribute": [
            "type": "attributeType", "default": "defaultValueString", "defaultvalue": "defaultValueString",
            "min": "minValueString", "minimum": "minValueString", "max": "maxValueString", "maximum": "maxValueString",
            "regex": "regularExpressionString", "regularexpression": "regularExpressionString",
            "class": "customClassName", "classname": "customClassName", "transformer": "valueTransformerName",
            "usesscalar": "usesScalarValueType", "scalar": "usesScalarValueType", "derivation": "derivationExpression",
            "renamingidentifier": "elementID", "isoptional": "optional", "istransient": "transient",
            "isindexed": "indexed", "isderived": "derived",
            "allowsexternalstorage": "allowsExternalBinaryDataStorage",
        ],
        "relationship": [
            "destination": "destinationEntity", "deleterule": "deletionRule", "inverse": "inverseName",
            "inverserelationship": "inverseName", "istomany": "toMany", "isordered": "ordered",
            "isoptional": "optional", "min": "minCount", "max": "maxCount", "renamingidentifier": "elementID",
        ],
        "fetchRequest": [
            "predicate": "predicateString", "limit": "fetchLimit", "batchsize": "fetchBatchSize",
            "includessubentities": "includeSubentities", "returnsobjectsasfaults": "returnObjectsAsFaults",
        ],
    ]
}
