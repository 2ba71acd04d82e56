import ModelcBase
import ModelcSourceCode

/// Adds to `Package.swift` what a target needs for its models. It changes only what it understands completely: literal
/// lists in the only call of `Package`, and a target that is an element of its list `targets`.
struct PackageManifestEdit {
    private(set) var text: String

    init(_ text: String) { self.text = text }

    /// Adds the declaration of a package to the dependencies; false if that is not possible.
    mutating func addDependency(_ declaration: String, on name: String) -> Bool {
        guard let call = package() else { return false }
        guard let dependencies = call["dependencies"] else {
            guard let targets = call["targets"] else { return false }
            let argument =
                ownLine(of: targets.range.lowerBound).map { indentation in
                    "dependencies: [\n\(indentation)    \(declaration),\n\(indentation)],\n\(indentation)"
                } ?? "dependencies: [\(declaration)], "
            text.insert(contentsOf: argument, at: targets.range.lowerBound)
            return true
        }
        guard let list = list(dependencies) else { return false }
        let isKnown = list.arguments.contains { element in
            let value = text[element.value]
            return ["/\(name)\"", "/\(name).git\"", "name: \"\(name)\""].contains(where: value.contains)
        }
        if !isKnown { add(declaration, to: list, of: dependencies) }
        return true
    }

    /// Adds an element to a list of the target with this name, such as `exclude`; false if that is not possible.
    ///
    /// - Parameter predecessors: the labels of the arguments after which a new list stands; nil for all.
    mutating func add(_ element: String, to label: String, ofTarget name: String, after predecessors: Set<String>?)
        -> Bool
    {
        guard let call = target(name) else { return false }
        guard let argument = call[label] else {
            let before = call.arguments.last { predecessors?.contains($0.label ?? "") ?? true }
            guard let before else { return false }
            let separator = ownLine(of: before.range.lowerBound).map { "\n" + $0 } ?? " "
            text.insert(contentsOf: ",\(separator)\(label): [\(element)]", at: before.range.upperBound)
            return true
        }
        guard let list = list(argument) else { return false }
        if !list.arguments.contains(where: { text[$0.value] == element }) { add(element, to: list, of: argument) }
        return true
    }

    // MARK: Places

    /// The arguments of the only call of `Package`.
    private func package() -> SwiftCallArguments? {
        let found = text.matches(of: /\bPackage\s*\(/).filter { match in
            match.range.lowerBound == text.startIndex || text[text.index(before: match.range.lowerBound)] != "."
        }
        guard found.count == 1, let start = found.first?.range.upperBound else { return nil }
        return SwiftCallArguments(text, from: start)
    }

    /// The arguments of the only target with this name.
    private func target(_ name: String) -> SwiftCallArguments? {
        guard let targets = package()?["targets"], let list = list(targets) else { return nil }
        let found = list.arguments.compactMap { element -> SwiftCallArguments? in
            let value = text[element.value]
            guard let open = value.prefixMatch(of: /(?:Target)?\.(?:target|executableTarget|testTarget)\s*\(/),
                let call = SwiftCallArguments(text, from: open.range.upperBound),
                let own = call["name"], text[own.value] == SwiftText.literal(name)
            else { return nil }
            return call
        }
        return found.count == 1 ? found.first : nil
    }

    /// The elements of an argument that is a list literal and nothing else.
    private func list(_ argument: SwiftCallArguments.Argument) -> SwiftCallArguments? {
        guard text[argument.value].first == "[" else { return nil }
        let list = SwiftCallArguments(text, from: text.index(after: argument.value.lowerBound))
        return list.flatMap { text.index(after: $0.end) == argument.value.upperBound ? $0 : nil }
    }

    // MARK: Changes

    private mutating func add(_ element: String, to list: SwiftCallArguments, of argument: SwiftCallArguments.Argument)
    {
        guard let last = list.arguments.last else {
            return text.insert(contentsOf: element, at: text.index(after: argument.value.lowerBound))
        }
        let separator = ownLine(of: last.range.lowerBound).map { "\n" + $0 } ?? " "
        if let comma = list.lastComma {
            text.insert(contentsOf: separator + element + ",", at: text.index(after: comma))
        } else {
            text.insert(contentsOf: "," + separator + element, at: last.range.upperBound)
        }
    }

    /// The white space before a position; nil if its line has something else before it.
    private func ownLine(of index: String.Index) -> String? {
        let line = text[..<index].lastIndex(where: \.isNewline).map { text.index(after: $0) } ?? text.startIndex
        let blanks = text[line..<index]
        return blanks.allSatisfy { $0 == " " || $0 == "\t" } ? String(blanks) : nil
    }
}
