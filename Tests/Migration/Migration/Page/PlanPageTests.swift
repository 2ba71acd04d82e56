import Foundation
import ModelcMigration
import ModelcPlans
import ModelcPresentation
import ModelcTestSupport
import Testing

/// The content of the page of a plan; no text of a model can become markup.
@Suite struct PlanPageTests {
    private func page(_ report: MigrationReport) -> String { PlanPage(report, tool: "modelc 1.0").text() }

    @Test func golden() throws {
        try Goldens("Tests/Migration/MigrationCode/Goldens").expect(page(PageFixture.full()), "page.html")
    }

    /// A reviewer asks first what changed.
    @Test func changesComeFirst() throws {
        let page = page(try PageFixture.full())
        let first = try #require(page.firstRange(of: "<section id="))
        #expect(page[first.lowerBound...].hasPrefix("<section id=\"changes\">"))
        #expect(page.contains("<th scope=\"col\">Before</th><th scope=\"col\">After</th>"))
    }

    /// One element of each kind that a browser would load or run something for, or none.
    @Test func thePageStandsAlone() throws {
        for report in [try PageFixture.full(), try PageFixture.hostile(), try PageFixture.report(.hostile)] {
            let page = page(report)
            for word in ["<script", "<link", "<img", "<iframe", "<object", "http://", "https://", "url(", "@import"] {
                #expect(!page.contains(word), "\(word)")
            }
            #expect(page.contains("default-src &#39;none&#39;"))
        }
    }

    /// The tags of a page are those of its report without the attack: every text is still text.
    @Test func hostileTextsStayTexts() throws {
        let page = page(try PageFixture.hostile())
        let names = Set(page.matches(of: /<\/?([a-zA-Z0-9]+)/).map { String($0.output.1).lowercased() })
        let known: Set = [
            "html", "head", "meta", "title", "style", "body", "main", "header", "p", "h1", "h2", "h3", "h4", "span",
            "code", "b", "ul", "ol", "li", "section", "figure", "figcaption", "svg", "g", "path", "circle", "text",
            "tspan", "table", "thead", "tbody", "tr", "th", "td", "a", "nav", "div", "details", "summary", "pre", "em",
            "footer",
        ]
        #expect(names.subtracting(known).isEmpty, "\(names.subtracting(known))")
        // In a quoted attribute, no quote of a text ends the value.
        #expect(!page.contains("onload='") && !page.contains("\" onload") && !page.contains("onerror=alert(2)>"))
        #expect(page.contains("&lt;script&gt;alert(1)&lt;/script&gt;") && page.contains("&amp;amp;"))
        #expect(!page.contains("\u{202E}") && page.contains("\\u{202E}\\n"))
        #expect(page.ranges(of: "</style>").count == 1 && page.ranges(of: "</title>").count > 1)
    }

    /// Every element is closed in its place, in full and in empty pages.
    @Test func elementsAreClosed() throws {
        var pages = [page(try PageFixture.full()), page(try PageFixture.hostile())]
        pages += try MigrationFixture.all.map { page(try PageFixture.report($0, strategy: .staged)) }
        for page in pages {
            var open: [Substring] = []
            for tag in page.matches(of: /<(\/?)([a-z0-9]+)((?:"[^"]*"|[^">])*)>/) {
                let (isEnd, name, rest) = (!tag.output.1.isEmpty, tag.output.2, tag.output.3)
                if isEnd {
                    #expect(open.popLast() == name)
                } else if name != "meta", !rest.hasSuffix("/") {
                    open.append(name)
                }
            }
            #expect(open.isEmpty)
        }
    }

    @Test func everythingOfTheReportIsThere() throws {
        let report = try PageFixture.full()
        let page = page(report)
        for route in report.routes {
            #expect(page.contains("<b class=\"name\">\(route.from)</b>"))
            #expect(page.contains(route.coreDataWill.phrase))
        }
        for step in report.steps {
            #expect(page.contains("<h3>\(step.from) → \(step.to) "))
            #expect(page.contains("\(step.changes.count) changes"))
        }
        for issue in report.allIssues {
            #expect(page.contains("<code>\(issue.finding.code.rawValue)</code>"))
            // The path of the bundle is at the top.
            let place = issue.place.replacingOccurrences(of: "Models/Library.xcdatamodeld/", with: "")
            #expect(page.contains(">\(place)</code>"), "\(place)")
        }
        #expect(page.contains("14 in Prod.sqlite") && page.contains("not checked (no store of that version)"))
        #expect(page.contains("cannot be checked in Prod.sqlite: the store has no table &#39;ZBOOK&#39;"))
        #expect(page.contains("Dune | 978-0441013593 | 3"))
        #expect(page.contains(">Library 3.xcdatamodel/contents:2:5<"))
        #expect(page.ranges(of: "Models/Library.xcdatamodeld").count == 2)
    }

    /// Every link refers to an existing step.
    @Test(arguments: MigrationFixture.all)
    func linksLeadSomewhere(_ fixture: MigrationFixture) throws {
        let page = page(try PageFixture.report(fixture))
        let ids = Set(page.matches(of: /id="([^"]+)"/).map { String($0.output.1) })
        for link in page.matches(of: /href="#([^"]+)"/) { #expect(ids.contains(String(link.output.1))) }
        #expect(ids.contains("graph") && ids.contains("steps"))
    }

    @Test func aModelWithNothingToMigrateHasAPage() throws {
        let fixture = MigrationFixture("one", model: "One", [("V1", #"<entity name="A"/>"#)])
        let page = page(try PageFixture.report(fixture))
        #expect(page.contains("There is nothing to migrate.") && page.contains("id=\"graph\""))
        #expect(!page.contains("id=\"steps\"") && !page.contains("id=\"findings\""))
    }

    /// Forty versions with a direct step to the last one are one node with one line.
    @Test func manyVersionsAreOneNode() throws {
        let versions = (1...40).map { number in
            let attributes = (1...number).map { #"<attribute name="a\#($0)" optional="YES" attributeType="String"/>"# }
            return (name: "V\(number)", xml: "<entity name=\"A\">\(attributes.joined())</entity>")
        }
        let page = page(try PageFixture.report(MigrationFixture("many", model: "Many", versions)))
        let width = try #require(page.firstMatch(of: /viewBox="0 0 (\d+)/).flatMap { Int($0.output.1) })
        #expect(page.ranges(of: "class=\"track ").count == 1 && page.ranges(of: "<circle").count == 2)
        #expect(page.contains(">V1 to 39 (39 versions)<") && width < 400)
    }
}
