import ModelcSchema

/// The facts about the version of the model that templates can use; generated classes need none of them.
package struct VersionFacts: Hashable, Sendable {
    /// The version's name; nil if the model is not a file with a version name.
    var name: String?
    /// Whether new stores use this version.
    var isCurrent: Bool
    /// The names of all versions in the bundle, in its order.
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

    /// The checksum of the model in base64, as in Core Data's files; nil if it is not known.
    var checksum: String? { hashes?.checksum?.base64 }

    /// The hash of an entity in hexadecimal digits; nil if it is not known.
    func hash(ofEntity name: String) -> String? {
        hashes?.entities.first { $0.name == name }?.hash?.hexadecimal
    }
}
