import ModelcSettings

/// The words that the options and the model's own names decide: modifiers in front of declarations, each with a blank
/// behind it where there is one, and the spelling of the standard library's types.
struct SwiftWords: Sendable {
    /// Before types: `nonisolated `.
    let isolation: String
    /// Before members and structures: `public `.
    let access: String
    let names: StandardNames

    init(_ model: GeneratedModel) {
        names = model.names
        access = SwiftWords.access(model.input.settings.access.value)
        switch model.input.settings.isolation.value {
        case .nonisolated: isolation = "nonisolated "
        case .none: isolation = ""
        }
    }

    /// Before what only the module, or everybody may use.
    static func access(_ level: AccessLevel, isInternal: Bool = false) -> String {
        switch level {
        case .internal: ""
        case .public: isInternal ? "" : "public "
        }
    }

    /// Before what may be overridden: `open `, or `public ` where a superclass is not open.
    static func overridable(_ level: AccessLevel, canBeOpen: Bool) -> String {
        switch level {
        case .internal: ""
        case .public: canBeOpen ? "open " : "public "
        }
    }
}
