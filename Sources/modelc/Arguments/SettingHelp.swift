import ArgumentParser
import ModelcPresentation
import ModelcSettings

extension ArgumentHelp {
    /// The help of an option that is a setting, with its default from the table of settings.
    ///
    /// - Parameters:
    ///   - name: the name of the setting, which is that of the option.
    ///   - text: what the option does, without the default.
    ///   - valueName: the placeholder of the value in the usage; nil for argument-parser's own.
    static func setting(_ name: String, _ text: String, valueName: String? = nil) -> ArgumentHelp {
        ArgumentHelp(text + (SettingDefault.text(of: name).map { " (default: \($0))" } ?? ""), valueName: valueName)
    }
}

/// The defaults of settings as help shows them.
enum SettingDefault {
    /// A value as the option says it.
    private static func spelled(_ value: String, _ name: String) -> String {
        switch value {
        case "true": SettingFlag.named(name)
        case "false": SettingFlag.named(name, isOff: true)
        case "", "[]": "none"
        default: value.replacing("`", with: "")
        }
    }

    /// Nil for what is no setting, and for a setting that is nothing by default.
    static func text(of name: String) -> String? {
        guard let standard = SettingTable.all.first(where: { $0.name == name })?.key.standard else { return nil }
        // What another style makes of it stands behind a semicolon.
        let parts = standard.split(separator: ";", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count > 1, let colon = parts[1].lastIndex(of: ":") else { return spelled(standard, name) }
        let other = parts[1][parts[1].index(after: colon)...].drop { $0 == " " }
        return "\(spelled(String(parts[0]), name));\(parts[1][...colon]) \(spelled(String(other), name))"
    }
}

extension CompletionKind {
    /// Models and mapping models are folders; a search by name would find each of them twice.
    static var model: CompletionKind { .directory }

    /// Ids of findings, asked for when they are needed: several options of several commands have them.
    static var ids: CompletionKind { .custom { _, _, _ in Explanation.ids } }
}
