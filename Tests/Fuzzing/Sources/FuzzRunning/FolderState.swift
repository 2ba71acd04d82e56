import Foundation

/// The contents of all files in a folder.
package struct FolderState: Equatable, Sendable {
    package enum Content: Equatable, Sendable {
        case bytes(Data?)
        case link(String?)
        case other(String)
    }

    /// The content at each path, relative to the folder.
    package private(set) var contents: [String: Content] = [:]

    /// - Parameter ignoring: folders to ignore, relative to this one.
    package init(of folder: URL, ignoring: [String] = []) {
        let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
        for path in paths where !ignoring.contains(where: { path == $0 || path.hasPrefix($0 + "/") }) {
            contents[path] = FolderState.content(folder.appendingPathComponent(path))
        }
    }

    /// The paths that differ from another state, in byte order.
    package func differences(from other: FolderState) -> [String] {
        Set(contents.keys).union(other.contents.keys).filter { contents[$0] != other.contents[$0] }.sorted()
    }

    private static func content(_ file: URL) -> Content {
        let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
        switch attributes?[.type] as? FileAttributeType {
        case .typeSymbolicLink?: return .link(try? FileManager.default.destinationOfSymbolicLink(atPath: file.path))
        case .typeRegular?: return .bytes(try? Data(contentsOf: file))
        case let type: return .other(type?.rawValue ?? "gone")
        }
    }
}
