import ModelcBase
import ModelcCodegen
import ModelcDiagnostics
import ModelcSourceCode

/// Refuses a path that two models, or two templates of one model, would write to: the second file would replace the
/// first.
///
/// Files with equal bytes are written once, such as the support file of models that share a folder. Letter case is
/// ignored, as on the disks of most Macs.
struct FileCollisionCheck {
    private struct Owner {
        var model: String
        /// The absolute path of the file.
        var path: String
        var file: PlannedFile
    }

    private var ownerByPath: [String: Owner] = [:]
    private(set) var diagnostics: [Diagnostic] = []
    private var paths = AbsolutePaths()

    /// Returns the files of a model, without files that are already planned at the same path with the same bytes.
    mutating func kept(_ planned: [PlannedFile], of model: String) -> [PlannedFile] {
        planned.compactMap { file in
            let path = paths.path(of: file.path)
            let key = path.lowercased()
            guard let owner = ownerByPath[key] else {
                ownerByPath[key] = Owner(model: model, path: path, file: file)
                return PlannedFile(of: model, file)
            }
            let isSame =
                owner.path == path && owner.file.file.text == file.file.text
                && owner.file.file.policy == file.file.policy
            if !isSame { report(file, of: model, owner) }
            return nil
        }
    }

    /// Returns an error for each file whose path is also the path of a folder that contains other files.
    var folderProblems: [Diagnostic] {
        var checked: Set<String> = []
        var problems: [Diagnostic] = []
        for folder in paths.folders.sorted() {
            var path = folder
            while path != "/", checked.insert(path).inserted {
                if let owner = ownerByPath[path.lowercased()] { problems.append(folderProblem(owner.file.path)) }
                path = PathText.folder(of: path)
            }
        }
        return problems
    }

    private func folderProblem(_ path: String) -> Diagnostic {
        Diagnostic(
            .outputCollision, .error, "'\(path)' would be both a file and a folder",
            at: SourceLocation(path: path), help: "choose another folder, or another name for the file")
    }

    private mutating func report(_ file: PlannedFile, of model: String, _ owner: Owner) {
        let isOneModel = owner.model == model
        let whose = isOneModel ? "twice for '\(model)'" : "for '\(owner.model)' and for '\(model)'"
        let isSupport = file.file.path == GeneratedModel.supportPath
        let help =
            isSupport
            ? "give the models the same access, isolation and 'typed-keys', or set 'support: false' for one of them"
            : isOneModel ? "give one of the outputs another file name" : "give one of them another 'output'"
        diagnostics.append(
            Diagnostic(
                .outputCollision, .error, "'\(file.path)' would be written \(whose), with different contents",
                at: SourceLocation(path: file.path), help: help))
    }
}

extension PlannedFile {
    fileprivate init(of model: String, _ file: PlannedFile) {
        self = file
        self.model = model
    }
}

extension DiagnosticID {
    static let outputCollision = DiagnosticID("output-collision")
    static let unusableFileName = DiagnosticID("unusable-file-name")
}
