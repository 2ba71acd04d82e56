import ModelcSchema

/// Reports settings of a fetch request template that may be missing in the compiled model.
enum FetchTemplateSetting: LintRule {
    static let description = RuleDescription(
        "fetch-template-setting", .correctness, .note,
        summary: "A fetch request template sets a limit, a batch size, a result type or distinct results",
        rationale:
            "Compiled models have been reported to lose these settings: the request then returns all objects, as "
            + "managed objects. (This was not run on a Mac.)",
        help: "set them in code, on the request that the template returns",
        bad: """
            <entity name="Ship">
                <attribute name="name" optional="YES" attributeType="String"/>
            </entity>
            ▸<fetchRequest name="firstTen" entity="Ship" fetchLimit="10" fetchBatchSize="5"/>
            ▸<fetchRequest name="names" entity="Ship" resultType="2" returnDistinctResults="YES"/>
            """,
        good: """
            <entity name="Ship">
                <attribute name="name" optional="YES" attributeType="String"/>
            </entity>
            <fetchRequest name="named" entity="Ship" predicateString="name == $NAME" fetchLimit="0"/>
            """)

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        for request in subject.model.model.fetchRequests {
            let settings = request.compiledAway
            guard !settings.isEmpty else { continue }
            report(
                Finding(
                    self,
                    "the fetch request \(request.name) sets \(VersionText.list(settings)); compiled models have been "
                        + "reported to lose that",
                    at: SchemaLocation(request), on: .fetchRequest(request.name)))
        }
    }
}

extension FetchRequestDescription {
    /// The settings of this request that may be missing in the compiled model according to reports. In words, such as
    /// `a limit`.
    fileprivate var compiledAway: [String] {
        let settings: [(String, Bool)] = [
            ("a limit", (fetchLimit ?? 0) != 0), ("a batch size", (fetchBatchSize ?? 0) != 0),
            ("a result type", effectiveResultType != .managedObjects),
            ("distinct results", effectiveReturnsDistinctResults),
        ]
        return settings.filter(\.1).map(\.0)
    }
}
