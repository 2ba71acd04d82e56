import Foundation

/// What of the package does not need Core Data, so that it builds everywhere.
public enum ReadingList {
    /// The name under which the compiled model is found in the bundle.
    public static let modelName = "ReadingList"

    /// The compiled model, which the plugin CompileModel puts into the resources; nil where the build did not.
    public static var compiledModel: URL? { Bundle.module.url(forResource: modelName, withExtension: "momd") }
}
