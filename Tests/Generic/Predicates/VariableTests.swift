import ModelcPredicates
import Testing

/// The facts that a code generator needs for the type of a variable.
@Suite struct VariableTests {
    @Test func orderIsThatOfFirstAppearance() throws {
        let variables = try read("b == $B AND a == $A OR $B > c AND x IN {1, $C}")
        #expect(variables.map(\.name) == ["B", "A", "C"])
        #expect(variables.map(\.uses.count) == [2, 1, 1])
    }

    @Test func namesKeepTheirCase() throws {
        #expect(try read("a == $x AND b == $X").map(\.name) == ["x", "X"])
    }

    @Test func aWholeSide() throws {
        let use = try onlyUse("ANY owner.name ==[cd] $NAME")
        #expect(use.role == .whole)
        let site = try #require(use.comparison)
        #expect(site.side == .right)
        #expect(site.comparator == .equal)
        #expect(site.modifier == .any)
        #expect(site.options == [.caseInsensitive, .diacriticInsensitive])
        #expect(site.otherSide == path("owner.name"))
        #expect(site.otherKeyPath?.scope == .root)
        #expect(site.otherKeyPath?.components.map(\.name) == ["owner", "name"])
    }

    @Test func theLeftSide() throws {
        let site = try #require(try onlyUse("$NAME LIKE name").comparison)
        #expect(site.side == .left)
        #expect(site.comparator == .like)
        #expect(site.otherSide == path("name"))
    }

    @Test func twoVariables() throws {
        let variables = try read("$A == $B")
        #expect(variables.map { $0.uses.first?.comparison?.otherSide } == [variable("B"), variable("A")])
        #expect(variables.allSatisfy { $0.uses.first?.comparison?.otherKeyPath == nil })
    }

    @Test(arguments: [
        ("a BETWEEN {1, $X}", VariableUse.Role.listElement),
        ("a IN $X", .whole),
        ("a == ($X)", .whole),
        ("a < $X + 1", .operand),
        ("a < -$X", .operand),
        ("a < {1, $X + 1}", .part),
        ("a == abs:($X)", .part),
        ("a[$X] == 1", .part),
        ("a == CAST($X, 'NSDate')", .part),
        ("a == TERNARY(b == 1, $X, 2)", .part),
        ("FUNCTION($X, 'f') == 1", .part),
        ("SUBQUERY($X, $e, $e.a == 1).@count == 1", .part),
        ("a == $X.b", .keyPathBase([KeyPathComponent(.name("b"))])),
        ("TERNARY($X == 1, 2, 3) == a", .whole),
    ])
    func roles(_ text: String, _ role: VariableUse.Role) throws {
        #expect(try onlyUse(text).role == role)
    }

    @Test func theObjectItself() throws {
        let use = try #require(try onlyUse("SELF IN $X").comparison?.otherKeyPath)
        #expect(use.scope == .root)
        #expect(use.components.isEmpty)
    }

    @Test func variablesOfSubqueriesComeFromInside() throws {
        let variables = try read("SUBQUERY(items, $i, $i.price > $MIN AND $i IN $SET).@count > $N")
        #expect(variables.map(\.name) == ["MIN", "SET", "N"])
        let sites = variables.map { $0.uses.first?.comparison?.otherKeyPath }
        let items = KeyPathUse(components: [KeyPathComponent(.name("items"))], scope: .root, range: 9..<14)
        #expect(sites[0]?.scope == .element(variable: "i", of: items))
        #expect(sites[0]?.components.map(\.name) == ["price"])
        #expect(sites[1]?.scope == .element(variable: "i", of: items))
        #expect(sites[1]?.components == [])
        #expect(sites[2]?.scope == .value)
    }

    @Test func aSubqueryVariableEndsWithItsSubquery() throws {
        #expect(try read("SUBQUERY(a, $x, $x.b == 1).@count == $x").map(\.name) == ["x"])
    }

    private func read(_ text: String) throws -> [VariableUses] { try PredicateParser().predicate(from: text).variables }

    private func onlyUse(_ text: String) throws -> VariableUse {
        let variables = try read(text)
        #expect(variables.count == 1 && variables.first?.uses.count == 1)
        return try #require(variables.first?.uses.first)
    }
}
