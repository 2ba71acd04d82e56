import ModelcBase
import ModelcDiagnostics

/// Finds Swift source with SwiftData's `@Model` classes below a folder.
package struct SwiftModelSearch {
    /// The paths of the folders whose Swift files form one model each, in byte order. In a package, these are the
    /// folders of targets; otherwise the searched folder itself. Empty if no file has `@Model`.
    package private(set) var models: [String] = []

    package init(_ path: String, files: ModelFiles = .disk) {
        let root = PathText.trimmed(path)
        guard files.kind(of: root) == .folder else { return }
        let isPackage = files.kind(of: PathText.joined(root, "Package.swift")) == .file
        let found = SwiftModelSearch.swiftFiles(below: root, in: files).filter { path in
            (try? files.bytes(of: path)).map(SwiftModelSearch.mayDeclareModels) ?? false
        }
        models = Set(found.map { isPackage ? SwiftModelSearch.target(of: $0, in: root) : root }).inByteOrder()
    }

    /// The paths of all Swift files below a folder, in byte order. Folders of tests and of other tools are not searched,
    /// and links are not followed.
    package static func swiftFiles(below root: String, in files: ModelFiles) -> [String] {
        var found: [String] = []
        var folders = [root]
        while let folder = folders.popLast() {
            for name in (try? files.entries(of: folder)) ?? []
            where !ModelSearch.isSkipped(name) && !name.hasSuffix("Tests") {
                let path = PathText.joined(folder, name)
                if name.hasSuffix(ModelPath.swiftExtension) {
                    if files.kind(of: path) == .file { found.append(path) }
                } else if files.isOwnFolder(path), !ModelPath(path).isBundle {
                    folders.append(path)
                }
            }
        }
        return found.inByteOrder()
    }

    /// Whether a file may declare a class with `@Model`, or versions of such classes.
    package static func mayDeclareModels(_ bytes: [UInt8]) -> Bool {
        for name: StaticString in ["@Model", "@SwiftData.Model"] {
            var rest = bytes[...]
            while let place = rest.firstPlace(of: name) {
                rest = rest[place.upperBound...]
                // Not `@ModelActor`.
                if rest.first.map({ !isOfName($0) }) ?? true { return true }
            }
        }
        return bytes.firstPlace(of: "VersionedSchema") != nil || bytes.firstPlace(of: "SchemaMigrationPlan") != nil
    }

    private static func isOfName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
            true
        default: false
        }
    }

    /// Returns the folder of the package target that contains a file (`Sources/NAME`); the root folder if there is
    /// none.
    private static func target(of file: String, in root: String) -> String {
        let parts = PathText.parts(of: PathText.relative(file, to: root))
        guard parts.count > 2, parts[0] == "Sources" else { return root }
        return PathText.joined(root, parts[0] + "/" + parts[1])
    }
}
