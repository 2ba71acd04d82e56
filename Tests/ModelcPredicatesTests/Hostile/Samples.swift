/// Texts that together use every part of the language.
enum Samples {
    static let predicates = [
        #"ANY a.b ==[cd] 'it\'s' AND NOT (c IN {1, -2.5e3, 0x1F, "ü\u00e9"}) OR $X.#any.@count BETWEEN {1, $Y}"#,
        "SUBQUERY(items, $i, $i.price * 2 ** 3 > $MIN && !$i.tags[FIRST] == nil).@count >= (1 + 2) << 3",
        #"FUNCTION($m, "f:g:", add:to:(1, x), CAST(now(), 'T')) <> TERNARY(a UTI-EQUALS 'b', ~1 & 2 | 3 ^ 4, b MINUS c)"#,
        "NONE größe.名前 MATCHES \"\\\\d+\" || TRUEPREDICATE && SELF IN FETCH(a, b, NO) OR ANYKEY LIKE[n] 'x'",
    ]
}
