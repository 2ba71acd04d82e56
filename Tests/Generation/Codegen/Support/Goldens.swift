import Foundation
import ModelcSourceCode
import ModelcTestSupport

/// Compares generated files with the recorded ones of a folder, which may have a further extension: files whose layout is
/// not that of this project's formatter.
func expectGoldens(_ files: [GeneratedFile], in folder: String, suffix: String = "") throws {
    let goldens = Goldens("Tests/Generation/Codegen/Goldens")
    try goldens.expect(files.map { ($0.path + suffix, $0.text) }, in: folder)
}

/// Compares the program's copy of a set of templates with the templates.
func expectCopy(_ text: String, _ name: String) throws {
    try Goldens("Sources/ModelcCodegen/Rendering").expect(text, name)
}

/// The folder of recorded files.
func goldenFolder(_ name: String) -> String { Repository.path("Tests/Generation/Codegen/Goldens/\(name)") }

/// A file of the templates that come with the program.
func bundledTemplate(_ path: String) throws -> String {
    try String(contentsOfFile: Repository.path("Templates/\(path)"), encoding: .utf8)
}
