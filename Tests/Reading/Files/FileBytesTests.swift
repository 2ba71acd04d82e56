import Foundation
import ModelcBase
import ModelcTestSupport
import Testing

/// Files are read completely, whatever their reported size is.
@Suite struct FileBytesTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// The first part that is read has at least 4,096 bytes; each following part doubles.
    @Test(arguments: [0, 1, 4_095, 4_096, 4_097, 8_192, 8_193, 50_000])
    func theSizeIsOnlyExpected(_ count: Int) throws {
        let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) }
        let path = try folder.write(Data(bytes), to: "file")
        for size in [0, 1, count - 1, count, count + 1, 100_000] where size >= 0 {
            let isSame = FileBytes.contents(of: path, size: size) == bytes
            #expect(isSame, "\(size) expected")
        }
        #expect(FileBytes.areEqual(at: path, to: bytes))
        #expect(!FileBytes.areEqual(at: path, to: bytes + [0]))
    }

    @Test func aFileOfTheLimitIsReadAndALargerOneIsRefused() throws {
        for (count, isRead) in [(1 << 20, true), ((1 << 20) + 1, false)] {
            let path = try folder.write(Data(count: count), to: "file")
            let bytes = try? FileBytes.contents(of: path, megabytes: 1).get()
            #expect(bytes?.count == (isRead ? count : nil))
        }
    }
}
