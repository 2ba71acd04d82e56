import ModelcText
import Testing

@Suite struct NumberOrderTests {
    @Test func numbersCountAsNumbers() {
        let names = [
            "Model16", "Model 7", "Model27", "Model7", "Model", "Model017", "Model17", "Model 10.2", "Model 10.10",
        ]
        #expect(
            names.sorted { $0.isBeforeByNumber($1) } == [
                "Model", "Model 7", "Model 10.2", "Model 10.10", "Model7", "Model16", "Model017", "Model17", "Model27",
            ])
    }

    @Test func equalTextsAreNotBeforeEachOther() {
        #expect(!"a1".isBeforeByNumber("a1") && !"".isBeforeByNumber("") && "".isBeforeByNumber("1"))
        #expect("a1b".isBeforeByNumber("a1c") && !"a1c".isBeforeByNumber("a1b"))
    }
}
