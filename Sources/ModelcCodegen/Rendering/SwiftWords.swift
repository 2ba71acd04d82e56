/// The words that the options and the model's own names decide: modifiers in front of declarations, each with a blank
/// behind it where there is one, and the spelling of the standard library's types.
struct SwiftWords {
    /// Before types: `nonisolated `.
    let isolation: String
    /// Before members and structures: `public `.
    let access: String
    /// Before what may be overridden: `open `.
    let overridable: String

    let names: StandardNames

    init(_ model: GeneratedModel) {
        let options = model.options
        names = model.names
        switch options.isolation {
        case .nonisolated: isolation = "nonisolated "
        case .none: isolation = ""
        }
        switch options.access {
        case .internal: (access, overridable) = ("", "")
        case .public: (access, overridable) = ("public ", "open ")
        }
    }
}
