/// A compiled version of a model.
package struct CompiledModel: Sendable {
    /// The file.
    package var bytes: [UInt8]
    /// The features of the model whose compiled form is not proven, in the order of the model.
    package var uses: [CompiledFeatureUse]
}
