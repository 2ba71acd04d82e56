import ModelcSchema
import ModelcSettings
import Testing

/// Each expectation is a file line by line as Xcode writes it.
@Suite struct XcodeSwiftLayoutTests {
    private func library() -> ManagedObjectModel {
        model(
            entity(
                "Entry", class: "Book", attributes: [attribute("title")], relationships: [toMany("tags", "Tag")]
            ).generated(),
            entity("Novel", parent: "Entry").generated(), entity("Tag", class: ".Tag").generated())
    }

    @Test(arguments: [XcodeEra.xcode8, .xcode9, .xcode12])
    func classFileXcode8To16(era: XcodeEra) {
        let result = generateXcode(library(), xcodeOptions(era))
        #expect(
            result.lines(of: "Book+CoreDataClass.swift") == [
                "import Foundation", "import CoreData", "", "@objc(Book)", "public class Book: NSManagedObject {", "",
                "}",
            ])
        #expect(result.lines(of: "Novel+CoreDataClass.swift").contains("public class Novel: Book {"))
    }

    @Test func aClassWithAModuleHasAnEmptyLineInPlaceOfItsObjectiveCName() {
        #expect(
            generateXcode(library()).lines(of: "Tag+CoreDataClass.swift") == [
                "import Foundation", "import CoreData", "", "", "public class Tag: NSManagedObject {", "", "}",
            ])
    }

    @Test func classFileXcode26() {
        #expect(
            generateXcode(library(), xcodeOptions(.xcode26)).lines(of: "Book+CoreDataClass.swift") == [
                "public import Foundation", "public import CoreData", "",
                "public typealias BookCoreDataClassSet = NSSet", "", "@objc(Book)",
                "public class Book: NSManagedObject {", "", "}",
            ])
    }

    @Test func classFileXcode7() {
        #expect(
            generateXcode(library(), xcodeOptions(.xcode7)).lines(of: "Book.swift") == [
                "import Foundation", "import CoreData", "", "", "class Book: NSManagedObject {", "",
                "// Insert code here to add functionality to your managed object subclass", "", "}",
            ])
    }

    @Test func propertiesFileXcode12() {
        #expect(
            generateXcode(library()).lines(of: "Book+CoreDataProperties.swift") == [
                "import Foundation", "import CoreData", "", "", "extension Book {", "",
                "    @nonobjc public class func fetchRequest() -> NSFetchRequest<Book> {",
                "        return NSFetchRequest<Book>(entityName: \"Entry\")", "    }", "",
                "    @NSManaged public var title: String?", "    @NSManaged public var tags: NSSet?", "", "}", "",
                "// MARK: Generated accessors for tags", "extension Book {", "", "    @objc(addTagsObject:)",
                "    @NSManaged public func addToTags(_ value: Tag)", "", "    @objc(removeTagsObject:)",
                "    @NSManaged public func removeFromTags(_ value: Tag)", "", "    @objc(addTags:)",
                "    @NSManaged public func addToTags(_ values: NSSet)", "", "    @objc(removeTags:)",
                "    @NSManaged public func removeFromTags(_ values: NSSet)", "", "}", "",
                "extension Book : Identifiable {", "", "}",
            ])
    }

    @Test func propertiesFileOfAnEntityWithoutProperties() {
        #expect(
            generateXcode(library()).lines(of: "Novel+CoreDataProperties.swift") == [
                "import Foundation", "import CoreData", "", "", "extension Novel {", "",
                "    @nonobjc public class func fetchRequest() -> NSFetchRequest<Novel> {",
                "        return NSFetchRequest<Novel>(entityName: \"Novel\")", "    }", "", "", "}",
            ])
    }

    @Test func propertiesFileXcode26AsBeforeWithPublicImportsAndAnAlias() {
        let old = generateXcode(library()).lines(of: "Book+CoreDataProperties.swift")
        let new = generateXcode(library(), xcodeOptions(.xcode26)).lines(of: "Book+CoreDataProperties.swift")
        let head = ["public import Foundation", "public import CoreData", "", ""]
        #expect(new == head + ["public typealias BookCoreDataPropertiesSet = NSSet", ""] + old.dropFirst(4))
    }

    @Test func propertiesFileXcode27AsBeforeWithNonisolatedMembers() {
        for file in ["Book+CoreDataProperties.swift", "Book+CoreDataClass.swift"] {
            let old = generateXcode(library(), xcodeOptions(.xcode26)).lines(of: file)
            let new = generateXcode(library(), xcodeOptions(.xcode27)).lines(of: file)
            #expect(new == old.map { $0.replacing("@NSManaged public ", with: "@NSManaged nonisolated public ") })
            #expect((new == old) == file.contains("Class"))
            #expect(new.count { $0.contains("nonisolated") } == old.count { $0.contains("@NSManaged") })
        }
    }

    @Test func onlyXcode8EndsTheRequestWithASemicolon() {
        let new = generateXcode(library()).lines(of: "Book+CoreDataProperties.swift").dropLast(4)
        let nine = generateXcode(library(), xcodeOptions(.xcode9)).lines(of: "Book+CoreDataProperties.swift")
        #expect(nine == Array(new))
        let eight = generateXcode(library(), xcodeOptions(.xcode8)).lines(of: "Book+CoreDataProperties.swift")
        #expect(eight == nine.map { $0.contains("return") ? $0 + ";" : $0 })
    }

    @Test func propertiesFileXcode7() {
        #expect(
            generateXcode(library(), xcodeOptions(.xcode7)).lines(of: "Book+CoreDataProperties.swift") == [
                "import Foundation", "import CoreData", "", "extension Book {", "", "    @NSManaged var title: String?",
                "    @NSManaged var tags: NSSet?", "", "}",
            ])
    }

    @Test func accessorsOfAnOrderedRelationship() {
        let book = entity("Book", relationships: [toMany("url_list", "Tag", ordered: true)]).generated()
        let lines = generateXcode(model(book, entity("Tag"))).lines(of: "Book+CoreDataProperties.swift")
        #expect(lines.contains("    @NSManaged public var url_list: NSOrderedSet?"))
        let methods = lines.drop { $0 != "// MARK: Generated accessors for url_list" }.filter { $0.hasPrefix("    @") }
        #expect(
            methods == [
                "    @objc(insertObject:inUrl_listAtIndex:)",
                "    @NSManaged public func insertIntoUrl_list(_ value: Tag, at idx: Int)",
                "    @objc(removeObjectFromUrl_listAtIndex:)",
                "    @NSManaged public func removeFromUrl_list(at idx: Int)",
                "    @objc(insertUrl_list:atIndexes:)",
                "    @NSManaged public func insertIntoUrl_list(_ values: [Tag], at indexes: NSIndexSet)",
                "    @objc(removeUrl_listAtIndexes:)",
                "    @NSManaged public func removeFromUrl_list(at indexes: NSIndexSet)",
                "    @objc(replaceObjectInUrl_listAtIndex:withObject:)",
                "    @NSManaged public func replaceUrl_list(at idx: Int, with value: Tag)",
                "    @objc(replaceUrl_listAtIndexes:withUrl_list:)",
                "    @NSManaged public func replaceUrl_list(at indexes: NSIndexSet, with values: [Tag])",
                "    @objc(addUrl_listObject:)",
                "    @NSManaged public func addToUrl_list(_ value: Tag)",
                "    @objc(removeUrl_listObject:)",
                "    @NSManaged public func removeFromUrl_list(_ value: Tag)",
                "    @objc(addUrl_list:)",
                "    @NSManaged public func addToUrl_list(_ values: NSOrderedSet)",
                "    @objc(removeUrl_list:)",
                "    @NSManaged public func removeFromUrl_list(_ values: NSOrderedSet)",
            ])
    }
}
