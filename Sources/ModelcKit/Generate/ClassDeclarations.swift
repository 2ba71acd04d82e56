import ModelcBase
import ModelcLint

/// The locations in a project's source code where certain classes are declared.
///
/// All files are read, but only files that mention one of the class names are scanned for declarations.
struct ClassDeclarations {
    /// The program that wrote a file.
    enum Writer {
        case modelc
        case mogenerator
        /// The user, or Xcode.
        case other
    }

    /// The declaration of a class; extensions and categories are not included.
    struct Declaration {
        var name: String
        var superclassName: String?
        /// Whether other modules can use the class.
        var isPublic: Bool
        /// The path of the file, as it was given.
        var path: String
        /// The line, from 1.
        var line: Int
        var writer: Writer
    }

    private let byName: [String: [Declaration]]

    /// The size limit for reading a source file.
    private static let megabytes = 4

    init(of names: Set<String>, in paths: [String]) {
        let found = ConcurrentParts.map(count: paths.count, length: 100) { part in
            paths[part].flatMap { ClassDeclarations.declarations(of: names, in: $0) }
        }
        byName = Dictionary(grouping: found.flatMap(\.self), by: \.name)
    }

    /// Returns the declarations of a class in the order of the paths.
    subscript(name: String) -> [Declaration] { byName[name] ?? [] }

    private static func declarations(of names: Set<String>, in path: String) -> [Declaration] {
        guard let bytes = try? FileBytes.contents(of: path, megabytes: megabytes).get(),
            SourceScanner.mayDeclare(names, in: bytes, path: path)
        else { return [] }
        let declared = SourceScanner.classes(in: bytes, path: path).filter {
            !$0.isExtension && names.contains($0.name)
        }
        return declared.map { one in
            Declaration(
                name: one.name, superclassName: one.superclassName,
                isPublic: ["public", "open"].contains(one.access), path: path,
                line: SourceScanner.line(of: one, in: bytes), writer: writer(of: bytes))
        }
    }

    private static func writer(of bytes: [UInt8]) -> Writer {
        let head = bytes.prefix(MachineFileHeader.length)
        if MachineFileHeader(head) != nil { return .modelc }
        let text = String(decoding: head, as: UTF8.self)
        return text.containsText(MachineFileHeader.mogeneratorMarker) ? .mogenerator : .other
    }
}
