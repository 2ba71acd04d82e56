import Foundation
import ModelcTestSupport
import ModelcTypeChecking
import Testing

/// Entities with settings of their own compile beside entities without.
@Suite(.enabled(if: TypeChecker.unavailableReason == nil, "the type-check kit does not run here"))
struct EntitySettingTests {
    private static let swift = """
        models:
          - path: \(Repository.path("Samples/BookList/BookList.xcdatamodeld"))
        generate:
          output: Out
          access: public
          numbers: object
          entities:
            Author: { optionality: always, codable: true, snapshots: true, identifiable: true }
            Book:
              access: internal
              numbers: scalar
              decimal: swift
              collections: nsset
              required-without-default: iuo
              snapshots: true
              doc-facts: true
            Shelf: { base-class: Furniture, userinfo-constants: true }
        """

    @Test(arguments: TypeChecker.Mode.allCases)
    func swiftCompiles(_ mode: TypeChecker.Mode) throws {
        let folder = try TemporaryFolder()
        try generate(EntitySettingTests.swift, in: folder)
        try folder.write("import CoreData\nopen class Furniture: NSManagedObject {}\n", to: "Out/Furniture.swift")
        let book = try String(contentsOfFile: folder.path("Out/_Book.swift"), encoding: .utf8)
        #expect(book.contains("NSSet") && book.contains("var pageCount: Int32?"))
        #expect(try folder.files().contains("Out/_Shelf.swift"))
        let files = try folder.files().filter { $0.hasSuffix(".swift") }.map(folder.path)
        let check = try TypeChecker().check(swift: files, mode: mode)
        #expect(check == .silence, "\(check.output)")
    }

    @Test func objectiveCCompiles() throws {
        let folder = try TemporaryFolder()
        try generate(
            """
            models:
              - path: \(Repository.path("Samples/TodoCore/TodoCore.xcdatamodeld"))
            generate:
              output: Out
              language: objc
              constants: extern
              entities:
                Task: { constants: class, scalars: both }
                Tag: { constants: none, base-class: Label, base-class-import: Label.h }
            """, in: folder)
        try folder.write(
            "#import <CoreData/CoreData.h>\n@interface Label : NSManagedObject\n@end\n", to: "Out/Label.h")
        let header = try String(contentsOfFile: folder.path("Out/_TodoTag.h"), encoding: .utf8)
        #expect(header.contains("#import \"Label.h\"") && header.contains("_TodoTag : Label"))
        let files = try folder.files().filter { $0.hasSuffix(".m") }.map(folder.path)
        let check = try TypeChecker().check(objectiveC: files, headerDirectories: [folder.path("Out")])
        #expect(check == .silence, "\(check.output)")
    }

    private func generate(_ yaml: String, in folder: TemporaryFolder) throws {
        try folder.write(yaml, to: ".modelc.yml")
        var modelc = ModelcProcess()
        modelc.folder = folder.url.path
        let outcome = try modelc.run("generate")
        #expect(outcome.status == 0, "\(outcome.errors)")
    }
}
