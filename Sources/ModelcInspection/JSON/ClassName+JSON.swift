import ModelcJSON
import ModelcSchema

extension ClassName {
    /// The module is null where none is written, and empty for the module that is being built.
    var json: JSONValue {
        let moduleName: JSONValue =
            switch module {
            case .unspecified: .null
            case .current: ""
            case .named(let name): .string(name)
            }
        return ["module": moduleName, "name": .string(name)]
    }
}
