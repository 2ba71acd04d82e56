import Foundation
import ModelcTestSupport
import Testing

/// An entity as Foundation's own unarchiver finds it. The class stands in for the one of the archive.
private final class UnarchivedEntity: NSObject, NSSecureCoding {
    static let supportsSecureCoding = true

    let name: String
    let className: String
    let isAbstract: Bool
    let propertyNames: [String]

    init?(coder: NSCoder) {
        guard let name = coder.decodeObject(of: NSString.self, forKey: "NSEntityName"),
            let className = coder.decodeObject(of: NSString.self, forKey: "NSClassNameForEntity")
        else { return nil }
        self.name = name as String
        self.className = className as String
        isAbstract = coder.decodeBool(forKey: "NSIsAbstract")
        let properties = coder.decodeObject(
            of: [NSDictionary.self, NSString.self, UnarchivedProperty.self], forKey: "NSProperties")
        propertyNames = ((properties as? [String: UnarchivedProperty]) ?? [:])
            .map { "\($0.key)=\($0.value.name):\($0.value.flags)" }.sorted()
    }

    func encode(with coder: NSCoder) {}
}

private final class UnarchivedProperty: NSObject, NSSecureCoding {
    static let supportsSecureCoding = true

    let name: String
    let flags: Int

    init?(coder: NSCoder) {
        guard let name = coder.decodeObject(of: NSString.self, forKey: "NSPropertyName") else { return nil }
        self.name = name as String
        flags = coder.decodeInteger(forKey: "_P")
    }

    func encode(with coder: NSCoder) {}
}

private final class UnarchivedModel: NSObject, NSSecureCoding {
    static let supportsSecureCoding = true

    let entities: [String: UnarchivedEntity]

    init?(coder: NSCoder) {
        let found = coder.decodeObject(
            of: [NSDictionary.self, NSString.self, UnarchivedEntity.self], forKey: "NSEntities")
        guard let entities = found as? [String: UnarchivedEntity] else { return nil }
        self.entities = entities
    }

    func encode(with coder: NSCoder) {}
}

/// Foundation's keyed unarchiver, with secure coding, opens what modelc compiles.
@Suite struct UnarchiverTests {
    private static let standIns: [(String, AnyClass)] = [
        ("NSManagedObjectModel", UnarchivedModel.self), ("NSEntityDescription", UnarchivedEntity.self),
        ("NSAttributeDescription", UnarchivedProperty.self),
        ("NSDerivedAttributeDescription", UnarchivedProperty.self),
        ("NSRelationshipDescription", UnarchivedProperty.self),
        ("NSFetchedPropertyDescription", UnarchivedProperty.self),
    ]

    @Test func foundationFindsTheSame() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            <model><entity name="Book" representedClassName=".Book">
            <attribute name="title" optional="YES" attributeType="String" maxValueString="80"/>
            <relationship name="shelf" optional="YES" maxCount="1" destinationEntity="Shelf" inverseName="books" \
            inverseEntity="Shelf"/></entity>
            <entity name="Shelf" isAbstract="YES">
            <relationship name="books" toMany="YES" ordered="YES" destinationEntity="Book" inverseName="shelf" \
            inverseEntity="Book"/></entity></model>
            """, to: "M.xcdatamodel/contents")
        let outcome = try ModelcProcess().run("compile", folder.path("M.xcdatamodel"), "-o", folder.path("out"))
        #expect(outcome.status == 0, "\(outcome.errors)")
        let data = try Data(contentsOf: URL(fileURLWithPath: folder.path("out/M.mom")))
        let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
        unarchiver.requiresSecureCoding = true
        for pair in Self.standIns { unarchiver.setClass(pair.1, forClassName: pair.0) }
        let model = try #require(unarchiver.decodeObject(of: UnarchivedModel.self, forKey: "root"))
        #expect(unarchiver.error == nil)
        #expect(model.entities.keys.sorted() == ["Book", "Shelf"])
        let (book, shelf) = (try #require(model.entities["Book"]), try #require(model.entities["Shelf"]))
        #expect(book.name == "Book" && book.className == ".Book" && !book.isAbstract)
        #expect(book.propertyNames == ["shelf=shelf:243", "title=title:195"])
        #expect(shelf.className == "NSManagedObject" && shelf.isAbstract)
        #expect(shelf.propertyNames == ["books=books:1265"])
    }
}
