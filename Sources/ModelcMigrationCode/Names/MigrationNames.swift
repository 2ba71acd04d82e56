import ModelcSourceCode

/// Names of files, types and functions of a migration, made from names of the model that may be anything.
enum MigrationNames {
    /// An identifier made from a name: `Model 2` gives `Model_2`, `1.0` gives `_1_0`.
    static func identifier(_ name: String) -> String {
        let sanitized = SwiftIdentifier.sanitized(name)
        return SwiftIdentifier.isValid(sanitized) ? sanitized : "_" + sanitized
    }

    /// The same with a capital at the beginning, for the second word of a name.
    static func word(_ name: String) -> String { SwiftIdentifier.capitalized(SwiftIdentifier.sanitized(name)) }

    /// `V1toV2`, by which what is about one hop is named.
    static func hop(_ from: String, _ to: String) -> String { identifier(from + "to" + to) }

    /// The name of the type that builds the stages.
    static func stages(ofModel name: String) -> String { SwiftIdentifier.capitalized(identifier(name)) + "Migration" }

    /// The name of the class of the tests.
    static func tests(ofModel name: String) -> String {
        SwiftIdentifier.capitalized(identifier(name)) + "MigrationTests"
    }
}
