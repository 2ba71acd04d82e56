import Testing

/// The uses that the rule about unused members recognises.
@Suite struct UnusedRuleTests {
    private func file(_ path: String, _ text: String) -> [SourceFile] {
        [SourceFile(path: "Sources/\(path)", text: text)]
    }

    @Test func whatNothingUsesIsFound() {
        let text =
            "package struct Used {\n    func lonely() {}\n    case read\n}\nlet text: Used = \"lonely\"\n// lonely"
        #expect(UnusedRule.violations(in: file("ModelcBase/A.swift", text)).map(\.line) == [2, 5])
        #expect(UnusedRule.violations(in: file("ModelcBase/A.swift", text + "\nlonely(text)")).isEmpty)
    }

    /// A member counts as used if its name follows a dot, or occurs in a file that names its type; a label is not a
    /// use.
    @Test(arguments: [
        ("var count: Int { 1 }", "f(count: 1)", true), ("var count: Int { 1 }", "let count = 1", true),
        ("var count: Int { 1 }", "print(a.count)", false),
        ("var count: Int { 1 }", "extension T { var b: Int { count } }", false),
        ("var count: Int", "let a: T = T(count: 1)", false),
        ("var count: Int { 1 }", "if let count { f(T.self) }", false),
        ("func page(of a: Int) {}", "a.page(in: 1)", true), ("func page(of a: Int) {}", "a.page(of: 1)", false),
        ("func page(_ a: Int) {}", "a.page(of: 1)", true), ("func page(of a: Int) {}", "b.map(a.page)", false),
        ("func page(of a: Int = 1) {}", "a.page()", false), ("func page(of a: () -> Int) {}", "a.page { 1 }", false),
        ("init(of a: Int) {}", "T(in: 1)", true), ("init(of a: Int) {}", "T(of: 1)", false),
        ("init(of a: Int) {}", "T<Int>(of: 1)", false), ("init(of a: Int) {}", "a.map(T.init)", false),
        ("init(of a: Int) {}", "a.map(S.init)", true), ("subscript(of a: Int) -> Int { a }", "t[in: 1]", true),
        ("func page(of a: Int) {}", "switch a {\ncase \"a\": page(of: T.b)\n}", false),
        ("subscript(_ a: Int) -> Int { a }", "t[1]", false),
        ("subscript(of a: Int) -> Int { a }", "t[of: 1]", false), ("public var count: Int { 1 }", "f(count: 1)", false),
    ])
    func membersThatNothingUsesAreFound(_ member: String, _ use: String, _ isFound: Bool) {
        let type = file("ModelcBase/A.swift", "struct T {\n    \(member)\n}\nlet t: T")
        let others = file("ModelcKit/B.swift", "print(t, S.self)\n" + use)
        let found = UnusedRule.violations(in: type + others).filter { $0.path.contains("ModelcBase") }
        #expect(found.map(\.line) == (isFound ? [2] : []), "\(found)")
    }
}
