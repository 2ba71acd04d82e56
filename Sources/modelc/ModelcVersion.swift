/// The tool's version. Its documentation has no address of its own: `modelc explain RULE` shows the page of a rule.
enum ModelcVersion {
    static let text = "0.1.0"
}
