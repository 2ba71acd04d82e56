import ModelcBase
import ModelcDiagnostics
import ModelcStores

extension StoreProblem {
    /// - Parameter store: the path of the store, as the user typed it.
    func diagnostic(_ store: String) -> Diagnostic {
        let examples = samples.isEmpty ? "" : ": \(TerminalText.list(samples, limit: samples.count))"
        let more = count > samples.count && !samples.isEmpty ? ", …" : ""
        return Diagnostic(
            kind.id, kind == .keyAboveMaximum ? .warning : .error, "\(sentence)\(examples)\(more)",
            at: SourceLocation(path: store), modelPath: path, help: "\(advice)\(query(store))")
    }

    private var sentence: String {
        let path = TerminalText.escaped(path)
        func counted(_ one: String) -> String { Counted.text(count, one) }
        return switch kind {
        case .danglingLink: "\(path): \(counted("link")) to objects that do not exist"
        case .missingValue: "\(path): \(counted("object")) without a value, which is required"
        case .duplicateValues: "\(path): \(counted("value")) that several objects have, and that must be unique"
        case .linkCount: "\(path): \(counted("object")) with fewer or more links than allowed"
        case .keyAboveMaximum:
            "\(path): \(counted("object")) with a key above Z_MAX, the highest key that Z_PRIMARYKEY says is in use"
        case .missingFile: "\(path): \(counted("value")) in files that do not exist"
        case .unknownEntity: "\(path): \(counted("row")) in its table with a Z_ENT of no entity"
        case .abstractEntity: "\(path): \(counted("object")) of an abstract entity"
        }
    }

    private var advice: String {
        switch kind {
        case .danglingLink: "the app gets a fault that cannot be fulfilled; remove the links"
        case .missingValue: "saving such an object fails; set a value, or make the property optional"
        case .duplicateValues: "merge the objects, or give them other values"
        case .linkCount: "saving such an object fails; add or remove links, or change the bounds in the model"
        case .keyAboveMaximum: "Core Data may give a new object the key of another one; set Z_MAX to the highest key"
        case .missingFile: "restore the folder with external data that belongs to the store"
        case .unknownEntity: "the rows are lost for the app; the store was written with another model, or is damaged"
        case .abstractEntity: "give the rows the Z_ENT of an entity that is not abstract"
        }
    }

    /// Returns the end of a message: the `sqlite3` command that shows all affected rows. Empty if no SQL query can show
    /// them.
    private func query(_ store: String) -> String {
        sql.isEmpty
            ? "" : "; all of them: sqlite3 -readonly \(ShellWord.quoted(store)) \(ShellWord.quoted(sql))"
    }
}

extension StoreProblem.Kind {
    var id: DiagnosticID {
        switch self {
        case .danglingLink: .danglingStoreLink
        case .missingValue: .missingStoreValue
        case .duplicateValues: .duplicateStoreValues
        case .linkCount: .storeLinkCount
        case .keyAboveMaximum: .storeKeyAboveMaximum
        case .missingFile: .missingExternalFile
        case .unknownEntity: .unknownStoreEntity
        case .abstractEntity: .abstractStoreObject
        }
    }
}

extension DiagnosticID {
    static let danglingStoreLink = DiagnosticID("dangling-store-link")
    static let missingStoreValue = DiagnosticID("missing-store-value")
    static let duplicateStoreValues = DiagnosticID("duplicate-store-values")
    static let storeLinkCount = DiagnosticID("store-link-count")
    static let storeKeyAboveMaximum = DiagnosticID("store-key-above-maximum")
    static let missingExternalFile = DiagnosticID("missing-external-file")
    static let unknownStoreEntity = DiagnosticID("unknown-store-entity")
    static let abstractStoreObject = DiagnosticID("abstract-store-object")
}
