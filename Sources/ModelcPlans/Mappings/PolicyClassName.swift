import ModelcBase

/// The names that modelc suggests for migration policies, such as `V1toV2_Person`. They are Objective-C names without a
/// module. A mapping model can therefore refer to the class by the same name in any module (FormatMigrationFacts §8).
///
/// They are valid Swift identifiers: characters other than letters, digits and underscores become underscores. A name
/// that is already used, ignoring case, gets a number.
package struct PolicyClassName {
    /// The common prefix of the names for two versions, such as `V1toV2`. It is also the name of their mapping model.
    package let stem: String
    private var names = UniqueNames()

    /// - Parameters:
    ///   - old: the name of the source version.
    ///   - new: the name of the destination version.
    package init(from old: String, to new: String) {
        let stem = IdentifierText.sanitized(old + "to" + new)
        self.stem = stem.unicodeScalars.first.map(IdentifierText.isStart) ?? false ? stem : "_" + stem
    }

    /// Returns a class name for a destination entity. Each call returns a different name.
    package mutating func name(forEntity entity: String) -> String {
        names.name(stem + "_" + IdentifierText.sanitized(entity))
    }
}
