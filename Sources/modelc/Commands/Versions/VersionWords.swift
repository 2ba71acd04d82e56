import ArgumentParser
import ModelcBase
import ModelcDiagnostics
import ModelcKit
import ModelcPresentation

/// The version names in the arguments of a `versions` command. The first argument may be the model instead.
struct VersionWords {
    let model: String?
    let names: [String]

    /// - Parameters:
    ///   - words: the words after the command's name.
    ///   - count: the maximum number of version names.
    init(_ words: [String], count: Int) throws {
        guard words.count <= count + 1 else { throw ValidationError("unexpected argument '\(words[count + 1])'") }
        let isModel =
            words.first.map { $0.hasSuffix(".xcdatamodeld") || PathText.hasFolder($0) || words.count > count } ?? false
        model = isModel ? words.first : nil
        names = isModel ? Array(words.dropFirst()) : words
    }

    /// - Parameters:
    ///   - words: the words after the command's name.
    ///   - count: the exact number of version names.
    ///   - hint: the error message if there are fewer names.
    init(_ words: [String], all count: Int, hint: String) throws {
        try self.init(words, count: count)
        guard names.count == count else { throw ValidationError(hint) }
    }
}
