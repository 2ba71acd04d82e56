/// The kind of a file, determined from its first bytes.
enum FileContentKind: Hashable, CaseIterable {
    case empty
    case sqlite
    case writeAheadLog
    case rollbackJournal
    case binaryPropertyList
    case xmlStore
    case otherXML
    case zeros
    case other

    /// The number of bytes that are checked.
    static let probeSize = 1_024

    /// - Parameter probe: the first bytes of the file, up to `probeSize`.
    init(_ probe: [UInt8]) {
        if probe.isEmpty {
            self = .empty
        } else if probe.starts(with: "SQLite format 3\0".utf8) {
            self = .sqlite
        } else if probe.starts(with: [0x37, 0x7F, 0x06, 0x82]) || probe.starts(with: [0x37, 0x7F, 0x06, 0x83]) {
            self = .writeAheadLog
        } else if probe.starts(with: RollbackJournal.magic) {
            self = .rollbackJournal
        } else if probe.starts(with: "bplist".utf8) {
            self = .binaryPropertyList
        } else if FileContentKind.isXML(probe) {
            self = FileContentKind.isXMLStore(probe) ? .xmlStore : .otherXML
        } else {
            self = probe.allSatisfy { $0 == 0 } ? .zeros : .other
        }
    }

    private static func isXML(_ probe: [UInt8]) -> Bool {
        let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
        let text = probe.starts(with: byteOrderMark) ? probe.dropFirst(3) : probe[...]
        let start = text.drop { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }
        return ["<?xml", "<!DOCTYPE", "<database"].contains { start.starts(with: $0.utf8) }
    }

    /// Whether the file is one of Core Data's XML stores, which have the root element `database`.
    private static func isXMLStore(_ probe: [UInt8]) -> Bool {
        let text = String(decoding: probe, as: UTF8.self)
        return text.contains("<database>") || text.contains("<!DOCTYPE database")
    }

    /// The message for a file that is not a store: a sentence that names the kind of file, without a final period. Nil
    /// for a database.
    var complaint: String? {
        switch self {
        case .sqlite: nil
        case .empty: "the file is empty (0 bytes)"
        case .writeAheadLog: "this is the write-ahead log of a store"
        case .rollbackJournal: "this is the rollback journal of a store"
        case .binaryPropertyList: "this is a binary property list, perhaps a store of Core Data's binary type"
        case .xmlStore: "this is a store of Core Data's XML type"
        case .otherXML: "this is an XML file"
        case .zeros: "the file begins with zeros in place of a database header"
        case .other: "this is not an SQLite database, or it is encrypted"
        }
    }

    /// The next step for the user; nil for a database.
    var help: String? {
        switch self {
        case .sqlite: nil
        case .empty, .zeros: "give the store of an app that has saved something; restore a damaged one from a backup"
        case .writeAheadLog: "give the path of the store itself, without '-wal'; the log beside it is read with it"
        case .rollbackJournal: "give the path of the store itself, without '-journal'"
        case .binaryPropertyList, .xmlStore:
            "modelc reads stores of the SQLite type only"
        case .otherXML: "give the main file of a store of the SQLite type"
        case .other: "give the main file of a store of the SQLite type; decrypt an encrypted one first"
        }
    }
}
