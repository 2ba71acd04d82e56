import ModelcSchema
import ModelcTemplating

extension TemplateDictionary {
    /// User info as templates see it.
    init(_ userInfo: UserInfo) {
        self.init(
            Dictionary(
                userInfo.entries.map { ($0.key, TemplateValue.string($0.value)) }, uniquingKeysWith: { $1 }))
    }
}
