import ModelcDisk
import ModelcTemplating
import ModelcText

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A file of the user's that may be a template.
struct TemplateFile {
    enum Reading {
        case source(TemplateSource)
        case folder
        /// With the reason.
        case unreadable(String)
    }

    let path: String

    func read() -> Reading {
        var status = stat()
        guard stat(path, &status) == 0 else {
            let reason = errno == ENOENT ? "it is a link to a file that is not there" : systemReason
            return .unreadable(reason)
        }
        switch status.st_mode & S_IFMT {
        case S_IFDIR: return .folder
        // Whoever opens a pipe waits for somebody to write into it.
        case S_IFREG: break
        default: return .unreadable("it is not a file")
        }
        var bytes = FileBytes()
        guard let text = bytes.contents(of: path) else { return .unreadable(systemReason) }
        return .source(TemplateSource(path: path, text: SourceText(text)))
    }

    private var systemReason: String { String(cString: strerror(errno)).lowercased() }
}
