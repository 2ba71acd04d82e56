import ModelcText

/// A further place of a message that is shown once for several. All texts are safe to print.
package struct EqualPlace: Hashable, Sendable {
    /// The file; empty where the message is about none.
    package var path: String
    /// The file with line and column, where they are known.
    package var place: String
    /// What is there, with names that the message does not have; empty where the place says it.
    package var subject: String

    package init(path: String, place: String, subject: String) {
        self.path = path
        self.place = place
        self.subject = subject
    }

    /// So many places of one subject are shown as a range.
    private static let leastInRange = 4

    /// A line for each place, or for the places of one subject in files that differ in one folder, as versions of a model do:
    ///
    /// ```
    /// M.xcdatamodeld/M 2.xcdatamodel/contents:4:9 to M 9.xcdatamodel/contents:4:9 (8 places): Book.title
    /// ```
    static func lines(_ places: [EqualPlace]) -> [String] {
        let groups = Dictionary(grouping: places) { Key(subject: $0.subject, folder: $0.outerFolder) }
        var shown: Set<Key> = []
        return places.compactMap { place in
            let key = Key(subject: place.subject, folder: place.outerFolder)
            guard let folder = key.folder, let group = groups[key], group.count >= leastInRange,
                Set(group.map(\.path)).count == group.count
            else {
                return place.line
            }
            return shown.insert(key).inserted ? range(group, in: folder) : nil
        }
    }

    private struct Key: Hashable {
        var subject: String
        var folder: String?
    }

    private var line: String {
        place.isEmpty || subject.isEmpty ? place + subject : "\(place)\(separator)\(subject)"
    }

    private var separator: String { subject.hasPrefix(" (") ? "" : ": " }

    private static func range(_ places: [EqualPlace], in folder: String) -> String? {
        guard let first = places.first, let last = places.last else { return nil }
        let end = last.place.dropFirst(folder.count + 1)
        return "\(first.place) to \(end) (\(places.count) places)\(first.separator)\(first.subject)"
    }

    /// The folder around that of the file; nil where there is none, and for what has no subject: its file is what it is about.
    private var outerFolder: String? {
        guard !subject.isEmpty else { return nil }
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        return parts.count < 3 ? nil : parts.dropLast(2).joined(separator: "/")
    }
}
