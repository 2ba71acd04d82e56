import ModelcBase
import ModelcKit

extension DocumentSchema {
    static let freeze = DocumentSchema(
        "freeze",
        .object([
            "version": .text.orNull, "path": .text.orNull, "action": .words(of: FreezeOutcome.Action.self),
            "isDryRun": .boolean, "checksum": .text.orNull, "isVerified": .boolean, "sharedTypes": .texts,
            "checked": .list(.object(["version": .text, "isUnchanged": .boolean])),
        ]))
}
