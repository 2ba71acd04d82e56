import ModelcKit

/// The arguments of `momc` and `mapc`: first the options, then the input and the output.
struct StandInArguments: Equatable {
    private var input: String?
    private var output: String?
    /// The value of `--action`, such as `generate`; nil to compile.
    private(set) var action: String?
    /// The name of the product module; nil if it is not given.
    private var module: String?
    /// Whether the run only lists the files and writes nothing.
    private var isRehearsal = false
    private(set) var wantsHelp = false
    private(set) var wantsVersion = false
    /// Whether warnings are suppressed.
    private(set) var isSilent = false
    private var unknownOptions: [String] = []
    /// A third path, which is an error. Nil if there is none, or if it may be the value of an unknown option.
    private(set) var surplusPath: String?
    /// Arguments that are probably values of unknown options, because they are neither the input nor the output.
    private var ignoredWords: [String] = []
    /// The lint rules that correspond to warnings of Apple's compiler. Switches remove the rules that they silence.
    private var warningRules = CompilerRules.silenced(by: Array(silencedWarnings.values))
    /// The lint rules that correspond to errors of Apple's compiler and that a switch can silence.
    private var errorRules = CompilerRules.silenced(by: Array(silencedErrors.values))

    private static let valued: Set = ["--sdkroot", "--module", "--swift-version", "--action"]
    private static let flags: Set = ["--print-diagnostic-categories"]
    /// The switches of Apple's compiler that silence individual warnings. Value: the equivalent build setting.
    private static let silencedWarnings = [
        "--no-inverse-relationship-warnings": "MOMC_NO_INVERSE_RELATIONSHIP_WARNINGS",
        "--no-max-property-count-warnings": "MOMC_NO_MAX_PROPERTY_COUNT_WARNINGS",
        "--no-delete-rule-warnings": "MOMC_NO_DELETE_RULE_WARNINGS",
    ]
    private static let silencedErrors = ["--suppress-inverse-transient-error": "MOMC_SUPPRESS_INVERSE_TRANSIENT_ERROR"]
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
            if Self.hasValue(parts[0]) {
                take(parts[0], parts.count > 1 ? parts[1] : rest.popFirst())
            } else {
                take(flag: parts[0])
            }
        }
        take(paths: paths)
    }

    /// Returns the request to compile or generate; nil if the input or the output is missing.
    func request(for compiler: AppleCompiler) -> StandInRequest? {
        guard let input, let output else { return nil }
        var request = StandInRequest(compiler, input: input, output: output)
        request.module = module
        request.isRehearsal = isRehearsal
        request.isSilent = isSilent
        request.warningRules = warningRules
        request.errorRules = errorRules
        return request
    }

    /// Warnings about arguments that are ignored.
    var warnings: [String] {
        let words = ignoredWords.map { "'\($0)'" }.joined(separator: ", ")
        return unknownOptions.map { "unknown option '\($0)' is ignored" }
            + (words.isEmpty ? [] : ["\(words) is ignored: the value of an unknown option"])
    }

    /// Determines the input and the output. Some paths may be values of unknown options; the input is then the path
    /// with a model's extension.
    private mutating func take(paths: [String]) {
        guard paths.count > 2, !unknownOptions.isEmpty else {
            (input, output) = (paths.first, paths.dropFirst().first)
            surplusPath = paths.dropFirst(2).first
            return
        }
        let model = paths.firstIndex { path in Self.modelExtensions.contains { path.hasSuffix($0) } }
        let index = min(model ?? paths.count - 2, paths.count - 2)
        (input, output) = (paths[index], paths[index + 1])
        ignoredWords = Array(paths[..<index] + paths[(index + 2)...])
    }

    private static let modelExtensions = [".xcdatamodeld", ".xcdatamodel", ".xcmappingmodel"]

    private mutating func take(_ option: String, _ value: String?) {
        switch option {
        case "--action": action = value
        case "--module": module = value
        default: break
        }
    }

    private mutating func take(flag: String) {
        switch flag {
        case "--dry-run": isRehearsal = true
        case "--help", "-h": wantsHelp = true
        case "--version": wantsVersion = true
        case _ where Self.silencing.contains(flag): isSilent = true
        case _ where !Self.flags.contains(flag):
            guard let setting = Self.silencedWarnings[flag] ?? Self.silencedErrors[flag] else {
                return unknownOptions.append(flag)
            }
            let silenced = Set(CompilerRules.silenced(by: [setting]))
            warningRules.removeAll(where: silenced.contains)
            errorRules.removeAll(where: silenced.contains)
        default: break
        }
    }

    private static func hasValue(_ option: String) -> Bool {
        valued.contains(option) || option.hasSuffix("-deployment-target")
    }
}
