import ModelcBase
import ModelcSettings

/// Finds the folders of files that modelc generated before the project had a configuration. A machine file
/// (`_Book.swift`, rewritten in each run) is recognized by its first line, a human file (`Book.swift`, the user's code)
/// by its name.
struct GeneratedFolders {
    private let sources: [String]
    /// The paths of the machine files. The keys are the file names of their models.
    private let machineFiles: [String: [String]]

    /// The settings that the machine files of a model were generated with.
    struct Origin {
        /// The folder of the machine files.
        var machine: String
        /// The folder of the human files; nil if there are none.
        var human: String?
        /// `objectiveC` if the machine files are Objective-C, `swiftData` if they declare `@Model` classes; nil for the default
        /// language.
        var language: ClassLanguage?
        /// `xcodeCompatible` if the machine files have this style; nil for the default style.
        var style: CodeStyle?
    }

    /// The size limit of a machine file in megabytes.
    private static let megabytes = 4

    /// - Parameter sources: the paths of the project's source files.
    init(_ sources: [String]) {
        self.sources = sources
        let files = sources.compactMap { path -> (model: String, path: String)? in
            guard let bytes = try? FileBytes.head(of: path, length: MachineFileHeader.length).get(),
                let model = MachineFileHeader(bytes)?.sourceName
            else { return nil }
            return (model, path)
        }
        machineFiles = Dictionary(grouping: files, by: \.model).mapValues { $0.map(\.path) }
    }

    /// Returns the folders, language and style of a model's generated files.
    ///
    /// - Parameter fileName: the name of the model's bundle, as machine files contain it.
    /// - Returns: nil if the model has no generated files.
    func origin(ofModel fileName: String) -> Origin? {
        guard let files = machineFiles[fileName],
            let machine = GeneratedFolders.mostFrequent(files.map(PathText.folder))
        else {
            return nil
        }
        let machineFiles = files.filter { PathText.folder(of: $0) == machine }
        let names = Set(machineFiles.compactMap(humanName))
        let human = sources.filter { names.contains(PathText.name(of: $0)) }.map(PathText.folder)
        return Origin(
            machine: machine, human: human.contains(machine) ? machine : GeneratedFolders.mostFrequent(human),
            language: language(of: machineFiles),
            style: machineFiles.contains(where: hasSymbolsOfXcode) ? .xcodeCompatible : nil)
    }

    private func language(of machineFiles: [String]) -> ClassLanguage? {
        if GeneratedLanguage.of(machineFiles) == .objectiveC { return .objectiveC }
        return machineFiles.contains { text(of: $0).split(separator: "\n").contains("@Model") } ? .swiftData : nil
    }

    /// Whether a machine file declares `fetchRequest()`. Only the style `xcode-compatible` declares it.
    private func hasSymbolsOfXcode(_ path: String) -> Bool {
        let text = text(of: path)
        return text.contains(" class func fetchRequest() ") || text.contains(" *)fetchRequest;")
    }

    /// Returns the text of a machine file; empty if it cannot be read.
    private func text(of path: String) -> String {
        let bytes = try? FileBytes.contents(of: path, megabytes: GeneratedFolders.megabytes).get()
        return String(decoding: bytes ?? [], as: UTF8.self)
    }

    /// Returns the name of the human file, for example `Book.swift` for `_Book.swift`. Nil if the name has no leading
    /// underscore, because the name of the human file is then unknown.
    private func humanName(_ path: String) -> String? {
        let name = PathText.name(of: path)
        return name.hasPrefix("_") ? String(name.dropFirst()) : nil
    }

    /// Returns the folder that occurs most often. If several do, returns the first of them in byte order.
    private static func mostFrequent(_ folders: [String]) -> String? {
        let counts = Dictionary(folders.map { ($0, 1) }, uniquingKeysWith: +)
        return counts.keys.inByteOrder().max { (counts[$0] ?? 0) < (counts[$1] ?? 0) }
    }
}
