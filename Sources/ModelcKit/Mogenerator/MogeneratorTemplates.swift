import ModelcBase
import ModelcCodegen
import ModelcDiagnostics
import ModelcSettings
import ModelcTemplating

/// The templates of mogenerator's command line: the bundled set, or the project's own, which are converted.
struct MogeneratorTemplates {
    private let options: MogeneratorOptions
    private let workspace: Workspace
    /// Messages about the conversion.
    private(set) var notes: [Diagnostic] = []

    init(options: MogeneratorOptions, workspace: Workspace) {
        self.options = options
        self.workspace = workspace
    }

    /// Returns the compiled templates; nil if the request uses the bundled templates.
    ///
    /// - Parameter model: the path of the model. Relative template paths are first resolved against its folder.
    mutating func compiled(
        _ request: MogeneratorRequest, besides model: String
    ) throws(MogeneratorStop) -> OutputTemplates? {
        guard let folder = try folder(request, besides: model) else { return nil }
        let kind = BundledTemplateSet(.mogenerator, options.language)
        let (set, problems) = TemplateSet.load(
            bundled: OutputTemplates.bundledSources(kind), overrides: try sources(in: folder))
        guard let set else { throw MogeneratorStop(.failed, problems) }
        let (templates, more) = OutputTemplates.compile(set, for: kind)
        guard !more.hasErrors else { throw MogeneratorStop(.failed, notes + more) }
        return templates
    }

    // MARK: The folder

    private func folder(_ request: MogeneratorRequest, besides model: String) throws(MogeneratorStop) -> String? {
        if let path = request.templateFolder { return try folder(at: PathText.trimmed(path), besides: model) }
        guard let group = request.templateGroup else { return nil }
        let places = MogeneratorTemplates.groupFolders(workspace.environment).map { $0 + "/mogenerator/" + group }
        guard let folder = places.first(where: { FileSystem.kind(of: $0) == .folder }) else {
            throw missing(MogeneratorTemplates.names(options.language)[0])
        }
        return folder
    }

    /// Returns the template folder at a path. A relative path is resolved against the folder of the model, then the
    /// folder that contains the bundle, then the working folder; the first existing folder is used.
    private func folder(at path: String, besides model: String) throws(MogeneratorStop) -> String {
        var places = [workspace.path(path)]
        if !path.hasPrefix("/") {
            let around = PathText.folder(of: model)
            places.insert(workspace.path(PathText.joined(around, path)), at: 0)
            if around.hasSuffix(".xcdatamodeld") {
                places.insert(workspace.path(PathText.joined(PathText.folder(of: around), path)), at: 1)
            }
        }
        guard let folder = places.first(where: { FileSystem.kind(of: $0) == .folder }) else {
            throw missing(MogeneratorTemplates.names(options.language)[0])
        }
        return folder
    }

    /// Returns the folders that may contain template groups, in the order in which they are searched.
    private static func groupFolders(_ environment: [String: String]) -> [String] {
        let home = environment["HOME"] ?? ""
        #if canImport(Darwin)
            return [home + "/Library/Application Support", "/Library/Application Support"]
        #else
            let data = environment["XDG_DATA_HOME"].flatMap { $0.isEmpty ? nil : $0 } ?? home + "/.local/share"
            return [data, "/usr/local/share", "/usr/share"]
        #endif
    }

    // MARK: The files

    static func names(_ language: OutputLanguage) -> [String] {
        switch language {
        case .objectiveC:
            ["machine.h.motemplate", "machine.m.motemplate", "human.h.motemplate", "human.m.motemplate"]
        case .swift: ["machine.swift.motemplate", "human.swift.motemplate"]
        }
    }

    private mutating func sources(in folder: String) throws(MogeneratorStop) -> [String: TemplateSource] {
        var sources: [String: TemplateSource] = [:]
        var converted = 0
        for name in MogeneratorTemplates.names(options.language) {
            guard let file = source(PathText.joined(folder, name)) else { throw missing(name) }
            guard !file.text.bytes.isEmpty else {
                throw MogeneratorStop(.failed, "templateDescNamed:\"\(name)\": the file is empty")
            }
            var source = file
            if !MiscMergeConverter.isConverted(file.text.bytes) {
                source = try convert(file)
                converted += 1
            }
            sources[name] = source
        }
        let others = ((try? FolderListing.names(in: folder)) ?? []).filter { $0.hasSuffix(".motemplate") }
        for name in others where sources[name] == nil {
            guard let file = source(PathText.joined(folder, name)) else { continue }
            sources[name] = MiscMergeConverter.isConverted(file.text.bytes) ? file : try convert(file)
        }
        if converted > 0 { notes.append(MogeneratorTemplates.conversion(of: converted, in: folder)) }
        let manifest = TemplateConversion.manifest(for: options.language)
        sources[manifest.name] = TemplateSource(path: manifest.name, text: SourceText(Array(manifest.text.utf8)))
        return sources
    }

    private func source(_ path: String) -> TemplateSource? {
        guard case .source(let source) = TemplateFile(path: path).read() else { return nil }
        return source
    }

    private mutating func convert(_ source: TemplateSource) throws(MogeneratorStop) -> TemplateSource {
        let (text, found) = TemplateConversion.converter(options.release).convert(source)
        notes += found
        if found.hasErrors { throw MogeneratorStop(.failed, notes) }
        return TemplateSource(path: source.path, text: SourceText(Array(text.utf8)))
    }

    private static func conversion(of count: Int, in folder: String) -> Diagnostic {
        Diagnostic(
            .convertedTemplates, .note,
            "converted \(Counted.text(count, "template")) of mogenerator in memory",
            at: SourceLocation(path: folder),
            help: "'\(ToolCommandName.templatesConvert) \(ShellWord.quoted(folder)) -o Templates' converts them once")
    }

    private func missing(_ name: String) -> MogeneratorStop {
        MogeneratorStop(.failed, "templateDescNamed:\"\(name)\": file not found")
    }
}

extension DiagnosticID {
    package static let convertedTemplates = DiagnosticID("converted-templates")
}
