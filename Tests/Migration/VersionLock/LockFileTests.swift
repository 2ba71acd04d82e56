import ModelcDiagnostics
import ModelcSchema
import ModelcTestSupport
import ModelcVersionLock
import Testing

@Suite struct LockFileTests {
    @Test func theTextIsReadBack() throws {
        #expect(try readLock(sampleLock().text).get() == sampleLock())
        #expect(try readLock(sampleLock().text.replacing("\n", with: "\r\n")).get() == sampleLock())
        #expect(try readLock(VersionLock().text).get() == VersionLock())
    }

    /// The example on the page is the lock of these versions.
    @Test func theExampleOnThePage() throws {
        let page = try DocumentationPage("HashDocument")
        let lines = sampleLock().text.split(separator: "\n", omittingEmptySubsequences: false)
        let example = lines.filter { !$0.hasPrefix("#") }.joined(separator: "\n")
        #expect(page.blocks("text") == [String(example.dropLast())])
    }

    /// A version that equals an older one takes one line, whatever versions are between them.
    @Test func aLineForAVersionThatIsEqualToAnotherOne() throws {
        let first = version("Model", listed("Book", "isbn"))
        let second = version("Model 2", listed("Book", "isbn"), listed("Shelf", "name"))
        let third = version("Model 3", isCurrent: true, listed("Book", "isbn"))
        var lock = VersionLock()
        lock.models = [VersionLocker(first, second).firstLock()]
        let before = lock.text.split(separator: "\n")
        let known = try #require(lock.models.first)
        lock.models = [
            VersionLocker(first, second, third).lock(known, changing: .named([]), locksCurrent: true).model
        ]
        let added = lock.text.split(separator: "\n").filter { !before.contains($0) }
        #expect(added.count == 1)
        #expect(added.first?.hasPrefix("version Model 3: ") == true && added.first?.hasSuffix(" after Model") == true)
        #expect(try readLock(lock.text).get() == lock)
    }

    /// Names that would end a line, a name, or a fact, and names that look like other lines.
    @Test(arguments: [
        "a: b", "a, b", " space ", "line\nend", "\\u{41}", "é\u{301}", "a\u{2028}b", "#x", "\t", "a/b", "a.b",
        "after a",
    ])
    func namesOfAnyKind(name: String) throws {
        var lock = VersionLock()
        let strange = listed(name, name) { entity in
            entity.versionHashModifier = name
            entity.attributes[0].versionHashModifier = name
        }
        lock[name] = VersionLocker([version(name, strange)], bundle: SourceLocation(path: name)).firstLock()
        lock.models[0].path = name
        let read = try readLock(lock.text).get()
        #expect(read == lock)
        #expect(read.text == lock.text)
    }

    @Test func hashesThatAreNotCertainAreMarked() throws {
        var lock = VersionLock()
        let unsure = listed("Book", "a", "b") { $0.uniquenessConstraints = [constraint("b"), constraint("a")] }
        lock["M"] = VersionLocker(version("M", unsure)).firstLock()
        #expect(lock.text.contains("? unique"))
        #expect(try readLock(lock.text).get() == lock)
    }

    @Test func modelsAreSortedByPath() {
        var lock = VersionLock()
        for path in ["b", "a", "B"] { lock[path] = LockedModel(path: path) }
        #expect(lock.models.map(\.path) == ["B", "a", "b"])
        lock["a"] = nil
        #expect(lock.models.map(\.path) == ["B", "b"])
    }

    /// Names that are equal in Swift and different in Core Data.
    @Test func namesAreComparedByTheirBytes() throws {
        let names = ["\u{E9}", "e\u{301}"]
        var lock = VersionLock()
        lock["M"] = VersionLocker(
            version("A", names.map { listed($0, names[0], names[1]) }), version("B", [listed(names[0], names[1])])
        ).firstLock()
        #expect(try readLock(lock.text).get() == lock)
    }

    /// The position of a line after its version is irrelevant: each line names its version.
    @Test func linesInAnotherOrder() throws {
        var lines = sampleLock().text.split(separator: "\n").map(String.init)
        let end = lines.removeLast()
        let moved = lines.filter { $0.hasPrefix("  ") && $0.contains(" Model/") }
        lines.removeAll(where: moved.contains)
        #expect(try readLock((lines + moved + [end]).joined(separator: "\n")).get() == sampleLock())
    }
}
