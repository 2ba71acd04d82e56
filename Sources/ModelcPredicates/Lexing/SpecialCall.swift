/// The calls whose arguments are not all plain values.
enum SpecialCall { case subquery, fetch, cast, message, ternary }
