import ArgumentParser
import ModelcBase
import ModelcDiagnostics
import ModelcKit
import ModelcPlans
import ModelcSettings

/// The assumption about attributes that change from Boolean to a number, or from a number to Boolean.
enum BooleanAssumption: String, ArgumentChoice {
    /// Core Data converts the values if they are only 0 and 1.
    case inferable
    /// Core Data refuses the migration.
    case blocked
}

/// The assumption about relationships that change from to-many to to-one.
enum ManyToOneAssumption: String, ArgumentChoice {
    /// Core Data refuses the migration.
    case blocked
    /// Core Data keeps any one of the links.
    case keepAny = "keep-any"
}

extension MigrationStrategy: ArgumentChoice {}

extension DeploymentTarget: ExpressibleByArgument {
    package init?(argument: String) { self.init(argument) }
}

extension FindingArguments {
    /// Returns the severities for codes of findings about plans and mapping models. Throws a usage error if a code does
    /// not exist.
    func codeSeverities(isCloudKitDeployed: Bool = false) throws -> PlanRequest.Severities {
        let choices = try severities().map { (try code($0.id), $0.setting) }
        var result = PlanRequest.Severities(
            Dictionary(choices, uniquingKeysWith: { $1 }), isCloudKitDeployed: isCloudKitDeployed)
        if !only.isEmpty { result.keepOnly(Set(try onlyNames.map(code))) }
        for name in exceptNames { result.choices[try code(name)] = .off }
        return result
    }

    private func code(_ name: String) throws -> MigrationFindingCode {
        if let code = MigrationFindingCode(rawValue: name.uppercased()) { return code }
        if let reason = OtherCommandID.reason(againstCode: name) { throw ValidationError(reason) }
        let near = SpellingSuggestion.nearest(
            to: name.uppercased(), among: MigrationFindingCode.allCases.map(\.rawValue))
        throw ValidationError(
            "there is no code '\(TerminalText.escaped(name))'; "
                + (near.map { "did you mean '\($0)'?" } ?? "'modelc explain CODE' shows one, such as DL201"))
    }
}

extension MigrationThreshold: ArgumentChoice {}

/// The kinds of files to write with a plan, separated by commas on the command line.
struct EmittedKinds: ExpressibleByArgument {
    let kinds: [EmittedKind]

    /// Returns nil if one of the words is not a kind of file.
    init?(argument: String) {
        let words = argument.split(separator: ",", omittingEmptySubsequences: false).map(NameList.trimmed)
        let named = Set(words.compactMap(EmittedKind.init))
        guard named.count == Set(words).count else { return nil }
        kinds = EmittedKind.allCases.filter(named.contains)
    }

    static var allValueStrings: [String] { EmittedKind.allCases.map(\.rawValue) }
}
