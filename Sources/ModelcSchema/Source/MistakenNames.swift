/// Names that people write for attributes of the format, because Core Data's editor, its API or other tools call the same thing so.
package enum MistakenNames {
    /// The attribute that is meant; nil for a name that is no known mistake.
    ///
    /// - Parameters:
    ///   - name: the unknown attribute.
    ///   - element: the element that has it.
    package static func meant(by name: String, of element: String) -> String? { table[element]?[name.lowercased()] }

    /// The unknown attribute of an element that was meant to be one of the format; nil where there is none.
    ///
    /// - Parameters:
    ///   - attribute: the attribute of the format, such as `attributeType`.
    ///   - name: what the element is called, such as `attribute`.
    package static func mistake(
        for attribute: String, in element: some SourceElement, named name: String
    ) -> VerbatimAttribute? {
        element.verbatim.unknownAttributes.first { meant(by: $0.name, of: name) == attribute }
    }

    /// What is said of an attribute that the format does not know. The name stands without quotes: of equal messages one is shown,
    /// and another name is another mistake.
    package static func message(unknown attribute: String, of element: String) -> String {
        "unknown attribute \(attribute)=\"…\" of <\(element)> is kept and has no effect"
    }

    private static let table: [String: [String: String]] = [
        "entity": [
            "class": "representedClassName", "classname": "representedClassName", "parent": "parentEntity",
            "superentity": "parentEntity", "abstract": "isAbstract", "renamingidentifier": "elementID",
            "codegen": "codeGenerationType", "codegeneration": "codeGenerationType",
        ],
        "attribute": [
            "type": "attributeType", "datatype": "attributeType", "default": "defaultValueString",
            "defaultvalue": "defaultValueString",
            "min": "minValueString", "minimum": "minValueString", "max": "maxValueString", "maximum": "maxValueString",
            "regex": "regularExpressionString", "regularexpression": "regularExpressionString",
            "class": "customClassName", "classname": "customClassName", "transformer": "valueTransformerName",
            "usesscalar": "usesScalarValueType", "scalar": "usesScalarValueType", "derivation": "derivationExpression",
            "renamingidentifier": "elementID", "isoptional": "optional", "istransient": "transient",
            "isindexed": "indexed", "isderived": "derived",
            "allowsexternalstorage": "allowsExternalBinaryDataStorage",
        ],
        "relationship": [
            "destination": "destinationEntity", "target": "destinationEntity", "targetentity": "destinationEntity",
            "entity": "destinationEntity", "deleterule": "deletionRule", "inverse": "inverseName",
            "inverserelationship": "inverseName", "istomany": "toMany", "isordered": "ordered",
            "isoptional": "optional", "min": "minCount", "max": "maxCount", "renamingidentifier": "elementID",
        ],
        "fetchRequest": [
            "predicate": "predicateString", "limit": "fetchLimit", "batchsize": "fetchBatchSize",
            "includessubentities": "includeSubentities", "returnsobjectsasfaults": "returnObjectsAsFaults",
        ],
    ]
}
