/// The reason that a model cannot be embedded in a mapping model: it has a feature whose archived form is not known
/// (FormatMappingModel §5.3).
package struct ModelEncodingRefusal: Error, Hashable, Sendable {
    /// The property in the model: `Book.price`.
    var modelPath: String
    /// The feature as a part of a sentence: "a derived attribute".
    package var feature: String

    /// One sentence without a full stop.
    var message: String {
        "'\(modelPath)' is \(feature); how Xcode embeds one in a mapping model is unknown"
    }
}
