/// Checks of a rollback journal before SQLite opens it (SQLite's public file format).
enum RollbackJournal {
    /// The first eight bytes of a journal that is not empty. If the journal names a super-journal, they are also its
    /// last eight bytes.
    static let magic: [UInt8] = [0xD9, 0xD5, 0x05, 0xF9, 0x20, 0xA1, 0x63, 0xD7]

    /// Whether the journal names a super-journal. This can be any file on the disk; SQLite would open it and might
    /// delete it.
    ///
    /// - Returns: nil if the system cannot read the journal.
    static func namesAnotherFile(_ file: SourceFile) -> Bool? {
        guard let size = file.stamp?.size else { return nil }
        guard size >= magic.count else { return false }
        return file.bytes(at: size - magic.count, count: magic.count).map { $0 == magic }
    }
}
