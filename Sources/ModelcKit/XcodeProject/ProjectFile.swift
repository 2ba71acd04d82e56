import ModelcBase

/// The content of a `project.pbxproj` file that may list the versions of models. Each bundle is an `XCVersionGroup`,
/// and its children are file references. `ProjectFile+Edits` changes the content.
struct ProjectFile {
    /// The list of a bundle's versions in the project (`XCVersionGroup`).
    struct VersionGroup {
        var identifier: String
        /// The object of the group, as it is in the file.
        var object: OldPropertyList
        var children: [OldPropertyList]
        /// The value of `currentVersion`, which is an identifier; nil if it is not set.
        var current: OldPropertyList?
    }

    let bytes: [UInt8]
    /// All objects of the project, in the order of the file.
    let objects: [OldPropertyList.Entry]
    private let places: [String: Int]
    /// The identifiers of parent groups. The keys are the identifiers of their children.
    private let parents: [String: String]
    /// The project's `projectDirPath`: the folder that paths start from. It is relative to the folder that contains the
    /// project.
    private let root: String

    /// Returns nil if the bytes are not an Xcode project file.
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

    /// The version groups of all bundles in the project.
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

    /// Returns the file name of a child of a group, such as `Library 2.xcdatamodel`; nil if the child has no object or
    /// path.
    func fileName(of child: OldPropertyList) -> String? {
        child.text.flatMap { self[$0]?.value["path"]?.text }.map(PathText.name)
    }

    /// Returns the paths of the folders that Xcode synchronises. The project does not list the files in these folders.
    ///
    /// - Parameter folder: the path of the folder that contains the project.
    func synchronisedFolders(from folder: String) -> [String] {
        objects.compactMap { entry in
            guard entry.value["isa"]?.text == "PBXFileSystemSynchronizedRootGroup" else { return nil }
            return entry.key.text.flatMap { path(of: $0, from: folder) }
        }
    }

    /// Returns the absolute path of an object on disk; nil if only Xcode can determine it.
    ///
    /// - Parameter folder: the absolute path of the folder that contains the project.
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

// Compares the versions in a project with those in a bundle.
extension ProjectFile {
    /// The differences between the versions in a project and those in a bundle. The names are folder names, such as
    /// `Library 2.xcdatamodel`.
    struct Disagreement: Hashable {
        /// The folder names of versions in the bundle that the project does not list.
        var missing: [String] = []
        /// The folder names of versions in the project that the bundle does not have.
        var gone: [String] = []
        /// The version that the project marks as current, if the bundle has another current version; otherwise nil.
        /// Empty if the project's current version does not exist.
        var current: String?

        var isEmpty: Bool { missing.isEmpty && gone.isEmpty && current == nil }
    }

    /// Returns the groups of this file that have the same identifiers as the given groups. The given groups are from an
    /// earlier state of the file.
    func groups(like others: [VersionGroup]) -> [VersionGroup] {
        let identifiers = Set(others.map(\.identifier))
        return groups.filter { identifiers.contains($0.identifier) }
    }

    /// Returns the differences between version groups and a bundle; nil if there are none.
    ///
    /// - Parameter current: the folder name of the bundle's current version; nil if the bundle has none.
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

    /// Returns the content of the file with the versions of the bundle in all groups; nil if modelc does not support
    /// the form of the file.
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
