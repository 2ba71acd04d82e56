import ModelcDiagnostics
import ModelcSchema
import ModelcText
import ModelcVersionLock
import Testing

@Suite struct LockFileTests {
    private func read(_ text: String) -> Result<VersionLock, LockFileFault> {
        LockFileReader.read(SourceText(Array(text.utf8)), path: "modelc.lock")
    }

    private func fault(_ text: String) -> Diagnostic? {
        switch read(text) {
        case .success: nil
        case .failure(let fault): fault.diagnostic
        }
    }

    private func lock() -> VersionLock {
        var lock = VersionLock()
        lock["Model.xcdatamodeld"] = VersionLocker(
            version("Model", listed("Book", "isbn", "title") { $0.isAbstract = true }, listed("Shelf", "name")),
            version("Model 2", isCurrent: true, listed("Atlas", parent: "Book"), listed("Book", "isbn"))
        ).firstLock()
        return lock
    }

    @Test func theTextIsReadBack() throws {
        #expect(try read(lock().text).get() == lock())
        #expect(try read(lock().text.replacing("\n", with: "\r\n")).get() == lock())
        #expect(try read(VersionLock().text).get() == VersionLock())
    }

    @Test func aLineForEachThing() throws {
        let lines = lock().text.split(separator: "\n").map(String.init)
        #expect(lines.filter { $0.hasPrefix("version ") } == ["version Model", "version Model 2"])
        #expect(lines.filter { $0.hasPrefix("entity ") && $0.hasSuffix(" Book: abstract") }.count == 1)
        #expect(lines.filter { $0.hasPrefix("  property ") && $0.hasSuffix(" isbn: String") }.count == 2)
        #expect(lines.filter { $0.hasPrefix("entity ") && $0.hasSuffix(" Atlas: parent Book") }.count == 1)
        #expect(lines.last == "end")
    }

    /// Names that would end a line, a name, or a fact, and names that look like other lines.
    @Test(arguments: ["a: b", "a, b", " blank ", "line\nend", "\\u{41}", "é\u{301}", "a\u{2028}b", "#x", "\t"])
    func namesOfAnyKind(name: String) throws {
        var lock = VersionLock()
        let strange = listed(name, name) { entity in
            entity.versionHashModifier = name
            entity.attributes[0].versionHashModifier = name
        }
        lock[name] = VersionLocker([version(name, strange)], bundle: SourceLocation(path: name)).firstLock()
        lock.models[0].path = name
        let read = try read(lock.text).get()
        #expect(read == lock)
        #expect(read.text == lock.text)
    }

    @Test func hashesThatAreNotCertainAreMarked() throws {
        var lock = VersionLock()
        lock["M"] = VersionLocker(version("M", listed("Book") { $0.versionHashModifier = "2" })).firstLock()
        #expect(lock.text.contains("? Book: modifier 2\n"))
        #expect(try read(lock.text).get() == lock)
    }

    @Test func modelsAreSortedByPath() {
        var lock = VersionLock()
        for path in ["b", "a", "B"] { lock[path] = LockedModel(path: path) }
        #expect(lock.models.map(\.path) == ["B", "a", "b"])
        lock["a"] = nil
        #expect(lock.models.map(\.path) == ["B", "b"])
    }

    /// Whichever line is missing, the file is refused.
    @Test func everyMissingLineIsFound() {
        let lines = lock().text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        var checked = 0
        for index in lines.indices {
            let isSilent = lines[index].isEmpty || lines[index].hasPrefix("#") || lines[index].hasPrefix("  property")
            guard !isSilent else { continue }
            var damaged = lines
            damaged.remove(at: index)
            #expect(fault(damaged.joined(separator: "\n")) != nil, "\(lines[index])")
            checked += 1
        }
        #expect(checked >= 10)
    }

    /// Wherever the file ends too early, it is refused.
    @Test func everyTruncationIsFound() {
        let text = Array(lock().text.utf8)
        for length in 0..<(text.count - 1) {
            let cut = String(decoding: text[..<length], as: UTF8.self)
            #expect(fault(cut)?.id == .invalidLock || fault(cut)?.id == .unsupportedLockVersion, "\(length)")
        }
    }

    @Test func aMergeConflict() throws {
        let text = lock().text.replacing("version Model 2", with: "<<<<<<< HEAD\nversion Model 2")
        let diagnostic = try #require(fault(text))
        #expect(diagnostic.id == .invalidLock)
        #expect(diagnostic.message == "a merge conflict is not resolved")
        let line = text.split(separator: "\n", omittingEmptySubsequences: false).firstIndex { $0.hasPrefix("<") } ?? 0
        #expect(diagnostic.location?.position?.line == line + 1)
        #expect(diagnostic.location?.position?.column == 1)
    }

    @Test func aLaterFormat() throws {
        let diagnostic = try #require(fault("# comment\nmodelc-lock 2\nanything\n"))
        #expect(diagnostic.id == .unsupportedLockVersion)
        #expect(diagnostic.location?.position?.line == 2)
    }

    @Test(arguments: [
        ("", 1, 1), ("{}", 1, 1), ("modelc-lock 1\nversion A\n", 2, 1), ("modelc-lock 1\nentity 00 A\n", 2, 1),
        ("modelc-lock 1\n  property 00 A\n", 2, 3), ("modelc-lock 1\nmodel M\nversion A\nentity xx A\n", 4, 1),
        ("modelc-lock 1\nmodel M\nmodel M\n", 3, 1), ("modelc-lock 1\nmodel M\nversion A\nversion A\n", 4, 1),
        ("modelc-lock 1\nend\nmodel M\n", 3, 1), ("modelc-lock 1\nbooks\n", 2, 1), ("modelc-lock 1\nmodel \n", 2, 1),
        ("modelc-lock 1\nmodel \\x\n", 2, 1), ("modelc-lock 1\nmodel M\nchecksum 00\n", 3, 1),
    ])
    func damage(text: String, line: Int, column: Int) throws {
        let diagnostic = try #require(fault(text))
        #expect(diagnostic.id == .invalidLock)
        #expect(diagnostic.location?.position.map { [$0.line, $0.column] } == [line, column])
    }
}
