import ModelcBase
import ModelcCompiledModels
import ModelcDiagnostics
import ModelcKeyedArchive
import ModelcSchema

/// Reads data models: source models, compiled models, and the models in stores. First lists the versions at a path,
/// then determines the current version and the selected versions, and reads their files.
///
/// Reading does not stop at the first problem: a problem with one file becomes a diagnostic, and the other files are
/// still read.
package struct ModelReader: Sendable {
    /// Whether versions that were not requested are read as well. Their problems are reported as warnings at most,
    /// unless a version cannot be read at all.
    package var readsOtherVersions: Bool

    /// Provides the content of the files.
    var files: ModelFiles

    /// Versions that were read before without problems. A version is not read again if its name and the bytes of its
    /// file are still the same.
    package var known: [ModelVersion] = []

    /// The flag or setting that selects a version other than the current one, for messages; nil if the request cannot
    /// name a version.
    private let versionChoice: String?
    private let memory: Cache<VersionFileContent>?
    /// The reader of the models in stores; nil if a store is not accepted as a model.
    private let stores: StoreModels?
    /// The reader of models in Swift source; nil if Swift source is not accepted as a model.
    private let swift: SwiftModels?

    /// - Parameters:
    ///   - versionChoice: the name of the flag or setting that selects another version than the current one. Messages
    ///     suggest it. Nil if the request cannot name a version.
    ///   - memory: the results of earlier reads in the same run, by the paths of the files; nil to read every file
    ///     anew. Files must not change in the meantime.
    ///   - stores: the reader of the models in stores; nil if a store is not accepted as a model.
    ///   - swift: the reader of models in Swift source; nil if Swift source is not accepted as a model.
    package init(
        readsOtherVersions: Bool = false, files: ModelFiles = .disk, versionChoice: String? = nil,
        memory: Cache<VersionFileContent>? = nil, stores: StoreModels? = nil, swift: SwiftModels? = nil
    ) {
        self.readsOtherVersions = readsOtherVersions
        self.files = files
        self.versionChoice = versionChoice
        self.memory = memory
        self.stores = stores
        self.swift = swift
    }

    /// Reads the model at `path`: a bundle, the folder of one version, or the file of a version.
    package func read(_ path: String, _ selection: VersionSelection = .current) -> ModelReading {
        var reading = listed(path, selection)
        reading.diagnostics += readVersions(&reading) { readsOtherVersions && !$0.isOneVersionChosen }
            .map { $0.stopsReading ? $0 : $0.demoted() }
        return reading
    }

    /// Reads the model at `path` with all its versions, each file once.
    ///
    /// - Returns: the result of `read`, with the content of all versions; and separately, the problems of the versions
    ///   that were not requested.
    package func readWhole(
        _ path: String, _ selection: VersionSelection = .current
    ) -> (reading: ModelReading, others: [Diagnostic]) {
        var reading = listed(path, selection)
        let others = readVersions(&reading) { _ in true }
        return (reading, others)
    }

    /// The bundle that contains the version at a path; nil if the path does not name a version in a bundle. Reads no
    /// version.
    package func bundlePath(ofVersionAt path: String) -> String? {
        guard let listing = BundleListing.list(path, in: files).0, listing.versionNamedByPath != nil else { return nil }
        return listing.model.path
    }

    /// Finds the version that a user specifies by its name or number among the versions of a model.
    ///
    /// - Returns: the version; nil, with a diagnostic, if none or several match.
    package static func version(
        _ wanted: String, of model: VersionedModel
    ) -> (version: ModelVersion?, problem: Diagnostic?) {
        switch VersionMatch.version(wanted, in: model) {
        case .success(let version): (version, nil)
        case .failure(let unknown): (nil, unknown.diagnostic)
        }
    }

    /// Whether the bytes are a binary file: a version from before Xcode 4, or a compiled model.
    package static func isBinary(_ bytes: [UInt8]) -> Bool { BinaryPropertyListReader.recognizes(bytes) }

    /// Reads a version from its bytes, in any form. The bytes need not be on disk under the version's name; they may
    /// come from git.
    ///
    /// - Parameter path: the file's path for diagnostics.
    /// - Returns: the model, nil if it is unusable, and all problems found.
    package static func model(of bytes: [UInt8], path: String) -> (
        model: ManagedObjectModel?, diagnostics: [Diagnostic]
    ) {
        guard isBinary(bytes) else { return model(in: SourceText(bytes), path: path) }
        // The root objects of a source archive and of a compiled model's archive differ.
        let compiled = CompiledModelReader.read(bytes, path: path)
        guard compiled.model == nil else { return compiled }
        let archived = ArchivedModelReader.read(bytes, path: path)
        return archived.model == nil ? compiled : archived
    }

    /// Reads the text of a `contents` file. The text need not be on disk.
    ///
    /// - Parameter path: the file's path for diagnostics.
    /// - Returns: the model, nil if it is unusable, and all problems of the text.
    package static func model(in source: SourceText, path: String) -> (
        model: ManagedObjectModel?, diagnostics: [Diagnostic]
    ) {
        ModelDocumentReader.read(source, path: path)
    }

    /// Lists the versions at a path and finds the selected versions, without reading any version.
    private func listed(_ path: String, _ selection: VersionSelection) -> ModelReading {
        let (listing, diagnostics) = list(path)
        guard let listing else { return ModelReading(diagnostics: diagnostics) }
        var reading = ModelReading(model: listing.model, diagnostics: diagnostics + listing.diagnostics)
        reading.contents = listing.contents
        resolve(selection, listing, &reading)
        return reading
    }

    private func list(_ path: String) -> (BundleListing?, [Diagnostic]) {
        if stores != nil, files.isDatabase(path) { return (StoreListing.list(ModelPath(path)), []) }
        if let swift, SwiftListing.mayList(path, in: files) {
            let listing = SwiftListing.list(path, in: files, by: swift)
            if listing.0 != nil || ModelPath(path).isSwift { return listing }
        }
        return BundleListing.list(path, in: files)
    }

    /// Marks the current version and finds the selected versions.
    private func resolve(_ selection: VersionSelection, _ listing: BundleListing, _ reading: inout ModelReading) {
        let current = listing.model.currentVersion.map(\.name)
        // If all versions are read, the user need not choose one.
        let resolution =
            current == nil ? CurrentVersionResolution(listing, choice: selection == .all ? nil : versionChoice) : nil
        let currentName = current ?? resolution?.name
        reading.model?.markCurrent(currentName)
        let problems = resolution?.diagnostics ?? []
        switch (selection, listing.versionNamedByPath) {
        case (.current, nil):
            reading.diagnostics += problems
            reading.selectedVersions = currentName.map { [$0] } ?? []
        case (.all, nil):
            let isUnreadable = listing.currentVersionFile.isUnreadable
            reading.diagnostics += problems.map { isUnreadable ? $0 : $0.withoutNeed }
            reading.selectedVersions = listing.model.versions.map(\.name)
        case (.current, let name?), (.all, let name?):
            reading.isOneVersionChosen = true
            reading.selectedVersions = [name]
        case (.named(let wanted), let name):
            choose(wanted, listing.model, &reading)
            if let name, let chosen = reading.selectedVersions.first, chosen != name {
                reading.selectedVersions = []
                reading.diagnostics.append(contradiction(chosen, name, listing.model))
            }
        }
    }

    private func contradiction(_ chosen: String, _ name: String, _ model: VersionedModel) -> Diagnostic {
        Diagnostic(
            .unknownVersion, .error,
            "the path names version '\(name)', and \(versionChoice ?? "the request") '\(chosen)'",
            at: SourceLocation(path: model.path),
            help: "give the path of the bundle, or leave out \(versionChoice ?? "the other version")")
    }

    private func choose(_ wanted: String, _ model: VersionedModel, _ reading: inout ModelReading) {
        switch VersionMatch.version(wanted, in: model) {
        case .success(let version):
            reading.isOneVersionChosen = true
            reading.selectedVersions = [version.name]
        case .failure(let unknown):
            reading.diagnostics.append(unknown.diagnostic)
        }
    }

    /// Reads the selected versions. Reads the other versions as well if `others` returns true.
    ///
    /// - Returns: the problems of the versions that are not selected.
    private func readVersions(_ reading: inout ModelReading, others: (ModelReading) -> Bool) -> [Diagnostic] {
        guard var model = reading.model else { return [] }
        let selected = Set(reading.selectedVersions)
        let readsOthers = others(reading)
        let contents = reading.contents
        let wanted = model.versions.indices.filter { readsOthers || selected.contains(model.versions[$0].name) }
        var ofOthers: [Diagnostic] = []
        for (index, (version, diagnostics)) in zip(wanted, read(wanted.map { model.versions[$0] }, contents)) {
            model.versions[index] = version
            if selected.contains(version.name) {
                reading.diagnostics += diagnostics
            } else {
                ofOthers += diagnostics
            }
        }
        reading.model = model
        return ofOthers
    }

    /// Reads several versions in parallel, because a bundle may have a hundred versions. Returns each version with its
    /// content, and the problems of its file.
    private func read(
        _ versions: [ModelVersion], _ contents: [String: VersionFileContent]
    ) -> [(ModelVersion, [Diagnostic])] {
        let known = Dictionary(known.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        return ConcurrentParts.map(count: versions.count, length: 1) { part in
            versions[part].map { version in
                var version = version
                let diagnostics = VersionReader(files: files, stores: stores, memory: memory, contents: contents)
                    .read(&version, known: known[version.name])
                return (version, diagnostics)
            }
        }.flatMap { $0 }
    }
}

extension VersionedModel {
    fileprivate mutating func markCurrent(_ name: String?) {
        for index in versions.indices { versions[index].isCurrent = versions[index].name == name }
    }
}
