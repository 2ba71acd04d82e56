import Foundation
import ModelcTestSupport
import Testing

/// The help of a relationship without inverse is a command, and that command is the way out.
@Suite struct InverseAdviceTests {
    private let folder: TemporaryFolder
    private var modelc = ModelcProcess()

    init() throws {
        folder = try TemporaryFolder()
        modelc.folder = folder.url.path
        #expect(try modelc.run("new", "My App", "Courier", "Parcel", "--quiet").status == 0)
        let added = try modelc.run("edit", "add", "relationship", "Parcel.courier", "Courier", "--quiet")
        #expect(added.status == 0, "\(added)")
    }

    @Test func theCommandAddsTheInverse() throws {
        let action = "add relationship Courier.parcels Parcel --inverse courier --to-many"
        let found = try modelc.run("lint")
        #expect(found.output.contains("add the inverse: modelc edit 'My App.xcdatamodeld' \(action);"), "\(found)")
        let edited = try modelc.run(["edit", "My App.xcdatamodeld"] + action.split(separator: " ").map(String.init))
        #expect(edited.status == 0, "\(edited)")
        #expect(try modelc.run("lint").output.contains("no findings"))
    }

    /// A name that the destination has already is not proposed: the help says it in words.
    @Test func takenNamesAreNotProposed() throws {
        #expect(try modelc.run("edit", "add", "attribute", "Courier.parcels", "String", "--quiet").status == 0)
        let found = try modelc.run("lint")
        #expect(found.output.contains("a relationship from Courier to Parcel whose inverse is courier"), "\(found)")
        #expect(!found.output.contains("modelc edit"), "\(found)")
    }
}
