import ModelcKit

extension PlannedFile.Action {
    /// What a run that writes nothing says of a file; nil for one that a run would leave alone.
    var wouldBe: String? {
        switch self {
        case .create: "would create"
        case .update: "would update"
        case .leave, .keep, .refuse: nil
        }
    }
}
