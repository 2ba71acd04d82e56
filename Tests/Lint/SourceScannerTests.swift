import Testing

@testable import ModelcLint

/// The declarations that the scan of source code finds, and code that must not confuse it.
@Suite struct SourceScannerTests {
    private func swift(_ text: String) -> [DeclaredClass] {
        SourceScanner.classes(in: Array(text.utf8), path: "A.swift")
    }

    private func objectiveC(_ text: String) -> [DeclaredClass] {
        SourceScanner.classes(in: Array(text.utf8), path: "A.m")
    }

    /// `name: superclass @objc(name)`, one for each.
    private func summary(_ classes: [DeclaredClass]) -> [String] {
        classes.map { declared in
            (declared.isExtension ? "+" : "") + declared.name + (declared.superclassName.map { ": \($0)" } ?? "")
                + (declared.objectiveCName.map { " @\($0)" } ?? "")
        }
    }

    @Test func accessLevelsOfSwift() {
        let found = swift(
            """
            public import class CoreData.NSManagedObject
            class A {}
            @objc(B) public final class B: _B { private var x = 1 }
            nonisolated open class C {}
            public let shared = 1
            class D {}
            """)
        #expect(found.map(\.access) == [nil, "public", "open", nil])
    }

    @Test func classesOfSwift() {
        let found = swift(
            """
            import class CoreData.NSManagedObject
            @objc(BookEntity) @MainActor
            public final class Book: CoreData.NSManagedObject, Identifiable {
                @NSManaged public var title: String?
                @NSManaged private(set) var pages: Int32
                var shelf: String { "class Hidden {" }
                class func make() -> Book { Book() }
                override func awakeFromInsert() {
                    super.awakeFromInsert()
                    setPrimitiveValue(UUID(), forKey: "identifier")
                    if true { created = .now }
                }
                class Inner {}
            }
            extension Book { @NSManaged nonisolated public var isbn: String }
            class Box<Element: AnyObject>: Base<Element> {}
            @available(iOS 17, *) @Model final class Film { var name = "" }
            class `Type` {}
            protocol Shelf: class {}
            enum Space { class Nested: NSManagedObject {} }
            """)
        #expect(
            summary(found) == ["Book: NSManagedObject @BookEntity", "+Book", "Box: Base", "Film", "Type"])
        #expect(found[0].managedProperties == ["title", "pages"])
        #expect(found[0].methods == ["make", "awakeFromInsert"])
        #expect(found[0].insertionNames.isSuperset(of: ["identifier", "created"]))
        #expect(!found[0].insertionNames.contains("shelf"))
        #expect(found[1].managedProperties == ["isbn"])
        #expect(found.map(\.isSwiftDataModel) == [false, false, false, true, false])
    }

    @Test func linesOfDeclarations() {
        let swift = "/* class Book\n */ class Shelf {}\n\n@objc(Book)\nfinal class\n  Book: Base {\n}\n"
        let bytes = Array(swift.utf8)
        #expect(self.swift(swift).map { SourceScanner.line(of: $0, in: bytes) } == [2, 6])
        let objectiveC = "#import \"A.h\"\n@class B;\n@interface Book<T> : NSObject\n@end\n@interface B : A @end"
        let other = Array(objectiveC.utf8)
        #expect(self.objectiveC(objectiveC).map { SourceScanner.line(of: $0, in: other) } == [3, 5])
    }

    @Test(
        arguments: [
            ("final class Book: Base {}", true), ("class\n\tBook{}", true), ("class `Book` {}", true),
            ("@interface Book : A", true), ("class func Book()", false), ("subclass", false),
            ("class Bookshelf {}", false),
            ("classBook", false), ("struct Book {}", false), ("class ", false), ("", false),
        ])
    func filesThatMayDeclareAClass(_ text: String, _ isFound: Bool) {
        let path = text.hasPrefix("@") ? "A.h" : "A.swift"
        #expect(SourceScanner.mayDeclare(["Book", "Film"], in: Array(text.utf8), path: path) == isFound)
    }

    @Test func scalarsOfSwift() {
        let found = swift(
            """
            public final class Book: NSManagedObject {
                @NSManaged public var pages: Int32
                @NSManaged var weight: Swift.Double
                @NSManaged var year: NSNumber?
                @NSManaged var title: String
                var rating: Int32? { get { nil } set {} }
                var isRead: Bool! { didSet {} }
                var inferred = 5
                let fixed: Int = 1
            }
            extension Book { var isOld: Bool { year == nil } }
            @SwiftData.Model final class Film { var length: Int }
            """)
        let scalars = found[0].scalarProperties
        #expect(scalars.filter(\.value).keys.sorted() == ["pages", "weight"])
        #expect(scalars.filter { !$0.value }.keys.sorted() == ["inferred", "isRead", "rating", "title", "year"])
        #expect(found[1].scalarProperties == ["isOld": true])
        #expect(found[2].isSwiftDataModel)
    }

    @Test func scalarsOfObjectiveC() {
        let found = objectiveC(
            """
            @interface Book : NSManagedObject
            @property (nonatomic) int32_t pages;
            @property (nonatomic, strong, nullable) NSNumber *year;
            @property BOOL isRead;
            @property (nonatomic) id<Shelf> shelf;
            - (void)read;
            @property unsigned long long count
            @end
            """)
        #expect(
            found.first?.scalarProperties == [
                "pages": true, "year": false, "isRead": true, "shelf": false, "count": true,
            ])
        #expect(found.first?.methods == ["read"])
    }

    @Test func commentsAndTextsAreNoCode() {
        let found = swift(
            ####"""
            // class A {}
            /* class B {} /* class C {} */ class D {} */
            let a = "class E {} \" class F {}"
            let b = "\(one("}") + "class G {")" ; let c = #"\("class H {"#
            let d = """
                class I {} "
                \(call("x") { "}" })
                class J {
                """
            let e = ##"""
                class K { "#
                """##
            class L {}
            let open = "class M {
            class N {}
            """####)
        #expect(summary(found) == ["L", "N"])
    }

    @Test func attributesBelongToWhatFollows() {
        let found = swift(
            """
            @objc(One) protocol One {}
            class Two {}
            @Model
            struct Three {}
            class Four {
                @NSManaged func addToBooks(_ book: Book)
                var plain = 1
            }
            """)
        #expect(summary(found) == ["Two", "Four"])
        #expect(found.allSatisfy { !$0.isSwiftDataModel && $0.managedProperties.isEmpty })
    }

    @Test func classesOfObjectiveC() {
        let found = objectiveC(
            """
            #import "Book.h"
            #define HIDDEN @interface Hidden : NSObject \\
                @end
            @class Forward;
            // @interface A : NSObject
            @interface Book : NSManagedObject <NSCoding>
            @property (nonatomic, retain) NSString *title;
            - (void)read;
            @end
            @interface Set<__covariant Element> : Base
            @end
            @interface Book (Reading)
            @end
            @interface Book ()
            @end
            @implementation Book
            @dynamic title;
            - (void)awakeFromInsert { [super awakeFromInsert]; [self setPrimitiveValue:[NSUUID UUID] forKey:@"identifier"]; }
            - (void)read { [self other]; }
            @end
            """)
        #expect(
            summary(found) == [
                "Book: NSManagedObject @Book", "Set: Base @Set", "+Book @Book", "+Book @Book", "+Book @Book",
            ])
        #expect(found[0].methods == ["read"])
        #expect(found[4].methods == ["awakeFromInsert", "read"])
        #expect(found[4].insertionNames.contains("identifier"))
        #expect(!found[4].insertionNames.contains("other"))
    }

    @Test func otherFilesAreNotRead() {
        #expect(SourceScanner.classes(in: Array("class A {}".utf8), path: "A.kt").isEmpty)
        #expect(["A.swift", "B.H", "C.mm"].allSatisfy(SourceScanner.reads))
        #expect(!SourceScanner.reads("swift"))
    }

    /// For any content of a file, the scan ends.
    @Test(arguments: [
        "\"\\(", "\"\"\"", "#\"", "@", "@objc(", "class", "class A<", "class A: B.", "/*", "`", "\\", "@NSManaged",
        "}}}}",
        "{{{{", "import", "extension", "@interface", "@interface A<", "- (", "#define \\", "'\\", "@implementation",
    ])
    func brokenTextEnds(_ text: String) {
        for path in ["A.swift", "A.m"] {
            for count in [1, 3, 2000] {
                _ = SourceScanner.classes(in: Array(String(repeating: text, count: count).utf8), path: path)
            }
        }
        #expect(summary(swift(text + "\n\"\"\"\nclass Z {}")).count <= 2)
    }

    @Test func ancestryEndsWhereNobodyKnowsMore() {
        let table = DeclaredClassTable(
            swift(
                "class A: B {}\nclass B: NSManagedObject {}\nclass C: Elsewhere {}\nclass D: E {}\nclass E: D {}"))
        #expect(table.ancestry(of: "A").names == ["A", "B"])
        #expect(table.ancestry(of: "A").end == .complete)
        #expect(table.ancestry(of: "C").names == ["C", "Elsewhere"])
        #expect(table.ancestry(of: "C").end == .open)
        #expect(table.ancestry(of: "D").end == .open)
        #expect(table.ancestry(of: "Nobody").end == .open)
    }
}
