import ModelcKit

/// Counts of files in sentences.
enum FileCount {
    /// `1 file`, `3 files`.
    static func text(_ count: Int) -> String { count == 1 ? "1 file" : "\(count) files" }
}

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
