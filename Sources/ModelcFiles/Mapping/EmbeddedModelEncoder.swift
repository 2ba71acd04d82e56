import ModelcSchema

/// Makes the archive of a model that mapping models embed (mapping-model §5). Reading a mapping model is the way back.
package enum EmbeddedModelEncoder {
    /// The bytes of the archive: a binary property list. The same model always gives the same bytes. Fetch indexes,
    /// configurations and request templates are left out, as Xcode leaves them out.
    ///
    /// - Throws: a refusal where the model has a feature whose archived form nobody knows.
    package static func archive(of model: ManagedObjectModel) throws(ModelEncodingRefusal) -> [UInt8] {
        try ArchivedModelWriter.bytes(of: model)
    }
}
