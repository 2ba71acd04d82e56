import ModelcSourceCode

/// Puts all Swift machine files of a model into one (`--single-file`), for build systems that want to know their outputs
/// before they know the model: a SwiftPM plugin declares one file a bundle.
///
/// header -> imports of all files, each once -> the files' texts one after another. The whole stands under
/// `#if canImport(CoreData)`, so that a package with a model also builds where there is no Core Data.
package struct SingleFileMerger: Sendable {
    /// The file or bundle that the model was read from, as it stands in machine files.
    private let sourceName: String
    private let fileName: String

    /// - Parameters:
    ///   - sourceName: the model's file or bundle name with its extension.
    ///   - modelName: the model's name, from which the file is named.
    package init(sourceName: String, modelName: String) {
        self.sourceName = sourceName
        fileName = SingleFileMerger.fileName(ofModel: modelName)
    }

    /// The name of the one file: `_BookList.swift`. The underscore keeps it apart from a class `BookList`.
    package static func fileName(ofModel name: String) -> String { "_\(name).swift" }

    /// One machine file in place of those of Swift, which is there even for a model without classes; all others as they
    /// are.
    package func merge(_ files: [GeneratedFile]) -> [GeneratedFile] {
        let merged = files.filter(isMerged)
        let others = files.filter { !isMerged($0) }
        return [GeneratedFile(path: fileName, text: text(of: merged), policy: .machine)] + others
    }

    private func isMerged(_ file: GeneratedFile) -> Bool {
        file.policy == .machine && !file.isExtra && file.path.hasSuffix(".swift")
    }

    private func text(of files: [GeneratedFile]) -> String {
        let parts = files.map { SwiftFileParts($0.text) }
        let source = SwiftText.comment(sourceName)
        var text = "// \(GeneratedFile.marker) from \(source). Do not edit.\n\n#if canImport(CoreData)\n"
        let imports = ImportList(parts.flatMap(\.imports))
        if !imports.lines.isEmpty { text += "\n" + imports.lines.joined(separator: "\n") + "\n" }
        for (file, part) in zip(files, parts) {
            text += "\n// MARK: - \(SwiftText.comment(file.path))\n\n\(part.body)"
        }
        return text + "\n#endif\n"
    }
}
