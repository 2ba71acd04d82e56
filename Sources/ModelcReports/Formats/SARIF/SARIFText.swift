/// The texts of messages in SARIF.
enum SARIFText {
    /// Message and next step as sentences.
    static func message(of finding: ReportedFinding) -> String {
        let help = finding.help.map { " " + $0.prefix(1).uppercased() + $0.dropFirst() + "." } ?? ""
        return plain(finding.message + "." + help)
    }

    /// The text with nothing in it that a reader takes for a link: `[text](address)` is one even in plain messages
    /// (SARIF 2.1.0, 3.11.6), where a backslash before the bracket takes that meaning away.
    static func plain(_ text: String) -> String {
        text.split(separator: "](", omittingEmptySubsequences: false).joined(separator: "\\](")
    }
}
