import ModelcSchema
import ModelcSourceCode
import ModelcTemplating

enum ObjectiveCPropertyAttributes {
    static func text(isNullable: Bool, isReadOnly: Bool, memory: String?) -> String {
        var words = ["nonatomic"]
        if isNullable { words.insert("nullable", at: 0) }
        if isReadOnly { words.append("readonly") }
        if let memory { words.append(memory) }
        return words.joined(separator: ", ")
    }
}
