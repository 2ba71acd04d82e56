import ModelcDiagnostics
import ModelcDisk
import ModelcFiles
import ModelcText

/// Why output cannot be written.
package enum FileWritingError: Error {
    /// A name in the model would lead out of the output folder.
    case outsideFolder(String)
    /// The output folder is part of a data model, which holds nothing but its versions.
    case insideModel(String)
    case unwritable(path: String, reason: String)
    /// One file at a path of its own, in no folder of generated files.
    case unwritableFile(path: String, reason: String)
    /// A file of the user that is to be edited, in the place where it is.
    case uneditable(path: String, reason: String)
    /// A file of the user, or its folder, is a symbolic link: another model or project may share what it leads to.
    case linked(path: String)
    /// Which files a folder has cannot be determined.
    case unlistable(String, reason: String)
    /// Another model of the same file name has its files in the same folder, and which they are cannot be determined.
    case unknownFiles(model: String, folder: String)
    /// Whether a file is one of modelc's cannot be determined; the reason is a clause.
    case unreadable(String, reason: String)
    /// A name is longer than the disk takes it; the length and the limit are numbers of bytes.
    case nameTooLong(name: String, length: Int, limit: Int)
    /// A file is not what it was when it was read.
    case changedMeanwhile(path: String)

    package var diagnostic: Diagnostic {
        switch self {
        case .outsideFolder(let path):
            Diagnostic(
                .outsideOutputFolder, .error, "the file name '\(path)' would lead out of the output folder",
                help: "rename the class in the model")
        case .insideModel(let folder):
            Diagnostic(
                .unwritableFile, .error, "'\(folder)' is part of a data model", at: SourceLocation(path: folder),
                help: "choose an output folder outside the model")
        case .unwritable(let path, let reason):
            Diagnostic(
                .unwritableFile, .error, "'\(path)' cannot be written: \(reason)", at: SourceLocation(path: path),
                help: "choose another output folder, or make this one writable")
        case .unwritableFile(let path, let reason):
            Diagnostic(
                .unwritableFile, .error, "'\(path)' cannot be written: \(reason)", at: SourceLocation(path: path),
                help: FileWritingError.obstacles.contains(reason)
                    ? "move that file, or name another one" : "make the file and its folder writable")
        case .uneditable(let path, let reason):
            Diagnostic(
                .unwritableFile, .error, "'\(path)' cannot be changed: \(reason)", at: SourceLocation(path: path),
                help: "make it writable, and run the command again; nothing was changed")
        case .linked(let path):
            Diagnostic(
                .unwritableFile, .error,
                "'\(path)' cannot be changed: it is a symbolic link, and its target may be shared",
                at: SourceLocation(path: path),
                help: "change the target, or replace the link with a copy; nothing was changed")
        case .unlistable(let folder, let reason):
            Diagnostic(
                .unwritableFile, .error, "the files in '\(folder)' cannot be listed: \(reason)",
                at: SourceLocation(path: folder),
                help: "choose another output folder, or make this one readable")
        case .unknownFiles(let model, let folder):
            Diagnostic(
                .unwritableFile, .error,
                "modelc cannot tell which files in '\(folder)' belong to '\(model)': the model has errors",
                at: SourceLocation(path: model),
                help: "correct them ('modelc lint' explains them), or give each model its own folder")
        case .unreadable(let path, let reason):
            Diagnostic(
                .unwritableFile, .error, "modelc cannot tell whether '\(path)' is a generated file: \(reason)",
                at: SourceLocation(path: path), help: "make it readable, or remove it")
        case .nameTooLong(let name, let length, let limit):
            Diagnostic(
                .unwritableFile, .error,
                "the name '\(name.prefix(40))…' has \(length) bytes, and the limit of the disk is \(limit): nothing "
                    + "was written",
                help: "shorten the name: of the class, of the model, or of the output in manifest or configuration")
        case .changedMeanwhile(let path):
            Diagnostic(
                .fileChanged, .error, "'\(path)' was changed by another program while modelc worked on it",
                at: SourceLocation(path: path), help: "run the command again")
        }
    }
}

extension FileWritingError {
    /// The same where a model is written at the place that it has: no option leads elsewhere.
    package var diagnosticOfModel: Diagnostic {
        var diagnostic = diagnostic
        if case .unwritable = self { diagnostic.help = "make its folder writable, and run the command again" }
        return diagnostic
    }
}

extension FileWritingError {
    /// Why a file that the user named is not written.
    static let foreignFile = "a file exists there that modelc did not write"
    private static let humanFile = "a human file is there: it holds your code, and modelc never replaces it"
    private static let brokenLink = "a symbolic link is there, to a file that does not exist"
    fileprivate static let obstacles = [foreignFile, humanFile, brokenLink]

    /// Why a file is not written that something is in the way of.
    static func reason(of obstacle: PlannedFile.Obstacle) -> String {
        switch obstacle {
        case .foreign: foreignFile
        case .humanFile: humanFile
        case .brokenLink: brokenLink
        }
    }

    /// The same of a file that is in no folder of generated files, so that another folder is no way out.
    var ofSingleFile: FileWritingError {
        guard case .unwritable(let path, let reason) = self else { return self }
        return .unwritableFile(path: path, reason: reason)
    }
}

extension DiagnosticID {
    package static let outsideOutputFolder = DiagnosticID("outside-output-folder")
    package static let unwritableFile = DiagnosticID("unwritable-file")
    package static let fileChanged = DiagnosticID("file-changed")
    package static let orphanedFile = DiagnosticID("orphaned-file")
    package static let foreignFile = DiagnosticID("foreign-file")
}

extension FileBytes.Refusal {
    /// Why a file that was named cannot be used.
    ///
    /// - Parameters:
    ///   - verb: what was to be done with it: `merged`.
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
