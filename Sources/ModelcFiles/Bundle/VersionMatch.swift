import ModelcBase
import ModelcDiagnostics
import ModelcSchema

/// Finds the version that a user names (FormatModelXML §1.3): by the name of its folder, by its own name, by the number
/// that Xcode assigned, or by the last number in its name if only one version has this number.
enum VersionMatch {
    static func version(_ wanted: String, in model: VersionedModel) -> Result<ModelVersion, UnknownVersion> {
        let exact = model.versions.first {
            $0.name == wanted || $0.name + ModelPath.versionExtension == wanted
        }
        if let exact { return .success(exact) }
        if let numbered = numbered(wanted, in: model.versions) { return .success(numbered) }
        let byNumber = wanted.isEmpty ? [] : model.versions.filter { numberText(of: $0.name) == wanted }
        if byNumber.count == 1, let only = byNumber.first { return .success(only) }
        // In a series, the first version has no number, and the others have numbers.
        let unnumbered = model.versions.filter { numberText(of: $0.name).isEmpty }
        if wanted == "1", byNumber.isEmpty, unnumbered.count == 1 {
            return .success(unnumbered[0])
        }
        return .failure(UnknownVersion(wanted: wanted, isAmbiguous: byNumber.count > 1, model: model))
    }

    /// The version with a number in Xcode's series. The versions of a model `Model` are `Model`, `Model 2`, `Model 3`,
    /// …, even if the model's name itself ends in a number. Nil if there is no such version, or if there are several
    /// series.
    private static func numbered(_ wanted: String, in versions: [ModelVersion]) -> ModelVersion? {
        let names = Set(versions.map(\.name))
        let first = versions.filter { names.contains($0.name + " 2") }
        guard first.count == 1, let name = first.first?.name else { return nil }
        return wanted == "1" && !names.contains(name + " 1")
            ? first[0] : versions.first { $0.name == name + " " + wanted }
    }

    private static func numberText(of name: String) -> String { VersionOrder(name).number.joined(separator: ".") }

    struct UnknownVersion: Error {
        var wanted: String
        var isAmbiguous: Bool
        var model: VersionedModel

        var diagnostic: Diagnostic {
            let names = model.versions.map(\.name)
            let near = SpellingSuggestion.nearest(to: wanted, among: names).map { "did you mean '\($0)'?" }
            let reason = isAmbiguous ? "has several versions numbered '\(wanted)'" : "has no version '\(wanted)'"
            return Diagnostic(
                .unknownVersion, .error, "\(model.path) \(reason)", at: SourceLocation(path: model.path),
                help: near ?? "the versions are: \(TerminalText.list(names))")
        }
    }
}
