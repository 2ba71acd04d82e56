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
        cache("store-cache", ByteMutator(), seed: SeedStore.stored, blob: { $0 }),
        cache("store-model", PropertyListMutator(), seed: { $0 }, blob: SeedStore.stored),
        objects(
            "store-objects", "objects.jsonl",
            """
            {"_id":"Author/p1","_entity":"Author","name":"Ada","books":["b"]}
            {"_id":"b","_entity":"Book","title":"One","rating":1.5,"isRead":false,"added":"2020-01-02T03:04:05Z"}
            """),
        objects(
            "store-objects-csv", "Book.csv", "_id,title,isRead,authors\nBook/p2,\"a, \"\"b\"\"\",true,\nb,Two,0,a b\n"),
    ]

    /// Objects to write to a new store.
    private static func objects(_ name: String, _ path: String, _ seed: String) -> InputKind {
        InputKind(
            name: name, mutator: LineMutator(), seeds: { _ in [Data(seed.utf8)] },
            apply: { bytes, folder in
                try bytes.write(to: folder.appendingPathComponent(path))
                return CaseSettings()
            },
            commands: [
                FuzzedCommand(
                    "store new \(Samples.bundle) --from \(path) --output Made.sqlite",
                    writes: ["Made.sqlite", ".Made_SUPPORT"])
            ])
    }

    /// The copy of a model in a store, for commands that take the store as a model.
    ///
    /// - Parameters:
    ///   - seed: makes the bytes to start from of the archive of a compiled model.
    ///   - blob: makes the compressed copy of the changed bytes.
    private static func cache(
        _ name: String, _ mutator: any Mutator, seed: @escaping @Sendable (Data) -> Data,
        blob: @escaping @Sendable (Data) -> Data
    ) -> InputKind {
        InputKind(
            name: name, mutator: mutator,
            seeds: { folder in
                [seed(try Data(contentsOf: folder.appendingPathComponent("Compiled/BookList.momd/BookList 3.mom")))]
            },
            apply: { bytes, folder in
                let metadata = try Data(contentsOf: folder.appendingPathComponent("metadata.plist"))
                try SeedStore.write(
                    metadata: metadata, cache: blob(bytes), to: folder.appendingPathComponent("Store.sqlite"),
                    logged: false)
                return CaseSettings()
            },
            commands: [
                FuzzedCommand("inspect Store.sqlite"), FuzzedCommand("hash Store.sqlite --format json"),
                FuzzedCommand("diff Store.sqlite \(Samples.bundle)"), FuzzedCommand("lint Store.sqlite"),
                FuzzedCommand("identify Store.sqlite --model Store.sqlite"),
                FuzzedCommand("plan \(Samples.bundle) --from Store.sqlite"),
                FuzzedCommand("decompile Store.sqlite --output Made.xcdatamodel", writes: ["Made.xcdatamodel"]),
            ])
    }

    private static func storeCommands(_ store: String) -> [FuzzedCommand] {
        [
            FuzzedCommand("identify \(store) --model \(Samples.bundle)"),
            FuzzedCommand("identify \(store) --model \(Samples.bundle) --format json"),
            FuzzedCommand("store describe \(store) --model \(Samples.bundle)"),
            FuzzedCommand("store dump \(store) --model \(Samples.bundle)"),
            FuzzedCommand("store dump \(store) --format json"),
            FuzzedCommand("store check \(store) \(Samples.bundle)"),
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
