import ModelcDiagnostics

// Ids that are used by a lint rule and also by the code that reads models or generates classes. One error has the same
// id in all commands, and `modelc explain` shows one page for it. An id that only one module reports is declared in
// that module.
extension DiagnosticID {
    // The bundle and its files.

    /// A model cannot be read at all.
    package static let unreadableModel = DiagnosticID("unreadable-model")
    /// A part of a model is not valid.
    package static let unreadableElement = DiagnosticID("unreadable-element")
    /// A file has a setting that has no effect.
    package static let ignoredContent = DiagnosticID("ignored-content")
    /// A file has elements, attributes or text that are not part of a data model.
    package static let unknownXML = DiagnosticID("unknown-xml")
    /// A renaming identifier is written as `renamingIdentifier`, its name in code, instead of `elementID`.
    package static let misspeltRenamingIdentifier = DiagnosticID("misspelt-renaming-identifier")
    /// The file contains a conflict marker from a merge.
    package static let mergeConflictMarker = DiagnosticID("merge-conflict-marker")
    /// A bundle with several versions does not name the current one.
    package static let noCurrentVersion = DiagnosticID("no-current-version")
    /// A bundle's current version is not in the bundle.
    package static let currentVersionMissing = DiagnosticID("current-version-missing")

    // Attributes.

    /// A stored attribute has no type.
    package static let undefinedAttributeType = DiagnosticID("undefined-attribute-type")
    /// A default is not a value of the attribute's type.
    package static let defaultNotRepresentable = DiagnosticID("default-not-representable")
    /// An attribute that is not Transformable has a transformer.
    package static let transformerOnNonTransformable = DiagnosticID("transformer-on-non-transformable")
    /// An attribute that is not Transformable has a custom class.
    package static let classOnNonTransformable = DiagnosticID("class-on-non-transformable")
    /// An attribute allows external storage but is not Binary or Transformable.
    package static let externalStorageOnNonBinary = DiagnosticID("external-storage-on-non-binary")
    /// A derived attribute has no expression that the store can compute.
    package static let invalidDerivation = DiagnosticID("invalid-derivation")

    // Relationships.

    /// A to-many relationship has a maximum of one.
    package static let toManyOfOne = DiagnosticID("to-many-of-one")
    /// A to-one relationship has a maximum count other than 1.
    package static let toOneMaxCount = DiagnosticID("to-one-max-count")
    /// A relationship has no delete rule.
    package static let deleteRuleUnset = DiagnosticID("delete-rule-unset")
    /// A to-one relationship is ordered.
    package static let orderedToOne = DiagnosticID("ordered-to-one")

    // Names and classes.

    /// A property's name is not an identifier.
    package static let invalidPropertyName = DiagnosticID("invalid-property-name")
    /// A property has the name of a member that every managed object has.
    package static let reservedPropertyName = DiagnosticID("reserved-property-name")
    /// The name of a class or of a composite is not an identifier.
    package static let invalidClassName = DiagnosticID("invalid-class-name")
    /// The class of a transformable attribute is not the name of an Objective-C class.
    package static let invalidObjCClass = DiagnosticID("invalid-objc-class")
    /// Xcode generates the same class for two models.
    package static let classInTwoModels = DiagnosticID("class-in-two-models")
    /// Two parts of a model declare the same type, for example two entities with one class.
    package static let duplicateClass = DiagnosticID("duplicate-class")
    /// The entity's Codegen setting makes Xcode generate the class, so modelc skips it.
    package static let codegenConflict = DiagnosticID("codegen-conflict")
}
