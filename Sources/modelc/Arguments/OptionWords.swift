/// Finds options in arguments that may be invalid.
struct OptionWords {
    /// The words before `--`; everything after it is a path.
    let words: ArraySlice<String>

    init(_ arguments: [String]) { words = arguments.prefix { $0 != "--" } }

    /// Returns the values of an option, written as `--name value` or `--name=value`.
    func values(of names: [String]) -> [String] {
        words.indices.compactMap { index in
            if names.contains(words[index]) { return words[words.index(after: index)...].first }
            return names.lazy.compactMap { name in
                words[index].hasPrefix(name + "=") ? String(words[index].dropFirst(name.count + 1)) : nil
            }.first
        }
    }
}
