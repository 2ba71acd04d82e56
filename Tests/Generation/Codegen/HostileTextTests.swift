import ModelcCodegen
import ModelcSchema
import ModelcSettings
import ModelcSourceCode
import Testing

/// No text of a model ends the comment or the literal that contains it.
@Suite struct HostileTextTests {
    private static let hostile =
        "a\"\\(EVIL())\\\n// EVIL()\n*/ EVIL() /* \u{2028}EVIL()\r\nEVIL()\u{0B}EVIL()\u{85}EVIL()"
        // In Swift, a mark with a combining accent is a different character; for a compiler, it is still the mark.
        + " */\u{301} EVIL() \"\u{301} + EVIL()"

    private static var library: ManagedObjectModel {
        var title = attribute("title", userInfo: texts)
        (title.defaultValueText, title.minimumValueText, title.regularExpression) = (hostile, hostile, hostile)
        title.renamingIdentifier = hostile
        title.versionHashModifier = hostile
        var derived = attribute("derived", optional: true, derived: true)
        derived.derivationExpression = hostile
        var next = toOne("next", "Book")
        (next.inverseName, next.userInfo, next.renamingIdentifier) = (hostile, title.userInfo, hostile)
        var book = entity(
            "Book", attributes: [title, derived], relationships: [next],
            userInfo: texts.merging([hostile: hostile]) { $1 })
        (book.renamingIdentifier, book.versionHashModifier) = (hostile, hostile)
        var model = model(book)
        model.versionIdentifier = hostile
        var request = FetchRequestDescription()
        (request.name, request.entityName, request.predicate) = (hostile, "Book", "title == \"x\"")
        model.fetchRequests = [request]
        return model
    }

    private static let texts = ["documentation": hostile, "discussion": hostile, "color": hostile]

    @Test(arguments: [false, true])
    func inSwift(singleFile: Bool) {
        var options = CodeGenerationInput(
            sourceName: "My\(HostileTextTests.hostile).xcdatamodeld", modelName: "My\(HostileTextTests.hostile)")
        options.settings.docFacts = .flag(true)
        options.settings.userinfoConstants = .flag(true)
        options.settings.programmaticModel = .flag(true)
        options.settings.singleFile = .flag(singleFile)
        let files = generate(HostileTextTests.library, options).files
        #expect(files.count == (singleFile ? 2 : 4))
        for file in files { check(file) }
    }

    @Test func inObjectiveC() {
        var options = CodeGenerationInput(
            sourceName: "My\(HostileTextTests.hostile).xcdatamodeld", modelName: "My\(HostileTextTests.hostile)")
        options.settings.userinfoConstants = .flag(true)
        let files = generateObjectiveC(HostileTextTests.library, options).files
        #expect(files.count == 4)
        for file in files { check(file) }
    }

    @Test(arguments: [OutputLanguage.swift, .objectiveC])
    func inXcodesLayouts(_ language: OutputLanguage) {
        var library = HostileTextTests.library
        library.entities[0].codeGenerationType = .classDefinition
        let result = generateXcode(library, xcodeOptions(.xcode26, language))
        #expect(!result.files.isEmpty)
        for file in result.files { check(file) }
    }

    @Test(arguments: ["a\nb", "a\u{1B}b", "a\u{2028}b", "a\u{85}b"])
    func aNameWithAControlCharacterIsRefused(_ name: String) {
        #expect(ModelNameCheck.problem(inSourceName: name, path: "x")?.id.rawValue == "invalid-model-name")
        #expect(ModelNameCheck.problem(inSourceName: "größe \"1\"", path: "x") == nil)
    }

    @Test(
        arguments: ["\"A.h\" /*", "A.h\"", "<A.h", "A.h\n#define x", "\"A.h", "A\\", "\"\"", "a\u{0B}b"])
    func aHeaderThatSaysMoreThanItsNameIsRefused(_ text: String) {
        let library = model(entity("Book", userInfo: ["additionalHeaderFileName": text]))
        #expect(generateObjectiveC(library).findings == ["error invalid-user-info-value Book"])
    }

    @Test(arguments: ["A+B.h", "\"Kit/A.h\"", "<Kit/A.h>"])
    func aHeaderByItsNameInQuotesOrBrackets(_ text: String) {
        #expect(generateObjectiveC(model(entity("Book", userInfo: ["additionalHeaderFileName": text]))).findings == [])
    }

    /// In every line, `EVIL()` is inside a literal or a comment.
    private func check(_ file: GeneratedFile) {
        var isComment = false
        for line in file.text.split(whereSeparator: \.isNewline) {
            let outside = code(of: line, &isComment)
            #expect(!outside.contains("EVIL()"), "\(file.path): \(line)")
        }
    }

    /// The parts of a line that are neither comment nor literal, as a compiler reads them: scalar by scalar.
    private func code(of line: Substring, _ isComment: inout Bool) -> String {
        var code = String.UnicodeScalarView()
        var rest = line.unicodeScalars
        let begins = { (rest: Substring.UnicodeScalarView, mark: String) in rest.starts(with: mark.unicodeScalars) }
        while let first = rest.first {
            if isComment {
                isComment = !begins(rest, "*/")
                rest = rest.dropFirst(isComment ? 1 : 2)
            } else if begins(rest, "//") {
                return String(code)
            } else if begins(rest, "/*") {
                isComment = true
                rest = rest.dropFirst(2)
            } else if first == "\"" {
                rest = rest.dropFirst()
                while let next = rest.first, next != "\"" {
                    // An interpolation is code.
                    if begins(rest, "\\(") { code += rest }
                    rest = rest.dropFirst(next == "\\" ? 2 : 1)
                }
                rest = rest.dropFirst()
            } else {
                code.append(first)
                rest = rest.dropFirst()
            }
        }
        return String(code)
    }
}
