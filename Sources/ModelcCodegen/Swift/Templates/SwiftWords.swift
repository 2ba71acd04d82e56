import ModelcSettings
import ModelcTemplating

/// The words that depend on the options and on the model's own names: modifiers in front of declarations, each followed
/// by a space if it is not empty, and the spelling of the standard library's types.
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

    /// The modifier of a declaration that is internal, or public.
    static func access(_ level: AccessLevel, isInternal: Bool = false) -> String {
        switch level {
        case .internal: ""
        case .public: isInternal ? "" : "public "
        }
    }

    /// The modifier of an overridable declaration: `open `, or `public ` if a superclass is not open.
    static func overridable(_ level: AccessLevel, canBeOpen: Bool) -> String {
        switch level {
        case .internal: ""
        case .public: canBeOpen ? "open " : "public "
        }
    }
}
