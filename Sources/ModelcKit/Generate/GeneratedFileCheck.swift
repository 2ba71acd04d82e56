import ModelcCodegen
import ModelcDiagnostics
import ModelcDisk
import ModelcSourceCode
import ModelcText

/// Refuses files that two models, or two templates of one, would write: the second would replace the first.
///
/// What is the same to the byte is written once: the support file of models that share a folder. Upper and lower case are not
/// distinguished, since the disks of Macs do not.
struct FileCollisionCheck {
    private struct Owner {
        var model: String
        /// The path from the root of the file system.
        var path: String
        var file: PlannedFile
    }

    private var ownerByPath: [String: Owner] = [:]
    private(set) var diagnostics: [Diagnostic] = []
    private var paths = AbsolutePaths()

    /// The files of a model that are not there yet.
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

    /// What is said of files that would stand where others need a folder.
    var folderFaults: [Diagnostic] {
        var checked: Set<String> = []
        var faults: [Diagnostic] = []
        for folder in paths.folders.sorted() {
            var path = folder
            while path != "/", checked.insert(path).inserted {
                if let owner = ownerByPath[path.lowercased()] { faults.append(folderFault(owner.file.path)) }
                path = PathText.folder(of: path)
            }
        }
        return faults
    }

    private func folderFault(_ path: String) -> Diagnostic {
        Diagnostic(
            .outputCollision, .error, "'\(path)' would be both a file and a folder",
            at: SourceLocation(path: path), help: "choose another folder, or another name for the file")
    }

    private mutating func report(_ file: PlannedFile, of model: String, _ owner: Owner) {
        let isOneModel = owner.model == model
        let whose = isOneModel ? "twice for '\(model)'" : "for '\(owner.model)' and for '\(model)'"
        let isSupport = file.file.path == "_ModelcSupport.swift"
        let help =
            isSupport
            ? "give the models the same access and isolation, or set 'support: false' for one of them"
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

/// Refuses files of the user's own templates that would not be what their policy says: a file is rewritten, and removed,
/// only where its head says that modelc made it. That is found out best before there is a file.
enum MarkerCheck {
    /// The first file of each kind of fault; the others come from the same templates.
    ///
    /// - Parameter markers: the texts of which a file has one if it may be replaced by the one that is given.
    static func faults(
        in files: [GeneratedFile], _ markers: (GeneratedFile) -> [String]
    ) -> [Diagnostic] {
        let machine = files.first { $0.policy == .machine && !isMarked($0, markers($0)) }.map(withoutMarker)
        let human = files.first { $0.policy == .human && looksLikeMachineFile($0) }.map(withMarker)
        return [machine, human].compactMap { $0 }
    }

    private static func isMarked(_ file: GeneratedFile, _ markers: [String]) -> Bool {
        let head = String(decoding: file.text.utf8.prefix(FileWriter.markedLength), as: UTF8.self)
        return markers.contains { head.contains($0) }
    }

    private static func looksLikeMachineFile(_ file: GeneratedFile) -> Bool {
        MachineFileHeader(file.text.utf8)?.sourceName != nil
    }

    private static func withoutMarker(_ file: GeneratedFile) -> Diagnostic {
        Diagnostic(
            .outputWithoutMarker, .error,
            "the file '\(file.path)' \(origin(of: file)) does not contain the line that marks generated files, so it "
                + "could not be rewritten",
            help: "begin the template with a comment that contains '\(GeneratedFile.marker)', or make it a human file"
                + (file.isExtra ? " ('overwrite: human')" : " (the fourth word of its line in the manifest)"))
    }

    private static func withMarker(_ file: GeneratedFile) -> Diagnostic {
        Diagnostic(
            .humanOutputWithMarker, .error,
            "the file '\(file.path)' \(origin(of: file)) is a human file but begins like a machine file, which modelc "
                + "replaces and removes",
            help: "remove '\(GeneratedFile.marker)' from its first line, or make it a machine file")
    }

    private static func origin(of file: GeneratedFile) -> String {
        let place = file.isExtra ? "of 'outputs'" : "of the folder of templates"
        return file.template.map { "of the template '\($0)' \(place)" } ?? place
    }
}

/// Refuses names of files that a run could write and a later one not find again. Masks of file names come from the user,
/// and what is put into them from the model.
enum OutputNameCheck {
    static func faults(in files: [GeneratedFile]) -> [Diagnostic] { files.compactMap(fault) }

    private static func fault(in file: GeneratedFile) -> Diagnostic? {
        guard let reason = reason(against: file.path) else { return nil }
        let origin = file.template.map { " of the template '\($0)'" } ?? ""
        return Diagnostic(
            .unusableFileName, .error, "the file name '\(file.path)'\(origin) has \(reason)",
            help: "give the output another file name")
    }

    private static func reason(against path: String) -> String? {
        if path.hasPrefix(UnfinishedFiles.prefix) { return "the prefix of modelc's temporary files" }
        return path.split(separator: "/").lazy.compactMap { OutputName.unfitCharacter(in: String($0)) }.first
    }
}

extension DiagnosticID {
    package static let outputCollision = DiagnosticID("output-collision")
    package static let outputWithoutMarker = DiagnosticID("output-without-marker")
    package static let humanOutputWithMarker = DiagnosticID("human-output-with-marker")
    package static let unusableFileName = DiagnosticID("unusable-file-name")
}
