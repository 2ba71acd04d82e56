import ModelcCodegen
import ModelcSchema
import Testing

/// User info.
@Suite struct UserInfoTests {
    private func findings(_ info: [String: String]) -> [String] {
        plan(model(entity("Book", userInfo: info))).findings
    }

    @Test func ourOwnKeysAreCheckedForMisspellingsAndOthersLeftAlone() throws {
        let plan = plan(model(entity("Book", userInfo: ["modelc.snapshoot": "", "other.tool": "x"])))
        #expect(plan.findings == ["error unknown-user-info-key Book"])
        let help = try #require(plan.diagnostics.first?.help)
        #expect(help.hasPrefix("did you mean 'modelc.snapshot'? keys of an entity are modelc.ignore, "))
    }

    /// A model whose findings are accepted in user info can still be generated.
    @Test func keysOfLintAreLintsOwn() {
        #expect(findings(["modelc.lint.disable": "naming -- released"]) == [])
    }

    @Test(
        arguments: ["additionalHeaderFileName", "RawType", "modelc.swiftType", "destinationEntityIDKeyPath"])
    func keysWithoutEffectAreNamed(key: String) {
        #expect(findings([key: "x"]) == ["warning ignored-user-info-key Book"])
    }

    @Test func keysOfEveryKindOfElement() {
        let info = ["mogenerator.customBaseClass": "X"]
        var related = toOne("a", "Book")
        related.userInfo = UserInfo([UserInfoEntry(key: "RawType", value: "")])
        var fetched = fetched("f", "Book")
        fetched.userInfo = related.userInfo
        var request = FetchRequestDescription()
        request.name = "all"
        request.entityName = "Book"
        request.userInfo = related.userInfo
        var model = model(
            entity("Book", attributes: [attribute("x", userInfo: info)], relationships: [related], fetched: [fetched]))
        model.composites = [composite("C", attribute("m", userInfo: info))]
        model.fetchRequests = [request]
        #expect(
            Set(plan(model).findings)
                == Set(["C.m", "Book.x", "Book.a", "Book.f", "all"].map { "warning ignored-user-info-key \($0)" }))
    }

    @Test func twoClassesForOneAttribute() {
        let plan = planOfBook(
            attribute("x", .transformable, class: "NSArray", userInfo: ["attributeValueClassName": "NSSet"]))
        #expect(plan.findings == ["warning conflicting-value-class Book.x"])
        #expect(plan.type("x") == "NSArray")
    }

    @Test func documentationAndDiscussionAreTheCommentWithoutBlanksAtLineEnds() {
        let info = ["documentation": "A book. \n", "discussion": "\r\nLong\n\n*/ text\u{2028}end"]
        let plan = plan(model(entity("Book", attributes: [attribute("x", userInfo: info)], userInfo: info)))
        let lines = ["A book.", "", "Long", "", "*/ text", "end"]
        #expect(plan.generatedClass()?.documentation == lines)
        #expect(plan.attribute("x")?.documentation == lines)
    }

    @Test func factsOfTheModelWhereAskedFor() {
        var x = attribute("x")
        (x.defaultValueText, x.maximumValueText, x.regularExpression) = ("a", "9", "[a]")
        var other = toOne("other", "Book")
        (other.inverseName, other.deleteRule) = ("others", .cascade)
        let model = model(entity("Book", attributes: [x], relationships: [other]))
        let plan = plan(model, options()) { $0.settings.docFacts = .flag(true) }
        #expect(
            plan.attribute("x")?.documentation
                == ["- Default: `a`", "- Length: at most 9", "- Regular expression: `[a]`"])
        #expect(
            plan.relationship("other")?.property.documentation
                == ["- Delete rule: Cascade", "- Inverse: `Book.others`"])
    }

    @Test func constantsOfUserInfoValuesUnderKeysThatAreNamesAndSpeakToNoGenerator() {
        let info = ["b": "1", "a": "x \"y\"", "no-name": "", "documentation": "d", "Type": "t", "in": ""]
        let plan = plan(model(entity("Book", userInfo: info)), options()) {
            $0.settings.userinfoConstants = .flag(true)
        }
        #expect(plan.generatedClass()?.userInfoConstants.map(\.name) == ["Type_", "a", "b", "`in`"])
        #expect(plan.generatedClass()?.userInfoConstants.map(\.value) == ["t", "x \"y\"", "1", ""])
    }

    @Test func readOnlyByUserInfo() {
        let plan = planOfBook(attribute("x", userInfo: ["mogenerator.readonly": ""]), attribute("y", derived: true))
        #expect(plan.attribute("x")?.setter == .restricted)
        #expect(plan.attribute("y")?.setter == GeneratedSetter.none)
    }
}
