import ModelcBase

/// The targets of a Swift package, read from the text of `Package.swift` without evaluating it.
struct PackageManifest {
    /// A target with the folders and plugins that its declaration names.
    struct Target {
        let name: String
        /// The folder of the target, relative to the package.
        let folder: String
        /// The string literals in the list `exclude` of the declaration.
        let excluded: [String]
        let plugins: [String]
        /// Whether the plugins are no literal list, so that they are not known.
        var hasOtherPlugins = false

        /// The path in the folder of the target.
        func pathInTarget(_ path: String) -> String { String(path.dropFirst(folder.utf8.count + 1)) }

        /// Whether the target excludes a file, or a folder around it.
        func excludes(_ path: String) -> Bool {
            let own = pathInTarget(path)
            return excluded.contains { own == PathText.trimmed($0) || own.hasPrefix(PathText.withSlash($0)) }
        }
    }

    let targets: [Target]

    init(_ text: String) {
        targets = PackageManifest.declarations(in: PackageManifest.withoutComments(text)).compactMap(
            PackageManifest.target)
    }

    /// Returns the target that contains a path, which is relative to the package; nil if no target contains it.
    func target(of path: String) -> Target? {
        targets.filter { path.hasPrefix($0.folder + "/") }.max { $0.folder.utf8.count < $1.folder.utf8.count }
    }

    private static func target(_ declaration: (kind: String, text: Substring)) -> Target? {
        guard let name = value(of: "name", in: declaration.text) else { return nil }
        let folder =
            value(of: "path", in: declaration.text)
            ?? (declaration.kind == "testTarget" ? "Tests/" : "Sources/") + name
        return Target(
            name: name, folder: PathText.trimmed(folder), excluded: list("exclude", in: declaration.text),
            plugins: list("plugins", in: declaration.text),
            hasOtherPlugins: declaration.text.contains(/\bplugins:\s*[^\[\s]/))
    }

    /// Returns the declarations of targets. The text of a declaration is the text between the parentheses of
    /// `.target(…)`.
    private static func declarations(in text: String) -> [(kind: String, text: Substring)] {
        var found: [(kind: String, text: Substring)] = []
        var end = text.startIndex
        for match in text.matches(of: /\.(target|executableTarget|testTarget|macro)\s*\(/) {
            // Within a declaration, `.target(…)` is a dependency.
            guard match.range.lowerBound >= end else { continue }
            let declaration = balanced(text[match.range.upperBound...])
            end = declaration.endIndex
            found.append((String(match.output.1), declaration))
        }
        return found
    }

    /// Returns the text before the first closing parenthesis or bracket that has no opening one in `text`.
    private static func balanced(_ text: Substring) -> Substring {
        var depth = 0
        var isQuoted = false
        for index in text.indices {
            switch text[index] {
            case "\"": isQuoted.toggle()
            case "(" where !isQuoted, "[" where !isQuoted: depth += 1
            case ")" where !isQuoted, "]" where !isQuoted:
                if depth == 0 { return text[..<index] }
                depth -= 1
            default: break
            }
        }
        return text
    }

    private static func value(of key: String, in text: Substring) -> String? {
        text.firstMatch(of: try? Regex("\\b\(key):\\s*\"([^\"]*)\"")).flatMap {
            $0.output[1].substring.map(String.init)
        }
    }

    /// Returns the string literals in the list that is the argument `key`.
    private static func list(_ key: String, in text: Substring) -> [String] {
        guard let start = text.firstMatch(of: try? Regex("\\b\(key):\\s*\\[")) else { return [] }
        return balanced(text[start.range.upperBound...]).matches(of: /"([^"]*)"/).map { String($0.output.1) }
    }

    private static func withoutComments(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { line -> Substring in
            line.drop(while: \.isWhitespace).hasPrefix("//") ? "" : line
        }.joined(separator: "\n")
    }
}

extension Substring {
    fileprivate func firstMatch(of regex: Regex<AnyRegexOutput>?) -> Regex<AnyRegexOutput>.Match? {
        regex.flatMap { try? $0.firstMatch(in: self) }
    }
}
