import ModelcBase

/// The content of a `project.pbxproj`, as far as it lists the versions of models: each bundle is an `XCVersionGroup`, whose
/// children are file references. `ProjectFile+Edits` changes it.
struct ProjectFile {
    /// The list of a bundle's versions.
    struct VersionGroup {
        /// The identifier of the group's object.
        var identifier: String
        /// The group as the file has it.
        var object: OldPropertyList
        var children: [OldPropertyList]
        /// What `currentVersion` is set to; nil where the project does not say.
        var current: OldPropertyList?
    }

    let bytes: [UInt8]
    /// All objects, in the order of the file.
    let objects: [OldPropertyList.Entry]
    private let places: [String: Int]
    /// The group that contains an object, by identifier.
    private let parents: [String: String]
    /// The folder that paths count from, seen from the folder of the project.
    private let root: String

    /// Nil for bytes that are not a project.
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

    /// The name of the file that a child of a group stands for: `Library 2.xcdatamodel`; nil for a reference to nothing.
    func fileName(of child: OldPropertyList) -> String? {
        child.text.flatMap { self[$0]?.value["path"]?.text }.map(PathText.name)
    }

    /// The folders that Xcode synchronises, so that what is in them is listed nowhere.
    ///
    /// - Parameter folder: the folder of the project.
    func synchronisedFolders(from folder: String) -> [String] {
        objects.compactMap { entry in
            guard entry.value["isa"]?.text == "PBXFileSystemSynchronizedRootGroup" else { return nil }
            return entry.key.text.flatMap { path(of: $0, from: folder) }
        }
    }

    /// Where an object is on disk; nil where only Xcode knows.
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
