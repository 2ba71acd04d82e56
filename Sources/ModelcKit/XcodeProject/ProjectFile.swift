import ModelcBase

/// The content of a `project.pbxproj` file that lists the versions of models. Each bundle is an `XCVersionGroup` whose children
/// are file references. `ProjectFile+Edits` changes it.
struct ProjectFile {
    /// The list of a bundle's versions in the project.
    struct VersionGroup {
        var identifier: String
        /// The group as written in the file.
        var object: OldPropertyList
        var children: [OldPropertyList]
        /// The value of `currentVersion`; nil if it is not set.
        var current: OldPropertyList?
    }

    let bytes: [UInt8]
    /// All objects, in the order of the file.
    let objects: [OldPropertyList.Entry]
    private let places: [String: Int]
    /// The parent group of each object, by identifier.
    private let parents: [String: String]
    /// The folder that paths are relative to, itself relative to the folder of the project.
    private let root: String

    /// Returns nil if the bytes are not a project.
    init?(_ bytes: [UInt8]) {
        guard let list = OldPropertyList(bytes), let objects = list["objects"]?.entries else { return nil }
        self.bytes = bytes
        self.objects = objects
        places = Dictionary(
            objects.enumerated().compactMap { index, entry in entry.key.text.map { ($0, index) } },
            uniquingKeysWith: { first, _ in first })
        var parents: [String: String] = [:]
        for object in objects {
            for child in object.value["children"]?.list ?? [] { parents[child.text ?? ""] = object.key.text }
        }
        self.parents = parents
        root = objects.first { $0.value["isa"]?.text == "PBXProject" }?.value["projectDirPath"]?.text ?? ""
    }

    /// All lists of versions.
    var groups: [VersionGroup] {
        objects.compactMap { entry in
            guard entry.value["isa"]?.text == "XCVersionGroup", let identifier = entry.key.text,
                let children = entry.value["children"]?.list
            else { return nil }
            return VersionGroup(
                identifier: identifier, object: entry.value, children: children, current: entry.value["currentVersion"])
        }
    }

    subscript(identifier: String) -> OldPropertyList.Entry? { places[identifier].map { objects[$0] } }

    /// Returns the name of the file that a child of a group refers to: `Library 2.xcdatamodel`; nil if the reference has no
    /// target.
    func fileName(of child: OldPropertyList) -> String? {
        child.text.flatMap { self[$0]?.value["path"]?.text }.map(PathText.name)
    }

    /// Returns the folders that Xcode synchronises, whose content is not listed in the project.
    ///
    /// - Parameter folder: the folder of the project.
    func synchronisedFolders(from folder: String) -> [String] {
        objects.compactMap { entry in
            guard entry.value["isa"]?.text == "PBXFileSystemSynchronizedRootGroup" else { return nil }
            return entry.key.text.flatMap { path(of: $0, from: folder) }
        }
    }

    /// Returns the path of an object on disk; nil if only Xcode can resolve it.
    ///
    /// - Parameter folder: the folder of the project, an absolute path.
    func path(of identifier: String, from folder: String) -> String? {
        place(of: identifier, from: folder, depth: 0).map(PathText.absolute)
    }

    private func place(of identifier: String, from folder: String, depth: Int) -> String? {
        guard depth < 64, let object = self[identifier]?.value else { return nil }
        let path = object["path"]?.text
        let base = root.isEmpty ? folder : folder + "/" + root
        switch object["sourceTree"]?.text {
        case "<group>"?:
            let above = parents[identifier].map { place(of: $0, from: folder, depth: depth + 1) } ?? base
            return above.map { above in path.map { above + "/" + $0 } ?? above }
        case "SOURCE_ROOT"?: return path.map { base + "/" + $0 } ?? base
        case "<absolute>"?: return path
        default: return nil
        }
    }
}

// Comparison of the versions in a project with those in a bundle.
extension ProjectFile {
    /// Differences between the lists in a project and a bundle. Names are folder names.
    struct Disagreement: Hashable {
        /// Versions of the bundle that the project does not list.
        var missing: [String] = []
        /// Versions that the project lists and the bundle does not have.
        var gone: [String] = []
        /// The version that the project marks as current instead of the bundle's; nil if they agree.
        var current: String?

        var isEmpty: Bool { missing.isEmpty && gone.isEmpty && current == nil }
    }

    /// Returns the groups with the same identifiers in this state of the file.
    func groups(like others: [VersionGroup]) -> [VersionGroup] {
        let identifiers = Set(others.map(\.identifier))
        return groups.filter { identifiers.contains($0.identifier) }
    }

    /// Returns the differences between groups and a bundle; nil if there are none.
    ///
    /// - Parameter current: nil if the bundle does not name a current version.
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

    /// Returns the file with groups that match a bundle; nil if the file has an unknown form.
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
