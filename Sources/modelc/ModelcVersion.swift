/// The tool's version.
enum ModelcVersion {
    static let text = "0.1.0"
}
