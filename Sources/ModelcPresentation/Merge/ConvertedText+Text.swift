import ModelcKit
import ModelcSchema

extension ConvertedText {
    /// The lines of a model, or the file as it is. Ends in a line feed, but for an empty file.
    package var text: String {
        switch self {
        case .model(let model, let conflicts): (conflicts + ModelLines(model).lines).map { $0 + "\n" }.joined()
        case .asItIs(let bytes, _): String(decoding: bytes, as: UTF8.self)
        }
    }
}
