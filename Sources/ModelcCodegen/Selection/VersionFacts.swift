import ModelcSchema

/// Data about the model version that templates can use. The built-in templates use none of it.
package struct VersionFacts: Hashable, Sendable {
    /// The version's name; nil if the model does not come from a file with a version name.
    var name: String?
    /// Whether this is the current version, which new stores use.
    var isCurrent: Bool
    /// The names of all versions in the bundle, in the bundle's order.
    var allNames: [String]
    /// The version hashes; nil if they were not computed.
    package var hashes: ModelVersionHashes?

    package init(
        name: String? = nil, isCurrent: Bool = true, allNames: [String] = [], hashes: ModelVersionHashes? = nil
    ) {
        self.name = name
        self.isCurrent = isCurrent
        self.allNames = allNames
        self.hashes = hashes
    }

    /// The checksum of the model in Base64, as in Core Data's files; nil if it is not known.
    var checksum: String? { hashes?.checksum?.base64 }

    /// The version hash of an entity in hexadecimal digits; nil if it is not known.
    func hash(ofEntity name: String) -> String? {
        hashes?.entities.first { $0.name == name }?.hash?.hexadecimal
    }
}
