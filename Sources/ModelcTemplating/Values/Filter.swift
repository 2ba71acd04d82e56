/// What a key path can do with a value that is no object: `name.uppercaseString`, `names.join(", ")`.
enum Filter: String, CaseIterable {
    // Of a string.
    case initialCapitalString, initialLowercaseString, camelCaseString, beautifyString
    case uppercaseString, lowercaseString, capitalizedString
    case stringByTrimmingWhitespace, stringBySquashingWhitespace
    case firstLetter, firstWord, wordArray, lines, length
    case hasPrefix, hasSuffix, replace, split
    // Of a string or a list.
    case contains
    // Of a list.
    case count = "@count"
    case first = "@first"
    case last = "@last"
    case unique = "@unique"
    case sorted = "@sorted"
    case join
    // Of others.
    case description
    case `default`
}
