import ModelcDiagnostics
import ModelcSchema
import ModelcText

/// Finds the version that a user means (model-format §1.3): its folder's name, its name, or, where only one version
/// has it, its last number.
enum VersionMatch {
    static func version(_ wanted: String, in model: VersionedModel) -> Result<ModelVersion, UnknownVersion> {
        let exact = model.versions.first {
            $0.name == wanted || $0.name + ModelPath.versionExtension == wanted
        }
        if let exact { return .success(exact) }
        let byNumber = wanted.isEmpty ? [] : model.versions.filter { numberText(of: $0.name) == wanted }
        if byNumber.count == 1, let only = byNumber.first { return .success(only) }
        return .failure(UnknownVersion(wanted: wanted, isAmbiguous: byNumber.count > 1, model: model))
    }

    private static func numberText(of name: String) -> String { VersionOrder(name).number.joined(separator: ".") }

    struct UnknownVersion: Error {
        var wanted: String
        var isAmbiguous: Bool
        var model: VersionedModel

        var diagnostic: Diagnostic {
            let names = model.versions.map(\.name)
            let near = SpellingSuggestion.nearest(to: wanted, among: names).map { "did you mean '\($0)'? " } ?? ""
            let reason = isAmbiguous ? "has several versions numbered '\(wanted)'" : "has no version '\(wanted)'"
            return Diagnostic(
                .unknownVersion, .error, "\(model.path) \(reason)", at: SourceLocation(path: model.path),
                help: near + "the versions are: " + names.joined(separator: ", "))
        }
    }
}
