/// The reason that a compressed stream cannot be expanded.
package enum InflationError: Error, Hashable, Sendable {
    /// The stream ends before its data.
    case truncated
    /// The stream has another format, or is damaged.
    case corrupt
    /// The data is larger than the limit, in bytes.
    case tooLarge(limit: Int)
    /// There is not enough memory for the decoder.
    case noMemory
}

extension InflationError: CustomStringConvertible {
    /// The reason as a clause.
    package var description: String {
        switch self {
        case .truncated: "the compressed data is cut off"
        case .corrupt: "the compressed data is damaged"
        case .tooLarge(let limit): "the compressed data expands to more than \(limit >> 20) MB"
        case .noMemory: "there is not enough memory to decompress it"
        }
    }
}
