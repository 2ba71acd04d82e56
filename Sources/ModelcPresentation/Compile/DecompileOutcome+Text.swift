import ModelcKit

extension DecompileOutcome {
    /// What was made and what is missing from it, for people.
    package var text: String {
        let files = files.map { "\(isRehearsal ? "would create" : "created") \($0.path)\n" }.joined()
        let losses = DecompileOutcome.losses.map { "  - \($0)\n" }.joined()
        return files + "\nA compiled model does not have, so that the source lacks it:\n" + losses
    }
}
