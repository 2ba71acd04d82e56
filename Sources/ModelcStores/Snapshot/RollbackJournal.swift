/// The facts about a rollback journal that must be checked before SQLite opens it (SQLite's public file format).
enum RollbackJournal {
    /// The first eight bytes of a journal with content, and the last of one that names another file.
    static let magic: [UInt8] = [0xD9, 0xD5, 0x05, 0xF9, 0x20, 0xA1, 0x63, 0xD7]

    /// Whether the journal names a super-journal: a file anywhere on the disk, which SQLite would access and may
    /// delete.
    ///
    /// - Returns: nil if the system cannot read it.
    static func namesAnotherFile(_ file: SourceFile) -> Bool? {
        guard let size = file.stamp?.size else { return nil }
        guard size >= magic.count else { return false }
        return file.bytes(at: size - magic.count, count: magic.count).map { $0 == magic }
    }
}
