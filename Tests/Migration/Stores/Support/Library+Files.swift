import Foundation
import ModelcFiles
import ModelcSchema
import ModelcTestSupport

extension Library {
    /// Writes the model with both its versions, the later one current, and returns its path.
    static func writeModel(in folder: TemporaryFolder) throws -> String {
        let bundle = "Library.xcdatamodeld"
        for (name, model) in [("Library", olderModel), ("Library 2", model)] {
            try folder.write(
                Data(ModelWriter().contents(of: model)), to: "\(bundle)/\(name).xcdatamodel/contents")
        }
        let current = ["_XCCurrentVersionName": "Library 2.xcdatamodel"]
        try folder.write(list(current, .xml), to: "\(bundle)/.xccurrentversion")
        return folder.path(bundle)
    }
}
