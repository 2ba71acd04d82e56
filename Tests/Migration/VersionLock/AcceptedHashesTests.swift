import ModelcSchema
import ModelcTestSupport
import ModelcVersionLock
import Testing

/// Versions that have shipped in more than one state.
@Suite struct AcceptedHashesTests {
    private let released = version("Model", listed("Book", "isbn"))
    private let edited = version("Model", listed("Book", "isbn", "title"))

    private func checksum(_ version: HashedVersion) throws -> VersionHash { try #require(version.hashes.checksum) }

    private func accepted(_ reason: String = "edited after 1.4") throws -> AcceptedHashes {
        AcceptedHashes(checksum: try checksum(edited), reason: reason)
    }

    private func lock(_ reasons: String...) throws -> LockedModel {
        try reasons.reduce(VersionLocker(released).firstLock()) {
            $0.accepting(["Model": [try accepted($1)]])
        }
    }

    @Test func eitherStatePassesAndTheThirdDoesNot() throws {
        let lock = try lock("edited after 1.4")
        #expect(VersionLocker(released).check(lock).stateNames == ["Model unchanged"])
        let second = VersionLocker(edited).check(lock)
        #expect(second.stateNames == ["Model accepted"] && second.findings.isEmpty)
        let third = VersionLocker(version("Model", listed("Book", "year"))).check(lock)
        #expect(third.stateNames == ["Model changed"] && !third.findings.isEmpty)
    }

    /// Locking again keeps the accepted hashes; only locking the version anew declares that none of them has shipped.
    @Test func lockingKeepsThem() throws {
        let lock = try lock("edited after 1.4")
        let next = version("Model 2", isCurrent: true, listed("Book", "isbn"))
        let locked = VersionLocker(edited, next).lock(lock, changing: .named([]), locksCurrent: true)
        #expect(locked.stateNames == ["Model accepted", "Model 2 locked"])
        let expected = try accepted()
        #expect(locked.model.version(named: "Model")?.accepted == [expected])
        let anew = VersionLocker(edited).lock(lock, changing: .named(["Model"]), locksCurrent: true)
        #expect(anew.stateNames == ["Model updated"])
        #expect(anew.model.version(named: "Model")?.accepted.isEmpty == true)
    }

    /// The hashes of the locked version are not accepted hashes, and a new reason replaces the previous one.
    @Test func nothingIsAcceptedTwice() throws {
        let own = AcceptedHashes(checksum: try checksum(released), reason: "1.3")
        let expected = try accepted()
        let lock = try lock("edited", "edited after 1.4").accepting(["Model": [own], "Other": [expected]])
        #expect(lock.versions.map(\.accepted) == [[expected]])
    }

    @Test func theFileKeepsThem() throws {
        var lock = VersionLock()
        let reason = "a: b, é\nend"
        lock["Model.xcdatamodeld"] = try self.lock(reason)
        #expect(
            try lock.text.contains("\nmodelc-lock 3\n")
                && lock.text.contains("\n  also Model: \(try checksum(edited).hexadecimal) "))
        let read = try readLock(lock.text).get()
        let expected = try accepted(reason)
        #expect(read["Model.xcdatamodeld"]?.versions.first?.accepted == [expected])
        #expect(read.text == lock.text)
    }

    /// A file without accepted hashes is readable by older releases.
    @Test func theFormatIsNewOnlyWhereItHasTo() throws {
        #expect(sampleLock().text.contains("\nmodelc-lock 2\n"))
        var lock = VersionLock()
        lock["Model.xcdatamodeld"] = try self.lock("1.4")
        let inOldFormat = lock.text.replacing("modelc-lock 3", with: "modelc-lock 2")
        #expect(lockProblem(inOldFormat)?.message == "'also' cannot begin a line of a lock file")
    }

    @Test(arguments: [
        ("1.4", "1.5"), ("also Model:", "also Model 2:"), ("  also Model: ", "  also Model: 00"), (" 1.4\n", "\n"),
    ])
    func damageIsRefused(_ text: String, _ damage: String) throws {
        var lock = VersionLock()
        lock["Model.xcdatamodeld"] = try self.lock("1.4")
        #expect(lockProblem(lock.text.replacing(text, with: damage))?.id.rawValue == "invalid-lock")
    }

    /// Two branches accepted the same hashes; git kept the lines of both.
    @Test func equalLinesOfTwoBranchesAreOne() throws {
        var (one, other) = (VersionLock(), VersionLock())
        one["Model.xcdatamodeld"] = try lock("1.4")
        other["Model.xcdatamodeld"] = try lock("1.5")
        let line = try #require(other.text.split(separator: "\n").first { $0.hasPrefix("  also") })
        let merged = one.text.replacing("\n  entity", with: "\n\(line)\n  entity")
        #expect(
            try readLock(merged).get()["Model.xcdatamodeld"]?.versions.map(\.accepted)
                == one["Model.xcdatamodeld"]?.versions.map(\.accepted))
    }
}
