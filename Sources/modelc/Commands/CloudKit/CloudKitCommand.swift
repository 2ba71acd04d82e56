import ArgumentParser

/// `modelc cloudkit`: commands for CloudKit schemas.
struct CloudKitCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "cloudkit", abstract: "Compares a model with the CloudKit schema that it is mirrored to.",
        discussion: HelpText.discussion(
            """
            The schema is a file that 'xcrun cktool export-schema' writes. modelc reads and writes files only; it calls no \
            server.
            """,
            examples: [
                "cloudkit check Library.xcdatamodeld --schema production.ckdb",
                "cloudkit diff production.ckdb development.ckdb",
                "cloudkit emit Library.xcdatamodeld --onto development.ckdb --output next.ckdb",
            ],
            findings: "the schema does not fit the model, or does not only add to the other schema"),
        subcommands: [CloudKitCheckCommand.self, CloudKitDiffCommand.self, CloudKitEmitCommand.self])
}
