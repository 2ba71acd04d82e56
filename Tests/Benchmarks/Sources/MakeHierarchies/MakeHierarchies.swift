import Foundation

/// Writes a bundle of versions in which entities get more parents with each version; the same bytes in every run.
@main
struct MakeHierarchies {
    private static let usage = """
        usage: MakeHierarchies BUNDLE VERSIONS ENTITIES [NESTED]
        writes VERSIONS versions of ENTITIES entities with five attributes each. In each version one more entity gets the
        first one as its parent; with NESTED, so many more become a chain, each the child of the one before.

        """

    private let versions: Int
    private let entities: Int
    private let nested: Int

    static func main() throws {
        let arguments = CommandLine.arguments.dropFirst()
        let numbers = arguments.dropFirst().map { Int($0) ?? 0 }
        guard let bundle = arguments.first, (2...3).contains(numbers.count), numbers.allSatisfy({ $0 > 0 }) else {
            FileHandle.standardError.write(Data(usage.utf8))
            exit(64)
        }
        let history = MakeHierarchies(
            versions: numbers[0], entities: numbers[1], nested: numbers.count > 2 ? numbers[2] : 0)
        try history.write(to: URL(fileURLWithPath: bundle))
    }

    private func write(to bundle: URL) throws {
        let files = FileManager.default
        if files.fileExists(atPath: bundle.path) { try files.removeItem(at: bundle) }
        for version in 1...versions {
            let folder = bundle.appendingPathComponent(name(version) + ".xcdatamodel")
            try files.createDirectory(at: folder, withIntermediateDirectories: true)
            try Data(contents(version).utf8).write(to: folder.appendingPathComponent("contents"))
        }
        let current = "<dict><key>_XCCurrentVersionName</key><string>\(name(versions)).xcdatamodel</string></dict>"
        try Data("<plist version=\"1.0\">\(current)</plist>\n".utf8)
            .write(to: bundle.appendingPathComponent(".xccurrentversion"))
    }

    private func name(_ version: Int) -> String { version == 1 ? "Tree" : "Tree \(version)" }

    /// The parent of an entity in a version; nil for none.
    private func parent(of entity: Int, in version: Int) -> Int? {
        guard entity > 0 else { return nil }
        if nested > 0 { return entity <= (version - 1) * nested ? entity - 1 : nil }
        return entity < version ? 0 : nil
    }

    private func contents(_ version: Int) -> String {
        let lines = (0..<entities).map { entity in
            let parent = parent(of: entity, in: version).map { " parentEntity=\"E\($0)\"" } ?? ""
            let attributes = (0..<5).map {
                "        <attribute name=\"a\(entity)x\($0)\" optional=\"YES\" attributeType=\"String\"/>\n"
            }
            return "    <entity name=\"E\(entity)\"\(parent)>\n\(attributes.joined())    </entity>\n"
        }
        return """
            <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
            <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0">
            \(lines.joined())</model>

            """
    }
}
