import ModelcKeyedArchive
import ModelcSchema

/// Compiles one version of a model: model -> graph of the objects that Core Data reads -> keyed archive, which is the
/// file `NAME.mom` (FormatCompiledModel §2 to §6).
///
/// The writers of entities, properties and requests note every feature whose form is not proven. The caller decides
/// what to do about them; features with an unknown form are left out of the bytes.
package struct ModelCompiler: Sendable {
    package init() {}

    /// Compiles a model without structural errors. References to names that do not exist become nil.
    package func compile(_ model: ManagedObjectModel) -> CompiledModel {
        var writer = CompiledModelWriter(ResolvedModel(model))
        let root = writer.write()
        return CompiledModel(
            bytes: KeyedArchiveWriter().bytes(of: writer.output.graph, root: root), uses: writer.output.uses)
    }
}
