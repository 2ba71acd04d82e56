import ModelcCompiledModels
import ModelcDiagnostics
import ModelcKeyedArchive
import ModelcPlans
import ModelcSchema

/// Reads the values of mappings that are keyed archives: expressions and user info.
enum MappingValueReader {
    static func expression(_ key: MappingKey, _ fields: inout MappingFields) -> ValueExpression? {
        guard let bytes = fields.data(key) else { return nil }
        do {
            let expression = ValueExpression(try ArchivedExpressionReader.read(bytes), archive: bytes)
            if case .opaque(let className) = expression.content { opaque(className, key, fields) }
            return expression
        } catch {
            unreadable(error, key, fields)
            return ValueExpression(.opaque(className: "unreadable"), archive: bytes)
        }
    }

    static func userInfo(_ fields: inout MappingFields) -> MappingUserInfo? {
        guard let bytes = fields.data(.userInfo) else { return nil }
        do {
            let entries = try KeyedArchive(bytes: bytes).rootObject().entries()
            return MappingUserInfo(UserInfo(texts(of: entries, fields)), archive: bytes)
        } catch {
            unreadable(error, .userInfo, fields)
            return MappingUserInfo(UserInfo(), archive: bytes)
        }
    }

    private static func texts(of entries: [ArchivedEntry], _ fields: MappingFields) -> [UserInfoEntry] {
        entries.sorted { CanonicalNameOrder.areInOrder($0.key, $1.key) }.compactMap { entry in
            if case .string(let value) = entry.value { return UserInfoEntry(key: entry.key, value: value) }
            fields.report.warning(
                .unknownArchiveValue, "the user info key '\(entry.key)' holds \(entry.value.kindName) and is ignored",
                at: fields.position(of: .userInfo),
                help: "only strings are read; restore the file from version control, or ignore the key")
            return nil
        }
    }

    private static func unreadable(_ error: KeyedArchiveError, _ key: MappingKey, _ fields: MappingFields) {
        var message = error.description
        if message.hasSuffix(".") { message.removeLast() }
        fields.report.error(
            .unreadableMappingArchive, "'\(key.rawValue)' is damaged: \(message)", at: fields.position(of: key),
            help: "restore the file from version control, or write a new one: \(ToolCommandName.mappingNew)")
    }

    private static func opaque(_ className: String, _ key: MappingKey, _ fields: MappingFields) {
        fields.report.note(
            .opaqueExpression, "the expression has no format text: it holds \(className.prefix(60)); it is kept",
            at: fields.position(of: key),
            help: "no action is needed; '\(ToolCommandName.mappingShow)' shows what modelc can read"
        )
    }
}
