import ModelcSchema

/// Puts a model back into the text of a `contents` file, in Xcode's own spelling (FormatModelXML §6).
///
/// A file that Xcode wrote comes back byte for byte: siblings keep their order, and what the schema has no words for
/// stands in the elements' `verbatim` content.
package struct ModelWriter: Sendable {
    package init() {}

    /// The bytes of the file; there is no line feed after the last tag, as Xcode writes none.
    package func contents(of model: ManagedObjectModel) -> [UInt8] {
        let escaping = XMLEscaping(toolsVersion: model.lastSavedToolsVersion)
        var output = XMLOutput(escapesGreaterThan: escaping.escapesGreaterThan)
        output.writeDeclaration()
        output.write(model, ManagedObjectModel.xmlFormat)
        return output.bytes
    }
}
