import ModelcBase
import ModelcSchema

/// An `.xcmappingmodel`: how the objects of one model version are migrated to another version (FormatMappingModel
/// §3).
///
/// Stores what is in the file. It does not store what the compiler derives from the file (default names, automatic
/// expressions, whether an entity is copied or transformed).
package struct MappingModel: SourceElement, Hashable {
    /// The source version.
    package var source = EmbeddedModel()
    /// The destination version.
    package var destination = EmbeddedModel()
    /// The entity mappings of the model, sorted by number, then by the names of their entities.
    package var entityMappings: [EntityMapping] = []
    /// Objects of the file that cannot be reached, such as mappings deleted in the editor, and objects of unknown
    /// types. They are kept unchanged and have no meaning.
    package var unreachableObjects: [VerbatimElement] = []

    /// The store UUID of the file; nil until the file is first written.
    package var storeIdentifier: String?
    /// The version of the framework that saved the file (`1251`); nil until the file is first written.
    package var frameworkVersion: Int?
    /// The number in the object's id (`z102`); nil until the file is first written.
    package var objectNumber: Int?
    package var position: SourcePosition?
    package var verbatim = VerbatimContent()

    package init() {}
}
