/// The errors of mirroring to CloudKit. `CoreDataErrors.h` has no constants for them. The texts are from public logs.
extension CoreDataError {
    static let mirroringNumbers = 134400..<134500

    /// The common description of error numbers that have no description of their own.
    static let mirroringFailure = report(
        134404, "Mirroring to CloudKit failed, or a request of it did",
        why: "No public source documents the number. The text after it says what failed.",
        advice: "Look at the text and at the underlying error, often one of `CKErrorDomain`.")

    static let mirroring = [
        report(
            134400, "There is no iCloud account to mirror to",
            why:
                "The user is not signed in to iCloud, iCloud Drive is off, or the account is restricted. The local store "
                + "works.",
            advice: "Check the account status. In the simulator, sign in to iCloud in the settings.",
            texts: ["Unable to initialize without an iCloud account …"]),
        mirroringFailure,
        report(
            134405, "A request of mirroring ended early",
            why: "In public logs, it comes with a change of the iCloud account or with a reset of the mirroring.",
            advice: "Look at the text and at the lines before it. The next sync usually succeeds."),
        report(
            134406, "A request was aborted because mirroring never started",
            why: "Setting up the mirroring failed earlier.",
            advice: "Look at the error inside the text, or at the first error in the log: that is the cause.",
            texts: ["was aborted because the mirroring delegate never successfully initialized"]),
        report(
            134407, "A request was cancelled because the store was removed",
            why: "The store was removed from its coordinator, or the container was released, while a sync was running.",
            advice: "Keep one container for the life of the app. Otherwise, nothing has to be done.",
            texts: ["was cancelled because the store was removed from the coordinator"]),
        report(
            134410, "The store is mirrored twice in one process",
            why:
                "Two containers open the same store with CloudKit options: two instances of the persistence class, or a "
                + "preview and the app.",
            advice: "Create the container once, and share it.",
            texts: ["CloudKit setup failed because it couldn't register a handler for the export activity"]),
        report(
            134417, "A request was cancelled because another one is waiting",
            why: "Core Data asks for a sync more often than it runs.", advice: "Nothing has to be done.",
            texts: ["was cancelled because there is already a pending request of type …"]),
        report(
            134422, "The store is mirrored by another instance in this process",
            why: "Two containers open the same store with CloudKit options.",
            advice: "Create the container once, and share it.",
            texts: [
                "CloudKit setup failed because there is another instance of this persistent store actively syncing with CloudKit in this process"
            ]),
    ]

    private static func report(
        _ number: Int, _ summary: String, why: String, advice: String, texts: [String] = []
    ) -> CoreDataError {
        CoreDataError(
            number, nil, summary, why: why, advice: advice,
            answers: [.cloudKitSupport], texts: texts,
            isVerified: false)
    }
}
