import ModelcBase
import ModelcDiagnostics
import ModelcStores

/// Reads the objects for a new store: a JSON file, a JSON Lines file, a CSV file, or a folder of such files.
struct GivenData {
    private(set) var objects: [GivenObject] = []
    private(set) var problems: [Diagnostic] = []

    /// The maximum size of a file, in megabytes.
    private static let megabytes = 1_024
    /// Spreadsheets write it.
    private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    private static let extensions = ["csv", "json", "jsonl"]

    /// - Parameter path: the path, as the user typed it.
    init(_ path: String, in workspace: Workspace) {
        let place = workspace.path(path)
        guard FileSystem.kind(of: place) == .folder else {
            read(place, as: path)
            return
        }
        do throws(FileProblem) {
            let names = try FolderListing.names(in: place).filter { name in
                GivenData.extensions.contains { name.hasSuffix("." + $0) }
            }.inByteOrder()
            if names.isEmpty { add(path, 0, "there is no .csv, .json or .jsonl file in it") }
            for name in names { read(PathText.joined(place, name), as: PathText.joined(path, name)) }
        } catch {
            add(path, 0, error.reason)
        }
    }

    private mutating func add(_ file: String, _ line: Int, _ message: String) {
        let position = line > 0 ? SourcePosition(offset: 0, line: line, column: 1) : nil
        problems.append(
            Diagnostic(
                .unreadableStoreData, .error, "'\(TerminalText.escaped(file))' cannot be read: \(message)",
                at: SourceLocation(path: file, position: position),
                help: "'\(ToolCommandName.storeDump)' writes objects in the form that is read"))
    }

    private mutating func read(_ place: String, as file: String) {
        do throws(FileProblem) {
            var bytes = try FileSystem.bytes(of: place, megabytes: GivenData.megabytes)
            if let index = bytes.firstInvalidUTF8 {
                return add(file, SourceText(bytes).position(at: index).line, "the line is not UTF-8")
            }
            if bytes.starts(with: GivenData.byteOrderMark) { bytes.removeFirst(GivenData.byteOrderMark.count) }
            if file.hasSuffix(".csv") {
                readTable(bytes, file)
            } else if file.hasSuffix(".json") {
                readDocument(bytes, file)
            } else {
                readLines(bytes, file)
            }
        } catch {
            add(file, 0, error.reason)
        }
    }

    // MARK: - JSON

    private mutating func readLines(_ bytes: [UInt8], _ file: String) {
        for (index, line) in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated() {
            guard line.contains(where: { $0 != 0x20 && $0 != 0x0D && $0 != 0x09 }) else { continue }
            do throws(JSONError) {
                let value = try JSONReader.value(of: String(decoding: line, as: UTF8.self))
                addObject(value, file, index + 1)
            } catch {
                add(file, index + 1, error.message)
            }
        }
    }

    /// Reads a JSON file: a list of objects, or a document with the list `objects`, as `store dump` writes it.
    private mutating func readDocument(_ bytes: [UInt8], _ file: String) {
        let text = SourceText(bytes)
        do throws(JSONError) {
            let read = try JSONReader.placedValue(of: String(decoding: bytes, as: UTF8.self))
            guard let found = GivenData.list(in: read.value) else {
                add(file, 0, "there is no list of objects, and no document of '\(ToolCommandName.storeDump)'")
                return
            }
            var offsets = read.objectOffsets.dropFirst(found.skipped)
            for value in found.list {
                let line = offsets.first.map { text.position(at: $0).line } ?? 1
                offsets = offsets.dropFirst(value.objectCount)
                addObject(value, file, line)
            }
        } catch {
            add(file, text.position(at: error.offset).line, error.message)
        }
    }

    /// Returns the list of objects in a document, and the number of JSON objects that begin before the list's first
    /// element. Nil if the document contains no list.
    private static func list(in value: ReadJSON) -> (list: [ReadJSON], skipped: Int)? {
        switch value {
        case .array(let list): return (list, 0)
        case .object(let members):
            var skipped = 1
            for member in members {
                if member.key == "objects" || member.key == "result", let found = list(in: member.value) {
                    return (found.list, skipped + found.skipped)
                }
                skipped += member.value.objectCount
            }
            return nil
        case .null, .bool, .number, .string: return nil
        }
    }

    private mutating func addObject(_ value: ReadJSON, _ file: String, _ line: Int) {
        guard case .object(let members) = value else {
            add(file, line, "\(value.kind) is not an object")
            return
        }
        func text(_ key: String) -> String? {
            guard case .string(let text)? = members.first(where: { $0.key == key })?.value else { return nil }
            return text
        }
        objects.append(
            GivenObject(
                place: GivenObject.Place(file: file, line: line), id: text(GivenObject.idKey),
                entity: text(GivenObject.entityKey), values: members.filter { !GivenData.isOwn($0.key) }))
    }

    private static func isOwn(_ key: String) -> Bool { key == GivenObject.idKey || key == GivenObject.entityKey }

    // MARK: - CSV

    /// Reads a CSV file with a table of objects. If it has no column for the entity, its file name is the name of the
    /// entity.
    private mutating func readTable(_ bytes: [UInt8], _ file: String) {
        var reader = CSVReader(bytes)
        do throws(CSVReader.Problem) {
            guard let header = try reader.next() else { return add(file, 1, "the first line with names is missing") }
            let names = header.cells.map { $0 ?? "" }
            guard Set(names).count == names.count, !names.contains("") else {
                return add(file, header.line, "a column has no name, or two have the same")
            }
            let hasEntity = names.contains(GivenObject.entityKey)
            while let record = try reader.next() {
                guard record.cells.count <= names.count else {
                    add(file, record.line, "there are more cells than columns")
                    continue
                }
                let cells = Dictionary(
                    zip(names, record.cells).map { ($0, $1) }, uniquingKeysWith: { first, _ in first })
                let values = zip(names, record.cells).compactMap { name, cell in
                    GivenData.isOwn(name) ? nil : ReadJSONMember(key: name, value: cell.map(ReadJSON.string) ?? .null)
                }
                objects.append(
                    GivenObject(
                        place: GivenObject.Place(file: file, line: record.line),
                        id: cells[GivenObject.idKey] ?? nil,
                        entity: hasEntity ? cells[GivenObject.entityKey] ?? nil : PathText.stem(of: file),
                        values: values, isOfTable: true))
            }
        } catch {
            add(file, error.line, error.message)
        }
    }
}

extension ReadJSON {
    /// The number of JSON objects in the value, including the value itself.
    fileprivate var objectCount: Int {
        switch self {
        case .array(let elements): elements.reduce(0) { $0 + $1.objectCount }
        case .object(let members): members.reduce(1) { $0 + $1.value.objectCount }
        case .null, .bool, .number, .string: 0
        }
    }
}

extension GivenProblem {
    var diagnostic: Diagnostic {
        let start = path.map { "'\(TerminalText.escaped($0))': " } ?? ""
        return Diagnostic(
            .invalidStoreData, .error, start + message,
            at: SourceLocation(path: place.file, position: SourcePosition(offset: 0, line: place.line, column: 1)),
            modelPath: path, help: "correct the value, and run the command again; nothing was written")
    }
}

extension DiagnosticID {
    static let unreadableStoreData = DiagnosticID("unreadable-store-data")
    static let invalidStoreData = DiagnosticID("invalid-store-data")
}
