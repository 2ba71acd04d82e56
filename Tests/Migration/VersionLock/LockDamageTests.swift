import ModelcBase
import ModelcDiagnostics
import ModelcVersionLock
import Testing

/// Damaged files: all are refused, at the position of the damage.
@Suite struct LockDamageTests {
    /// A file with any line missing is refused.
    @Test func everyMissingLineIsFound() {
        let lines = sampleLock().text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        var checked = 0
        for index in lines.indices {
            guard !lines[index].isEmpty, !lines[index].hasPrefix("#") else { continue }
            var damaged = lines
            damaged.remove(at: index)
            #expect(lockProblem(damaged.joined(separator: "\n")) != nil, "\(lines[index])")
            checked += 1
        }
        #expect(checked >= 13)
    }

    /// A file with any character changed is refused, except in the path of the model.
    @Test func everyDamagedByteIsFound() throws {
        let text = sampleLock().text
        let start = try #require(text.firstRange(of: "version Model:")).lowerBound
        for index in text[start...].indices where text[index].isLetter || text[index].isNumber {
            let other = text[index] == "1" ? "2" : "1"
            let damaged = text.replacingCharacter(at: index, with: other)
            #expect(lockProblem(damaged)?.id == .invalidLock, "\(text[index...].prefix(20))")
        }
    }

    /// A file that is truncated anywhere is refused.
    @Test func everyTruncationIsFound() {
        let text = Array(sampleLock().text.utf8)
        for length in 0..<(text.count - 1) {
            let cut = String(decoding: text[..<length], as: UTF8.self)
            #expect(
                lockProblem(cut)?.id == .invalidLock || lockProblem(cut)?.id == .unsupportedLockVersion, "\(length)")
        }
    }

    @Test func aMergeConflict() throws {
        let text = sampleLock().text.replacing("version Model 2:", with: "<<<<<<< HEAD\nversion Model 2:")
        let diagnostic = try #require(lockProblem(text))
        #expect(diagnostic.id == .invalidLock)
        #expect(diagnostic.message == "a merge conflict is not resolved")
        let line = text.split(separator: "\n", omittingEmptySubsequences: false).firstIndex { $0.hasPrefix("<") } ?? 0
        #expect(diagnostic.location?.position?.line == line + 1)
        #expect(diagnostic.location?.position?.column == 1)
    }

    /// A base that another branch locked again.
    @Test func aVersionWhoseBaseChanged() throws {
        var other = VersionLock()
        other["Model.xcdatamodeld"] = VersionLocker(version("Model", listed("Book", "isbn", "year"))).firstLock()
        let lines = sampleLock().text.split(separator: "\n").filter { $0.contains(" Model 2") }
        let diagnostic = try #require(
            lockProblem(other.text.replacing("\nend", with: "\n" + lines.joined(separator: "\n") + "\nend")))
        #expect(
            diagnostic.message
                == "lines of the version 'Model 2' are missing or damaged, or its base 'Model' was changed"
        )
        #expect(diagnostic.location?.position?.line == 13)
    }

    @Test func anOlderFormat() throws {
        let diagnostic = try #require(lockProblem("# comment\nmodelc-lock 1\n\nmodel M\n\nend\n"))
        #expect(diagnostic.id == .unsupportedLockVersion)
        #expect(diagnostic.message == "the lock file has format '1'; this modelc reads only 2 and 3")
        #expect(diagnostic.help?.contains("delete the file, and run 'modelc lock'") == true)
        #expect(diagnostic.location?.position?.line == 2)
    }

    @Test func aLaterFormat() throws {
        let diagnostic = try #require(lockProblem("# comment\nmodelc-lock 4\nanything\n"))
        #expect(diagnostic.id == .unsupportedLockVersion)
        #expect(diagnostic.location?.position?.line == 2)
    }

    @Test(arguments: [
        ("", 1, 1), ("{}", 1, 1), ("modelc-lock 2\n\(line)", 2, 1), ("modelc-lock 2\nentity A/B: \(hash)", 2, 1),
        ("modelc-lock 2\n  property A/B.c: \(hash)", 2, 3), ("modelc-lock 2\nremoved A/B", 2, 1),
        ("modelc-lock 2\nmodel M\n\(line)\nentity A/B: xx", 4, 1),
        ("modelc-lock 2\nmodel M\n\(line)\nentity A: \(hash)", 4, 1),
        ("modelc-lock 2\nmodel M\n\(line)\nentity A/B.c: \(hash)", 4, 1),
        ("modelc-lock 2\nmodel M\n\(line)\nentity C/B: \(hash)", 4, 1),
        ("modelc-lock 2\nmodel M\n\(line)\n  property A/B.c: \(hash)", 4, 3),
        ("modelc-lock 2\nmodel M\n\(line)\nentity A/B: \(hash)\nentity A/B: \(hash)", 5, 1),
        ("modelc-lock 2\nmodel M\n\(line)\nremoved A/B\nremoved A/B", 5, 1),
        ("modelc-lock 2\nmodel M\n\(line)\nend", 3, 1),
        ("modelc-lock 2\nmodel M\nmodel N\n\(line) before B", 4, 1),
        ("modelc-lock 2\nmodel M\n\(line) after B\nend", 3, 1),
        ("modelc-lock 2\nmodel M\n\(line) after A\nend", 3, 1),
        ("modelc-lock 2\nmodel M\nmodel M\n", 3, 1),
        ("modelc-lock 2\nmodel M\n\(line)\n\(line)\n", 4, 1),
        ("modelc-lock 2\nmodel M\nversion A\n", 3, 1), ("modelc-lock 2\nmodel M\nversion A: 00 00\n", 3, 1),
        ("modelc-lock 2\nend\nmodel M\n", 3, 1), ("modelc-lock 2\nbooks\n", 2, 1), ("modelc-lock 2\nmodel \n", 2, 1),
        ("modelc-lock 2\nmodel \\x\n", 2, 1),
    ])
    func damage(text: String, line: Int, column: Int) throws {
        let diagnostic = try #require(lockProblem(text))
        #expect(diagnostic.id == .invalidLock)
        #expect(diagnostic.location?.position.map { [$0.line, $0.column] } == [line, column])
    }

    /// A version that lists no differences has all entities of its base: a small file could fill any memory.
    @Test func versionsThatShareTooMuch() throws {
        let entities = ["A", "B", "C"].map { listed($0, "name") }
        var lock = VersionLock()
        lock["M"] = VersionLocker((1...5).map { version("V\($0)", entities) }, bundle: SourceLocation(path: "M"))
            .firstLock()
        let source = SourceText(Array(lock.text.utf8))
        #expect(throws: Never.self) { try LockFileReader.read(source, path: "modelc.lock", entityLimit: 15).get() }
        guard case .failure(let problem) = LockFileReader.read(source, path: "modelc.lock", entityLimit: 14) else {
            Issue.record("the file is read")
            return
        }
        #expect(
            problem.diagnostic.message == "the versions of 'Model.xcdatamodeld' have more than 14 entities in total")
        #expect(problem.diagnostic.location?.position?.line == 18)
    }

    private static let hash = "0123456789ab"
    private static let line = "version A: \(String(repeating: "0", count: 64)) \(hash)"
}

extension String {
    fileprivate func replacingCharacter(at index: Index, with other: String) -> String {
        self[..<index] + other + self[self.index(after: index)...]
    }
}
