import ArgumentParser
import ModelcSettings

extension ArgumentHelp {
    /// The help of an option that is a setting, with its default from the table of settings.
    ///
    /// - Parameter name: the name of the setting, which is that of the option.
    static func setting(_ name: String, _ text: String, valueName: String? = nil) -> ArgumentHelp {
        ArgumentHelp(text + (SettingDefault.text(of: name).map { " (default: \($0))" } ?? ""), valueName: valueName)
    }
}

/// The defaults of settings as help shows them.
enum SettingDefault {
    /// Nil for what is no setting, and for a setting that is nothing by default.
    static func text(of name: String) -> String? {
        guard let standard = SettingTable.all.first(where: { $0.name == name })?.key.standard else { return nil }
        // What another style makes of it stands behind a semicolon.
        let parts = standard.split(separator: ";", maxSplits: 1, omittingEmptySubsequences: false)
        let rest = parts.count > 1 ? ";" + parts[1] : ""
        switch parts[0] {
        case "true": return "--\(name)" + rest
        case "false": return "--no-\(name)" + rest
        case "", "[]": return "none" + rest
        default: return standard.replacing("`", with: "")
        }
    }
}
