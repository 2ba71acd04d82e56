import Foundation
import FuzzRunning

extension InputKind {
    /// Stores and their parts.
    static let stores: [InputKind] = [
        file("store", "Store.sqlite", ByteMutator(), storeCommands("Store.sqlite")),
        file("store-log", "Logged.sqlite-wal", ByteMutator(), storeCommands("Logged.sqlite")),
        InputKind(
            name: "store-metadata", mutator: PropertyListMutator(),
            seeds: { [try Data(contentsOf: $0.appendingPathComponent("metadata.plist"))] },
            apply: { bytes, folder in
                try SeedStore.write(metadata: bytes, to: folder.appendingPathComponent("Store.sqlite"), logged: false)
                return CaseSettings()
            }, commands: storeCommands("Store.sqlite")),
    ]

    private static func storeCommands(_ store: String) -> [FuzzedCommand] {
        [
            FuzzedCommand("identify \(store) --model \(Samples.bundle)"),
            FuzzedCommand("identify \(store) --model \(Samples.bundle) --format json"),
            FuzzedCommand("plan \(Samples.bundle) --store \(store)"),
            FuzzedCommand("plan \(Samples.bundle) --from-store \(store) --format json"),
        ]
    }

    /// Inputs other than the model: sources, the repository, the command line.
    static let surroundings: [InputKind] = [
        file("sources-swift", "Sources/App.swift", LineMutator(), sourceCommands),
        file("sources-objective-c", "Sources/App.m", LineMutator(), sourceCommands),
        layout("sources-layout", below: "Sources", sourceCommands),
        layout(
            "git", below: ".git",
            [
                FuzzedCommand("lint \(Samples.bundle) --against one"),
                FuzzedCommand("diff \(Samples.bundle) --against one"),
                FuzzedCommand("plan \(Samples.bundle) --against one"),
            ]),
        arguments, environment,
    ]

    private static let sourceCommands = [
        FuzzedCommand("lint \(Samples.bundle) --preset all --sources Sources"),
        FuzzedCommand("lint \(Samples.bundle) --preset all --sources Sources --format json"),
    ]

    /// One argument per line.
    private static var arguments: InputKind {
        let commands = ModelCommands.reading + [FuzzedCommand("explain missing-inverse"), FuzzedCommand("rules")]
        return InputKind(
            name: "arguments", mutator: LineMutator(),
            seeds: { _ in commands.map { Data($0.arguments.joined(separator: "\n").utf8) } },
            apply: { bytes, _ in
                let lines = String(decoding: bytes, as: UTF8.self).replacing("\0", with: "").split(separator: "\n")
                // Leaves out options and commands that may write to any path.
                let writing = ["--output", "--fix", "lock", "generate", "--emit", "--write", "--stamp", "copy", "-"]
                let safe = lines.filter { line in !writing.dropLast().contains { line.contains($0) } || line == "--" }
                return CaseSettings(arguments: safe.map(String.init))
            }, commands: [FuzzedCommand("")])
    }

    /// One variable per line.
    private static var environment: InputKind {
        let names = [
            "NO_COLOR=1", "CLICOLOR_FORCE=1", "TERM=dumb", "COLUMNS=80", "LANG=tr_TR.UTF-8", "TZ=Asia/Kathmandu",
            "GITHUB_ACTIONS=true", "GITHUB_WORKSPACE=/tmp", "XCODE_VERSION_ACTUAL=1600", "SRCROOT=/x",
            "PATH=/usr/bin:/bin",
            "GIT_DIR=/nonexistent", "TMPDIR=/tmp", "HOME=/", "PWD=/",
        ]
        return InputKind(
            name: "environment", mutator: LineMutator(), seeds: { _ in [Data(names.joined(separator: "\n").utf8)] },
            apply: { bytes, _ in
                var settings = CaseSettings()
                for line in String(decoding: bytes, as: UTF8.self).replacing("\0", with: "").split(separator: "\n") {
                    let parts = line.split(separator: "=", maxSplits: 1).map(String.init)
                    if parts.count == 2 { settings.environment[parts[0]] = parts[1] }
                }
                return settings
            }, commands: ModelCommands.reading)
    }
}
