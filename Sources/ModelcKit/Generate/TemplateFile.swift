import ModelcBase
import ModelcCodegen
import ModelcTemplating

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A file of the user that may be a template.
struct TemplateFile {
    enum Reading {
        case source(TemplateSource)
        case folder
        /// The file cannot be read, for the given reason.
        case unreadable(String)
    }

    let path: String

    /// The maximum size of a file to read. Templates of more than four megabytes are refused when they are compiled.
    private static let megabytes = 64

    func read() -> Reading {
        var status = stat()
        guard stat(path, &status) == 0 else {
            let reason = errno == ENOENT ? "it is a link to a file that is not there" : FileBytes.systemReason
            return .unreadable(reason)
        }
        switch status.st_mode & S_IFMT {
        case S_IFDIR: return .folder
        // Opening a pipe would wait for a writer.
        case S_IFREG: break
        default: return .unreadable("it is not a file")
        }
        guard status.st_size <= TemplateFile.megabytes << 20 else {
            return .unreadable("it is larger than \(TemplateFile.megabytes) MB")
        }
        guard let text = FileBytes.contents(of: path, size: Int(status.st_size)) else {
            return .unreadable(FileBytes.systemReason)
        }
        return .source(TemplateSource(path: path, text: SourceText(text)))
    }
}
