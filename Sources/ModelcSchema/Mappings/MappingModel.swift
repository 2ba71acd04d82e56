import ModelcText

/// How the objects of one model version become those of another: an `.xcmappingmodel` (mapping-model §3).
///
/// Stored is what the file says. What the compiler derives from it (default names, automatic expressions, whether an
/// entity is copied or transformed) is not stored.
package struct MappingModel: SourceElement, Hashable {
    /// The version that is migrated from.
    package var source = EmbeddedModel()
    /// The version that is migrated to.
    package var destination = EmbeddedModel()
    /// The entity mappings that belong to the model, by number, then by the names of their entities.
    package var entityMappings: [EntityMapping] = []
    /// Objects of the file that nothing leads to, such as mappings deleted in the editor, and objects of unknown types;
    /// kept whole and without meaning.
    package var unreachableObjects: [VerbatimElement] = []

    /// The UUID of the store that the file is; nil until it is written for the first time.
    package var storeIdentifier: String?
    /// The version of the framework that saved the file (`1251`); nil until it is written for the first time.
    package var frameworkVersion: Int?
    /// The number in the object's id (`z102`); nil until it is written for the first time.
    package var objectNumber: Int?
    package var position: SourcePosition?
    package var verbatim = VerbatimContent()

    package init() {}
}
