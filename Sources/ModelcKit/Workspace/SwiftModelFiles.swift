import ModelcBase
import ModelcFiles
import ModelcSchema
import ModelcSwiftData

/// The Swift source files of a SwiftData model.
struct SwiftModelFiles {
    private let path: String
    /// The files that declare the `@Model` classes or the types of their properties.
    let sources: [SwiftSourceFile]

    /// - Parameter path: a Swift file, or a folder with Swift files below it.
    init(_ path: String, in files: ModelFiles) {
        self.path = path
        let isFile = files.kind(of: path) == .file
        let paths = isFile ? [path] : SwiftModelSearch.swiftFiles(below: path, in: files)
        let all = paths.compactMap { path in
            (try? files.bytes(of: path)).map { SwiftSourceFile(path: path, text: SourceText($0)) }
        }
        let declaring = all.filter { SwiftModelSearch.mayDeclareModels($0.text.bytes) }
        sources = declaring.isEmpty ? [] : SwiftDataReader.needed(declaring, of: all)
    }

    /// The name of the model: the name of the file without `.swift`, or of the folder.
    private var name: String {
        let name = PathText.name(of: PathText.absolute(path))
        return name.hasSuffix(".swift") ? String(name.dropLast(".swift".count)) : name
    }

    /// The model with all its versions; nil if the files declare no model.
    var reading: SwiftModelReading? {
        guard !sources.isEmpty else { return nil }
        let source = SwiftDataReader.read(sources, name: name)
        guard let current = source.versions.last else { return nil }
        let files = sources.map { ModelSourceFile(path: $0.path, text: $0.text) }
        let versions = source.versions.map { version in
            var listed = ModelVersion(
                name: version.name, path: version.isSchema ? file(of: version) : path, format: .swift,
                isCurrent: version.name == current.name)
            listed.sourceFiles = files
            return listed
        }
        var model = VersionedModel(name: name, fileName: PathText.name(of: path), path: path, versions: versions)
        model.swiftData = source
        var reading = SwiftModelReading(model: model)
        for (version, listed) in zip(source.versions, versions) {
            let problem = UncertainSource.diagnostic(version.model, listed)
            reading.contents[version.name] = VersionFileContent(swift: version.model, problem.map { [$0] } ?? [])
        }
        return reading
    }

    private func file(of version: SwiftDataVersion) -> String {
        version.place.position.map { sources[$0.file].path } ?? path
    }
}
