import ModelcBase
import ModelcDiagnostics

/// Finds the data models for a path: the path itself, or all models in a folder.
package struct ModelSearch: Sendable {
    /// The paths of model bundles, of versions that are not in a bundle, and of paths that the user named although they
    /// are not models; in byte order.
    package private(set) var models: [String] = []
    /// The paths of the mapping models found, including mapping models inside model bundles; in byte order.
    package private(set) var mappingModels: [String] = []
    /// Folders that could not be searched, and folders without a model.
    package private(set) var problems: [Diagnostic] = []

    /// Searches a path. Symbolic links in the path itself are followed. Links inside a folder are not: their targets
    /// are found anyway, or are outside the folder.
    ///
    /// Folders with third-party code or with the output of tools are not searched: hidden folders, Pods, Carthage,
    /// DerivedData, and similar ones.
    package init(_ path: String) {
        let start = ModelPath(path)
        if start.name == CurrentVersionFile.fileName, start.folder.isBundle {
            models = [start.folder.text]
        } else if ModelSearch.isSearched(start) {
            search(start.text)
        } else {
            models = [start.text]
            if start.isBundle { addMappingModels(inBundle: start.text) }
        }
    }

    /// True if the path is a folder that may contain models. False if it is itself a model.
    package static func isSearched(_ path: String) -> Bool { isSearched(ModelPath(path)) }

    private static func isSearched(_ path: ModelPath) -> Bool {
        FileSystem.kind(of: path.text) == .folder && !path.isBundle && !path.isVersion && !path.isCompiledBundle
    }

    private mutating func search(_ root: String) {
        var folders = [root]
        while let folder = folders.popLast() {
            do {
                let names = try FolderListing.names(in: folder)
                for name in names { look(at: name, in: folder, &folders) }
                if names.contains(where: UndecodableNames.mayStand) { try reportUndecodable(in: folder) }
            } catch {
                problems.append(unreadable(error))
            }
        }
        models.sort { $0.isBefore($1) }
        mappingModels.sort { $0.isBefore($1) }
        if models.isEmpty, problems.isEmpty { problems.append(noModels(root)) }
    }

    private mutating func reportUndecodable(in folder: String) throws(FileProblem) {
        for name in try UndecodableNames.folders(in: folder).sorted() where !ModelSearch.isSkipped(name) {
            problems.append(
                unreadable(FileProblem(path: folder + "/" + name, reason: "its name is not UTF-8"), help: "rename it"))
        }
    }

    private mutating func look(at name: String, in folder: String, _ folders: inout [String]) {
        let path = PathText.joined(folder, name)
        guard isRealFolder(path) else { return }
        if name.hasSuffix(ModelPath.bundleExtension) || name.hasSuffix(ModelPath.versionExtension) {
            models.append(path)
            addMappingModels(inBundle: path)
        } else if name.hasSuffix(MappingModelReader.bundleExtension) {
            mappingModels.append(path)
        } else if !ModelSearch.isSkipped(name) {
            folders.append(path)
        }
    }

    /// Adds the mapping models inside a model bundle, beside its versions.
    private mutating func addMappingModels(inBundle path: String) {
        let names: [String]
        do {
            names = try FolderListing.names(in: path)
        } catch {
            // A path that is not a bundle is reported when the model is read.
            if !error.isMissing { problems.append(unreadable(error)) }
            return
        }
        for name in names where name.hasSuffix(MappingModelReader.bundleExtension) && isRealFolder(path + "/" + name) {
            mappingModels.append(path + "/" + name)
        }
    }

    /// Whether the path is a folder and not a link. If the file system gives no information about a listed name,
    /// reports a problem, unless the name was deleted in the meantime.
    private mutating func isRealFolder(_ path: String) -> Bool {
        do {
            return try FileSystem.isOwnFolder(path)
        } catch {
            problems.append(unreadable(error))
            return false
        }
    }

    private static let skippedNames: Set = [
        "Carthage", "DerivedData", "Pods", "SourcePackages", "node_modules",
    ]
    static let skippedExtensions = [".app", ".framework", ".xcarchive", ".xcframework", ".xcresult"]

    /// Whether the search skips folders with this name.
    package static func isSkipped(_ name: String) -> Bool {
        isOfOthers(name) || skippedExtensions.contains { name.hasSuffix($0) }
    }

    /// Whether a folder with this name is hidden, or contains files of tools such as DerivedData.
    static func isOfOthers(_ name: String) -> Bool { name.hasPrefix(".") || skippedNames.contains(name) }

    private func unreadable(_ problem: FileProblem, help: String = "make it readable") -> Diagnostic {
        var diagnostic = problem.diagnostic
        diagnostic.help = help
        return diagnostic
    }

    private func noModels(_ path: String) -> Diagnostic {
        Diagnostic(
            .noModels, .error, "there is no data model in '\(path)'", at: SourceLocation(path: path),
            help:
                "give the path of an .xcdatamodeld bundle, or of a folder with one below it; '\(ToolCommandName.new)' makes one"
        )
    }
}

extension ModelSearch {
    /// Returns the models found. If the folder has no data models, returns the Swift source with `@Model` classes
    /// below it. If there is no such source either, returns the compiled models, such as those of an app.
    ///
    /// - Parameters:
    ///   - path: the folder that was searched.
    ///   - isNamed: whether the user named the folder. Otherwise, it is not searched for compiled models, because it may
    ///     contain build products.
    package func orOther(below path: String, isNamed: Bool) -> (models: [String], problems: [Diagnostic]) {
        guard !problems.isEmpty, problems.allSatisfy({ $0.id == .noModels }) else { return (models, problems) }
        let swift = SwiftModelSearch(path).models
        guard swift.isEmpty else { return (swift, []) }
        let compiled = isNamed ? CompiledModelSearch(path).models : []
        return compiled.isEmpty ? (models, problems) : (compiled, [])
    }
}
