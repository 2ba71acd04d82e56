/// A compiled version of a model.
package struct CompiledModel: Sendable {
    /// The bytes of the compiled file.
    package var bytes: [UInt8]
    /// The features of the model with an unproven compiled form, in the order of the model.
    package var uses: [CompiledFeatureUse]
}
