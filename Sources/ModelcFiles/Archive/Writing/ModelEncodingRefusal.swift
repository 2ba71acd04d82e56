/// The reason why a model cannot be embedded in a mapping model: it has a feature whose archived form is not known
/// (FormatMappingModel §5.3).
package struct ModelEncodingRefusal: Error, Hashable, Sendable {
    /// The path of the property, such as `Book.price`.
    var modelPath: String
    /// The feature as part of a sentence, such as "a derived attribute".
    package var feature: String

    /// One sentence without a period.
    var message: String {
        "'\(modelPath)' is \(feature); how Xcode embeds one in a mapping model is unknown"
    }
}
