/// Finds options in arguments, even if the arguments are invalid.
struct OptionWords {
    /// The words before `--`. Every word after it is a path.
    let words: ArraySlice<String>

    init(_ arguments: [String]) { words = arguments.prefix { $0 != "--" } }

    /// Returns the values of an option. They are written as `--name value` or `--name=value`.
    func values(of names: [String]) -> [String] {
        words.indices.compactMap { index in
            if names.contains(words[index]) { return words[words.index(after: index)...].first }
            return names.lazy.compactMap { name in
                words[index].hasPrefix(name + "=") ? String(words[index].dropFirst(name.count + 1)) : nil
            }.first
        }
    }
}
