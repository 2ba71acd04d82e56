#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// What the system says of a file or folder without its content being read: when it is the same as before, so is the
/// content. A change sets the time of change, which no program can set back.
struct FileState: Hashable {
    /// Size, inode, and the times of modification and change in seconds and nanoseconds, as one line of text.
    let text: String

    /// The state; nil where there is nothing, or a symbolic link, whose target could be another one without a trace.
    init?(ofFileAt path: String) {
        var status = stat()
        guard lstat(path, &status) == 0, status.st_mode & S_IFMT != S_IFLNK else { return nil }
        #if canImport(Darwin)
            let times = [status.st_mtimespec, status.st_ctimespec]
        #else
            let times = [status.st_mtim, status.st_ctim]
        #endif
        let numbers = times.map { "\($0.tv_sec).\($0.tv_nsec)" }
        text = "\(status.st_size) \(status.st_ino) \(numbers[0]) \(numbers[1])"
    }
}
