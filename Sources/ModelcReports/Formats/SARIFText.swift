import ModelcBase
import ModelcSettings

/// The texts of messages in SARIF.
enum SARIFText {
    /// Returns the message and the next step as sentences.
    static func message(of finding: ProjectFinding) -> String {
        let help = finding.help.map { " " + sentence($0.prefix(1).uppercased() + $0.dropFirst()) } ?? ""
        return plain(sentence(finding.messageWithSubject) + help)
    }

    /// Returns the text with a final period, if it has none.
    private static func sentence(_ text: String) -> String {
        text.last.map { ".?!".contains($0) } ?? false ? text : text + "."
    }

    /// Escapes text that SARIF readers would interpret as a link. `[text](address)` is a link even in plain messages
    /// (SARIF 2.1.0, 3.11.6), so a backslash is added in front of the bracket.
    static func plain(_ text: String) -> String {
        text.replacingText("](", with: "\\](")
    }
}
