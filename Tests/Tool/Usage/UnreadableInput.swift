import Foundation
import ModelcTestSupport
import Testing

/// The ways in which an input can be unreadable.
enum UnreadableKind: CaseIterable {
    case missing
    /// A folder in place of a file, and a file in place of a folder.
    case otherKind
    case noPermission
    case cutOff
    case garbage

    /// Damages the file or folder at a path.
    func damage(_ path: String) throws {
        let manager = FileManager.default
        switch self {
        case .missing: try manager.removeItem(atPath: path)
        case .otherKind:
            let isFolder = (try? manager.contentsOfDirectory(atPath: path)) != nil
            try manager.removeItem(atPath: path)
            if isFolder {
                try Data("x".utf8).write(to: URL(fileURLWithPath: path))
            } else {
                try manager.createDirectory(atPath: path, withIntermediateDirectories: false)
            }
        case .noPermission: try manager.setAttributes([.posixPermissions: 0], ofItemAtPath: path)
        case .cutOff:
            let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
            try bytes.prefix(bytes.count / 2).write(to: URL(fileURLWithPath: path))
        case .garbage: try Data("<<<<<<< HEAD\n\u{0}".utf8 + [0xFF, 0xFE]).write(to: URL(fileURLWithPath: path))
        }
    }
}

/// A file or folder that commands read.
struct UnreadableInput {
    var path: String
    var kinds: [UnreadableKind] = UnreadableKind.allCases

    static let current = UnreadableInput(path: "M.xcdatamodeld/M 2.xcdatamodel/contents")
    static let older = UnreadableInput(path: "M.xcdatamodeld/M.xcdatamodel/contents")
    static let currentFolder = UnreadableInput(path: "M.xcdatamodeld/M 2.xcdatamodel", kinds: [.noPermission])
    /// Without this file, a bundle of several versions is readable input.
    static let currentVersion = UnreadableInput(
        path: "M.xcdatamodeld/.xccurrentversion", kinds: [.otherKind, .noPermission, .cutOff, .garbage])
    static let bundle = UnreadableInput(path: "M.xcdatamodeld", kinds: [.missing, .otherKind, .noPermission])
    /// A missing lock file counts as an empty one.
    static let lock = UnreadableInput(path: "modelc.lock", kinds: [.otherKind, .noPermission, .cutOff, .garbage])
    static let baseline = UnreadableInput(path: "baseline.json")
    static let writtenBaseline = UnreadableInput(path: "baseline.json", kinds: lock.kinds)
    static let configuration = UnreadableInput(path: "modelc.yml")
    static let mapping = UnreadableInput(path: "X.xcmappingmodel/xcmapping.xml")
    static let mappingFolder = UnreadableInput(path: "X.xcmappingmodel", kinds: bundle.kinds)
    static let sources = UnreadableInput(path: "Sources", kinds: bundle.kinds)
    static let sourceFile = UnreadableInput(path: "Sources/A.swift", kinds: [.noPermission])
    static let templates = UnreadableInput(path: "Templates", kinds: bundle.kinds)
    /// Half of a template is a valid template.
    static let template = UnreadableInput(
        path: "Templates/human.swift.motemplate", kinds: [.otherKind, .noPermission, .garbage])
    static let store = UnreadableInput(path: "S.sqlite")
    static let revision = UnreadableInput(path: ".git/HEAD", kinds: [.missing, .otherKind, .garbage])
}

/// A command with its required inputs.
struct ReadingCommand: CustomTestStringConvertible {
    var arguments: [String]
    var inputs: [UnreadableInput]
    var hasDocument = true

    init(_ arguments: String, _ inputs: [UnreadableInput], hasDocument: Bool = true) {
        self.arguments = arguments.split(separator: " ").map(String.init)
        self.inputs = inputs
        self.hasDocument = hasDocument
    }

    var testDescription: String { arguments.joined(separator: " ") }

    private static let versions: [UnreadableInput] = [.bundle, .current, .currentFolder, .currentVersion, .older]

    static let all = [
        ReadingCommand("lint M.xcdatamodeld --fail-on never", versions + [.lock]),
        ReadingCommand("lint M.xcdatamodeld --all-versions --fail-on never", versions + [.lock]),
        ReadingCommand("lint M.xcdatamodeld --baseline baseline.json", [.current, .baseline]),
        ReadingCommand(
            "lint M.xcdatamodeld --baseline baseline.json --write-baseline", [.current, .older, .writtenBaseline]),
        ReadingCommand("lint M.xcdatamodeld --sources Sources", [.sources, .sourceFile]),
        ReadingCommand("lint M.xcdatamodeld --against one", [.current, .revision]),
        ReadingCommand("lint --config modelc.yml", [.configuration, .current, .mapping, .mappingFolder]),
        ReadingCommand("lint --config modelc.yml --print-config", [.configuration]),
        ReadingCommand("lint M.xcdatamodeld --fix --fail-on never", versions + [.lock], hasDocument: false),
        ReadingCommand("lint M.xcdatamodeld --diff", versions + [.lock], hasDocument: false),
        ReadingCommand("diff M.xcdatamodeld", versions),
        ReadingCommand("diff M.xcdatamodeld --against one", [.current, .revision]),
        ReadingCommand("plan M.xcdatamodeld", versions + [.lock]),
        ReadingCommand("plan M.xcdatamodeld --against one", [.revision]),
        ReadingCommand("plan M.xcdatamodeld --mappings X.xcmappingmodel", [.mapping, .mappingFolder, .older]),
        ReadingCommand("plan M.xcdatamodeld --config modelc.yml", [.configuration, .mapping]),
        ReadingCommand("plan M.xcdatamodeld --store S.sqlite", [.store]),
        ReadingCommand("plan M.xcdatamodeld --emit mapping --emit-dir Out", versions),
        ReadingCommand("hash M.xcdatamodeld", [.bundle, .current, .currentVersion]),
        ReadingCommand("hash M.xcdatamodeld --all-versions", versions),
        ReadingCommand("lock M.xcdatamodeld", versions + [.lock]),
        ReadingCommand("lock M.xcdatamodeld --check", versions + [.lock]),
        ReadingCommand("check M.xcdatamodeld", versions + [.lock, .mapping]),
        ReadingCommand("check M.xcdatamodeld --against one", [.revision]),
        ReadingCommand("check --config modelc.yml", [.configuration, .current, .mapping]),
        ReadingCommand("doctor M.xcdatamodeld", [.bundle, .current, .currentVersion, .lock, .mapping]),
        ReadingCommand("doctor --config modelc.yml", [.configuration, .current]),
        ReadingCommand("identify S.sqlite --model M.xcdatamodeld", versions + [.store]),
        ReadingCommand("store describe S.sqlite --model M.xcdatamodeld", versions + [.store]),
        ReadingCommand("store check S.sqlite M.xcdatamodeld", [.store]),
        ReadingCommand("inspect M.xcdatamodeld", versions),
        ReadingCommand("mapping show X.xcmappingmodel", [.mapping, .mappingFolder, .current, .older]),
        ReadingCommand(
            "mapping check X.xcmappingmodel --sources Sources",
            [.mapping, .mappingFolder, .current, .older, .sources, .sourceFile]),
        ReadingCommand(
            "mapping refresh X.xcmappingmodel", [.mapping, .mappingFolder, .current, .older], hasDocument: false),
        ReadingCommand("mapping new M.xcdatamodeld --output Y.xcmappingmodel", versions, hasDocument: false),
        ReadingCommand("config --config modelc.yml", [.configuration]),
        ReadingCommand(
            "generate M.xcdatamodeld --output Out --templates Templates",
            [.bundle, .current, .currentVersion, .templates, .template]),
        ReadingCommand("generate --config modelc.yml", [.configuration, .current]),
        ReadingCommand("generate M.xcdatamodeld --output Out --check", [.bundle, .current, .currentVersion]),
    ]
}

/// A command, one of its inputs, and the damage of that input.
struct UnreadableCase: CustomTestStringConvertible {
    var command: ReadingCommand
    var input: UnreadableInput
    var kind: UnreadableKind
    /// The output formats of the command: a text, or a document.
    var formats: [String]

    var testDescription: String { "\(command.testDescription): \(input.path) \(kind)" }

    /// All cases, in an order in which every share of a few has each kind and most commands.
    static let all: [UnreadableCase] = ReadingCommand.all.flatMap { command in
        let pairs = command.inputs.flatMap { input in input.kinds.map { (input, $0) } }
        return pairs.filter { $0.1 != .noPermission || PowerlessUser.isAvailable }.enumerated().map { index, pair in
            let formats = TestScope.share(of: command.hasDocument ? ["text", "json"] : ["text"], at: index)
            return UnreadableCase(command: command, input: pair.0, kind: pair.1, formats: formats)
        }
    }
}
