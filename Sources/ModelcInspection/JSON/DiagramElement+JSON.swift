import ModelcJSON
import ModelcSchema

extension DiagramElement {
    var json: JSONValue {
        .object(
            joining: [
                "name": .string(name),
                "positionX": .optional(positionX),
                "positionY": .optional(positionY),
                "width": .optional(width),
                "height": .optional(height),
            ],
            sourceMembers
        )
    }
}
