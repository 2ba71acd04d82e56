import ModelcSchema

/// How hashes are shown to people.
package enum HashSpelling {
    case hexadecimal
    case base64

    package func text(of hash: VersionHash) -> String {
        switch self {
        case .hexadecimal: hash.hexadecimal
        case .base64: hash.base64
        }
    }
}
