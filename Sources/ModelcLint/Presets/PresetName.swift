/// The presets.
enum PresetName: String, CaseIterable {
    case recommended
    /// More rules, and reported from info up.
    case strict
    /// `recommended`, with CloudKit's rules for every model.
    case cloudKit = "cloudkit"
    /// `recommended`, with SwiftData's rules for every model.
    case swiftData = "swiftdata"
    /// What Apple's compiler says, and no more.
    case xcodeParity = "xcode-parity"
    /// Every rule that is no preview.
    case all
    /// The structural rules only.
    case none
}
