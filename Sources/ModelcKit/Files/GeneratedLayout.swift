import ModelcBase
import ModelcDiagnostics

/// The layout of machine files (generated files that are rewritten in each run): Xcode's layout or modelc's layout. It
/// is determined from the file names.
enum GeneratedLayout: String {
    case xcode = "Xcode's"
    case modelc = "modelc's"

    /// Returns the layout of a file. Xcode's files are named `Book+CoreDataProperties.swift`.
    static func of(_ path: String) -> GeneratedLayout {
        PathText.name(of: path).contains("+CoreData") ? .xcode : .modelc
    }

    /// Returns the message and the advice about an orphan (a file that the run no longer generates) if the reason is a
    /// changed layout: the entity of the file still exists. Nil if the layout is not the reason.
    ///
    /// - Parameter files: the files that the settings produce.
    static func problem(
        ofOrphan path: String, besides files: [PlannedFile], _ wording: Wording
    ) -> (message: String, help: String)? {
        let layouts = Set(files.filter { $0.file.policy == .machine }.map { of($0.path) })
        guard layouts.count == 1, let wanted = layouts.first, wanted != of(path) else { return nil }
        return (
            "'\(path)' has \(of(path).rawValue) layout, and the settings say \(wanted.rawValue)",
            "keep the layouts apart with \(wording[.output]); to change the layout, remove such files with "
                + "\(wording[.removal]), and move your code from the human files of the old layout"
        )
    }
}
