/// The arguments of `momc` and `mapc`: options first, then the input and the output.
struct StandInArguments: Equatable {
    private(set) var input: String?
    private(set) var output: String?
    /// What is to be done in place of compiling: `generate`.
    private(set) var action: String?
    /// Whether no warning is to be printed.
    private(set) var isSilent = false
    private(set) var unknownOptions: [String] = []

    private static let valued: Set = ["--sdkroot", "--module", "--swift-version", "--action"]
    private static let flags: Set = [
        "--no-inverse-relationship-warnings", "--no-max-property-count-warnings", "--no-delete-rule-warnings",
        "--suppress-inverse-transient-error", "--print-diagnostic-categories", "--dry-run",
    ]
    private static let silencing: Set = ["--no-warnings", "--mapc-no-warnings"]

    init(_ words: [String]) {
        var paths: [String] = []
        var rest = words[...]
        while let word = rest.popFirst() {
            guard word.hasPrefix("-"), word.count > 1 else {
                paths.append(word)
                continue
            }
            let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
            let name = parts[0]
            if Self.hasValue(name) {
                let value = parts.count > 1 ? parts[1] : rest.popFirst()
                if name == "--action" { action = value }
            } else if Self.silencing.contains(name) {
                isSilent = true
            } else if !Self.flags.contains(name) {
                unknownOptions.append(name)
            }
        }
        // The value of an option that is not known may be among them.
        output = paths.count > 1 ? paths.last : nil
        input = paths.count > 1 ? paths[paths.count - 2] : paths.first
    }

    private static func hasValue(_ option: String) -> Bool {
        valued.contains(option) || option.hasSuffix("-deployment-target")
    }
}
