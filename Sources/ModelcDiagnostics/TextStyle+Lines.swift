/// Colours of whole texts.
extension TextStyle {
    /// An outline: lines that are not indented are headings.
    package func outline(_ text: String) -> String {
        paint(text) { line in line.isEmpty || line.hasPrefix(" ") ? line : bold(line) }
    }

    /// A unified diff.
    package func diff(_ text: String) -> String {
        paint(text) { line in
            if line.hasPrefix("--- ") || line.hasPrefix("+++ ") { return bold(line) }
            if line.hasPrefix("@@") { return faint(line) }
            if line.hasPrefix("+") { return added(line) }
            return line.hasPrefix("-") ? removed(line) : line
        }
    }

    /// YAML, its comments less than its settings.
    package func yaml(_ text: String) -> String {
        paint(text) { line in
            if line.hasPrefix("#") { return faint(line) }
            guard let comment = line.ranges(of: " # ").last else { return line }
            return line[..<comment.lowerBound] + " " + faint(String(line[comment.lowerBound...].dropFirst()))
        }
    }

    private func paint(_ text: String, _ line: (String) -> String) -> String {
        guard usesColor else { return text }
        return text.split(separator: "\n", omittingEmptySubsequences: false).map { line(String($0)) }
            .joined(separator: "\n")
    }
}
