import ModelcSQLite
import ModelcSchema

/// The values of an attribute in sample rows.
struct AttributeSample {
    private enum Form {
        case integer(IntegerSample)
        case real(RealSample)
        case boolean
        case text(TextSample)
        case uri
        case uuid
        case binary(isExternal: Bool)
        case archive([UInt8])
        /// The time at which the rows were saved, for a derived attribute with the expression `now()`.
        case now
        /// Always NULL. Used for an optional attribute without a valid sample value, and for a derived attribute
        /// whose value is set later.
        case nothing

        var isSetOnSaving: Bool { if case .now = self { true } else { false } }
    }

    private let form: Form
    private let isOptional: Bool
    /// Whether the value follows from other values.
    let isDerived: Bool
    private let random: StableRandom
    private let name: String
    /// The default value, if it is valid.
    private let defaultValue: SQLiteValue?
    /// Whether the values differ in all rows with the attribute.
    private(set) var isUnique = false
    /// The file for the largest sample value of a Binary attribute with external storage; nil for other attributes.
    let externalFile: StoreExternalFile?

    /// The size of a sample value in a separate file, in bytes. Core Data creates such files only for values of more
    /// than 100 KB, but reads smaller files in the same way.
    private static let externalSize = 4_096

    /// - Throws: the reason that a required attribute has no valid value.
    init(_ attribute: AttributeDescription, of entity: String, seed: UInt64) throws(SampleProblem) {
        let random = StableRandom(seed: seed, "\(entity).\(attribute.name)")
        self.random = random
        name = attribute.name
        do throws(SampleProblem) {
            form = try AttributeSample.form(attribute)
        } catch {
            // Without a value, an optional attribute is valid.
            guard attribute.isOptional else { throw error }
            form = .nothing
        }
        isDerived = attribute.isDerived
        isOptional = form.isSetOnSaving ? false : attribute.isOptional || attribute.isDerived
        defaultValue = AttributeSample.defaultValue(attribute, form)
        guard case .binary(isExternal: true) = form else {
            externalFile = nil
            return
        }
        let bytes = (0..<AttributeSample.externalSize).map { UInt8(truncatingIfNeeded: $0) }
        externalFile = StoreExternalFile(name: UUIDText.text(of: random.uuid(-1)), bytes: bytes)
    }

    private static func form(_ attribute: AttributeDescription) throws(SampleProblem) -> Form {
        if attribute.isDerived { return attribute.derivationExpression == "now()" ? .now : .nothing }
        switch attribute.type {
        case .integer16, .integer32, .integer64: return .integer(try IntegerSample(attribute))
        case .decimal, .double, .float, .date: return .real(try RealSample(attribute))
        case .boolean: return .boolean
        case .string: return .text(try TextSample(attribute))
        case .uri: return .uri
        case .uuid: return .uuid
        case .binary: return .binary(isExternal: attribute.allowsExternalStorage)
        case .transformable:
            guard let bytes = ArchiveSample.bytes(attribute) else {
                throw SampleProblem(
                    reason: .archive(transformer: attribute.transformerName, className: attribute.valueClassName))
            }
            return .archive(bytes)
        case .undefined, .objectID, .composite: throw SampleProblem(reason: .type(attribute.type))
        }
    }

    private static func defaultValue(_ attribute: AttributeDescription, _ form: Form) -> SQLiteValue? {
        switch (form, attribute.defaultValue) {
        case (.integer(let sample), .integer(let number)?) where (sample.least...sample.greatest).contains(number):
            .integer(number)
        case (.real(let sample), .double(let number)?) where (sample.least...sample.greatest).contains(number):
            .real(number)
        case (.real(let sample), .date(let number)?) where (sample.least...sample.greatest).contains(number):
            .real(number)
        case (.boolean, .boolean(let flag)?): .integer(flag ? 1 : 0)
        case (.text(let sample), .string(let text)?) where sample.allows(text): .text(text)
        default: nil
        }
    }

    /// The number of different values.
    var capacity: Int {
        switch form {
        case .integer(let sample): sample.capacity
        case .real(let sample): sample.capacity
        case .boolean: 2
        case .text(let sample): sample.capacity
        case .uri, .uuid, .binary: .max
        case .archive, .now: 1
        case .nothing: .max
        }
    }

    /// Whether some rows have no value.
    var mayBeNull: Bool { isOptional }

    /// The same with values that differ in all rows. Rows beyond the capacity have no value.
    var unique: AttributeSample {
        var copy = self
        copy.isUnique = true
        return copy
    }

    /// Returns the value of a row.
    ///
    /// - Parameters:
    ///   - index: the position among the rows of the entity.
    ///   - number: the position among all rows with the attribute.
    func value(_ index: Int, number: Int) -> SQLiteValue {
        let kind = SampleRowKind(index: index)
        if isUnique {
            if isOptional, kind == .least || number >= capacity { return .null }
            return unique(number)
        }
        switch kind {
        case .least: return isOptional ? .null : least
        case .greatest: return greatest
        case .defaults: return defaultValue ?? ordinary(index)
        case .ordinary: return ordinary(index)
        }
    }

    private func unique(_ number: Int) -> SQLiteValue {
        switch form {
        case .integer(let sample): .integer(sample.unique(number))
        case .real(let sample): .real(sample.unique(number))
        case .boolean: .integer(Int64(number % 2))
        case .text(let sample): .text(sample.unique(number))
        case .uri: .text("https://example.com/\(number)")
        case .uuid: .blob(random.uuid(number))
        case .binary(let isExternal): .blob((isExternal ? [1] : []) + random.uuid(number))
        case .archive, .now, .nothing: ordinary(number)
        }
    }

    private func ordinary(_ index: Int) -> SQLiteValue {
        switch form {
        case .integer(let sample): .integer(sample.ordinary(random.number(index)))
        case .real(let sample): .real(sample.ordinary(random.number(index)))
        case .boolean: .integer(Int64(random.number(index) & 1))
        case .text(let sample): .text(sample.ordinary(random.number(index, below: 1_000)))
        case .uri: .text("https://example.com/\(random.number(index, below: 1_000))")
        case .uuid: .blob(random.uuid(index))
        case .binary(let isExternal): .blob((isExternal ? [1] : []) + random.uuid(index))
        case .archive(let bytes): .blob(bytes)
        case .now: .real(AttributeSample.savingTime)
        case .nothing: .null
        }
    }

    /// The time at which the rows were saved, in seconds since 2001: 2020-01-01. It is constant, so that two runs
    /// create equal stores.
    private static let savingTime = 599_616_000.0

    private var least: SQLiteValue {
        switch form {
        case .integer(let sample): .integer(sample.least)
        case .real(let sample): .real(sample.least)
        case .boolean: .integer(0)
        case .text(let sample): .text(sample.shortest)
        case .uri: .text("https://example.com")
        case .uuid: .blob([UInt8](repeating: 0, count: 16))
        case .binary(let isExternal): .blob(isExternal ? [1] : [])
        case .archive, .now, .nothing: ordinary(0)
        }
    }

    private var greatest: SQLiteValue {
        switch form {
        case .integer(let sample): .integer(sample.greatest)
        case .real(let sample): .real(sample.greatest)
        case .boolean: .integer(1)
        case .text(let sample): .text(sample.greatest)
        case .uri: .text("https://example.com/" + String(repeating: "long/", count: 40) + "?q=%C3%BC#end")
        case .uuid: .blob([UInt8](repeating: 0xFF, count: 16))
        case .binary: .blob(externalFile.map { [2] + Array($0.name.utf8) + [0] } ?? Array(UInt8.min...UInt8.max))
        case .archive, .now, .nothing: ordinary(1)
        }
    }
}
