import Foundation

/// The part of the package that does not need Core Data and builds on all platforms.
public enum ReadingList {
    /// The name of the compiled model in the bundle.
    public static let modelName = "ReadingList"

    /// The compiled model, which the plugin CompileModel adds to the resources; nil if it is missing there.
    public static var compiledModel: URL? { Bundle.module.url(forResource: modelName, withExtension: "momd") }
}
