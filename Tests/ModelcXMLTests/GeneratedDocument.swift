/// A document of many elements in all the spellings that make positions hard to tell.
enum GeneratedDocument {
    /// - Parameters:
    ///   - count: how many children the root has.
    ///   - lineEnd: `\n` or `\r\n`.
    static func text(count: Int, lineEnd: String = "\n") -> String {
        var lines = [
            "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>", "<?other a<b?>", "<!-- <no> -->", "<root>",
        ]
        for index in 0..<count { lines.append(child(index)) }
        lines.append("</root>")
        return lines.joined(separator: "\n").split(separator: "\n", omittingEmptySubsequences: false)
            .joined(separator: lineEnd) + lineEnd
    }

    private static func child(_ index: Int) -> String {
        switch index % 12 {
        case 0: "  <plain name=\"n\(index)\"/>"
        case 1: "  <lines\n    first=\"1\"\n\tsecond='2'\n  />"
        case 2: "  <entities value=\"a&amp;b&lt;c&#10;d&#x1F600;&quot;\" other='&apos;\"'/>"
        case 3: "<größe naïve=\"é名😀\"/><名前>文字 é</名前>"
        case 4: "  <!-- <hidden a=\"1\"> --><after/>"
        case 5: "  <data><![CDATA[<hidden>&amp;]] >]]></data><next/>"
        case 6: "  <?target <hidden ?><behind a=\"x > y\"/>"
        case 7: "  <deep><deep><deep a=\"1\"><deep/></deep></deep></deep>"
        case 8: "  <p:prefixed p:name=\"1\" p:other=\"2\"/>"
        case 9: "  <long value=\"" + String(repeating: "lang &amp; länger ", count: 40) + "\"\n a='1'></long >"
        case 10: "text &lt;hidden&gt; text<open>text</open>text"
        default: "  <spaced   a  =  \"1\"   b\n=\n'2'   />\t<twin/><twin/>"
        }
    }
}
