import ModelcBase
import ModelcDiagnostics

/// The layout of machine files, determined from their names: Xcode's layout or modelc's layout.
enum GeneratedLayout: String {
    case xcode = "Xcode's"
    case modelc = "modelc's"

    /// Returns the layout of a file. Xcode's files are named `Book+CoreDataProperties.swift`.
    static func of(_ path: String) -> GeneratedLayout {
        PathText.name(of: path).contains("+CoreData") ? .xcode : .modelc
    }

    /// Returns the message about a file that belongs to no entity of the run, and advice, if a changed layout is the
    /// reason: the entity of the file still exists.
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
