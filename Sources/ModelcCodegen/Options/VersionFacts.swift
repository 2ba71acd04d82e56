import ModelcSchema

/// What templates can ask about the version that is generated from; generated classes need none of it.
package struct VersionFacts: Hashable, Sendable {
    /// The version's name; nil where the model is no file with one.
    package var name: String?
    /// Whether new stores are made with this version.
    package var isCurrent: Bool
    /// The names of all versions in the bundle, in its order.
    package var allNames: [String]
    /// The version hashes; nil where nobody computed them.
    package var hashes: ModelVersionHashes?

    package init(
        name: String? = nil, isCurrent: Bool = true, allNames: [String] = [], hashes: ModelVersionHashes? = nil
    ) {
        self.name = name
        self.isCurrent = isCurrent
        self.allNames = allNames
        self.hashes = hashes
    }

    /// The checksum of the model in base64, as files of Core Data spell it; nil where it cannot be told.
    var checksum: String? { hashes?.checksum?.base64 }

    /// The hash of an entity in hexadecimal digits; nil where it cannot be told.
    func hash(ofEntity name: String) -> String? {
        hashes?.entities.first { $0.name == name }?.hash?.hexadecimal
    }
}
