/// Why a model cannot be embedded in a mapping model: it has a feature whose archived form nobody knows
/// (mapping-model §5.3).
package struct ModelEncodingRefusal: Error, Hashable, Sendable {
    /// The property in the model: `Book.price`.
    package var modelPath: String
    /// What it is, as a part of a sentence: "a derived attribute".
    package var feature: String

    /// One sentence without a full stop.
    package var message: String {
        "'\(modelPath)' is \(feature); how Xcode embeds that in a mapping model is not known"
    }
}
