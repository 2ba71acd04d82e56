import ModelcSchema

// Defaults and bounds of attributes: the valid values of a type, and how Xcode writes them.
extension AttributeDescription {
    /// Changes the type. Values that the new type cannot have are removed. A number is kept if it is valid for the new
    /// type.
    mutating func change(type new: AttributeType) {
        guard new != type else { return }
        let (old, hadScalar) = (type, usesScalarValue)
        type = new
        defaultValueText = defaultValueText.flatMap { new.spelling(ofDefault: $0, from: old) }
        minimumValueText = minimumValueText.flatMap { new.spelling(ofBound: $0, from: old) }
        maximumValueText = maximumValueText.flatMap { new.spelling(ofBound: $0, from: old) }
        if new != .date { (defaultDateInterval, minimumDateInterval, maximumDateInterval) = (nil, nil, nil) }
        if new != .string { regularExpression = nil }
        if new != .transformable { (valueTransformerName, customClassName) = (nil, nil) }
        if new != .composite { compositeName = nil }
        if new != .binary, new != .transformable { allowsExternalStorage = false }
        usesScalarValue = new.canBeScalar ? hadScalar ?? nil : nil
    }

    /// Sets the default in Xcode's spelling; nil removes it.
    mutating func set(default text: String?) throws(ActionFailure) {
        guard let text else { return (defaultValueText, defaultDateInterval) = (nil, nil) }
        if type == .date {
            return (defaultValueText, defaultDateInterval) = (nil, try ActionDate.interval(text, "default"))
        }
        guard type.hasDefault else {
            throw .value(text, of: "default", "cannot be a default: \(type.rawValue) attributes have none")
        }
        guard let spelling = type.spelling(of: text) else {
            throw .value(text, of: "default", "is not \(type.phrase)")
        }
        (defaultValueText, defaultDateInterval) = (spelling, nil)
    }

    /// Sets the minimum or maximum of a number, of a string's length, or of a date; nil removes it.
    mutating func set(
        bound word: String, _ text: String?, _ path: WritableKeyPath<AttributeDescription, String?>,
        _ datePath: WritableKeyPath<AttributeDescription, Double?>
    ) throws(ActionFailure) {
        (self[keyPath: path], self[keyPath: datePath]) = (nil, nil)
        guard let text else { return }
        if type == .date { return self[keyPath: datePath] = try ActionDate.interval(text, word) }
        guard type.isNumber || type == .string else {
            throw .value(text, of: word, "cannot be a bound: \(type.rawValue) attributes have none")
        }
        guard let spelling = type.spelling(ofBound: text) else {
            throw .value(
                text, of: word,
                type == .string ? "is not a length: a whole number of 0 or more" : "is not \(type.phrase)")
        }
        self[keyPath: path] = spelling
    }
}

extension AttributeDescription {
    /// Throws if the action has a setting that is not valid for the attribute's type.
    func refuseForeign(_ settings: [EditAction.Setting]) throws(ActionFailure) {
        for setting in settings where setting.value != .off && setting.value != .text("") {
            guard let types = AttributeType.owners(ofSetting: setting.name), !types.contains(type) else { continue }
            let owners = types.map(\.rawValue).joined(separator: ", ")
            throw .usage(
                "--\(setting.name) does not apply: \(name) has the type \(type.rawValue)",
                help: "omit it, or choose a type that supports it: \(owners)")
        }
    }
}

extension AttributeType {
    /// Returns the types for which a setting is valid; nil if it is valid for all types.
    fileprivate static func owners(ofSetting name: String) -> [AttributeType]? {
        switch name {
        case "scalar": allCases.filter(\.canBeScalar)
        case "regex": [.string]
        case "transformer", "class": [.transformable]
        case "external-storage": allCases.filter(\.canBeExternal)
        default: nil
        }
    }

    /// Returns a value of the type in Xcode's spelling; nil if the text is not a valid value.
    fileprivate func spelling(of text: String) -> String? {
        switch self {
        case .string: return text
        case .integer16, .integer32, .integer64: return wholeNumber(text).map(String.init)
        case .double, .float:
            guard let number = DecimalNumber(text), fits(number) else { return nil }
            return number.isWhole ? number.text + ".0" : number.text
        case .decimal: return DecimalNumber(text)?.text
        case .boolean:
            switch text.lowercased() {
            case "yes", "true", "1": return "YES"
            case "no", "false", "0": return "NO"
            default: return nil
            }
        case .date, .undefined, .binary, .uuid, .uri, .transformable, .objectID, .composite: return nil
        }
    }

    /// Returns a minimum or maximum as it is written to the model. For a string, it is a length. Nil if the text is not
    /// valid.
    fileprivate func spelling(ofBound text: String) -> String? {
        switch self {
        case .string: return Int64(text).flatMap { $0 < 0 ? nil : String($0) }
        case .integer16, .integer32, .integer64: return wholeNumber(text).map(String.init)
        case .double, .float: return DecimalNumber(text).flatMap { fits($0) ? $0.text : nil }
        case .decimal: return DecimalNumber(text)?.text
        case .boolean, .date, .undefined, .binary, .uuid, .uri, .transformable, .objectID, .composite: return nil
        }
    }

    /// Returns the default for an attribute that changes from the type `old` to this type; nil if the old default
    /// (`text`) is not valid for this type.
    fileprivate func spelling(ofDefault text: String, from old: AttributeType) -> String? {
        guard isNumber, old.isNumber else { return isNumber || self == .boolean ? spelling(of: text) : nil }
        return keeps(number: text)
    }

    fileprivate func spelling(ofBound text: String, from old: AttributeType) -> String? {
        isNumber && old.isNumber ? keeps(number: text) : nil
    }

    /// Returns a number if it is valid for this type; nil otherwise. For an integer type, `2.0` becomes `2`, and `2.5`
    /// is not valid.
    private func keeps(number text: String) -> String? {
        guard let number = DecimalNumber(text) else { return nil }
        guard isInteger else { return fits(number) ? text : nil }
        return number.wholePart.flatMap(wholeNumber).map(String.init)
    }

    private func wholeNumber(_ text: String) -> Int64? {
        guard let number = Int64(text) else { return nil }
        switch self {
        case .integer16: return Int16(exactly: number).map(Int64.init)
        case .integer32: return Int32(exactly: number).map(Int64.init)
        case .integer64, .undefined, .decimal, .double, .float, .string, .boolean, .date, .binary, .uuid, .uri,
            .transformable, .objectID, .composite:
            return number
        }
    }

    /// Whether a number is finite when it is stored in this type.
    private func fits(_ number: DecimalNumber) -> Bool {
        self == .float ? Float(number.text)?.isFinite ?? false : Double(number.text)?.isFinite ?? false
    }

    /// A phrase for a value of the type, with its article, for messages.
    fileprivate var phrase: String {
        switch self {
        case .integer16: "a whole number from -32768 to 32767"
        case .integer32: "a whole number from -2147483648 to 2147483647"
        case .integer64: "a whole number of 64 bits"
        case .double, .float, .decimal: "a number such as 2 or 2.5"
        case .boolean: "YES or NO"
        case .undefined, .string, .date, .binary, .uuid, .uri, .transformable, .objectID, .composite:
            "a value of \(rawValue)"
        }
    }
}

/// A number in decimal digits: `-2`, `2.5`, `1e6`. Swift would also parse hexadecimal and infinite numbers, which are
/// rejected.
private struct DecimalNumber {
    let text: String

    init?(_ text: String) {
        let isUsual = text.utf8.allSatisfy { (48...57).contains($0) || "+-.eE".utf8.contains($0) }
        guard isUsual, Double(text) != nil, text.utf8.first.map({ $0 != UInt8(ascii: ".") }) ?? false else {
            return nil
        }
        self.text = text.hasPrefix("+") ? String(text.dropFirst()) : text
    }

    /// Whether the number is written without a fraction and without an exponent.
    var isWhole: Bool { !text.contains { ".eE".contains($0) } }

    /// The number without a fraction of zeros (`2` for `2.0`); nil if it has another fraction, or an exponent.
    var wholePart: String? {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard let whole = parts.first, !whole.contains(where: { "eE".contains($0) }) else { return nil }
        return parts.dropFirst().allSatisfy { $0.allSatisfy { $0 == "0" } } ? String(whole) : nil
    }
}

/// Parses dates that users type, and returns them in the model's form: seconds since 2001-01-01T00:00:00Z.
enum ActionDate {
    /// - Parameters:
    ///   - text: `2024-05-31`, `2024-05-31T12:00:00Z`, or a number of seconds since 2001.
    ///   - setting: the name of the setting, for the error.
    static func interval(_ text: String, _ setting: String) throws(ActionFailure) -> Double {
        if let seconds = Double(text), seconds.isFinite, !text.contains(where: \.isLetter) {
            guard text.utf8.count != 4 || !text.allSatisfy(\.isNumber) else {
                throw .value(
                    text, of: setting, "is ambiguous: write \(text)-01-01 for the year, or \(text).0 for seconds")
            }
            return seconds
        }
        guard let interval = interval(ofDate: text) else {
            throw .value(text, of: setting, "is not a date such as 2024-05-31 or 2024-05-31T12:00:00Z")
        }
        return interval
    }

    private static func interval(ofDate text: String) -> Double? {
        let parts = text.split(separator: "T", maxSplits: 1, omittingEmptySubsequences: false)
        let day = parts[0].split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
        guard day.count == 3, let year = day[0], let month = day[1], let date = day[2], (1...12).contains(month),
            (1...9999).contains(year), (1...days(of: month, year)).contains(date)
        else { return nil }
        let days = daysSinceCivilEpoch(year, month, date) - daysSinceCivilEpoch(2001, 1, 1)
        guard parts.count == 2 else { return Double(days * 86_400) }
        guard parts[1].hasSuffix("Z") else { return nil }
        let time = parts[1].dropLast().split(separator: ":", omittingEmptySubsequences: false).map { Int($0) }
        guard time.count == 3, let hour = time[0], let minute = time[1], let second = time[2],
            (0..<24).contains(hour), (0..<60).contains(minute), (0..<60).contains(second)
        else { return nil }
        return Double(days * 86_400 + hour * 3_600 + minute * 60 + second)
    }

    private static func days(of month: Int, _ year: Int) -> Int {
        let next = month == 12 ? (year + 1, 1) : (year, month + 1)
        return daysSinceCivilEpoch(next.0, next.1, 1) - daysSinceCivilEpoch(year, month, 1)
    }

    /// Returns the number of days since 1 March of the year 0 in the Gregorian calendar. Years begin in March, so that
    /// a leap day is the last day of a year.
    private static func daysSinceCivilEpoch(_ year: Int, _ month: Int, _ day: Int) -> Int {
        let shifted = month > 2 ? year : year - 1
        let months = (month + 9) % 12
        return shifted * 365 + shifted / 4 - shifted / 100 + shifted / 400 + (months * 153 + 2) / 5 + day - 1
    }
}
