import ModelcBase
import ModelcSettings

/// The texts of messages in SARIF.
enum SARIFText {
    /// Returns message and next step as sentences.
    static func message(of finding: ProjectFinding) -> String {
        let help = finding.help.map { " " + sentence($0.prefix(1).uppercased() + $0.dropFirst()) } ?? ""
        return plain(sentence(finding.messageWithSubject) + help)
    }

    /// Returns the text with a final period.
    private static func sentence(_ text: String) -> String {
        text.last.map { ".?!".contains($0) } ?? false ? text : text + "."
    }

    /// Escapes everything that a reader would interpret as a link: `[text](address)` is one even in plain messages
    /// (SARIF 2.1.0, 3.11.6). A backslash before the bracket prevents that.
    static func plain(_ text: String) -> String {
        text.replacingText("](", with: "\\](")
    }
}
