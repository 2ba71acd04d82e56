import ModelcBase
import ModelcPlans
import ModelcSchema
import ModelcSourceCode

/// Names of files, types and functions of a migration, derived from names of the model, which can be any text.
enum MigrationNames {
    /// Returns an identifier derived from a name: `Model 2` gives `Model_2`, `1.0` gives `_1_0`.
    static func identifier(_ name: String) -> String {
        let sanitized = IdentifierText.sanitized(name)
        return SwiftIdentifier.isValid(sanitized) ? sanitized : "_" + sanitized
    }

    /// Returns the same with a capital first letter, for the second word of a name.
    static func word(_ name: String) -> String { SwiftIdentifier.capitalized(IdentifierText.sanitized(name)) }

    /// Returns `V1toV2`, the name for a hop.
    static func hop(_ from: String, _ to: String) -> String { identifier(from + "to" + to) }

    /// Returns the same for the files of hops; hops with equal names get numbers.
    static func files(of hops: [KnownMapping.Pair]) -> [String] {
        var names = UniqueNames()
        return hops.map { names.name(hop($0.from, $0.to)) }
    }

    static func stages(ofModel name: String) -> String { SwiftIdentifier.capitalized(identifier(name)) + "Migration" }

    static func tests(ofModel name: String) -> String {
        SwiftIdentifier.capitalized(identifier(name)) + "MigrationTests"
    }
}
