import Foundation
import ModelcConfiguration
import ModelcTestSupport
import Testing

/// Each setting of the configuration is a flag, and each flag a setting or an action.
@Suite struct SettingFlagTests {
    /// What is no setting: which files are read, and what is done this time.
    private static let actions: Set = [
        "model-version", "config", "no-config", "force", "prune", "stamp", "dry-run", "check", "format", "notes",
        "help",
        "version",
    ]

    @Test(arguments: ["generate", "config"])
    func flagsAndSettingsAreTheSame(_ command: String) throws {
        let flags = try flags(of: command)
        let settings = SettingTable.all.map(\.name)
        #expect(Set(settings).subtracting(flags).sorted() == [], "add these to the arguments of the tool")
        let switches = SettingTable.all.filter { $0.key.kind == .boolean }.map { "no-" + $0.name }
        let others = flags.subtracting(settings).subtracting(switches).subtracting(SettingFlagTests.actions)
        #expect(others.sorted() == [], "add these to SettingTable, or to the actions above")
        #expect(Set(switches).subtracting(flags).sorted() == [], "what a file says must be revocable")
    }

    private func flags(of command: String) throws -> Set<String> {
        let text = try ModelcProcess().run(command, "--experimental-dump-help").output
        let root = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        let description = try #require(root["command"] as? [String: Any])
        #expect(description["commandName"] as? String == command)
        let arguments = try #require(description["arguments"] as? [[String: Any]])
        return Set(arguments.flatMap(names))
    }

    private func names(of argument: [String: Any]) -> [String] {
        (argument["names"] as? [[String: String]] ?? []).filter { $0["kind"] == "long" }.compactMap { $0["name"] }
    }
}
