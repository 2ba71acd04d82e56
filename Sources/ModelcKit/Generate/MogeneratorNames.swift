import ModelcBase

/// Interprets the names of files that mogenerator or modelc generates.
enum MogeneratorNames {
    /// Returns the name of a file without `_` and extension: `Book` for `_Book.h`.
    static func stem(_ path: String) -> String {
        let name = PathText.name(of: path)
        let stem = name.lastIndex(of: ".").map { name[..<$0] } ?? name[...]
        return String(stem.hasPrefix("_") ? stem.dropFirst() : stem)
    }

    /// Returns the machine files whose classes are not in the model, and the user's files for the same classes,
    /// sorted.
    static func orphans(among files: [SourceTree.File], besides stems: Set<String>) -> [String] {
        let machine = files.filter { file in
            PathText.name(of: file.path).hasPrefix("_") && isGenerated(file) && !stems.contains(stem(file.path))
        }
        let orphaned = Set(machine.map { stem($0.path) })
        let human = files.filter { !PathText.name(of: $0.path).hasPrefix("_") && orphaned.contains(stem($0.path)) }
        return (machine + human).map(\.path).inByteOrder()
    }

    private static func isGenerated(_ file: SourceTree.File) -> Bool {
        let head = (try? FileBytes.head(of: file.fullPath, length: MachineFileHeader.length).get()) ?? []
        let text = String(decoding: head, as: UTF8.self)
        return text.contains(MachineFileHeader.mogeneratorMarker) || MachineFileHeader(head) != nil
    }
}
