import ModelcSchema

/// The advice in messages about an archived model.
extension ModelOrigin {
    /// The origin of an archive in a file, by the file's extension.
    init(path: String) {
        self = path.hasSuffix(".mom") || path.hasSuffix(".cdm") ? .compiled : .source
    }

    /// The advice for an archive that is damaged, or of something else.
    ///
    /// - Parameter isPartlyRead: whether the rest of it was read.
    func remedy(isPartlyRead: Bool) -> String {
        switch self {
        case .source, .swift:
            "restore the file from version control" + (isPartlyRead ? "; the rest of it was read" : "")
        case .compiled: "compile the model again, or copy the file from the app once more"
        case .store: "copy the store again, together with its '-wal' file; or give a model of the app"
        }
    }

    /// The advice for an archive that no known program writes.
    var oddness: String {
        switch self {
        case .source, .swift, .compiled: "no compiler writes such a file: compile the model again"
        case .store: "Core Data does not write such a store: give a model of the app"
        }
    }

    /// The advice for content that has no source form.
    var alternative: String {
        switch self {
        case .source, .swift, .compiled: "look for it in the source of the model"
        case .store: "look for it in the source of the app's model"
        }
    }
}
