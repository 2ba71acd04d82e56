import ModelcBase
import ModelcSourceCode

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The folders for generated files.
struct OutputFolders {
    /// The folder for machine files, which are rewritten in each run.
    var machine: String
    /// The folder for human files, which contain the user's own code and are written only once.
    var human: String

    func folder(of file: GeneratedFile) -> String {
        switch file.policy {
        case .machine, .never: machine
        case .human: human
        }
    }

    /// - Parameters:
    ///   - machine: the folder as the user gave it.
    ///   - human: the folder as the user gave it; nil for the machine folder.
    init(machine: String, human: String? = nil) {
        self.machine = PathText.trimmed(machine)
        self.human = PathText.trimmed(human ?? machine)
    }

    /// The output folder that is inside a data model, directly or through a symbolic link; nil if neither folder is.
    var folderInsideModel: String? {
        [machine, human].first(where: PathText.isInsideModel)
    }

    func path(of file: GeneratedFile) -> String { folder(of: file) + "/" + file.path }
}
