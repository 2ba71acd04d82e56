/// Wrong names of XML attributes. Xcode's editor, Core Data's API or other tools use these names for the same
/// settings.
package enum MistakenNames {
    /// The name of the attribute that was probably intended, such as `elementID` for `renamingIdentifier`. Nil if the
    /// name is not a known mistake.
    ///
    /// - Parameters:
    ///   - name: the name of the unknown attribute.
    ///   - element: the name of the element that has it.
    package static func meant(by name: String, of element: String) -> String? { table[element]?[name.lowercased()] }

    /// The first unknown attribute of the element that was probably intended as `attribute`; nil if there is none.
    ///
    /// - Parameters:
    ///   - attribute: the attribute of the format, such as `attributeType`.
    ///   - name: the name of the element, such as `attribute`.
    package static func mistake(
        for attribute: String, in element: some SourceElement, named name: String
    ) -> VerbatimAttribute? {
        element.verbatim.unknownAttributes.first { meant(by: $0.name, of: name) == attribute }
    }

    /// The message for an unknown XML attribute. The name is not in quotes: messages that differ only in quoted names
    /// are combined, but two names are two separate mistakes.
    package static func message(unknown attribute: String, of element: String) -> String {
        "unknown attribute \(attribute)=\"…\" of <\(element)> is kept and has no effect"
    }

    /// The message for a renaming identifier in the wrong XML attribute, such as `renamingIdentifier`.
    package static func message(renamingIdentifier value: String, named attribute: String) -> String {
        "\(attribute)=\"\(value)\" has no effect, because a renaming identifier is written as \(renamingIdentifier): what is "
            + "stored under \(value) is probably dropped in a migration"
    }

    /// The advice for a renaming identifier in the wrong XML attribute, if the element already has an `elementID`.
    package static func advice(setting identifier: String, insteadOf attribute: String) -> String {
        "set \(renamingIdentifier) to \"\(identifier)\" and remove \(attribute)"
    }

    /// The name of the XML attribute for a renaming identifier.
    package static let renamingIdentifier = "elementID"

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
