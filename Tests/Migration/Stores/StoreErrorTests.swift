import Foundation
import ModelcDiagnostics
import ModelcStores
import ModelcTestSupport
import Testing

/// Any other file in place of a store gets a clear error.
@Suite struct StoreProblemTests {
    private let folder: TemporaryFolder
    init() throws { folder = try TemporaryFolder() }

    private func problem(_ path: String) throws -> Diagnostic {
        let reading = StoreReader().read(path)
        #expect(reading.content == nil)
        #expect(reading.diagnostics.count == 1)
        let problem = try #require(reading.diagnostics.first)
        #expect(problem.severity == .error && problem.location?.path.hasPrefix(path) == true)
        #expect(problem.help?.isEmpty == false)
        return problem
    }

    private func problem(_ bytes: [UInt8]) throws -> Diagnostic {
        try problem(try folder.write(Data(bytes), to: "Some.sqlite"))
    }

    private func noise(_ count: Int) -> [UInt8] {
        var state: UInt64 = 7
        return (0..<count).map { _ in
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return UInt8(truncatingIfNeeded: state >> 33)
        }
    }

    @Test func nothing() throws {
        #expect(try problem(folder.path("missing.sqlite")).id.rawValue == "no-such-path")
        #expect(try problem(folder.path("missing/missing.sqlite")).id.rawValue == "no-such-path")
        #expect(try problem("").id.rawValue == "no-such-path")
    }

    @Test func folders() throws {
        let problem = try problem(folder.makeFolder("Folder.sqlite"))
        #expect(problem.id == .notAStore && problem.message.contains("folder"))
    }

    @Test func devicesAndPipesAreNeverOpened() throws {
        #expect(try problem("/dev/null").message.contains("not a regular file"))
        let pipe = folder.path("pipe")
        #expect(mkfifo(pipe, 0o600) == 0)
        #expect(try problem(pipe).message.contains("not a regular file"))
    }

    @Test func anEmptyFile() throws {
        let problem = try problem([])
        #expect(problem.id == .notAStore && problem.message.contains("empty (0 bytes)"))
    }

    @Test func noiseMayBeEncrypted() throws {
        let problem = try problem(noise(8_192))
        #expect(problem.id == .notAStore && problem.message.contains("encrypted"))
    }

    @Test func zeros() throws {
        #expect(try problem([UInt8](repeating: 0, count: 4_096)).message.contains("zeros"))
    }

    /// Only the name of the format, and a header without pages.
    @Test(arguments: [16, 99, 100, 512])
    func aHeaderOnly(size: Int) throws {
        let magic = Array("SQLite format 3\0".utf8)
        let problem = try problem(magic + [UInt8](repeating: 0, count: size - magic.count))
        #expect(problem.id == .unreadableStore || problem.id == .notAStore)
    }

    /// The header of a database, followed by data as in an encrypted one.
    @Test func aHeaderBeforeNoise() throws {
        let path = try Library.makeStore(in: folder)
        var bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
        bytes.replaceSubrange(100..., with: noise(bytes.count - 100))
        #expect(try problem(bytes).id == .unreadableStore)
    }

    @Test(arguments: [150, 1_024, 4_096, 5_000, 12_288])
    func aTruncatedStore(size: Int) throws {
        let path = try Library.makeStore(in: folder)
        let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
        #expect(bytes.count > size)
        #expect(try problem([UInt8](bytes.prefix(size))).id == .unreadableStore)
    }

    /// A damaged page at any position gives a result and no crash.
    @Test func damageAnywhere() throws {
        let path = try Library.makeStore(in: folder)
        let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
        let noise = noise(64)
        var refused = 0
        for offset in stride(from: 100, to: bytes.count - noise.count, by: 397) {
            var damaged = bytes
            damaged.replaceSubrange(offset..<(offset + noise.count), with: noise)
            let reading = StoreReader().read(try folder.write(Data(damaged), to: "Damaged.sqlite"))
            #expect(reading.content != nil || !reading.diagnostics.isEmpty)
            refused += reading.content == nil ? 1 : 0
        }
        #expect(refused > 0)
    }

    @Test func aForeignDatabase() throws {
        let path = try Library.makeStore(in: folder, list: nil, tables: ["CREATE TABLE notes (text TEXT)"])
        let problem = try problem(path)
        #expect(problem.id == .notAStore && problem.message.contains("no table Z_METADATA"))
    }

    /// A view with this name could compute anything: it is not a table.
    @Test func aViewIsNoMetadata() throws {
        let endless = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT 1, 'U', max(i) FROM n"
        let path = try Library.makeStore(
            in: folder, list: nil, tables: ["CREATE VIEW Z_METADATA (Z_VERSION, Z_UUID, Z_PLIST) AS \(endless)"])
        #expect(try problem(path).id == .notAStore)
    }

    @Test func otherTypesOfStores() throws {
        let xml = "<?xml version=\"1.0\"?>\n<!DOCTYPE database SYSTEM \"file:///System/CoreData.dtd\">\n<database>"
        #expect(try problem(Array(xml.utf8)).message.contains("XML type"))
        #expect(try problem(Array("<?xml version=\"1.0\"?>\n<plist>".utf8)).message.contains("an XML file"))
        let list = try Library.list(["NSStoreType": "Binary"])
        #expect(try problem([UInt8](list)).message.contains("binary type"))
    }

    /// The path of the log instead of that of the store.
    @Test func logAndJournal() throws {
        #expect(try problem([0x37, 0x7F, 0x06, 0x82] + noise(100)).help?.contains("without '-wal'") == true)
        #expect(try problem(RollbackJournalFixture.magic + noise(100)).help?.contains("without '-journal'") == true)
    }

    @Test(.enabled(if: geteuid() != 0, "root may read everything"))
    func noPermission() throws {
        let path = try Library.makeStore(in: folder)
        #expect(chmod(path, 0) == 0)
        let problem = try problem(path)
        #expect(problem.id == .unreadableStore && problem.message.contains("permission"))
    }

    @Test func noPlaceForACopy() throws {
        let path = try Library.makeStore(in: folder)
        let reading = StoreReader(temporaryFolder: folder.path("missing")).read(path)
        #expect(reading.diagnostics.first?.id == .unreadableStore)
        #expect(reading.diagnostics.first?.help?.contains("TMPDIR") == true)
    }

    @Test func linksAreNotFollowed() throws {
        let path = try Library.makeStore(in: folder)
        try FileManager.default.createSymbolicLink(atPath: folder.path("Link.sqlite"), withDestinationPath: path)
        let ofStore = try problem(folder.path("Link.sqlite"))
        #expect(ofStore.id == .notAStore && ofStore.message.contains("symbolic link"))
        let secret = try folder.write("secret", to: "secret")
        try FileManager.default.createSymbolicLink(atPath: path + "-wal", withDestinationPath: secret)
        let ofLog = try problem(path)
        #expect(ofLog.id == .unreadableStore && ofLog.location?.path == path + "-wal")
    }

    /// A journal that names another file would make SQLite open it, and perhaps delete it.
    @Test func aJournalThatNamesAnotherFile() throws {
        let path = try Library.makeStore(in: folder)
        try folder.write(Data(noise(100) + RollbackJournalFixture.magic), to: "Library.sqlite-journal")
        #expect(try problem(path).message.contains("several databases"))
    }
}

enum RollbackJournalFixture {
    static let magic: [UInt8] = [0xD9, 0xD5, 0x05, 0xF9, 0x20, 0xA1, 0x63, 0xD7]
}

/// Writes to a database continuously, on a thread of its own.
final class BusyWriter: @unchecked Sendable {
    private let database: TestDatabase
    // Guards the two properties below.
    private let lock = NSLock()
    private var count = 0
    private var isStopped = false
    private let started = DispatchSemaphore(value: 0)
    private let ended = DispatchSemaphore(value: 0)

    init(_ database: TestDatabase) { self.database = database }

    /// Returns after the first transaction.
    func start() {
        Thread.detachNewThread { [self] in
            while step() {}
            ended.signal()
        }
        started.wait()
    }

    /// Stops writing and returns the number of transactions.
    func stop() -> Int {
        lock.withLock { isStopped = true }
        ended.wait()
        return lock.withLock { count }
    }

    private func step() -> Bool {
        let isDone: Void? = try? database.write([
            "INSERT INTO ZSHELF (ZROOM) VALUES (hex(randomblob(3000)))", "DELETE FROM ZSHELF WHERE Z_PK % 7 = 1",
        ])
        let (count, isStopped) = lock.withLock {
            self.count += isDone == nil ? 0 : 1
            return (self.count, self.isStopped)
        }
        if count <= 1 { started.signal() }
        return !isStopped
    }
}

/// Names, sizes, contents and times of all files of a folder, which must be unchanged after reading a store.
struct FolderState: Equatable {
    private struct File: Equatable {
        var content: Data
        var modified: Date?
    }

    private var files: [String: File] = [:]

    init(_ folder: URL) throws {
        for name in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
            let url = folder.appendingPathComponent(name)
            let values = try FileManager.default.attributesOfItem(atPath: url.path)
            guard values[.type] as? FileAttributeType == .typeRegular else { continue }
            files[name] = File(content: try Data(contentsOf: url), modified: values[.modificationDate] as? Date)
        }
    }

    var names: [String] { files.keys.sorted() }
    var byteCount: Int { files.values.map(\.content.count).reduce(0, +) }
}
