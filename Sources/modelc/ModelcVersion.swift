/// The tool's version, and where its documentation is.
enum ModelcVersion {
    static let text = "0.1.0"

    /// The address of the documentation, which reports name for each rule; the only place where it stands.
    static let documentation = "https://modelc.example"

    /// The address of a rule's page.
    static func page(ofRule id: String) -> String { "\(documentation)/rules/\(id)" }
}
