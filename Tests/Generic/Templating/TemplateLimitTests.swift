import ModelcTemplating
import Testing

@Suite struct TemplateLimitTests {
    private func limits(_ change: (inout TemplateLimits) -> Void) -> TemplateLimits {
        var limits = TemplateLimits.standard
        change(&limits)
        return limits
    }

    @Test func blocksAreAsDeepAsTheLimitAllows() {
        func nested(_ depth: Int) -> String {
            String(repeating: "<$if isOpen$>", count: depth) + "x" + String(repeating: "<$endif$>", count: depth)
        }
        #expect(Compiling(nested(32)).output == "x")
        #expect(Compiling(nested(33)).places == ["1:417 limit"])
        #expect(Compiling(nested(100_000)).places == ["1:417 limit"])
        #expect(Compiling(String(repeating: "<$foreach X tags$>", count: 50_000)).places == ["1:577 limit"])
    }

    @Test(arguments: [
        ("(", "1", ")"), ("!", "isOpen", ""), ("-", "1", ""), ("dynamic[", "'a'", "]"),
        ("'a'.replace('a', ", "'a'", ")"),
        ("", "1", " + 1"), ("", "name", ".description"), ("", "isOpen", " or isOpen"), ("", "1", ".description.length"),
    ])
    func expressionsAreAsDeepAsTheLimitAllows(before: String, core: String, after: String) {
        func nested(_ depth: Int) -> String {
            "<$" + String(repeating: before, count: depth) + core + String(repeating: after, count: depth) + "$>"
        }
        #expect(Compiling(nested(14)).problems.isEmpty)
        #expect(Compiling(nested(100)).places.map { $0.split(separator: " ")[1] } == ["limit"])
        #expect(Compiling(nested(50_000)).places.map { $0.split(separator: " ")[1] } == ["limit"])
    }

    @Test func includesAreAsDeepAsTheLimitAllows() {
        var files: [String: String] = [:]
        for number in 0..<100 { files["p\(number)"] = "<$include 'p\(number + 1)'$>" }
        files["p100"] = "x"
        #expect(Compiling("<$include 'p69'$>", including: files).output == "x")
        #expect(Compiling("<$include 'p0'$>", including: files).problems.count == 1)
        #expect(Compiling("<$include 'p0'$>", including: files).problems.first?.hasPrefix("p31:1:11: limit: ") == true)
    }

    @Test func includedTemplatesCannotMultiplyWithoutEnd() {
        var files: [String: String] = ["p30": "x"]
        for number in 0..<30 { files["p\(number)"] = "<$include 'p\(number + 1)'$><$include 'p\(number + 1)'$>" }
        let problems = Compiling("<$include 'p0'$>", including: files).compilation.diagnostics
        #expect(problems.map(\.id.rawValue) == ["template-limit"])
    }

    @Test func theSizeOfATemplateIsLimited() {
        let limits = limits { $0.templateBytes = 10 }
        #expect(Compiling("0123456789", limits: limits).output == "0123456789")
        #expect(Compiling("0123456789a", limits: limits).places == ["1:1 limit"])
    }

    @Test func outputIsLimited() {
        let limits = limits { $0.outputBytes = 20 }
        #expect(Compiling("<$foreach X (1, 2)$>0123456789<$endforeach$>", limits: limits).output.count == 20)
        let longer = Compiling("<$foreach X (1, 2, 3, 4)$>0123456789<$name$><$endforeach$>", limits: limits).output
        #expect(longer == "rendering: main:1:39: limit: The text grew beyond 20 bytes")
    }

    @Test func loopsWithoutOutputAreLimited() {
        let limits = limits { $0.steps = 1000 }
        let text = String(repeating: "<$foreach X tags$>", count: 10) + String(repeating: "<$endforeach$>", count: 10)
        #expect(
            Compiling(text, limits: limits).output == "rendering: main:0:0: limit: Rendering took more than 1000 steps")
    }

    @Test(arguments: ["s + s", "s.replace('a', s)", "(s, s).join('')"])
    func stringsCannotGrowWithoutEnd(expression: String) {
        let loops = String(repeating: "<$foreach X numbers$>", count: 4)
        let text =
            "<$set s = 'a'$>\(loops)<$set s = \(expression) + 'a'$>\(String(repeating: "<$endforeach$>", count: 4))"
        #expect(output(text).contains(": limit: The text grew beyond 1048576 bytes"))
    }

    @Test func listsCannotGrowDeepWithoutEnd() {
        let loops = String(repeating: "<$foreach X numbers$>", count: 4)
        let text =
            "<$set s = dynamic.list$>\(loops)<$set s = s.wordArray$>\(String(repeating: "<$endforeach$>", count: 4))"
        #expect(output(text).contains(": limit: Lists are nested more than 16 levels deep"))
    }

    @Test func notEveryProblemOfManyIsTold() {
        #expect(Compiling(String(repeating: "<$nmae$>", count: 5_000)).problems.count == 200)
        let warnings = String(repeating: "$> ", count: 500) + "<$nmae$>"
        #expect(Compiling(warnings).compilation.template == nil)
    }
}
