import ModelcSettings
import ModelcTemplating

/// Words of the generated code that depend on the settings and on the model's names: modifiers, each followed by a
/// space if not empty, and the names of standard library types.
struct SwiftWords: Sendable {
    /// The isolation modifier before types: `nonisolated ` or an empty string.
    let isolation: String
    /// The access modifier before members and structures: `public ` or an empty string.
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

    /// The access modifier of a declaration: `public ` or an empty string.
    static func access(_ level: AccessLevel, isInternal: Bool = false) -> String {
        switch level {
        case .internal: ""
        case .public: isInternal ? "" : "public "
        }
    }

    /// The access modifier of a class or member that can be overridden: `open `, or `public ` if a superclass is not
    /// open.
    static func overridable(_ level: AccessLevel, canBeOpen: Bool) -> String {
        switch level {
        case .internal: ""
        case .public: canBeOpen ? "open " : "public "
        }
    }
}
