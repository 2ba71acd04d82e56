import ModelcBase
import ModelcDiagnostics
import ModelcFiles

/// The reason why output cannot be written.
package enum FileWritingError: Error {
    /// A name in the model would lead out of the output folder.
    case outsideFolder(String)
    /// The output folder is part of a data model, which may contain only its versions.
    case insideModel(String)
    case unwritable(path: String, reason: String)
    /// A single file, outside a folder of generated files, cannot be written.
    case unwritableFile(path: String, reason: String)
    /// A file of the user cannot be edited in place.
    case uneditable(path: String, reason: String)
    /// A file of the user, or its folder, is a symbolic link: another model or project may share its target.
    case linked(path: String)
    /// The contents of a folder cannot be listed.
    case unlistable(String, reason: String)
    /// Another model with the same file name generates files into the same folder, and it is not known which files
    /// belong to which model.
    case unknownFiles(model: String, folder: String)
    /// modelc cannot determine whether an existing file is a generated file. `reason` is a clause.
    case unreadable(String, reason: String)
    /// A name is longer than the disk permits; the length and the limit are in bytes.
    case nameTooLong(name: String, length: Int, limit: Int)
    /// A file has changed since it was read.
    case changedMeanwhile(path: String)
    /// Another run has held the lock of a file for this number of seconds.
    case locked(path: String, seconds: Int)

    package var diagnostic: Diagnostic {
        Diagnostic(id, .error, message, at: place.map { SourceLocation(path: $0) }, help: help)
    }

    private var id: DiagnosticID {
        switch self {
        case .outsideFolder: .outsideOutputFolder
        case .changedMeanwhile: .fileChanged
        case .locked: .fileLocked
        case .insideModel, .unwritable, .unwritableFile, .uneditable, .linked, .unlistable, .unknownFiles, .unreadable,
            .nameTooLong:
            .unwritableFile
        }
    }

    /// The path of the file or folder that the error is about; nil if there is no such path.
    private var place: String? {
        switch self {
        case .outsideFolder, .nameTooLong: nil
        case .insideModel(let path), .unwritable(let path, _), .unwritableFile(let path, _), .uneditable(let path, _),
            .linked(let path), .unlistable(let path, _), .unknownFiles(let path, _), .unreadable(let path, _),
            .changedMeanwhile(let path), .locked(let path, _):
            path
        }
    }

    private var message: String {
        switch self {
        case .outsideFolder(let path): "the file name '\(path)' would lead out of the output folder"
        case .insideModel(let folder): "'\(folder)' is part of a data model"
        case .unwritable(let path, let reason), .unwritableFile(let path, let reason):
            "'\(path)' cannot be written: \(reason)"
        case .uneditable(let path, let reason): "'\(path)' cannot be changed: \(reason)"
        case .linked(let path): "'\(path)' cannot be changed: it is a symbolic link, and its target may be shared"
        case .unlistable(let folder, let reason): "the files in '\(folder)' cannot be listed: \(reason)"
        case .unknownFiles(let model, let folder):
            "modelc cannot tell which files in '\(folder)' belong to '\(model)': the model has errors"
        case .unreadable(let path, let reason):
            "modelc cannot tell whether '\(path)' is a generated file: \(reason)"
        case .nameTooLong(let name, let length, let limit):
            "the name '\(name.prefix(40))…' has \(length) bytes, and the limit of the disk is \(limit): nothing was written"
        case .changedMeanwhile(let path): "'\(path)' was changed by another program while modelc worked on it"
        case .locked(let path, let seconds):
            "the folder of '\(path)' is locked by another program, such as another run of modelc, for \(seconds) seconds now"
        }
    }

    /// The suggested next step: the advice that fits the reason, otherwise the advice for this kind of error.
    private var help: String { remedy ?? ownHelp }

    /// The advice for a reason that has the same solution for every path, such as a full disk; nil for other reasons.
    private var remedy: String? {
        switch self {
        case .unwritable(_, let reason), .unwritableFile(_, let reason):
            FileWritingError.lacksRoom(reason) ? "make room on the disk, and run the command again" : nil
        case .uneditable(_, let reason):
            FileWritingError.lacksRoom(reason)
                ? "make room on the disk, and run the command again; nothing was changed" : nil
        case .outsideFolder, .insideModel, .linked, .unlistable, .unknownFiles, .unreadable, .nameTooLong,
            .changedMeanwhile, .locked:
            nil
        }
    }

    private static func lacksRoom(_ reason: String) -> Bool {
        [DiskFailure.fullDisk, DiskFailure.usedQuota].contains(reason)
    }

    private var ownHelp: String {
        switch self {
        case .outsideFolder: "rename the class in the model"
        case .insideModel: "choose an output folder outside the model"
        case .unwritable: "choose another output folder, or make this one writable"
        case .unwritableFile(_, FileWritingError.strayLink): "remove the link, or choose another output folder"
        case .unwritableFile(_, let reason):
            FileWritingError.obstacles.contains(reason)
                ? "move that file, or name another one" : "make the file and its folder writable"
        case .uneditable: "make it writable, and run the command again; nothing was changed"
        case .linked: "change the target, or replace the link with a copy; nothing was changed"
        case .unlistable: "choose another output folder, or make this one readable"
        case .unknownFiles: "correct them ('\(ToolCommandName.lint)' explains them), or give each model its own folder"
        case .unreadable: "make it readable, or remove it"
        case .nameTooLong: "shorten the name: of the class, of the model, or of the output in manifest or configuration"
        case .changedMeanwhile: "run the command again"
        case .locked: "wait for the other program, or end it, and run the command again; nothing was changed"
        }
    }
}

extension FileWritingError {
    /// The diagnostic for a model. Its advice does not mention options for another output location, because a model is
    /// written in place.
    var diagnosticOfModel: Diagnostic {
        var diagnostic = diagnostic
        if case .unwritable = self, remedy == nil {
            diagnostic.help = "make its folder writable, and run the command again"
        }
        return diagnostic
    }
}

extension FileWritingError {
    /// Returns the same error for another path. It is used if the failed path means nothing to the user, such as a
    /// temporary path.
    func naming(_ path: String) -> FileWritingError {
        switch self {
        case .unwritable(_, let reason), .unwritableFile(_, let reason), .uneditable(_, let reason):
            .unwritable(path: path, reason: reason)
        case .changedMeanwhile: .changedMeanwhile(path: path)
        case .outsideFolder, .insideModel, .linked, .unlistable, .unknownFiles, .unreadable, .nameTooLong, .locked: self
        }
    }
}

extension FileWritingError {
    /// The reason for not writing a file that the user named.
    static let foreignFile = "a file exists there that modelc did not write"
    /// The reason for not replacing a file at the path of a compiled file.
    static let notCompiled = "a file exists there that is not part of a compiled model"
    /// The reason for not writing a compiled model.
    static let strayLink = "a symbolic link is there that leads nowhere"
    private static let humanFile = "a human file is there: it holds your code, and modelc never replaces it"
    private static let brokenLink = "a symbolic link is there, to a file that does not exist"
    fileprivate static let obstacles = [foreignFile, notCompiled, humanFile, brokenLink]

    /// Returns the reason why an obstacle prevents writing a file.
    static func reason(of obstacle: PlannedFile.Obstacle) -> String {
        switch obstacle {
        case .foreign: foreignFile
        case .humanFile: humanFile
        case .brokenLink: brokenLink
        }
    }

    /// The same error without the advice to choose another output folder, for a file that is not in a folder of
    /// generated files.
    var ofSingleFile: FileWritingError {
        guard case .unwritable(let path, let reason) = self else { return self }
        return .unwritableFile(path: path, reason: reason)
    }
}

extension DiagnosticID {
    static let outsideOutputFolder = DiagnosticID("outside-output-folder")
    static let unwritableFile = DiagnosticID("unwritable-file")
    static let fileChanged = DiagnosticID("file-changed")
    static let fileLocked = DiagnosticID("file-locked")
    static let orphanedFile = DiagnosticID("orphaned-file")
    package static let foreignFile = DiagnosticID("foreign-file")
}

extension FileBytes.Refusal {
    /// Returns the diagnostic for a named file that cannot be used.
    ///
    /// - Parameters:
    ///   - verb: the past participle of the planned action, such as `merged`.
    func diagnostic(of path: String, _ verb: String, help: String) -> Diagnostic {
        let name = TerminalText.escaped(path)
        let place = SourceLocation(path: path)
        return switch self {
        case .missing: Diagnostic(.noSuchPath, .error, "there is nothing at '\(name)'", at: place, help: help)
        case .unreadable(let reason):
            Diagnostic(.unreadableFile, .error, "'\(name)' cannot be \(verb): \(reason)", at: place, help: help)
        }
    }
}
