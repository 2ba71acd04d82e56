import ModelcBase

/// The names that modelc proposes for migration policies: `V1toV2_Person`. They are Objective-C names without a
/// module, so that a mapping model refers to the class by the same name in any module (FormatMigrationFacts §8).
///
/// They are valid Swift identifiers: characters other than letters, digits and underscores become underscores. A name
/// that is already taken, ignoring case, gets a number.
package struct PolicyClassName {
    /// The prefix of all names for the two versions: `V1toV2`. Also the name of their mapping model.
    package let stem: String
    private var names = UniqueNames()

    /// - Parameters:
    ///   - old: the name of the source version.
    ///   - new: the name of the destination version.
    package init(from old: String, to new: String) {
        let stem = IdentifierText.sanitized(old + "to" + new)
        self.stem = stem.unicodeScalars.first.map(IdentifierText.isStart) ?? false ? stem : "_" + stem
    }

    /// Returns the name of the class for a destination entity; a different name each time.
    package mutating func name(forEntity entity: String) -> String {
        names.name(stem + "_" + IdentifierText.sanitized(entity))
    }
}
