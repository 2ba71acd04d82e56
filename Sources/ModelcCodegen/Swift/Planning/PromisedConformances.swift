import ModelcDiagnostics
import ModelcSchema
import ModelcSourceCode

/// The protocols to which a custom type conforms according to the user info. modelc relies on the user info because
/// it does not read the type's declaration. A snapshot contains a value of the type only if the type is Sendable. The
/// snapshot is Hashable or Codable only if the type is, too.
struct PromisedConformances {
    /// The protocols that affect the conformances of a snapshot.
    private enum Name: String, CaseIterable {
        case codable = "Codable"
        case hashable = "Hashable"
        case sendable = "Sendable"
    }

    private let userInfo: UserInfo

    init(_ userInfo: UserInfo) { self.userInfo = userInfo }

    /// The type with the stated conformances.
    func applied(to type: SwiftType) -> SwiftType {
        if userInfo.isEmpty || !userInfo.has(.conformsTo) { return type }
        var type = type
        // Objects are assumed to be hashable. If the user info states the conformances of a type, only these count.
        if !type.isSendable { type.isHashable = false }
        for name in userInfo.list(.conformsTo) {
            switch Name(rawValue: name) {
            case .codable: type.isCodable = true
            case .hashable: type.isHashable = true
            case .sendable: type.isSendable = true
            case nil: break
            }
        }
        return type
    }

    /// Reports invalid values of the user info key, and the key on an attribute without a custom type.
    ///
    /// - Parameter isOfUser: whether the attribute has a type that the user info specifies, or the class of a
    ///   transformable attribute.
    func check(isOfUser: Bool, at place: @autoclosure () -> ModelLocation, diagnostics: inout DiagnosticCollector) {
        if userInfo.isEmpty || !userInfo.has(.conformsTo) { return }
        let place = place()
        let key = UserInfoKey.conformsTo.rawValue
        let names = userInfo.list(.conformsTo)
        let unknown = names.filter { Name(rawValue: $0) == nil }
        if names.isEmpty || !unknown.isEmpty {
            diagnostics.report(
                .invalidUserInfoValue, .error,
                "value '\(userInfo[.conformsTo] ?? "")' of user info key '\(key)' of '\(place.path)' names "
                    + (unknown.first.map { "'\($0)'" } ?? "no protocol"), at: place,
                help: "write some of " + Name.allCases.map(\.rawValue).joined(separator: ", ")
                    + ", with commas between them")
        } else if !isOfUser {
            diagnostics.report(
                .ignoredUserInfoKey, .warning,
                "user info key '\(key)' of '\(place.path)' does not count: the type of its values is known", at: place,
                help: "remove it")
        }
    }
}
