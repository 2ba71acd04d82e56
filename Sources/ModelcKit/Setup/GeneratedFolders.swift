import ModelcBase
import ModelcSettings

/// The folders of classes that were generated before there was a configuration. Machine files are identified by their first
/// line, human files by the names of their classes.
struct GeneratedFolders {
    private let sources: [String]
    /// The paths of machine files, by the file name of their model.
    private let machineFiles: [String: [String]]

    /// The settings that a model's machine files were generated with.
    struct Origin {
        /// The folder of the machine files.
        var machine: String
        /// The folder of the human files; nil if there are none.
        var human: String?
        /// Objective-C; nil for the default language.
        var language: OutputLanguage?
        /// `xcode-compatible`; nil for the default style.
        var style: CodeStyle?
    }

    /// The size limit for reading a machine file.
    private static let megabytes = 4

    /// - Parameter sources: the source code of the project.
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

    /// Returns the folders of a model's files, and their language and style.
    ///
    /// - Parameter fileName: the name of the model's bundle, as written in machine files.
    /// - Returns: nil if the model has no files.
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
            language: GeneratedLanguage.of(machineFiles) == .objectiveC ? .objectiveC : nil,
            style: machineFiles.contains(where: hasSymbolsOfXcode) ? .xcodeCompatible : nil)
    }

    /// Whether a machine file declares `fetchRequest()`: the style `xcode-compatible` does, and modelc's own style does not.
    private func hasSymbolsOfXcode(_ path: String) -> Bool {
        guard let bytes = try? FileBytes.contents(of: path, megabytes: GeneratedFolders.megabytes).get() else {
            return false
        }
        let text = String(decoding: bytes, as: UTF8.self)
        return text.contains(" class func fetchRequest() ") || text.contains(" *)fetchRequest;")
    }

    /// Returns `Book.swift` for `_Book.swift`; nil for a name without a leading underscore, from which the name of the
    /// human file does not follow.
    private func humanName(_ path: String) -> String? {
        let name = PathText.name(of: path)
        return name.hasPrefix("_") ? String(name.dropFirst()) : nil
    }

    /// Returns the most frequent folder; among equally frequent folders, the first in byte order.
    private static func mostFrequent(_ folders: [String]) -> String? {
        let counts = Dictionary(folders.map { ($0, 1) }, uniquingKeysWith: +)
        return counts.keys.inByteOrder().max { (counts[$0] ?? 0) < (counts[$1] ?? 0) }
    }
}
