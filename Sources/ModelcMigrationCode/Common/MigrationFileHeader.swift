import ModelcPlans
import ModelcSourceCode

/// The comment at the start of every migration file. It contains no date or machine name, so equal plans result in
/// equal files.
struct MigrationFileHeader {
    private let input: MigrationCodeInput
    private let title: String

    /// - Parameter title: the description of the file; it follows the model's name.
    init(_ input: MigrationCodeInput, _ title: String) {
        self.input = input
        self.title = title
    }

    func add(to lines: inout SourceLines, mark: String = "//") {
        lines.addComment("\(GeneratedFile.marker) from \(input.sourceName): \(title).", mark: mark)
        lines.addComment(
            "The file is yours to edit: modelc replaces it with --force only.", mark: mark)
        lines.addBlank()
    }
}
