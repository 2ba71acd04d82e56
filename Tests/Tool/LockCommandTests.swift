import Foundation
import ModelcTestSupport
import Testing

/// `modelc lock`, as a team uses it from release to release.
@Suite struct LockCommandTests {
    private static let bundle = "App/Model.xcdatamodeld"

    /// A bundle in a temporary folder, whose versions can be changed.
    private struct Project {
        let folder: TemporaryFolder

        init() throws { folder = try TemporaryFolder() }

        func write(_ version: String, _ content: String) throws {
            try folder.write(
                """
                <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
                <model type="com.apple.IDECoreDataModeler.DataModel">
                    <entity name="Book">
                        \(content)
                    </entity>
                </model>
                """, to: "\(LockCommandTests.bundle)/\(version).xcdatamodel/contents")
        }

        func makeCurrent(_ version: String) throws {
            try folder.write(
                """
                <?xml version="1.0" encoding="UTF-8"?>
                <plist version="1.0"><dict>
                <key>_XCCurrentVersionName</key><string>\(version).xcdatamodel</string>
                </dict></plist>
                """, to: "\(LockCommandTests.bundle)/.xccurrentversion")
        }

        func run(_ arguments: String...) throws -> ModelcProcess.Outcome {
            var modelc = ModelcProcess()
            modelc.folder = folder.url.path
            return try modelc.run(["lock"] + arguments)
        }

        func modelc(_ arguments: String...) throws -> ModelcProcess.Outcome { try modelc(arguments) }

        func modelc(_ arguments: [String]) throws -> ModelcProcess.Outcome {
            var modelc = ModelcProcess()
            modelc.folder = folder.url.path
            return try modelc.run(arguments)
        }

        func lock() throws -> String { try String(contentsOfFile: folder.path("App/modelc.lock"), encoding: .utf8) }
    }

    private static let title = #"<attribute name="title" attributeType="String"/>"#
    private static let isbn = #"<attribute name="isbn" attributeType="String"/>"#

    private func shipped() throws -> Project {
        let project = try Project()
        try project.write("Model", LockCommandTests.title)
        try project.makeCurrent("Model")
        #expect(try project.run(LockCommandTests.bundle).status == 0)
        return project
    }

    @Test func aShippedVersionThatChangesFailsWithTheReason() throws {
        let project = try shipped()
        let before = try project.lock()
        try project.write("Model", #"<attribute name="title" optional="YES" attributeType="String"/>"#)
        let check = try project.run("--check", LockCommandTests.bundle)
        #expect(check.status == 1)
        #expect(
            check.errors == """
                App/Model.xcdatamodeld/Model.xcdatamodel/contents:4:9: error: Book.title is now 'optional' \
                [locked-property-changed]
                   |
                 4 | <attribute name="title" optional="YES" attributeType="String"/>
                   | ^^^^^^^^^^
                   = note: locked as 'String': App/modelc.lock:10:5
                   = help: undo it, and make the change in a new version (modelc versions add); if 'Model' never shipped: modelc lock --update 'Model'
                1 error

                """)
        let lock = try project.run(LockCommandTests.bundle)
        #expect(lock.status == 1 && lock.output.isEmpty)
        #expect(try project.lock() == before)
        #expect(try project.run("--update", "Model", LockCommandTests.bundle).status == 0)
        #expect(try project.run("--check", LockCommandTests.bundle).status == 0)
    }

    /// A user who names a version to lock again means only this one: others may still be in development.
    @Test func anUpdateLocksOnlyTheNamedVersions() throws {
        let project = try shipped()
        try project.write("Model", LockCommandTests.isbn)
        try project.write("Model 2", LockCommandTests.title + LockCommandTests.isbn)
        try project.makeCurrent("Model 2")
        let update = try project.run("--update", "Model", LockCommandTests.bundle)
        #expect(update.status == 0 && !update.output.contains("\nlocked Model.xcdatamodeld: Model 2"), "\(update)")
        #expect(try !project.lock().contains("\"Model 2\""))
        let unknown = try project.run("--update", "Modell", LockCommandTests.bundle)
        #expect(unknown.errors.contains("the versions are Model, Model 2"), "\(unknown)")
    }

    /// A version that was locked too early can be edited again.
    @Test func aVersionThatNeverShippedIsUnlocked() throws {
        let project = try shipped()
        try project.write("Model 2", LockCommandTests.title)
        try project.makeCurrent("Model 2")
        #expect(try project.run(LockCommandTests.bundle).status == 0)
        let add = ["edit", LockCommandTests.bundle, "add", "attribute", "Book.pages", "Integer 16"]
        let refused = try project.modelc(add)
        #expect(refused.status == 2)
        #expect(
            refused.errors.contains(
                "if 'Model 2' never shipped: modelc lock \(LockCommandTests.bundle) --unlock 'Model 2'"), "\(refused)")
        let rehearsal = try project.run("--unlock", "Model 2", "--dry-run", LockCommandTests.bundle)
        #expect(rehearsal.output.contains("would forget Model.xcdatamodeld: Model 2"), "\(rehearsal)")
        let unlocked = try project.run("--unlock", "Model 2", LockCommandTests.bundle)
        #expect(
            unlocked.status == 0 && unlocked.output.hasPrefix("removed Model.xcdatamodeld: Model 2\n"), "\(unlocked)")
        #expect(try project.modelc(add).status == 0)
        #expect(try project.run("--check", LockCommandTests.bundle).status == 0)
        let unknown = try project.run("--unlock", "Model 2", LockCommandTests.bundle)
        #expect(unknown.status == 2 && unknown.errors.contains("the lock has no version 'Model 2'"), "\(unknown)")
        #expect(try project.run("--unlock", "Model", "--check", LockCommandTests.bundle).status == 64)
    }

    /// A dry run reports the changes of a run, and writes nothing.
    @Test func aDryRunWritesNothing() throws {
        let project = try shipped()
        let before = try project.lock()
        try project.write("Model 2", LockCommandTests.title + LockCommandTests.isbn)
        try project.makeCurrent("Model 2")
        let rehearsal = try project.run("--dry-run", LockCommandTests.bundle)
        #expect(rehearsal.status == 0 && rehearsal.errors.isEmpty)
        #expect(
            rehearsal.output
                == "would lock Model.xcdatamodeld: Model 2\nwould update App/modelc.lock\n")
        #expect(try project.lock() == before)
        let release = try project.run(LockCommandTests.bundle)
        #expect(release.output == "locked Model.xcdatamodeld: Model 2\nupdated App/modelc.lock\n")
        // An error of a run is an error of a dry run as well.
        try project.write("Model", LockCommandTests.isbn)
        #expect(try project.run("--dry-run", LockCommandTests.bundle).status == 1)
        let update = try project.run("--dry-run", "--update", "Model", LockCommandTests.bundle)
        #expect(update.output == "would lock again Model.xcdatamodeld: Model\nwould update App/modelc.lock\n")
        #expect(try project.run("--dry-run", "--check", LockCommandTests.bundle).status == 64)
    }

    /// The release of a version adds a line for each new fact, and changes no other line.
    @Test func aReleaseAddsAFewLines() throws {
        let project = try shipped()
        let before = try project.lock().split(separator: "\n")
        try project.write("Model 2", LockCommandTests.title + LockCommandTests.isbn)
        try project.makeCurrent("Model 2")
        #expect(try project.run(LockCommandTests.bundle).status == 0)
        let after = try project.lock().split(separator: "\n")
        #expect(after.filter(before.contains) == before)
        let keywords = after.filter { !before.contains($0) }.map { $0.drop { $0 == " " }.prefix { $0 != " " } }
        #expect(keywords == ["version", "entity", "property"])
    }

    /// The bundle with the most versions of the corpus: 27 versions of 356 KB together.
    @Test(.enabled(if: Corpus.isAvailable, Comment(rawValue: Corpus.absence)))
    func theLockOfManyVersionsIsSmall() throws {
        let folder = try TemporaryFolder()
        let bundle = try Corpus.models().appendingPathComponent(
            "brave+brave-ios/Sources/Data/models/Model.xcdatamodeld")
        let lock = folder.path("modelc.lock")
        #expect(try ModelcProcess().run("lock", "--lock-file", lock, bundle.path).status == 0)
        let text = try String(contentsOfFile: lock, encoding: .utf8)
        #expect(text.split(separator: "\n").count { $0.hasPrefix("version ") } == 27)
        #expect(text.utf8.count < 30_000)
        #expect(try ModelcProcess().run("lock", "--check", "--lock-file", lock, bundle.path).status == 0)
    }

    /// A version was edited after a release, and both states have shipped: either passes, and the check names the
    /// state.
    @Test func aVersionThatShippedInTwoStates() throws {
        let project = try shipped()
        let hashes = try project.modelc("hash", "--format", "json", LockCommandTests.bundle).output
        try project.folder.write(hashes, to: "1.4.json")
        try project.write("Model", LockCommandTests.title + LockCommandTests.isbn)
        try project.folder.write(
            try project.modelc("hash", "--format", "json", LockCommandTests.bundle).output, to: "1.5.json")
        #expect(try project.run("--check", LockCommandTests.bundle).status == 1)
        let accept = try project.run(
            "--also", LockCommandTests.bundle, "--reason", "edited\nin 1.5", LockCommandTests.bundle)
        #expect(accept.status == 0, "\(accept.errors)")
        #expect(
            accept.output
                == "accepted Model.xcdatamodeld: Model (edited\\nin 1.5)\nupdated App/modelc.lock\n")
        let check = try project.run("--check", LockCommandTests.bundle)
        #expect(check.status == 0 && check.errors.isEmpty)
        let whole = try project.modelc("check", LockCommandTests.bundle)
        #expect((whole.output + whole.errors).contains("1 version has accepted hashes"), "\(whole)")
        #expect(
            check.output
                == "Model.xcdatamodeld: 1 accepted\n  Model: has accepted hashes: edited\\nin 1.5\n")
        #expect(try project.modelc("check", LockCommandTests.bundle).status == 0)
        let plan = try project.modelc("plan", "--format", "json", LockCommandTests.bundle).output
        #expect(plan.contains("LK904"))
        #expect(plan.contains("Model has shipped as it was locked, and no version of the bundle has those hashes"))
        try project.write("Model", LockCommandTests.title)
        #expect(
            try project.run("--check", LockCommandTests.bundle).output
                == "Model.xcdatamodeld: 1 unchanged\n  Model: as it was locked; also accepted: edited\\nin 1.5\n")
        // The hashes of the locked version are not accepted hashes.
        let own = try project.run("--also", "1.4.json", "--reason", "1.4", LockCommandTests.bundle)
        #expect(own.status == 1 && own.errors.contains("'Model' is already locked with these hashes"), "\(own)")
        let again = try project.modelc("lock", "--also", "1.5.json", "--reason", "1.5", LockCommandTests.bundle)
        #expect(again.status == 0 && again.output.contains("accepted Model.xcdatamodeld: Model (1.5)"), "\(again)")
        #expect(try project.run("--update", "Model", LockCommandTests.bundle).status == 0)
        #expect(try !project.lock().contains("also Model"), "only what the model says now has shipped")
    }

    /// Work continues in a new version while another state of an old one is accepted.
    @Test func acceptingLocksNothing() throws {
        let project = try shipped()
        let before = try project.lock()
        try project.write("Model", LockCommandTests.isbn)
        try project.folder.write(
            try project.modelc("hash", "--format", "json", LockCommandTests.bundle).output, to: "beta.json")
        try project.write("Model", LockCommandTests.title)
        try project.write("Model 2", LockCommandTests.title + LockCommandTests.isbn)
        try project.makeCurrent("Model 2")
        let also = ["lock", "--also", "beta.json", "--reason", "beta", LockCommandTests.bundle]
        let unlocked = try project.modelc(also + ["--for", "Model 2"])
        #expect(unlocked.status == 1 && unlocked.errors.contains("'Model 2' is not locked"), "\(unlocked)")
        #expect(unlocked.errors.contains("lock it first: modelc lock"))
        #expect(try project.lock() == before)
        let accept = try project.modelc(also)
        #expect(
            accept.output == "accepted Model.xcdatamodeld: Model (beta)\nupdated App/modelc.lock\n", "\(accept)")
        #expect(try !project.lock().contains("version Model 2"))
        let check = try project.modelc("check", "--format", "json", LockCommandTests.bundle)
        #expect(check.output.contains("LK904"), "\(check)")
        for option in [["--update-all"], ["--update", "Model"], ["--except-current"]] {
            #expect(try project.modelc(also + option).status == 64, "\(option)")
        }
        try FileManager.default.removeItem(atPath: project.folder.path("App/modelc.lock"))
        #expect(try project.modelc(also).status == 1)
        #expect(!FileManager.default.fileExists(atPath: project.folder.path("App/modelc.lock")))
    }

    /// The hashes of one version are not accepted as another state of a different version.
    @Test func theHashesOfAnotherVersionAreRefused() throws {
        let project = try shipped()
        try project.folder.write(
            try project.modelc("hash", "--format", "json", LockCommandTests.bundle).output, to: "1.json")
        try project.write("Model 2", LockCommandTests.title + LockCommandTests.isbn)
        try project.makeCurrent("Model 2")
        #expect(try project.run(LockCommandTests.bundle).status == 0)
        let before = try project.lock()
        let wrong = try project.run(
            "--also", "1.json", "--reason", "x", "--for", "Model 2", LockCommandTests.bundle)
        #expect(wrong.status == 1 && wrong.errors.contains("these are the hashes of 'Model'"), "\(wrong)")
        #expect(try project.lock() == before)
    }

    /// Updating all versions keeps the accepted states.
    @Test func updatingAllKeepsAcceptedStates() throws {
        let project = try shipped()
        try project.write("Model", LockCommandTests.isbn)
        try project.folder.write(
            try project.modelc("hash", "--format", "json", LockCommandTests.bundle).output, to: "beta.json")
        let also = try project.run("--also", "beta.json", "--reason", "beta", LockCommandTests.bundle)
        #expect(also.status == 0, "\(also)")
        let lock = try project.lock()
        let update = try project.run("--update-all", LockCommandTests.bundle)
        #expect(try update.status == 0 && project.lock() == lock, "\(update)")
        // A state after the accepted one: both have shipped.
        try project.write("Model", LockCommandTests.isbn.replacingOccurrences(of: "isbn", with: "ean"))
        #expect(try project.run("--update-all", LockCommandTests.bundle).status == 0)
        #expect(try project.lock() != lock && project.lock().contains("beta"))
        // An update by name removes them.
        #expect(try project.run("--update", "Model", LockCommandTests.bundle).status == 0)
        #expect(try !project.lock().contains("beta"))
    }

    /// A document of hashes is accepted in place of a model.
    @Test func hashesInADocument() throws {
        let project = try shipped()
        let before = try project.lock()
        try project.write("Model", LockCommandTests.isbn)
        try project.folder.write(
            try project.modelc("hash", "--format", "json", LockCommandTests.bundle).output, to: "beta.json")
        try project.write("Model", LockCommandTests.title)
        let rehearsal = try project.run(
            "--dry-run", "--also", "beta.json", "--reason", "beta", LockCommandTests.bundle)
        #expect(rehearsal.output == "would accept Model.xcdatamodeld: Model (beta)\nwould update App/modelc.lock\n")
        #expect(try project.lock() == before)
        let json = try project.run(
            "--also", "beta.json", "--reason", "beta", "--for", "Model", "--format", "json", LockCommandTests.bundle)
        #expect(json.output.contains(#""reason": "beta""#) && json.output.contains(#""isNew": true"#), "\(json.output)")
        let unknown = try project.run(
            "--also", "beta.json", "--reason", "beta", "--for", "Modell", LockCommandTests.bundle)
        #expect(unknown.status == 1 && unknown.errors.contains("'Modell' is not locked"), "\(unknown.errors)")
        for text in [
            "{}", "{", #"{"result": {"versions": [{"name": "M", "entities": {"B": {"hash": "00"}}}]}}"#, "text",
        ] {
            try project.folder.write(text, to: "broken.json")
            let broken = try project.run("--also", "broken.json", "--reason", "x", LockCommandTests.bundle)
            #expect(broken.status == 2 && broken.output.isEmpty, "\(text)")
        }
        #expect(try project.run("--also", "nowhere", "--reason", "x", LockCommandTests.bundle).status == 2)
        for usage in [
            ["--also", "beta.json"], ["--reason", "x"], ["--for", "Model"], ["--also", "beta.json", "--reason", " "],
        ] {
            #expect(try project.modelc(["lock", LockCommandTests.bundle] + usage).status == 64, "\(usage)")
        }
    }

    /// A store contains its hashes; the nearest version is used.
    @Test func aStoreOfAnotherState() throws {
        let folder = try TemporaryFolder()
        let stores = URL(fileURLWithPath: Repository.path("Tests/Fixtures/Corpus/stores"))
        for name in ["Library.sqlite", "Library.xcdatamodeld"] {
            try FileManager.default.copyItem(
                at: stores.appendingPathComponent(name), to: folder.url.appendingPathComponent(name))
        }
        let model = folder.path("Library.xcdatamodeld/Library 2.xcdatamodel/contents")
        let text = try String(contentsOfFile: model, encoding: .utf8)
        try text.replacing(#"name="genre" optional="YES""#, with: #"name="genre""#)
            .write(toFile: model, atomically: true, encoding: .utf8)
        var modelc = ModelcProcess()
        modelc.folder = folder.url.path
        #expect(try modelc.run("lock", "Library.xcdatamodeld").status == 0)
        #expect(try modelc.run("identify", "Library.sqlite").status == 1)
        let accept = try modelc.run("lock", "--also", "Library.sqlite", "--reason", "a store of 1.4")
        #expect(accept.output.contains("accepted Library.xcdatamodeld: Library 2 (a store of 1.4)\n"), "\(accept)")
        let known = try modelc.run("identify", "Library.sqlite")
        #expect(!known.output.contains("was edited after"), "\(known.output)")
        #expect(known.status == 0 && known.errors.isEmpty, "\(known.errors)")
        #expect(
            known.output.contains("  accepted Library 2, in another state: a store of 1.4 (modelc.lock)\n"),
            "\(known.output)")
        let document = try modelc.run("identify", "Library.sqlite", "--format", "json").output
        #expect(document.contains(#""lockedVersion": "Library 2""#))
        #expect(document.contains(#""acceptedReason": "a store of 1.4""#))
        let plan = try modelc.run("plan", "Library.xcdatamodeld", "--store", "Library.sqlite")
        #expect(
            plan.output.contains(
                "it was written by Library 2 in another state, which the lock file accepts (a store of 1.4)"),
            "\(plan.output)")
    }

    /// Its checksum does not cover the entities that are missing in it.
    @Test func aStoreOfOneConfigurationIsRefused() throws {
        let folder = try TemporaryFolder()
        let stores = URL(fileURLWithPath: Repository.path("Tests/Fixtures/Corpus/stores"))
        for name in ["Library.sqlite", "Library.xcdatamodeld"] {
            try FileManager.default.copyItem(
                at: stores.appendingPathComponent(name), to: folder.url.appendingPathComponent(name))
        }
        let model = folder.path("Library.xcdatamodeld/Library 2.xcdatamodel/contents")
        let text = try String(contentsOfFile: model, encoding: .utf8)
        let names = text.split(separator: "<entity name=\"").dropFirst().compactMap { $0.split(separator: "\"").first }
        let members = names.map { "<memberEntity name=\"\($0)\"/>" }.joined()
        let added = "<entity name=\"Extra\"/><configuration name=\"Main\">\(members)</configuration></model>"
        try text.replacing("</model>", with: added).write(toFile: model, atomically: true, encoding: .utf8)
        var modelc = ModelcProcess()
        modelc.folder = folder.url.path
        #expect(try modelc.run("lock", "Library.xcdatamodeld").status == 0)
        let accept = try modelc.run("lock", "--also", "Library.sqlite", "--reason", "x", "--for", "Library 2")
        #expect(accept.status == 2 && accept.errors.contains("of a configuration only"), "\(accept)")
        #expect(accept.errors.contains("name a model or a hash file"))
    }

    /// A change that changes no hash is allowed.
    @Test func whatIsNotHashedMayChange() throws {
        let project = try shipped()
        try project.write("Model", #"<attribute name="title" attributeType="String" defaultValueString="Untitled"/>"#)
        #expect(try project.run("--check", LockCommandTests.bundle).status == 0)
    }

    @Test func workOnANewVersionGoesOnUntilItShips() throws {
        let project = try shipped()
        try project.write("Model 2", LockCommandTests.title + LockCommandTests.isbn)
        try project.makeCurrent("Model 2")
        let check = try project.run("--check", LockCommandTests.bundle)
        #expect(check.status == 0 && check.errors.isEmpty)
        #expect(check.output == "Model.xcdatamodeld: 1 unchanged, 1 not-locked\n")
        // The content of an unreadable version is unknown.
        try project.write("Model 2", #"<attribute name="title" attributeType="Strin"/>"#)
        #expect(try project.run("--check", LockCommandTests.bundle).status == 2)
        #expect(try project.run(LockCommandTests.bundle).status == 2)
        #expect(try project.run("--except-current", LockCommandTests.bundle).output == "unchanged App/modelc.lock\n")
        try project.write("Model 2", LockCommandTests.title + LockCommandTests.isbn)
        let release = try project.run(LockCommandTests.bundle)
        #expect(release.output == "locked Model.xcdatamodeld: Model 2\nupdated App/modelc.lock\n")
        try project.write("Model 2", LockCommandTests.isbn)
        #expect(try project.run("--check", LockCommandTests.bundle).status == 1)
    }

    @Test func aVersionThatIsGone() throws {
        let project = try shipped()
        try project.write("Model 2", LockCommandTests.title)
        try project.makeCurrent("Model 2")
        try FileManager.default.removeItem(atPath: project.folder.path(LockCommandTests.bundle + "/Model.xcdatamodel"))
        let check = try project.run("--check", LockCommandTests.bundle)
        #expect(check.status == 1 && check.errors.contains("[locked-version-missing]"))
        #expect(try project.run("--update-all", LockCommandTests.bundle).status == 0)
        #expect(try project.run("--check", LockCommandTests.bundle).status == 0)
    }

    /// A moved model is protected again after an explicit update.
    @Test func aModelThatMoved() throws {
        let project = try shipped()
        let new = "App/Library.xcdatamodeld"
        try FileManager.default.moveItem(
            atPath: project.folder.path(LockCommandTests.bundle), toPath: project.folder.path(new))
        let check = try project.run("--check", new)
        #expect(check.status == 1)
        #expect(check.errors.contains("[model-not-locked]") && check.errors.contains("[locked-model-missing]"))
        #expect(try project.run("--update-all", new).status == 0)
        #expect(try project.run("--check", new).status == 0)
        #expect(try !project.lock().contains("Model.xcdatamodeld"))
    }

    @Test func oneFileForSeveralModels() throws {
        let project = try shipped()
        let other = "Other/Shop.xcdatamodel"
        try project.folder.write(
            #"<model type="com.apple.IDECoreDataModeler.DataModel"><entity name="Cart"/></model>"#,
            to: other + "/contents")
        #expect(try project.run("--lock-file", "all.lock", LockCommandTests.bundle, other).status == 0)
        let text = try String(contentsOfFile: project.folder.path("all.lock"), encoding: .utf8)
        let models = text.split(separator: "\n").filter { $0.hasPrefix("model ") }
        #expect(models == ["model App/Model.xcdatamodeld", "model Other/Shop.xcdatamodel"])
        // A run for one of them keeps the locked versions of the other.
        #expect(try project.run("--lock-file", "all.lock", other).output == "unchanged all.lock\n")
        #expect(try project.run("--check", "--lock-file", "all.lock", LockCommandTests.bundle).status == 0)
    }

    @Test func wrongUsageIs64() throws {
        let project = try shipped()
        #expect(try project.run("--check", "--update-all", LockCommandTests.bundle).status == 64)
        #expect(try project.run("--update-all", "--update", "Model", LockCommandTests.bundle).status == 64)
        let unknown = try project.run("--update", "Modell", LockCommandTests.bundle)
        #expect(unknown.status == 2 && unknown.errors.contains("did you mean 'Model'?"))
    }
}
