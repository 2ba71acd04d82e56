/// The reason that bytes are not a readable binary property list, and its offset.
package struct BinaryPropertyListError: Error, Sendable, Hashable {
    package enum Reason: Sendable, Hashable {
        /// The file has fewer bytes than a header, one object and the trailer.
        case tooShort(byteCount: Int)
        /// The bytes do not start with `bplist`. The file may be an XML property list, or not a property list.
        case notABinaryPropertyList
        /// The two characters after `bplist` are not `00`.
        case unsupportedFormatVersion
        /// The trailer (the last 32 bytes) contradicts itself or the length of the file.
        case invalidTrailer(String)
        /// An object, or the offset of an object, is outside the part of the file that contains objects.
        case outOfBounds
        /// A container refers to an object that is not in the offset table.
        case referenceOutOfRange(reference: UInt64, objectCount: Int)
        /// The format does not define the first byte of an object.
        case unknownMarker(UInt8)
        /// The count of an object is not an integer object, or is negative.
        case invalidCount
        /// An integer needs more than 64 bits, or a UID more than 32.
        case integerTooLarge
        /// An ASCII string has a byte of 0x80 or above, or a UTF-16 string has an unpaired surrogate.
        case invalidText
        /// A dictionary key is not a string.
        case keyIsNotAString
        /// A container contains itself, directly or through other containers.
        case containsItself
        /// Containers are nested more deeply than the limit.
        case tooDeep(limit: Int)
        /// Shared containers expand to more values than the limit.
        case tooManyValues(limit: Int)
        /// Objects overlap: together they are longer than the part of the file that contains objects.
        case overlappingObjects
    }

    package let reason: Reason
    /// The offset of the error, in bytes from the start of the property list.
    let offset: Int

    package init(_ reason: Reason, at offset: Int) {
        self.reason = reason
        self.offset = offset
    }
}

extension BinaryPropertyListError: CustomStringConvertible {
    /// One sentence that describes the error, with the offset.
    package var description: String {
        "The binary property list cannot be read: \(reason) (at byte \(offset))."
    }
}

extension BinaryPropertyListError.Reason: CustomStringConvertible {
    /// The reason as a clause, without a full stop.
    package var description: String {
        switch self {
        case .tooShort(let byteCount): "it has only \(byteCount) bytes; the file is empty or cut off"
        case .notABinaryPropertyList: "it does not start with “bplist”"
        case .unsupportedFormatVersion: "its format version is not “00”"
        case .invalidTrailer(let detail): "\(detail); the file is damaged or cut off"
        case .outOfBounds: "an object lies outside the file's object area"
        case .referenceOutOfRange(let reference, let objectCount):
            "it refers to object \(reference), but there are only \(objectCount) objects"
        case .unknownMarker(let marker): "an object starts with the unknown marker 0x\(String(marker, radix: 16))"
        case .invalidCount: "the count of an object is not a non-negative integer"
        case .integerTooLarge: "an integer is too large"
        case .invalidText: "a string holds bytes that are not valid text"
        case .keyIsNotAString: "a dictionary key is not a string"
        case .containsItself: "a container contains itself"
        case .tooDeep(let limit): "containers are nested more than \(limit) levels deep"
        case .tooManyValues(let limit): "shared containers expand to more than \(limit) values"
        case .overlappingObjects: "objects overlap each other"
        }
    }
}
