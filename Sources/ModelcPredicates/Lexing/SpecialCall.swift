/// Calls with arguments that are not plain values, such as a condition or a type name.
enum SpecialCall { case subquery, fetch, cast, message, ternary }
