/// The names of migration policies that modelc proposes: `V1toV2_Person`, in Objective-C without a module, so that a
/// mapping model names the class in the same way whatever module it is in (migration §8).
///
/// They are identifiers of Swift: other characters than letters, digits and underscores become underscores. A name that is
/// taken, letter case aside, gets a number.
package struct PolicyClassName {
    /// What all names for the two versions begin with: `V1toV2`. Their mapping model is named so, too.
    package let stem: String
    private var taken: Set<String> = []

    /// - Parameters:
    ///   - old: the name of the version that is migrated from.
    ///   - new: the name of the version that is migrated to.
    package init(from old: String, to new: String) {
        let stem = PolicyClassName.sanitized(old + "to" + new)
        self.stem = stem.unicodeScalars.first.map(PolicyClassName.isStart) ?? false ? stem : "_" + stem
    }

    /// The name of the class for a destination entity; another one each time.
    package mutating func name(forEntity entity: String) -> String {
        let wanted = stem + "_" + PolicyClassName.sanitized(entity)
        var name = wanted
        var number = 2
        while !taken.insert(name.lowercased()).inserted {
            name = wanted + "\(number)"
            number += 1
        }
        return name
    }

    private static func sanitized(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars { result.append(isContinuation(scalar) ? scalar : "_") }
        return String(result)
    }

    private static func isStart(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "_" || (scalar.isASCII ? isLetter(scalar) : scalar.properties.isXIDStart)
    }

    private static func isContinuation(_ scalar: Unicode.Scalar) -> Bool {
        guard scalar.isASCII else { return scalar.properties.isXIDContinue }
        return scalar == "_" || isLetter(scalar) || ("0"..."9").contains(scalar)
    }

    private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
        ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
    }
}
