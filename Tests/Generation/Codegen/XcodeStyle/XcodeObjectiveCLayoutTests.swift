import ModelcSchema
import ModelcSettings
import ModelcSourceCode
import Testing

/// Each expectation is a file line by line as Xcode writes it.
@Suite struct XcodeObjectiveCLayoutTests {
    private func library() -> ManagedObjectModel {
        model(
            entity(
                "Entry", class: "Book", attributes: [attribute("title")],
                relationships: [toMany("tags", "Tag"), toOne("sequel", "Entry")]
            ).generated(),
            entity("Novel", parent: "Entry").generated(), entity("Tag").generated())
    }

    private func result(_ era: XcodeEra = .xcode12) -> CodeGenerationResult {
        generateXcode(library(), xcodeOptions(era, .objectiveC))
    }

    @Test func headerOfAClass() {
        #expect(
            result().lines(of: "Book+CoreDataClass.h") == [
                "#import <Foundation/Foundation.h>", "#import <CoreData/CoreData.h>", "", "@class Tag;", "",
                "NS_ASSUME_NONNULL_BEGIN", "", "@interface Book : NSManagedObject", "", "@end", "",
                "NS_ASSUME_NONNULL_END", "", "#import \"Book+CoreDataProperties.h\"",
            ])
    }

    @Test func headerOfAClassWithASuperclassAndWithoutRelationships() {
        #expect(
            result().lines(of: "Novel+CoreDataClass.h") == [
                "#import <Foundation/Foundation.h>", "#import \"Book+CoreDataClass.h\"", "", "NS_ASSUME_NONNULL_BEGIN",
                "", "@interface Novel : Book", "", "@end", "", "NS_ASSUME_NONNULL_END", "",
                "#import \"Novel+CoreDataProperties.h\"",
            ])
    }

    @Test func implementationOfAClass() {
        #expect(
            result().lines(of: "Book+CoreDataClass.m") == [
                "#import \"Book+CoreDataClass.h\"", "", "@implementation Book", "", "@end",
            ])
    }

    @Test func headerOfTheProperties() {
        #expect(
            result().lines(of: "Book+CoreDataProperties.h") == [
                "#import \"Book+CoreDataClass.h\"", "", "", "NS_ASSUME_NONNULL_BEGIN", "",
                "@interface Book (CoreDataProperties)", "", "+ (NSFetchRequest<Book *> *)fetchRequest;", "",
                "@property (nullable, nonatomic, copy) NSString *title;",
                "@property (nullable, nonatomic, retain) NSSet<Tag *> *tags;",
                "@property (nullable, nonatomic, retain) Book *sequel;", "", "@end", "",
                "@interface Book (CoreDataGeneratedAccessors)", "", "- (void)addTagsObject:(Tag *)value;",
                "- (void)removeTagsObject:(Tag *)value;", "- (void)addTags:(NSSet<Tag *> *)values;",
                "- (void)removeTags:(NSSet<Tag *> *)values;", "", "@end", "", "NS_ASSUME_NONNULL_END",
            ])
    }

    @Test func headerOfThePropertiesOfAnEntityWithoutAny() {
        #expect(
            result().lines(of: "Novel+CoreDataProperties.h").dropFirst(5) == [
                "@interface Novel (CoreDataProperties)", "", "+ (NSFetchRequest<Novel *> *)fetchRequest;", "", "",
                "@end", "", "NS_ASSUME_NONNULL_END",
            ])
    }

    @Test(arguments: XcodeEra.allCases.filter { $0 > .xcode7 })
    func implementationOfTheProperties(era: XcodeEra) {
        let request =
            era == .xcode8
            ? "[[NSFetchRequest alloc] initWithEntityName:@\"Entry\"]"
            : "[NSFetchRequest fetchRequestWithEntityName:@\"Entry\"]"
        #expect(
            result(era).lines(of: "Book+CoreDataProperties.m") == [
                "#import \"Book+CoreDataProperties.h\"", "", "@implementation Book (CoreDataProperties)", "",
                "+ (NSFetchRequest<Book *> *)fetchRequest {", "\treturn \(request);", "}", "", "@dynamic title;",
                "@dynamic tags;", "@dynamic sequel;", "", "@end",
            ])
    }

    @Test func accessorsOfAnOrderedRelationshipStandInFrontOfTheCommonOnes() {
        let book = entity(
            "Book", relationships: [toMany("tags", "Tag", ordered: true), toMany("all", "Tag")]
        ).generated()
        let lines = generateXcode(model(book, entity("Tag")), xcodeOptions(.xcode12, .objectiveC))
            .lines(of: "Book+CoreDataProperties.h")
        #expect(
            lines.drop { !$0.contains("CoreDataGeneratedAccessors") }.dropFirst(2) == [
                "- (void)insertObject:(Tag *)value inTagsAtIndex:(NSUInteger)idx;",
                "- (void)removeObjectFromTagsAtIndex:(NSUInteger)idx;",
                "- (void)insertTags:(NSArray<Tag *> *)value atIndexes:(NSIndexSet *)indexes;",
                "- (void)removeTagsAtIndexes:(NSIndexSet *)indexes;",
                "- (void)replaceObjectInTagsAtIndex:(NSUInteger)idx withObject:(Tag *)value;",
                "- (void)replaceTagsAtIndexes:(NSIndexSet *)indexes withTags:(NSArray<Tag *> *)values;",
                "- (void)addTagsObject:(Tag *)value;", "- (void)removeTagsObject:(Tag *)value;",
                "- (void)addTags:(NSOrderedSet<Tag *> *)values;", "- (void)removeTags:(NSOrderedSet<Tag *> *)values;",
                "", "- (void)addAllObject:(Tag *)value;", "- (void)removeAllObject:(Tag *)value;",
                "- (void)addAll:(NSSet<Tag *> *)values;", "- (void)removeAll:(NSSet<Tag *> *)values;", "", "@end", "",
                "NS_ASSUME_NONNULL_END",
            ])
    }

    @Test func xcode7() {
        let result = result(.xcode7)
        #expect(
            result.lines(of: "Book.h") == [
                "#import <Foundation/Foundation.h>", "#import <CoreData/CoreData.h>", "", "@class Tag;", "",
                "NS_ASSUME_NONNULL_BEGIN", "", "@interface Book : NSManagedObject", "",
                "// Insert code here to declare functionality of your managed object subclass", "", "@end", "",
                "NS_ASSUME_NONNULL_END", "", "#import \"Book+CoreDataProperties.h\"",
            ])
        #expect(result.lines(of: "Novel.h")[1] == "#import \"Book.h\"")
        #expect(
            result.lines(of: "Book.m") == [
                "#import \"Book.h\"", "#import \"Tag.h\"", "", "@implementation Book", "",
                "// Insert code here to add functionality to your managed object subclass", "", "@end",
            ])
        #expect(
            result.lines(of: "Book+CoreDataProperties.h").prefix(8) == [
                "#import \"Book.h\"", "", "NS_ASSUME_NONNULL_BEGIN", "", "@interface Book (CoreDataProperties)", "",
                "@property (nullable, nonatomic, retain) NSString *title;",
                "@property (nullable, nonatomic, retain) NSSet<Tag *> *tags;",
            ])
        #expect(
            result.lines(of: "Book+CoreDataProperties.m") == [
                "#import \"Book+CoreDataProperties.h\"", "", "@implementation Book (CoreDataProperties)", "",
                "@dynamic title;", "@dynamic tags;", "@dynamic sequel;", "", "@end",
            ])
    }
}
