import Foundation
import FuzzRunning

extension InputKind {
    /// The files of a bundle.
    static let modelFiles: [InputKind] = [
        file("contents", Samples.current, MarkupMutator(), ModelCommands.all),
        file("contents-older", Samples.older, MarkupMutator(), ModelCommands.all),
        file("contents-bytes", Samples.current, ByteMutator(), ModelCommands.reading),
        file(
            "current-version", "\(Samples.bundle)/.xccurrentversion", PropertyListMutator(),
            ModelCommands.reading + ModelCommands.generating),
        file("current-version-markup", "\(Samples.bundle)/.xccurrentversion", MarkupMutator(), ModelCommands.reading),
        layout("bundle-layout", below: Samples.bundle, ModelCommands.all),
        elements,
    ]

    /// Texts inside a model that have a syntax of their own.
    static let modelTexts: [InputKind] = [
        text(
            "predicate", replacing: "title CONTAINS[cd] $TEXT",
            seeds: [
                "title CONTAINS[cd] $TEXT", "ANY authors.name == 'x' AND shelf.books.@count > 1", "rating IN {1, 2}",
            ],
            ModelCommands.all),
        text(
            "fetched-predicate", replacing: "shelf == $FETCH_SOURCE AND isRead == NO".escapedForXML,
            seeds: ["shelf == $FETCH_SOURCE AND isRead == NO"], ModelCommands.reading + ModelCommands.generating),
        text(
            "regular-expression", replacing: "^#[0-9A-Fa-f]{6}$", seeds: ["^#[0-9A-Fa-f]{6}$", "(a|b)*\\d+?"],
            ModelCommands.reading + ModelCommands.generating),
        text("default-value", replacing: "New Shelf", seeds: ["New Shelf"], ModelCommands.all),
        text("number", replacing: "20000", seeds: ["20000", "-1", "1.5e3"], ModelCommands.all),
        text(
            "user-info", replacing: "A book in the reader's library.",
            seeds: ["A book in the reader's library.", "line one\nline two */ \\(x)"],
            ModelCommands.generating + ModelCommands.reading),
        text("attribute-name", replacing: "subtitle", seeds: ["subtitle"], ModelCommands.all),
        text("entity-name", replacing: "Shelf", seeds: ["Shelf"], ModelCommands.all),
        text("class-name", replacing: ".Author", seeds: [".Author", "App.Author", "_Author"], ModelCommands.all),
    ]

    /// Models in the binary form used before Xcode 4. No public tool writes this form, so the seeds come from
    /// `MODELC_CORPUS`.
    private static var elements: InputKind {
        InputKind(
            name: "elements", mutator: ByteMutator(), seeds: { _ in try elementSeeds() },
            apply: { bytes, folder in
                let version = folder.appendingPathComponent("Legacy.xcdatamodel")
                try FileManager.default.createDirectory(at: version, withIntermediateDirectories: true)
                try bytes.write(to: version.appendingPathComponent("elements"))
                return CaseSettings()
            },
            commands: [
                FuzzedCommand("inspect Legacy.xcdatamodel --format json"), FuzzedCommand("hash Legacy.xcdatamodel"),
                FuzzedCommand("lint Legacy.xcdatamodel --preset all"),
                FuzzedCommand("diff Legacy.xcdatamodel \(Samples.bundle)"),
                FuzzedCommand("generate Legacy.xcdatamodel --no-config --output Out", writes: ["Out"]),
            ])
    }

    private static func elementSeeds() throws -> [Data] {
        guard let corpus = ProcessInfo.processInfo.environment["MODELC_CORPUS"] else { return [] }
        let models = URL(fileURLWithPath: corpus).appendingPathComponent("models")
        let paths = try FileManager.default.subpathsOfDirectory(atPath: models.path).filter {
            $0.hasSuffix("/elements")
        }
        return try paths.sorted().map { try Data(contentsOf: models.appendingPathComponent($0)) }
    }
}
