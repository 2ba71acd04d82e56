// Whether a project lists what the bundle has.
extension ProjectFile {
    /// How the lists of a project differ from a bundle; names are those of folders.
    struct Disagreement: Hashable {
        /// Versions of the bundle that the project does not list.
        var missing: [String] = []
        /// Versions that the project lists and the bundle does not have.
        var gone: [String] = []
        /// What the project calls current in place of the bundle's version; nil where it calls the same.
        var current: String?

        var isEmpty: Bool { missing.isEmpty && gone.isEmpty && current == nil }
    }

    /// The same groups in this state of the file.
    func groups(like others: [VersionGroup]) -> [VersionGroup] {
        let identifiers = Set(others.map(\.identifier))
        return groups.filter { identifiers.contains($0.identifier) }
    }

    /// How groups differ from a bundle; nil where they do not.
    ///
    /// - Parameter current: nil where the bundle does not say.
    func disagreement(of groups: [VersionGroup], versions: [String], current: String?) -> Disagreement? {
        var difference = Disagreement()
        for group in groups {
            let listed = group.children.compactMap(fileName)
            difference.missing += versions.filter { !listed.contains($0) && !difference.missing.contains($0) }
            difference.gone += listed.filter { !versions.contains($0) && !difference.gone.contains($0) }
            let named = group.current.map { fileName(of: $0) ?? "" }
            if let named, let current, named != current { difference.current = named }
        }
        return difference.isEmpty ? nil : difference
    }

    /// The file with groups that list a bundle as it is; nil where it is not understood well enough.
    func bytes(matching groups: [VersionGroup], to versions: [String], current: String) -> [UInt8]? {
        guard let difference = disagreement(of: groups, versions: versions, current: current) else { return bytes }
        var steps = difference.missing.map { Change.add($0, becomesCurrent: false) } + [.use(current)]
        if !difference.gone.isEmpty { steps.append(.remove(difference.gone, current: current)) }
        var file = self
        for step in steps {
            guard let bytes = file.bytes(changing: file.groups(like: groups), by: step), let next = ProjectFile(bytes)
            else { return nil }
            file = next
        }
        return file.bytes
    }
}
