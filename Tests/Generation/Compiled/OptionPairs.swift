import ModelcSettings

/// A setting of code generation with the values to try.
struct TriedOption: Sendable {
    /// Its name in the configuration.
    let name: String
    let values: [Value]

    struct Value: Sendable {
        let word: String
        let set: @Sendable (inout GenerateSettings) -> Void
    }
}

extension TriedOption {
    /// Every setting that changes Swift classes, with all of its values, or with some if there is no limit.
    static let all: [TriedOption] = [
        option("style", [CodeStyle.modern, .xcodeCompatible]) { $0.style = .flag($1) },
        option("access", AccessLevel.allCases) { $0.access = .flag($1) },
        option("isolation", Isolation.allCases) { $0.isolation = .flag($1) },
        option("optionality", OptionalityStyle.allCases) { $0.optionality = .flag($1) },
        option("required-without-default", RequiredAttributeStyle.allCases) { $0.requiredWithoutDefault = .flag($1) },
        option("required-to-one", RequiredToOneStyle.allCases) { $0.requiredToOne = .flag($1) },
        option("numbers", NumberStyle.allCases) { $0.numbers = .flag($1) },
        option("dates", DateStyle.allCases) { $0.dates = .flag($1) },
        option("decimal", DecimalStyle.allCases) { $0.decimal = .flag($1) },
        option("collections", CollectionStyle.allCases) { $0.collections = .flag($1) },
        option("identifiable", [false, true]) { $0.identifiable = .flag($1) },
        option("codable", [false, true]) { $0.codable = .flag($1) },
        option("snapshots", [false, true]) { $0.snapshots = .flag($1) },
        option("userinfo-constants", [false, true]) { $0.userinfoConstants = .flag($1) },
        option("doc-facts", [false, true]) { $0.docFacts = .flag($1) },
        option("programmatic-model", [false, true]) { $0.programmaticModel = .flag($1) },
        option("single-file", [false, true]) { $0.singleFile = .flag($1) },
        option("support", [true, false]) { $0.support = .flag($1) },
        option("full-support", [false, true]) { $0.fullSupport = .flag($1) },
        option("typed-keys", [true, false]) { $0.typedKeys = .flag($1) },
        option("shields", [true, false]) { $0.shields = .flag($1) },
        option("base-class", ["", "Base"]) { $0.baseClass = $1.isEmpty ? nil : .flag($1) },
        option("module", ["", "Generated"]) { $0.module = $1.isEmpty ? nil : .flag($1) },
        option("imports", [[], ["ObjectiveC"]]) { $0.imports = .flag($1) },
        option("on-insert", [[], ["requiredUUID=uuid", "optionalDate=now", "requiredDecimal=1"]]) {
            $0.onInsert = .flag($1)
        },
    ]

    /// The settings that are not tried, with the reasons.
    static let others: [String: String] = [
        "language": "Swift only", "constants": "Objective-C", "scalars": "Objective-C",
        "base-class-import": "Objective-C", "templates": "the user's own text", "outputs": "the user's own text",
        "output": "where files are", "human-output": "where files are", "human": "which files are written",
        "configuration": "which entities", "include-xcode-codegen": "which entities", "entities": "which entities",
        "strict": "which entities", "all-entities": "Xcode's layout", "codegen": "Xcode's layout",
        "header": "Xcode's layout", "nsdate": "Xcode's layout", "xcode-identifiable": "Xcode's layout",
        "xcode-optionality": "Xcode's layout", "minimum-os": "SwiftData", "same-hashes": "SwiftData",
        "versioned-schema": "SwiftData", "base-class-force": "mogenerator's layout",
        "template-vars": "mogenerator's layout", "mogenerator-version": "mogenerator's layout",
    ]

    private static func option<Choice: Sendable>(
        _ name: String, _ choices: [Choice], _ set: @escaping @Sendable (inout GenerateSettings, Choice) -> Void
    ) -> TriedOption {
        TriedOption(
            name: name,
            values: choices.map { choice in TriedOption.Value(word: "\(choice)") { set(&$0, choice) } })
    }
}

/// A small number of rows of values in which every pair of values of two options occurs.
struct OptionPairs {
    /// A value of an option, both by their numbers.
    struct Choice: Hashable {
        let option: Int
        let value: Int
    }

    /// For each row, the number of the value of each option.
    private(set) var rows: [[Int]] = []
    private let sizes: [Int]
    private var uncovered: Set<Set<Choice>> = []

    /// - Parameter sizes: the number of values of each option.
    init(_ sizes: [Int]) {
        self.sizes = sizes
        let choices = sizes.indices.map { option in (0..<sizes[option]).map { Choice(option: option, value: $0) } }
        for first in choices.indices {
            for second in choices.indices where second > first {
                for choice in choices[first] { uncovered.formUnion(choices[second].map { [choice, $0] }) }
            }
        }
        while let row = nextRow() { rows.append(row) }
    }

    /// Starts with a pair that no row has, then chooses for each option the value with the most new pairs.
    private mutating func nextRow() -> [Int]? {
        let missing = uncovered.map { $0.sorted { $0.option < $1.option } }
        guard let start = missing.min(by: { OptionPairs.precedes($0, $1) }) else { return nil }
        var row = start
        for option in sizes.indices where !start.contains(where: { $0.option == option }) {
            let candidates = (0..<sizes[option]).map {
                Choice(option: option, value: ($0 + rows.count) % sizes[option])
            }
            let gains = candidates.map { candidate in row.count { uncovered.contains([candidate, $0]) } }
            let best = gains.indices.max { (gains[$0], -$0) < (gains[$1], -$1) } ?? 0
            row.append(candidates[best])
        }
        for first in row { for second in row { uncovered.remove([first, second]) } }
        return row.sorted { $0.option < $1.option }.map(\.value)
    }

    private static func precedes(_ left: [Choice], _ right: [Choice]) -> Bool {
        left.flatMap { [$0.option, $0.value] }.lexicographicallyPrecedes(right.flatMap { [$0.option, $0.value] })
    }
}
