import Foundation
import ModelcTestSupport
import Testing

/// A DOCTYPE is refused before anything that it declares can do harm.
@Suite struct DocumentTypeTests {
    @Test(arguments: [
        "<!DOCTYPE a>", "<!DOCTYPE a []>", "<!DOCTYPE a SYSTEM \"http://localhost:1/a.dtd\">",
        "<!DOCTYPE a PUBLIC \"-//X//Y\" \"http://localhost:1/a.dtd\">", "<!DOCTYPE a [<!ENTITY b \"c\">]>",
        "<!DOCTYPE a SYSTEM \"a<b\">", "<!DOCTYPE a [<!ATTLIST a b CDATA \"given\">]>",
    ])
    func everyFormIsRefusedAtItsPlace(documentType: String) {
        let parsing = Parsing("<?xml version=\"1.0\"?>\n  \(documentType)\n<a b=\"&b;\">&b;</a>")
        #expect(parsing.outcome == "2:3 documentType")
        #expect(parsing.recorder.isEmpty)
    }

    @Test func entitiesThatMultiplyAreNeverExpanded() {
        var declarations = "<!ENTITY e0 \"lol\">"
        for level in 1...30 {
            let previous = String(repeating: "&e\(level - 1);", count: 10)
            declarations += "<!ENTITY e\(level) \"\(previous)\">"
        }
        let parsing = Parsing("<!DOCTYPE a [\(declarations)]><a b=\"&e30;\">&e30;</a>")
        #expect(parsing.outcome == "1:1 documentType")
        #expect(parsing.recorder.isEmpty)
    }

    @Test func parameterEntitiesThatMultiplyAreNeverExpanded() {
        let parsing = Parsing(
            "<!DOCTYPE a [<!ENTITY % x \"<!ENTITY y 'z'>\">%x;<!ENTITY % w SYSTEM \"file:///dev/zero\">%w;]><a/>")
        #expect(parsing.outcome == "1:1 documentType")
    }

    @Test func noFileIsLoadedThroughAnEntity() throws {
        let folder = try TemporaryFolder()
        let secret = URL(fileURLWithPath: try folder.write("<secret/>", to: "secret.xml")).absoluteString
        let forms = [
            "<!DOCTYPE a [<!ENTITY s SYSTEM \"\(secret)\">]><a>&s;</a>",
            "<!DOCTYPE a SYSTEM \"\(secret)\"><a/>",
            "<!DOCTYPE a [<!ENTITY % s SYSTEM \"\(secret)\">%s;]><a/>",
        ]
        for form in forms {
            let parsing = Parsing(form)
            #expect(parsing.outcome == "1:1 documentType")
            #expect(parsing.recorder.isEmpty)
        }
    }

    @Test func anEntityThatIsNowhereDeclaredIsAFault() {
        for document in ["<a>&unknown;</a>", "<a b='&unknown;'/>"] {
            #expect(Parsing(document).fault?.kind == .malformed)
        }
    }
}
