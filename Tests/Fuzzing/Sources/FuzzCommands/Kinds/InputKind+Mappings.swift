import Foundation
import FuzzRunning

extension InputKind {
    static let mappingModels: [InputKind] = [
        file("mapping-model", mappingFile, MarkupMutator(), mappingCommands),
        embeddedModel,
        file(
            "policy-sources", "Sources/App.swift", LineMutator(),
            [FuzzedCommand("mapping check Map.xcmappingmodel --models . --sources Sources")]),
    ]

    private static let mappingFile = "Map.xcmappingmodel/xcmapping.xml"

    private static let mappingCommands = [
        FuzzedCommand("mapping show Map.xcmappingmodel"),
        FuzzedCommand("mapping show Map.xcmappingmodel --format json"),
        FuzzedCommand("mapping check Map.xcmappingmodel --models ."),
        FuzzedCommand("mapping refresh Map.xcmappingmodel --models .", writes: ["Map.xcmappingmodel"]),
        FuzzedCommand("plan \(Samples.bundle) --format json"),
    ]

    /// The archive of the source model inside a mapping model.
    private static var embeddedModel: InputKind {
        InputKind(
            name: "embedded-model", mutator: ByteMutator(),
            seeds: { folder in
                let text = try String(contentsOf: folder.appendingPathComponent(mappingFile), encoding: .utf8)
                guard let range = archive(in: text) else { return [] }
                return [Data(base64Encoded: String(text[range]), options: .ignoreUnknownCharacters) ?? Data()]
            },
            apply: { bytes, folder in
                let file = folder.appendingPathComponent(mappingFile)
                var text = try String(contentsOf: file, encoding: .utf8)
                if let range = archive(in: text) { text.replaceSubrange(range, with: bytes.base64EncodedString()) }
                try Data(text.utf8).write(to: file)
                return CaseSettings()
            }, commands: mappingCommands)
    }

    private static func archive(in text: String) -> Range<String.Index>? {
        guard let start = text.range(of: "<attribute name=\"sourcemodeldata\" type=\"binary\">")?.upperBound,
            let end = text[start...].firstIndex(of: "<")
        else { return nil }
        return start..<end
    }
}
