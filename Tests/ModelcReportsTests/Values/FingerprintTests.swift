import ModelcDiagnostics
import Testing

@testable import ModelcReports

/// Fingerprints are promised to stay what they are: these were computed elsewhere.
@Suite struct FingerprintTests {
    private let bundle = "Model/Library.xcdatamodeld"

    @Test func ofThreeFindings() {
        var fingerprint = FindingFingerprint()
        #expect(
            fingerprint.next(
                rule: DiagnosticID("nullify-leaves-required-inverse"), bundle: bundle, olderVersion: nil,
                selector: "Author.books",
                facts: ["Book.author"]) == "f923fe83ad858fbd9901f3a4dc1061ab")
        #expect(
            fingerprint.next(
                rule: DiagnosticID("default-not-representable"), bundle: bundle, olderVersion: nil,
                selector: "Book.pages", facts: [])
                == "8062c9df7f0bf6840c74972a29fa3919")
        #expect(
            fingerprint.next(
                rule: DiagnosticID("missing-inverse"), bundle: bundle, olderVersion: nil, selector: "Book.shelf",
                facts: ["Shelf"])
                == "93fadffda2322e3944c20d20ef11553c")
    }

    /// `printf 'r\nb\ns\na,b' | sha256sum`, then with `\n2` and `\n3` at the end, then with `V/s` for `s`.
    @Test func repeatedFindingsAreNumberedAndOlderVersionsNamed() {
        var fingerprint = FindingFingerprint()
        func next(_ version: String?) -> String {
            fingerprint.next(
                rule: DiagnosticID("r"), bundle: "b", olderVersion: version, selector: "s", facts: ["a", "b"])
        }
        #expect(
            [next(nil), next(nil), next(nil), next("V")] == [
                "6cd01cf311ca52c5746dccd3cc6ef50c",
                "ca568c001862636510cabdaa67ea3279",
                "2d838d1718e817fc2e7a25e67f3e014a",
                "418f15afd3e2951386c181a03853cb6c",
            ])
    }
}
