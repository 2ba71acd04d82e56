import ModelcBase
import ModelcKit

/// The file `.mogenerator-args` in the working folder: a JSON list of arguments, which come before those of the command
/// line.
enum MogeneratorArgumentFile {
    static let name = ".mogenerator-args"

    /// The reason why the file cannot be used.
    struct Problem: Error {
        let message: String
        var status = MogeneratorStatus.failed
    }

    /// The arguments of the file; empty if there is none.
    static func words() throws(Problem) -> [String] {
        guard FileSystem.exists(name) else { return [] }
        guard let bytes = try? FileBytes.contents(of: name, megabytes: 1).get() else {
            throw Problem(message: "Error reading \(name): it cannot be read")
        }
        let json: ReadJSON
        do throws(JSONError) {
            json = try JSONReader.value(of: String(decoding: bytes, as: UTF8.self))
        } catch {
            throw Problem(message: "Error reading \(name): \(error.message)")
        }
        guard case .array(let items) = json else {
            throw Problem(message: "\(name) has \(json.kind) instead of a list of texts", status: .wrongUsage)
        }
        var words: [String] = []
        for (index, item) in items.enumerated() {
            guard case .string(let word) = item else {
                throw Problem(
                    message: "\(name): element \(index + 1) is \(item.kind), not a text", status: .wrongUsage)
            }
            words.append(word)
        }
        return words
    }
}
