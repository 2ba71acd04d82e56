import ModelcBase
import ModelcSchema
import ModelcSettings

/// The types of an attribute in the properties that mogenerator wrote. They depend on the release.
struct MogeneratorTypes {
    private let attribute: AttributeDescription
    private let options: MogeneratorOptions

    init(_ attribute: AttributeDescription, _ options: MogeneratorOptions) {
        self.attribute = attribute
        self.options = options
    }

    private var isSwift: Bool { options.language == .swift }
    private var release: MogeneratorRelease { options.release }

    /// The attribute's type in the release: undefined for UUIDs and URIs from 1.29 to 1.31, and always undefined for
    /// composites and object IDs.
    var type: AttributeType {
        switch attribute.type {
        case .uuid, .uri: release >= .minor(29) && release < .minor(32) ? .undefined : attribute.type
        case .composite, .objectID: .undefined
        case .undefined, .integer16, .integer32, .integer64, .decimal, .double, .float, .string, .boolean, .date,
            .binary,
            .transformable:
            attribute.type
        }
    }

    var isScalar: Bool { type.objectiveCScalar != nil }

    /// The class that the model names for a Transformable; nil if it names none.
    var declaredClass: String? {
        if release >= .minor(32), let name = attribute.customClassName { return name }
        return attribute.userInfo["attributeValueClassName"]
    }

    var scalarType: String? {
        guard isScalar else { return nil }
        if release >= .minor(28), let own = attribute.userInfo["attributeValueScalarType"] { return own }
        if isSwift { return swiftScalar }
        switch type {
        case .integer16: return integer(short: "short", "int16_t")
        case .integer32: return integer(short: "int", "int32_t")
        case .integer64: return integer(short: "long long", "int64_t")
        case .double: return "double"
        case .float: return "float"
        case .boolean, .undefined, .decimal, .string, .date, .binary, .uuid, .uri, .transformable, .objectID,
            .composite:
            return "BOOL"
        }
    }

    private func integer(short: String, _ sized: String) -> String {
        if release < .minor(25) { return short }
        return isUnsigned ? "u" + sized : sized
    }

    private var swiftScalar: String {
        switch type {
        case .integer16: isUnsigned ? "UInt16" : "Int16"
        case .integer32: isUnsigned ? "UInt32" : "Int32"
        case .integer64: isUnsigned ? "UInt64" : "Int64"
        case .double: "Double"
        case .float: "Float"
        case .boolean, .undefined, .decimal, .string, .date, .binary, .uuid, .uri, .transformable, .objectID,
            .composite:
            "Bool"
        }
    }

    /// The middle of the names of NSNumber's methods: `Short` in `numberWithShort:`.
    private var numberName: String? {
        switch type {
        case .integer16: isUnsigned ? "UnsignedShort" : "Short"
        case .integer32: isUnsigned ? "UnsignedInt" : "Int"
        case .integer64: isUnsigned ? "UnsignedLongLong" : "LongLong"
        case .double: "Double"
        case .float: "Float"
        case .boolean: "Bool"
        case .undefined, .decimal, .string, .date, .binary, .uuid, .uri, .transformable, .objectID, .composite: nil
        }
    }

    var accessorMethod: String? { numberName.map { $0.prefix(1).lowercased() + $0.dropFirst() + "Value" } }

    /// The property of `NSNumber` that returns the scalar in Swift.
    var swiftAccessor: String? {
        guard isScalar else { return nil }
        return swiftScalar.prefix(swiftScalar.hasPrefix("U") ? 2 : 1).lowercased()
            + swiftScalar.dropFirst(swiftScalar.hasPrefix("U") ? 2 : 1) + "Value"
    }

    var factoryMethod: String? { numberName.map { "numberWith" + $0 + ":" } }

    /// Whether the minimum makes the type unsigned. Releases searched the predicate's text for `>= 0`, which a minimum of
    /// 0.5 has as well and one of 1 has not; `master` compares the integer part of the minimum.
    var isUnsigned: Bool {
        guard release >= .minor(28), type.isNumber, let minimum = attribute.minimumValueText else { return false }
        if release == .master {
            return !options.forcesSigned && (Double(minimum).map { $0.rounded(.towardZero) >= 0 } ?? false)
        }
        return minimum.hasPrefix("0") || minimum.hasPrefix(".")
    }

    /// Core Data's own class for the type.
    var coreDataClass: String? {
        switch type {
        case .undefined, .transformable, .objectID, .composite: nil
        case .integer16, .integer32, .integer64, .decimal, .double, .float, .string, .boolean, .date, .binary, .uuid,
            .uri:
            objectiveCClass
        }
    }

    private var objectiveCClass: String? {
        switch type {
        case .integer16, .integer32, .integer64, .double, .float, .boolean: "NSNumber"
        case .decimal: "NSDecimalNumber"
        case .string: "NSString"
        case .date: "NSDate"
        case .binary: "NSData"
        case .uuid: "NSUUID"
        case .uri: "NSURL"
        case .transformable: declaredClass ?? (isSwift ? "AnyObject" : "NSObject")
        case .undefined, .objectID, .composite: nil
        }
    }

    var className: String? {
        guard let name = objectiveCClass else { return nil }
        guard isSwift else { return name }
        switch name {
        case "NSString": return "String"
        case "NSDate" where release >= .minor(31): return "Date"
        case "NSData" where release >= .minor(32): return "Data"
        case "NSURL" where release >= .minor(32): return "URL"
        case "NSUUID" where release >= .minor(32): return "UUID"
        default: return name
        }
    }

    var objectType: String? {
        guard let name = className else { return nil }
        if isSwift { return name == "NSObject" ? "AnyObject" : name }
        if release < .minor(25) { return name }
        if name == "NSObject" { return "id" }
        if release < .minor(26) { return name + " *" }
        return name == "Class" || name.containsText("<") ? name : name + "*"
    }

    /// The protocols that the user info names for a Transformable.
    var protocols: [String]? {
        guard type == .transformable, let text = attribute.userInfo["attributeTransformableProtocols"] else {
            return nil
        }
        return text.split { $0 == "," || $0 == " " }.map(String.init)
    }

    /// A date as mogenerator's templates print it: `2001-01-01 00:00:00 +0000`.
    static func dateText(_ seconds: Double) -> String {
        let total = Int(exactly: seconds.rounded(.down)) ?? 0
        let (days, rest) = total.quotientAndRemainder(dividingBy: 86_400)
        let second = rest < 0 ? rest + 86_400 : rest
        let (year, month, day) = civil(days - (rest < 0 ? 1 : 0))
        let clock = [second / 3600, second / 60 % 60, second % 60].map { padded($0, 2) }.joined(separator: ":")
        return "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2)) \(clock) +0000"
    }

    private static func padded(_ number: Int, _ length: Int) -> String {
        let text = String(number)
        return String(repeating: "0", count: max(0, length - text.count)) + text
    }

    /// The date that is a number of days after 2001-01-01, in the Gregorian calendar.
    private static func civil(_ days: Int) -> (year: Int, month: Int, day: Int) {
        // Days since 0000-03-01, so that the leap day is the last day of a year.
        let shifted = days + 730_791
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
    }
}
