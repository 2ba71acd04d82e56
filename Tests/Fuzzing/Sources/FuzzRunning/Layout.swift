import Foundation

/// Changes of files and folders in a workspace: lines of the form `order<TAB>path<TAB>other`. Lines without tabs have
/// no effect: they are the paths that `LayoutMutator` chooses from.
package struct Layout {
    package enum Order: String, CaseIterable {
        case remove, rename, link, folder, empty, fifo, unreadable, copy
    }

    let folder: URL

    package init(folder: URL) { self.folder = folder }

    package func apply(_ bytes: Data) {
        for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
            let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            guard parts.count == 3, let order = Order(rawValue: parts[0]) else { continue }
            // Skips changes that the file system refuses: they are not failures of the tool.
            try? apply(order, path(parts[1]), parts[2])
        }
    }

    private func apply(_ order: Order, _ path: String, _ other: String) throws {
        let files = FileManager.default
        let sibling =
            other.contains("/") ? self.path(other) : (path as NSString).deletingLastPathComponent + "/" + other
        switch order {
        case .remove: try files.removeItem(atPath: path)
        case .rename: try files.moveItem(atPath: path, toPath: sibling)
        case .copy: try files.copyItem(atPath: path, toPath: sibling)
        case .link:
            try files.removeItem(atPath: path)
            try files.createSymbolicLink(atPath: path, withDestinationPath: other)
        case .folder:
            try files.removeItem(atPath: path)
            try files.createDirectory(atPath: path, withIntermediateDirectories: true)
        case .empty: try Data().write(to: URL(fileURLWithPath: path))
        case .fifo:
            try files.removeItem(atPath: path)
            mkfifo(path, 0o600)
        case .unreadable: try files.setAttributes([.posixPermissions: 0], ofItemAtPath: path)
        }
    }

    private func path(_ relative: String) -> String { folder.appendingPathComponent(relative).path }
}
