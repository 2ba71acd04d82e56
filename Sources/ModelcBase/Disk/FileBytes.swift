#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The bytes of files on disk.
package enum FileBytes {
    /// Whether a file contains exactly the UTF-8 bytes of `text`.
    ///
    /// - Parameter size: the file's size according to the system. The file is not opened if `text` has another size.
    package static func areEqual(toTextAt path: String, size: Int, _ text: String) -> Bool {
        var text = text
        guard size == text.utf8.count, let bytes = read(path, expecting: size) else { return false }
        return text.withUTF8 { $0.elementsEqual(in: bytes) }
    }

    /// The bytes of the whole file; nil if it cannot be read.
    ///
    /// - Parameter size: the file's size according to the system. The file may have another size when it is read.
    package static func contents(of path: String, size: Int) -> [UInt8]? { read(path, expecting: size) }

    /// Whether the path is a regular file that can be read and has exactly these bytes.
    package static func areEqual(at path: String, to bytes: [UInt8]) -> Bool {
        var status = stat()
        // Opening a pipe would wait for a writer.
        guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size == bytes.count else {
            return false
        }
        guard let stored = read(path, expecting: bytes.count) else { return false }
        return bytes.withUnsafeBufferPointer { $0.elementsEqual(in: stored) }
    }

    /// The reason why a file was not read.
    package enum Refusal: Error {
        /// There is nothing at the path.
        case missing
        /// A clause, such as `it cannot be read: permission denied`.
        case unreadable(String)
    }

    /// The bytes of a regular file. The size is checked before reading: a file of gigabytes is rejected at once.
    ///
    /// - Parameter megabytes: the maximum size.
    package static func contents(of path: String, megabytes: Int) -> Result<[UInt8], Refusal> {
        // Opening a pipe would wait for a writer, unless the call prevents it.
        let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { return .failure(refusal) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { return .failure(refusal) }
        guard status.st_mode & S_IFMT == S_IFREG else { return .failure(.unreadable("it is not a regular file")) }
        let tooLarge = Refusal.unreadable("it is larger than \(megabytes) MB")
        guard status.st_size <= megabytes << 20 else { return .failure(tooLarge) }
        guard let bytes = read(descriptor, expecting: Int(status.st_size), upTo: megabytes << 20) else {
            return .failure(refusal)
        }
        return bytes.count <= megabytes << 20 ? .success(bytes) : .failure(tooLarge)
    }

    /// The system's last error in words.
    package static var systemReason: String { String(cString: strerror(errno)).lowercased() }

    /// The reason for the system's last file error.
    private static var refusal: Refusal {
        errno == ENOENT || errno == ENOTDIR ? .missing : .unreadable("it cannot be read: \(systemReason)")
    }

    /// The first bytes of a regular file; `missing` if the path is not a regular file.
    package static func head(of path: String, length: Int) -> Result<[UInt8], Refusal> {
        var status = stat()
        // Opening a pipe would wait for a writer.
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

    /// Reads to the end of the file, even if its size differs from the expected one.
    private static func read(_ path: String, expecting size: Int) -> [UInt8]? {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        return read(descriptor, expecting: size, upTo: Int.max)
    }

    /// Reads to the end of the file, or until the limit is exceeded; nil if the system reports an error.
    private static func read(_ descriptor: Int32, expecting size: Int, upTo limit: Int) -> [UInt8]? {
        // There is space for one more byte, so that a file of the expected size is read in one part.
        var length = max(size + 1, 4_096)
        var bytes: [UInt8] = []
        while bytes.count <= limit {
            guard let part = part(of: descriptor, upTo: length) else { return nil }
            bytes = bytes.isEmpty ? part : bytes + part
            if part.count < length { break }
            length = bytes.count
        }
        return bytes
    }

    /// The next bytes; fewer than requested only at the end of the file.
    private static func part(of descriptor: Int32, upTo length: Int) -> [UInt8]? {
        var isRead = true
        let bytes = [UInt8](unsafeUninitializedCapacity: length) { buffer, count in
            while count < length {
                let read = systemRead(descriptor, UnsafeMutableRawBufferPointer(.init(rebasing: buffer[count...])))
                if read < 0, errno == EINTR { continue }
                isRead = read >= 0
                guard read > 0 else { return }
                count += read
            }
        }
        return isRead ? bytes : nil
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
