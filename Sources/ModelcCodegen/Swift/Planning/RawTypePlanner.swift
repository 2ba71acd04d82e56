import ModelcBase
import ModelcDiagnostics
import ModelcSchema
import ModelcSourceCode

/// Plans the enumerations whose cases the user info lists: `modelc.enumCases = draft=0, published=1`.
struct RawTypePlanner {
    let names: StandardNames
    /// Whether snapshots or composites of the model are `Codable`.
    let wantsCodable: Bool

    func plan(
        _ owners: PropertyOwners, into result: inout GeneratedClass, diagnostics: inout DiagnosticCollector
    ) {
        for owner in owners.entities {
            for attribute in owner.attributes where attribute.userInfo.has(.enumCases) {
                guard let name = attribute.userInfo.rawTypeName, !attribute.userInfo.asksToIgnore else { continue }
                let place = ModelLocation(attribute, of: owner.name)
                guard SwiftIdentifier.isValid(name) else {
                    reportName(name, at: place, diagnostics: &diagnostics)
                    continue
                }
                let cases = cases(of: attribute, at: place, diagnostics: &diagnostics)
                check(attribute, among: cases, at: place, diagnostics: &diagnostics)
                let type = attribute.type.swiftType(names)?.name ?? names.swift("String")
                result.rawTypes.append(
                    GeneratedRawType(name: name, valueType: type, cases: cases, isCodable: wantsCodable))
            }
        }
        result.rawTypes = result.rawTypes.sortedByName(\.name)
    }

    /// Checks attributes that use an enumeration whose cases are listed on another attribute.
    ///
    /// - Parameter types: the enumerations of all classes.
    func checkShared(
        _ types: [GeneratedRawType], by entities: [EntityDescription], diagnostics: inout DiagnosticCollector
    ) {
        if types.isEmpty { return }
        let typeByName = Dictionary(types.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        for entity in entities {
            for attribute in entity.attributes where !attribute.userInfo.isEmpty {
                guard !attribute.userInfo.has(.enumCases), !attribute.userInfo.asksToIgnore,
                    let type = attribute.userInfo.rawTypeName.flatMap({ typeByName[$0] })
                else { continue }
                let place = ModelLocation(attribute, of: entity.name)
                guard isText(type) == (attribute.type == .string) else {
                    reportKind(attribute, type, at: place, diagnostics: &diagnostics)
                    continue
                }
                check(attribute, among: type.cases, at: place, diagnostics: &diagnostics)
            }
        }
    }

    private func isText(_ type: GeneratedRawType) -> Bool { type.valueType == names.swift("String") }

    /// Reports an attribute that uses another attribute's enumeration, but whose type does not fit the raw values.
    private func reportKind(
        _ attribute: AttributeDescription, _ type: GeneratedRawType, at place: ModelLocation,
        diagnostics: inout DiagnosticCollector
    ) {
        diagnostics.report(
            .invalidUserInfoValue, .error,
            "attribute '\(place.path)' of type \(attribute.type.rawValue) cannot have the type '\(type.name)', whose raw "
                + "values are \(isText(type) ? "texts" : "numbers")", at: place,
            help: "name another type, or change the type of the attribute")
    }

    private func cases(
        of attribute: AttributeDescription, at place: ModelLocation, diagnostics: inout DiagnosticCollector
    ) -> [GeneratedConstant] {
        var cases: [GeneratedConstant] = []
        var nextNumber: Int64 = 0
        for text in attribute.userInfo.list(.enumCases) {
            let parts = text.split(separator: "=", maxSplits: 1).map { SwiftText.trimmed(String($0)) }
            let value = parts.count == 2 ? parts[1] : nil
            guard let name = parts.first, SwiftIdentifier.isValid(name), !cases.contains(where: { $0.name == name }),
                let literal = literal(value ?? name, isGiven: value != nil, attribute.type, next: &nextNumber),
                !SwiftIdentifier.isForbiddenCase(name), !cases.contains(where: { $0.value == literal })
            else {
                report(text, at: place, diagnostics: &diagnostics)
                continue
            }
            cases.append(GeneratedConstant(name: SwiftIdentifier.escaped(name), value: literal))
        }
        if attribute.userInfo.list(.enumCases).isEmpty { report("", at: place, diagnostics: &diagnostics) }
        return cases
    }

    /// The raw value as a literal; nil if the text is not a valid raw value.
    private func literal(_ text: String, isGiven: Bool, _ type: AttributeType, next: inout Int64) -> String? {
        switch type {
        case .string: return SwiftText.literal(text)
        case .integer16, .integer32, .integer64:
            guard let number = isGiven ? Int64(text) : next, number < Int64.max else { return nil }
            next = number + 1
            return String(number)
        case .undefined, .decimal, .double, .float, .boolean, .date, .binary, .uuid, .uri, .transformable, .objectID,
            .composite:
            return nil
        }
    }

    private func check(
        _ attribute: AttributeDescription, among cases: [GeneratedConstant], at place: ModelLocation,
        diagnostics: inout DiagnosticCollector
    ) {
        if !cases.isEmpty { checkTotality(of: attribute, at: place, diagnostics: &diagnostics) }
        checkDefault(of: attribute, among: cases, at: place, diagnostics: &diagnostics)
        checkFallback(of: attribute, among: cases, at: place, diagnostics: &diagnostics)
    }

    /// Rejects `nonOptionalInit` on an enumeration. The key is for types that accept every raw value, but an
    /// enumeration has only some.
    private func checkTotality(
        of attribute: AttributeDescription, at place: ModelLocation, diagnostics: inout DiagnosticCollector
    ) {
        let key = UserInfoKey.nonOptionalInit
        guard attribute.userInfo.has(key) else { return }
        diagnostics.report(
            .invalidUserInfoValue, .error,
            "user info key '\(key.rawValue)' of '\(place.path)' does not fit an enumeration: only its cases have raw "
                + "values", at: place,
            help: "remove \(key.rawValue); \(UserInfoKey.rawFallback.rawValue) names the case for other raw values")
    }

    /// Reports a user info key that names a case for unknown raw values (`modelc.rawFallback`) that the enumeration
    /// does not have. The generated property uses the case, so the code would not compile.
    private func checkFallback(
        of attribute: AttributeDescription, among cases: [GeneratedConstant], at place: ModelLocation,
        diagnostics: inout DiagnosticCollector
    ) {
        let userInfo = attribute.userInfo
        // With the key `nonOptionalInit` or `unwrapOptional`, the property needs no case for unknown raw values. An
        // invalid name has already been reported.
        guard !cases.isEmpty, !userInfo.has(.nonOptionalInit), !userInfo.has(.unwrapOptional),
            let name = userInfo.rawFallbackName, SwiftIdentifier.isValid(name)
        else { return }
        let escaped = SwiftIdentifier.escaped(name)
        if cases.contains(where: { $0.name == escaped }) { return }
        let names = cases.map(\.name)
        let near = SpellingSuggestion.nearest(to: escaped, among: names).map { "did you mean '\($0)'? " } ?? ""
        diagnostics.report(
            .invalidUserInfoValue, .error,
            "value '\(name)' of user info key 'modelc.rawFallback' of '\(place.path)' is none of the cases of user info "
                + "key 'modelc.enumCases'", at: place, help: near + "the cases are " + names.joined(separator: ", "))
    }

    /// Reports a default value without a case. Reading the property of a new object would stop the program, unless the
    /// user info names a case for unknown raw values.
    private func checkDefault(
        of attribute: AttributeDescription, among cases: [GeneratedConstant], at place: ModelLocation,
        diagnostics: inout DiagnosticCollector
    ) {
        guard !attribute.isOptional, !attribute.userInfo.has(.rawFallback), !cases.isEmpty,
            let literal = MemberFallback(names: names).literal(ofDefault: attribute),
            !cases.contains(where: { $0.value == literal })
        else { return }
        diagnostics.report(
            .invalidUserInfoValue, .error,
            "default \(literal) of '\(place.path)' is none of the cases of user info key 'modelc.enumCases'", at: place,
            help: "add a case with that raw value, give the attribute another default, or add the user info key "
                + "modelc.rawFallback with a case")
    }

    private func reportName(_ name: String, at place: ModelLocation, diagnostics: inout DiagnosticCollector) {
        diagnostics.report(
            .invalidUserInfoValue, .error,
            "'\(name)' of '\(place.path)' is not a name for the type that user info key 'modelc.enumCases' declares",
            at: place, help: "write a name such as NoteKind")
    }

    private func report(_ text: String, at place: ModelLocation, diagnostics: inout DiagnosticCollector) {
        diagnostics.report(
            .invalidUserInfoValue, .error,
            "value '\(text)' of user info key 'modelc.enumCases' of '\(place.path)' is not a new case", at: place,
            help: "list names, with raw values where they do not follow: draft = 0, published = 10")
    }
}
