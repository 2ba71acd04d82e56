import ModelcBase
import ModelcPlans
import ModelcSchema
import ModelcSourceCode

/// Names of files, types and functions of a migration. They are derived from names of the model, which can be any text.
enum MigrationNames {
    /// Returns an identifier derived from a name: `Model 2` gives `Model_2`, `1.0` gives `_1_0`.
    static func identifier(_ name: String) -> String {
        let sanitized = IdentifierText.sanitized(name)
        return SwiftIdentifier.isValid(sanitized) ? sanitized : "_" + sanitized
    }

    /// Returns an identifier with a capital first letter, for use as the second word of a name.
    static func word(_ name: String) -> String { SwiftIdentifier.capitalized(IdentifierText.sanitized(name)) }

    /// Returns the name of the migration from one version to another, such as `V1toV2`.
    static func hop(_ from: String, _ to: String) -> String { identifier(from + "to" + to) }

    /// Returns the file names of pairs of versions, such as `V1toV2`. If several pairs have the same name, numbers are
    /// added.
    static func files(of hops: [KnownMapping.Pair]) -> [String] {
        var names = UniqueNames()
        return hops.map { names.name(hop($0.from, $0.to)) }
    }

    static func stages(ofModel name: String) -> String { SwiftIdentifier.capitalized(identifier(name)) + "Migration" }

    static func tests(ofModel name: String) -> String {
        SwiftIdentifier.capitalized(identifier(name)) + "MigrationTests"
    }
}
