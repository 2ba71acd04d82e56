/// What of the package does not need Core Data, so that it builds everywhere.
public enum ReadingList {
    /// The name under which the compiled model is found in the bundle.
    public static let modelName = "ReadingList"
}
