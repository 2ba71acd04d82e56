import ModelcKit
import ModelcSchema

extension ConvertedText {
    /// The lines of a model, or the file as it is. Ends in a line feed, but for an empty file.
    package var bytes: [UInt8] {
        switch self {
        case .model(let model, let conflicts):
            (conflicts + ModelLines(model).lines).flatMap { Array($0.utf8) + [UInt8(ascii: "\n")] }
        case .asItIs(let bytes, _): bytes
        }
    }
}
