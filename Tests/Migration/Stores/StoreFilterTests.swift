import ModelcPredicates
import ModelcSchema
import ModelcTestSupport
import Testing

@testable import ModelcStores

/// Predicates about the objects of a store.
@Suite struct StoreFilterTests {
    private let folder: TemporaryFolder
    private let store: OpenedStore
    private let map: StoreMap

    init() throws {
        folder = try TemporaryFolder()
        store = try #require(StoreReader().open(try CoinCollection.makeStore(in: folder)).store)
        map = store.map(of: ResolvedModel(CoinCollection.model))
    }

    private func filter(_ text: String, _ entity: String = "Item") throws -> StoreFilter {
        try StoreFilter(PredicateParser().predicate(from: text), of: try #require(map.entity(named: entity)))
    }

    private func keys(_ text: String, _ entity: String = "Item") throws -> [Int64] {
        let family = map.family(of: try #require(map.entity(named: entity)))
        let objects = store.objects(of: family, in: map, filter: try filter(text, entity))
        var keys: [Int64] = []
        while let object = try objects.next() { keys.append(object.id.key) }
        return keys
    }

    private static let choices: [(String, [Int64])] = [
        ("title == 'Thaler'", [1]), ("title !=[c] 'THALER'", [2, 3, 4]), ("title BEGINSWITH 'P'", [3]),
        ("title CONTAINS[c] 'BLACK'", [3]), ("title ENDSWITH 'us'", [4]), ("title LIKE '*a?er'", [1]),
        ("title LIKE '*'", [1, 2, 3, 4]), ("title IN {'Thaler', 'Mauritius'}", [1, 4]),
        ("size > 0", [1]), ("size <= 0", [2]), ("size == nil", [3, 4]), ("size != 41", [2, 3, 4]),
        ("size BETWEEN {-1, 40}", [2]), ("price == 3", [2]), ("weight < price", [2]),
        ("isNew == YES", [1]), ("isNew == 0", [2]), ("NOT (isNew == YES)", [2, 3, 4]),
        ("added >= '2001-01-02'", [2]), ("added < '2001-01-01T00:00:01+00:00'", [1]), ("added == 0", [1]),
        ("added > CAST(100, 'NSDate')", [2]),
        ("mark == '00010203-0405-0607-0809-0a0b0c0d0e0f'", [1]),
        ("box == 'Box/p1'", [1, 2]), ("box == nil", [3, 4]), ("box IN {'Box/p1'} AND size > 0", [1]),
        ("tags.@count > 1", [1]), ("tags.@count == 0", [2, 4]), ("SELF == 'Stamp/p4'", [4]), ("SELF.size == 41", [1]),
        ("mark BEGINSWITH '0001'", [1]), ("data == nil", [1, 2, 4]), ("box BEGINSWITH 'Box'", [1, 2]),
        ("title != nil AND isNew == 1", [1]), ("TRUEPREDICATE", [1, 2, 3, 4]),
        ("title == 'Thaler' OR title == 'Mauritius'", [1, 4]),
    ]

    @Test(arguments: choices)
    func aPredicateChoosesObjects(_ text: String, _ keys: [Int64]) throws {
        #expect(try self.keys(text) == keys, "\(text)")
    }

    /// Siblings keep the property in different columns and at different places.
    @Test func propertiesOfSubentities() throws {
        #expect(try keys("note == 'worn'", "Coin") == [1])
        #expect(try keys("note == 7", "Stamp") == [3])
    }

    private static let refusals: [(String, String)] = [
        ("colour == 'red'", "Item has no stored property 'colour'"),
        ("note == 'worn'", "Item has no stored property 'note'"),
        ("box.name == 'red'", "'box.name' needs the values of other objects"),
        ("ANY tags == nil", "ANY needs the values of other objects"),
        ("tags == nil", "'tags' needs the values of other objects"),
        ("title MATCHES '.*'", "MATCHES is not evaluated on rows"),
        ("title ==[cd] 'a'", "[cd] is not evaluated on rows"),
        ("title == $X", "a variable has no value here"),
        ("size == 'many'", "the property is a number, and 'many' is a text"),
        ("added > 'soon'", "'soon' is not a date"),
        ("size + 1 == 2", "this expression is not evaluated on rows"),
        ("SUBQUERY(tags, $t, $t.name == 'a').@count > 0", "this expression is not evaluated on rows"),
        ("title == 5", "the property is a text, and 5 is a number"),
        ("title IN {'a', 5}", "the property is a text, and 5 is a number"),
        ("title CONTAINS 5", "the property is a text, and 5 is a number"),
        ("title == YES", "the property is a text, and YES is a Boolean"),
        ("title == size", "a text is compared with a number"),
        ("mark == 'garbage'", "'garbage' is not a UUID"), ("mark == 5", "the property is a UUID, and 5 is a number"),
        ("isNew == 'YES'", "the property is a Boolean, and 'YES' is a text"),
        ("isNew == 2", "the property is a Boolean, and 2 is a number"),
        ("box == 'red'", "'red' is not an object"), ("box == 1", "the property is an object, and 1 is a number"),
        ("data == 'x'", "the property is data, and 'x' is a text"),
        ("tags.@count == 'many'", "the property is a number, and 'many' is a text"),
        ("size IN title", "a list of constants is expected here: {1, 2}"),
        ("size BETWEEN {1}", "BETWEEN needs two values"),
    ]

    @Test(arguments: refusals)
    func whatRowsDoNotAnswerIsRefused(_ text: String, _ message: String) throws {
        let error = #expect(throws: StoreFilterError.self) { try filter(text) }
        #expect(error?.message == message, "\(text)")
    }

    /// A pattern with many stars takes no exponential time.
    @Test func aPatternIsMatchedInTime() {
        let text = String(repeating: "a", count: 2_000)
        #expect(!WildcardPattern(String(repeating: "*a", count: 30) + "b").matches(text))
        #expect(WildcardPattern("a\\*b").matches("a*b") && !WildcardPattern("a\\*b").matches("axb"))
    }

    @Test func theHelpShowsTheForm() throws {
        let error = #expect(throws: StoreFilterError.self) { try filter("isNew == 'YES'") }
        #expect(error?.help == "write YES or NO")
    }
}
