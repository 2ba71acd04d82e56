import ModelcSchema

/// Puts a model back into the text of a `contents` file, in Xcode's own spelling (model-format §6).
///
/// A file that Xcode wrote comes back byte for byte: siblings keep their order, and what the schema has no words for
/// stands in the elements' `verbatim` content.
package struct ModelWriter: Sendable {
    package init() {}

    /// The bytes of the file; there is no line feed after the last tag, as Xcode writes none.
    package func contents(of model: ManagedObjectModel) -> [UInt8] {
        var output = XMLOutput(escapesGreaterThan: escapesGreaterThan(model))
        output.writeDeclaration()
        output.write(model, ManagedObjectModel.xmlFormat)
        return output.bytes
    }

    /// Xcode began to escape `>` between tools versions 6300 and 6746 (model-format §6.2).
    private func escapesGreaterThan(_ model: ManagedObjectModel) -> Bool {
        guard let version = model.lastSavedToolsVersion?.major else { return true }
        return version >= 6746 || version == 1
    }
}
