import ModelcCloudKitSchema
import ModelcMirroring
import Testing

/// Differences between two schemas.
@Suite struct SchemaComparisonTests {
    private func codes(_ old: String, _ new: String) -> [String] {
        let schemas = [old, new].map { CloudKitSchema(reading: Array("DEFINE SCHEMA \($0)".utf8)) }
        #expect(schemas.allSatisfy { $0.problems.isEmpty })
        return SchemaComparison(from: schemas[0], to: schemas[1]).findings.map { finding in
            let place = [finding.recordType, finding.field].compactMap(\.self).joined(separator: ".")
            return "\(finding.code.rawValue) \(place)"
        }.sorted()
    }

    @Test func equalSchemasHaveNoDifference() {
        #expect(codes("RECORD TYPE A (a STRING, b INT64);", "RECORD TYPE A (b INT64, \"a\" STRING);") == [])
    }

    @Test func goneAndRetyped() {
        #expect(
            codes(
                "RECORD TYPE A (a STRING, b INT64, c STRING, d STRING); RECORD TYPE B (); RECORD TYPE Users ();",
                "RECORD TYPE A (b DOUBLE, c ENCRYPTED STRING, d LIST<STRING>);")
                == ["CK301 B", "CK302 A.a", "CK303 A.b", "CK303 A.c", "CK303 A.d"])
    }

    @Test func openNumbersAreFixedOnce() {
        #expect(codes("RECORD TYPE A (a NUMBER);", "RECORD TYPE A (a NUMBER PREFERRED AS INT64);") == [])
        #expect(codes("RECORD TYPE A (a NUMBER PREFERRED AS INT64);", "RECORD TYPE A (a INT64);") == [])
        #expect(codes("RECORD TYPE A (a INT64);", "RECORD TYPE A (a NUMBER);") == ["CK303 A.a"])
    }

    @Test func optionsGrantsAndRoles() {
        let old =
            "CREATE ROLE r; RECORD TYPE A (a STRING QUERYABLE, \"___recordID\" REFERENCE QUERYABLE, GRANT READ, WRITE TO r);"
        #expect(
            codes(old, "RECORD TYPE A (a STRING, GRANT WRITE TO r);") == [
                "CK304 ", "CK304 A", "CK304 A.___recordID", "CK304 A.a",
            ])
        #expect(
            codes("RECORD TYPE A (a STRING);", "RECORD TYPE A (a STRING QUERYABLE, GRANT READ TO r);") == [
                "CK305 A", "CK305 A.a",
            ])
    }

    @Test func additions() {
        #expect(
            codes("RECORD TYPE A ();", "RECORD TYPE A (a STRING); RECORD TYPE B (b STRING);") == [
                "CK305 A.a", "CK305 B",
            ])
    }
}
