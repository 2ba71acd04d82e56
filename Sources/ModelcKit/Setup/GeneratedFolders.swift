import ModelcDisk
import ModelcFiles
import ModelcText

/// Where the classes of models are that were generated before there was a configuration: machine files are known by their first
/// line, human files by the names of their classes.
struct GeneratedFolders {
    private let sources: [String]
    /// The paths of machine files, by the file name of their model.
    private let machineFiles: [String: [String]]

    /// - Parameter root: the folder of the project.
    init(below root: String) {
        sources = ProjectSources(below: root).paths
        let files = sources.compactMap { path -> (model: String, path: String)? in
            guard let bytes = try? FileBytes.head(of: path, length: MachineFileHeader.length).get(),
                let model = MachineFileHeader(bytes)?.sourceName
            else { return nil }
            return (model, path)
        }
        machineFiles = Dictionary(grouping: files, by: \.model).mapValues { $0.map(\.path) }
    }

    /// The folders of a model's files.
    ///
    /// - Parameter fileName: the name of the model's bundle, as machine files say it.
    /// - Returns: nil for a model without files; without a human folder where it has no human files.
    func folders(ofModel fileName: String) -> (machine: String, human: String?)? {
        guard let files = machineFiles[fileName], let machine = GeneratedFolders.mostFrequent(files.map(folder)) else {
            return nil
        }
        let names = Set(files.filter { folder($0) == machine }.compactMap(humanName))
        let human = sources.filter { names.contains(PathText.name(of: $0)) }.map(folder)
        return (machine, human.contains(machine) ? machine : GeneratedFolders.mostFrequent(human))
    }

    /// `Book.swift` for `_Book.swift`.
    private func humanName(_ path: String) -> String? {
        let name = PathText.name(of: path)
        return name.hasPrefix("_") ? String(name.dropFirst()) : nil
    }

    private func folder(_ path: String) -> String { path.contains("/") ? PathText.folder(of: path) : "." }

    /// Of several the first in byte order.
    private static func mostFrequent(_ folders: [String]) -> String? {
        let counts = Dictionary(folders.map { ($0, 1) }, uniquingKeysWith: +)
        return counts.keys.inByteOrder().max { (counts[$0] ?? 0) < (counts[$1] ?? 0) }
    }
}
