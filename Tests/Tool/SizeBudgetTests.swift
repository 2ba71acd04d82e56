import Foundation
import ModelcTestSupport
import Testing

/// Files that are larger than anything that people have are refused before they are read: these take 40 GB, and no room on disk.
@Suite struct SizeBudgetTests {
    private func project() throws -> LintFixture {
        let project = try LintFixture()
        try project.write(LintFixture.bakery, to: "Bakery.xcdatamodeld")
        return project
    }

    private func makeHuge(_ path: String, beginning text: String, in project: LintFixture) throws {
        let file = try project.folder.write(text, to: path)
        let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: file))
        try handle.truncate(atOffset: 40 << 30)
        try handle.close()
    }

    @Test(arguments: [
        ("modelc.lock", "# modelc lock 1\n", ["lock", "Bakery.xcdatamodeld"], 64),
        ("modelc.lock", "# modelc lock 1\n", ["lock", "--check", "Bakery.xcdatamodeld"], 64),
        (".modelc-baseline", "# modelc lint baseline 1\n", ["lint", ".", "--baseline", ".modelc-baseline"], 64),
        (".modelc-baseline", "# modelc lint baseline 1\n", ["lint", ".", "--write-baseline"], 64),
        ("Code/Big.swift", "import CoreData\n", ["lint", ".", "--sources", "Code"], 16),
        ("Big.xcdatamodeld/Big.xcdatamodel/contents", "<model/>", ["inspect", "Big.xcdatamodeld"], 256),
    ])
    func aHugeFileIsRefused(_ path: String, _ start: String, _ arguments: [String], _ megabytes: Int) throws {
        let project = try project()
        try makeHuge(path, beginning: start, in: project)
        let begin = ContinuousClock.now
        let outcome = try project.modelc.run(arguments)
        #expect(ContinuousClock.now - begin < .seconds(20))
        #expect(outcome.status == 2)
        #expect((outcome.output + outcome.errors).contains("it is larger than \(megabytes) MB"), "\(outcome.errors)")
    }

    /// A stamp is a note of the tool's own: one that cannot be used only makes the run a full one.
    @Test func aHugeStampIsPassedOver() throws {
        let project = try project()
        let model = Repository.path("Samples/BookList/BookList.xcdatamodeld")
        let arguments = ["generate", model, "--output", "Out", "--stamp", "stamp"]
        #expect(try project.modelc.run(arguments).status == 0)
        try makeHuge("stamp", beginning: "modelc stamp 1\n", in: project)
        let outcome = try project.modelc.run(arguments)
        #expect(outcome.output.contains("unchanged"), "\(outcome.errors)")
    }
}
