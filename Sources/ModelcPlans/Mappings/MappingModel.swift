import ModelcBase
import ModelcSchema

/// An `.xcmappingmodel`: describes how the objects of one model version are migrated to another version
/// (FormatMappingModel §3).
///
/// Contains only what the file contains. Values that the compiler derives from the file are not stored (default names,
/// automatic expressions, whether an entity is copied or transformed).
package struct MappingModel: SourceElement, Hashable {
    /// The copy of the source version, and its path.
    package var source = EmbeddedModel()
    /// The copy of the destination version, and its path.
    package var destination = EmbeddedModel()
    /// The entity mappings, sorted by number, then by the names of their entities.
    package var entityMappings: [EntityMapping] = []
    /// Objects of the file that are not referenced, such as mappings deleted in the editor, and objects of unknown
    /// types. They have no effect, and are written back unchanged.
    package var unreachableObjects: [VerbatimElement] = []

    /// The store UUID of the file; nil for a new mapping model that was not written yet.
    package var storeIdentifier: String?
    /// The version of the Core Data framework that saved the file, such as `1251`; nil for a new mapping model that was
    /// not written yet.
    package var frameworkVersion: Int?
    /// The number in the object's id (`z102`); nil for a new object that was not written yet.
    package var objectNumber: Int?
    package var position: SourcePosition?
    package var verbatim = VerbatimContent()

    package init() {}
}
