#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The bytes of files on disk, read into memory that the next file uses again.
package struct FileBytes {
    private var buffer: [UInt8] = []

    package init() {}

    /// Whether a file's bytes are those of a text.
    ///
    /// - Parameter size: the file's size as the system states it: a file of another size need not be opened.
    package mutating func areEqual(toTextAt path: String, size: Int, _ text: String) -> Bool {
        var text = text
        guard size == text.utf8.count, read(path, expecting: size) else { return false }
        return text.withUTF8 { $0.elementsEqual(in: buffer) }
    }

    /// The whole file; nil where it cannot be read.
    package mutating func contents(of path: String) -> [UInt8]? { read(path, expecting: 0) ? buffer : nil }

    /// Whether a regular file can be read and has these bytes and no others.
    package static func areEqual(at path: String, to bytes: [UInt8]) -> Bool {
        var status = stat()
        // Opening a pipe waits for a writer.
        guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size == bytes.count else {
            return false
        }
        var file = FileBytes()
        guard file.read(path, expecting: bytes.count) else { return false }
        return bytes.withUnsafeBufferPointer { $0.elementsEqual(in: file.buffer) }
    }

    /// Why a file was not read.
    package enum Refusal: Error {
        /// There is nothing at the path.
        case missing
        /// A clause: `it cannot be read: permission denied`.
        case unreadable(String)
    }

    /// The whole of a regular file. Its size is looked at before it is read: a file of gigabytes is refused at once.
    ///
    /// - Parameter megabytes: how large it may be.
    package static func contents(of path: String, megabytes: Int) -> Result<[UInt8], Refusal> {
        // Opening a pipe waits for a writer, unless the call forbids it.
        let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { return .failure(refusal) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { return .failure(refusal) }
        guard status.st_mode & S_IFMT == S_IFREG else { return .failure(.unreadable("it is not a regular file")) }
        let tooLarge = Refusal.unreadable("it is larger than \(megabytes) MB")
        guard status.st_size <= megabytes << 20 else { return .failure(tooLarge) }
        var file = FileBytes()
        guard file.read(descriptor, expecting: Int(status.st_size), upTo: megabytes << 20) else {
            return .failure(refusal)
        }
        return file.buffer.count <= megabytes << 20 ? .success(file.buffer) : .failure(tooLarge)
    }

    /// The system's last error in words.
    package static var systemReason: String { String(cString: strerror(errno)).lowercased() }

    /// The system's last error about a file.
    private static var refusal: Refusal {
        errno == ENOENT || errno == ENOTDIR ? .missing : .unreadable("it cannot be read: \(systemReason)")
    }

    /// The first bytes of a regular file; `missing` for anything else.
    package static func head(of path: String, length: Int) -> Result<[UInt8], Refusal> {
        var status = stat()
        // Opening a pipe waits for a writer.
        guard stat(path, &status) == 0 else { return .failure(refusal) }
        guard status.st_mode & S_IFMT == S_IFREG else { return .failure(.missing) }
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return .failure(refusal) }
        defer { close(descriptor) }
        var bytes = [UInt8](repeating: 0, count: length)
        var count = -1
        repeat {
            count = bytes.withUnsafeMutableBytes { systemRead(descriptor, $0) }
        } while count < 0 && errno == EINTR
        return count < 0 ? .failure(refusal) : .success(Array(bytes.prefix(count)))
    }

    /// Reads to the end of the file, whatever its size was said to be.
    private mutating func read(_ path: String, expecting size: Int) -> Bool {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return false }
        defer { close(descriptor) }
        return read(descriptor, expecting: size, upTo: Int.max)
    }

    /// Reads to the end, or until there is more than the limit.
    private mutating func read(_ descriptor: Int32, expecting size: Int, upTo limit: Int) -> Bool {
        var count = 0
        grow(to: size + 1)
        while true {
            if count == buffer.count { grow(to: 2 * count + 4_096) }
            let read = buffer.withUnsafeMutableBytes { systemRead(descriptor, .init(rebasing: $0[count...])) }
            if read < 0, errno == EINTR { continue }
            guard read > 0, count <= limit else {
                buffer.removeLast(buffer.count - count)
                return read >= 0
            }
            count += read
        }
    }

    private mutating func grow(to count: Int) {
        if count > buffer.count { buffer.append(contentsOf: repeatElement(0, count: count - buffer.count)) }
    }
}

extension UnsafeBufferPointer<UInt8> {
    fileprivate func elementsEqual(in bytes: [UInt8]) -> Bool {
        guard count == bytes.count, let start = baseAddress else { return count == bytes.count }
        return bytes.withUnsafeBytes { memcmp(start, $0.baseAddress ?? UnsafeRawPointer(start), count) == 0 }
    }
}

private func systemRead(_ descriptor: Int32, _ bytes: UnsafeMutableRawBufferPointer) -> Int {
    read(descriptor, bytes.baseAddress, bytes.count)
}
