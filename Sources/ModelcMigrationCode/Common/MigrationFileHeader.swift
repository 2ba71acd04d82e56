import ModelcPlans
import ModelcSourceCode

/// The comment at the start of every migration file. It contains no date or machine name, so equal plans result in
/// equal files.
struct MigrationFileHeader {
    private let sourceName: String
    private let title: String

    /// - Parameter title: the description of the file; it follows the model's name.
    init(_ input: MigrationCodeInput, _ title: String) { self.init(sourceName: input.sourceName, title) }

    /// - Parameters:
    ///   - sourceName: the path of the model, as the comment shows it.
    init(sourceName: String, _ title: String) {
        self.sourceName = sourceName
        self.title = title
    }

    func add(to lines: inout SourceLines, mark: String = "//") {
        lines.addComment("\(GeneratedFile.marker) from \(sourceName): \(title).", mark: mark)
        lines.addComment(
            "The file is yours to edit: modelc replaces it with --force only.", mark: mark)
        lines.addBlank()
    }
}
