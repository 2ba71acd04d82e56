import ModelcCodegen
import ModelcSchema
import ModelcSettings
import Testing

/// Xcode style: models of any kind.
@Suite struct XcodeRobustnessTests {
    private static let words = [
        "", ".", "..", "A", "a", "Book", "book", ".Book", "Shop.Book", "Shop.", "NSManagedObject", "new", "tags",
        "Tags", "default", "Any", "[", "[Int64]", "[A: [B]]?", "id<", "id<P>", "NSArray<", "a b", "a\nb", "*/", "\"",
        "\\", "\u{0}", "\u{202E}", "é", "e\u{301}", "📚", "../x", "{{file}}", "Set<String>", "ß", "İ",
    ]

    @Test func strangeModelsGiveFilesOrErrorsTheSameEachTimeAndNoPathLeavesTheFolder() {
        var numbers = Numbers()
        var generated = 0
        for round in 0..<400 {
            let library = strangeModel(&numbers)
            let options = strangeOptions(round, &numbers)
            let result = generateXcode(library, options)
            #expect(result == generateXcode(library, options))
            generated += result.files.isEmpty ? 0 : 1
            let hasErrors = result.diagnostics.contains { $0.severity == .error }
            #expect(!hasErrors || result.files.isEmpty)
            #expect(Set(result.paths.map { $0.lowercased() }).count == result.files.count)
            #expect(!result.paths.contains { $0.contains("/") || $0.hasPrefix(".") || $0.contains("\u{0}") })
        }
        #expect(generated > 20)
    }

    @Test func aCycleOfParentsEnds() {
        let family = model(
            entity("A", parent: "C", attributes: [attribute("a")]).generated(),
            entity("B", parent: "A", attributes: [attribute("b")]).generated(), entity("C", parent: "B").generated())
        #expect(generateXcode(family).files.count == 6)
    }

    private func strangeModel(_ numbers: inout Numbers) -> ManagedObjectModel {
        var library = ManagedObjectModel()
        library.sourceLanguage = [nil, .swift, .objectiveC][numbers.next(3)]
        for _ in 0..<numbers.next(5) { library.entities.append(strangeEntity(&numbers)) }
        return library
    }

    private func strangeEntity(_ numbers: inout Numbers) -> EntityDescription {
        var result = entity(word(&numbers), class: word(&numbers), parent: numbers.next(2) == 0 ? nil : word(&numbers))
        result.codeGenerationType = [nil, .category, .classDefinition][numbers.next(3)]
        for _ in 0..<numbers.next(4) {
            let type = AttributeType.allCases[numbers.next(AttributeType.allCases.count)]
            let property = attribute(word(&numbers), type, optional: numbers.next(2) == 0, class: word(&numbers))
            result.attributes.append(property.scalar(numbers.next(2) == 0))
        }
        for _ in 0..<numbers.next(3) {
            result.relationships.append(
                numbers.next(2) == 0
                    ? toOne(word(&numbers), word(&numbers))
                    : toMany(word(&numbers), word(&numbers), ordered: numbers.next(2) == 0))
        }
        if numbers.next(4) == 0 { result.fetchedProperties.append(fetched(word(&numbers), word(&numbers))) }
        return result
    }

    private func strangeOptions(_ round: Int, _ numbers: inout Numbers) -> CodeGenerationInput {
        let name = word(&numbers)
        var settings = GenerateSettings()
        settings.style = .flag(.era(XcodeEra.allCases[round % XcodeEra.allCases.count]))
        settings.language = [nil, .flag(.swift), .flag(.objectiveC)][round % 3]
        settings.module = numbers.next(3) == 0 ? .flag(word(&numbers)) : nil
        settings.allEntities = .flag(numbers.next(2) == 0)
        settings.codegen = .flag(XcodeGenerationMode.allCases[numbers.next(3)])
        settings.header = .flag(XcodeHeader.allCases[numbers.next(2)])
        return CodeGenerationInput(sourceName: name, modelName: name, settings: settings)
    }

    private func word(_ numbers: inout Numbers) -> String {
        // Mostly valid names, because otherwise hardly any model would give files.
        if numbers.next(10) < 8 { return "plain\(numbers.next(100))" }
        return XcodeRobustnessTests.words[numbers.next(XcodeRobustnessTests.words.count)]
    }

    /// Numbers that look random and are the same in every run.
    private struct Numbers {
        private var state: UInt64 = 42

        mutating func next(_ limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % limit
        }
    }
}
