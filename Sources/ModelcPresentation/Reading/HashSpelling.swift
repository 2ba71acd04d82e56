import ModelcKit
import ModelcSchema

/// The form of hashes in text output: hexadecimal or base64.
package enum HashSpelling {
    case hexadecimal
    case base64

    func text(of hash: VersionHash) -> String {
        switch self {
        case .hexadecimal: hash.hexadecimal
        case .base64: hash.base64
        }
    }
}
