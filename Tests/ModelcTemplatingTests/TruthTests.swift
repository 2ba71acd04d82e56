import ModelcTemplating
import Testing

@Suite struct TruthTests {
    @Test(arguments: [
        ("isOpen", true), ("isFull", false), ("note", true), ("missing", false), ("limit", true), ("best", true),
        ("best.author", true), ("books.@last.author", false), ("tags", true), ("noTags", false), ("maybeTags", false),
        ("info", true), ("info.b", true), ("info.c", false), ("nil", false), ("dynamic.yes", true),
        ("dynamic.no", false),
        ("dynamic.text", true), ("dynamic.absent", false), ("dynamic.list", true), ("dynamic.empty", false),
        ("dynamic.book", true), ("dynamic.dictionary", false), ("tags and note", true), ("noTags or missing", false),
        ("!noTags", true), ("!missing", true),
    ])
    func truth(expression: String, expected: Bool) {
        #expect(output("<$if \(expression)$>yes<$else$>no<$endif$>") == (expected ? "yes" : "no"))
    }

    @Test(arguments: [
        "name", "count", "ratio", "maybe", "best.shelf.books.@first.title.length", "books.@first.shelf.count", "''",
        "0",
    ])
    func whatIsNeitherTrueNorFalse(expression: String) {
        // The last two of these are optional, and so may be asked whether they are there.
        let isOptional = expression.contains("@first")
        #expect(Compiling("<$if \(expression)$>x<$endif$>").places == (isOptional ? [] : ["1:6 doubtful-truth"]))
    }

    @Test func anObjectThatIsAlwaysThereIsNoCondition() {
        let compiling = Compiling("<$foreach B books$><$if B$>x<$endif$><$endforeach$>")
        #expect(
            compiling.faults == [
                "main:1:25: doubtful-truth: The condition is an object of type Book, which is neither true nor false"
            ])
        #expect(compiling.helps == ["It is always there: ask for one of its keys."])
    }

    @Test(arguments: ["isOpen and count", "count or isOpen", "!count"])
    func operandsAreConditionsToo(expression: String) {
        #expect(Compiling("<$\(expression)$>").places.map { $0.split(separator: " ")[1] } == ["doubtful-truth"])
    }

    @Test func numbersOfUnknownTypeAreNoConditions() {
        #expect(
            output("<$if dynamic.zero$>x<$endif$>")
                == "rendering: main:1:14: doubtful-truth: The condition is an integer, which is neither true nor false")
    }
}
