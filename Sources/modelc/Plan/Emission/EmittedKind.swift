import ArgumentParser

/// What `modelc plan --emit` can write.
enum EmittedKind: String, CaseIterable {
    /// A mapping model for each hop that cannot be inferred.
    case mapping
    /// The classes that those mapping models call.
    case policy
    /// The stages of a staged migration.
    case staged
    /// Tests of all migrations.
    case tests
    /// The questions to stores.
    case sql
}

/// Several kinds with commas between them, as on the command line.
struct EmittedKinds: ExpressibleByArgument {
    let kinds: [EmittedKind]

    /// Nil where a word is no kind.
    init?(argument: String) {
        let words = argument.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
        let named = Set(words.compactMap(EmittedKind.init))
        guard named.count == Set(words).count else { return nil }
        kinds = EmittedKind.allCases.filter(named.contains)
    }

    static var allValueStrings: [String] { EmittedKind.allCases.map(\.rawValue) }
}
