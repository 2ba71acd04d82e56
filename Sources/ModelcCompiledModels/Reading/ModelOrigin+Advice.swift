import ModelcSchema

/// Advice in messages about an archived model.
extension ModelOrigin {
    /// Determines the origin from the extension of the file: `.mom` and `.cdm` are compiled models.
    init(path: String) {
        self = path.hasSuffix(".mom") || path.hasSuffix(".cdm") ? .compiled : .source
    }

    /// Advice if the archive is damaged, or if it is not a model.
    ///
    /// - Parameter isPartlyRead: whether the undamaged objects were read.
    func remedy(isPartlyRead: Bool) -> String {
        switch self {
        case .source, .swift:
            "restore the file from version control" + (isPartlyRead ? "; the rest of it was read" : "")
        case .compiled: "compile the model again, or copy the file from the app once more"
        case .store: "copy the store again, together with its '-wal' file; or give a model of the app"
        }
    }

    /// Advice if the archive has a form that neither Xcode's compiler nor Core Data writes.
    var oddness: String {
        switch self {
        case .source, .swift, .compiled: "no compiler writes such a file: compile the model again"
        case .store: "Core Data does not write such a store: give a model of the app"
        }
    }

    /// Advice if the archive contains something that modelc cannot show in the form of a source file.
    var alternative: String {
        switch self {
        case .source, .swift, .compiled: "look for it in the source of the model"
        case .store: "look for it in the source of the app's model"
        }
    }
}
