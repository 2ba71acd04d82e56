import ModelcBase
import ModelcDiagnostics
import ModelcLint

/// Finds existing human files (files for the user's own code) whose class has another access level than the generated
/// classes, after a change of the setting `access`: modelc never changes these files.
struct HumanClassAccess {
    let workspace: Workspace

    private static let megabytes = 4

    /// - Parameter files: the files of the run.
    func diagnostics(of files: [PlannedFile]) -> [Diagnostic] {
        files.filter { $0.file.policy == .human && $0.action == .keep && $0.path.hasSuffix(".swift") }
            .compactMap(diagnostic)
    }

    private func diagnostic(_ file: PlannedFile) -> Diagnostic? {
        guard let generated = declared(in: Array(file.file.text.utf8), file.path).first,
            let bytes = try? FileBytes.contents(of: file.path, megabytes: HumanClassAccess.megabytes).get(),
            let own = declared(in: bytes, file.path).first(where: {
                $0.name == generated.name && $0.superclassName == generated.superclassName
            })
        else { return nil }
        let path = workspace.display.path(file.path)
        let position = SourcePosition(offset: 0, line: SourceScanner.line(of: own, in: bytes), column: 1)
        let (level, other) = (HumanClassAccess.level(own.access), HumanClassAccess.level(generated.access))
        guard level != other, let superclass = own.superclassName else { return nil }
        let isHidden = level < other
        return Diagnostic(
            .humanClassAccess, .warning,
            "'\(own.name)' is \(own.access ?? "internal"), and its superclass '\(superclass)' is \(other.word): "
                + (isHidden
                    ? "other modules cannot use it, and public properties of its type do not compile"
                    : "the class does not compile"),
            at: SourceLocation(path: path, position: position),
            help: isHidden
                ? "write '\(generated.access ?? other.word)' before 'class \(own.name)'; modelc never changes this file"
                : "remove '\(own.access ?? "")' before 'class \(own.name)', or set 'access: public'; modelc never changes this "
                    + "file")
    }

    private func declared(in bytes: [UInt8], _ path: String) -> [DeclaredClass] {
        SourceScanner.classes(in: bytes, path: path).filter { !$0.isExtension }
    }

    /// The modules that a class is visible in. Later cases include more.
    private enum Level: Int, Comparable {
        case module, package, everywhere

        static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }

        var word: String {
            switch self {
            case .module: "internal"
            case .package: "package"
            case .everywhere: "public"
            }
        }
    }

    private static func level(_ access: String?) -> Level {
        switch access {
        case "public", "open": .everywhere
        case "package": .package
        default: .module
        }
    }
}

extension DiagnosticID {
    /// A human class has another access level than its generated superclass.
    static let humanClassAccess = DiagnosticID("human-class-access")
}
