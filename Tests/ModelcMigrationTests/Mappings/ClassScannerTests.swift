import ModelcMigration
import Testing

/// Classes found in sources without a compiler.
@Suite struct ClassScannerTests {
    private func found(_ source: String) -> [String] {
        ClassScanner.declarations(in: Array(source.utf8)).map { declaration in
            [declaration.name, declaration.objectiveCName ?? "-", declaration.superclass ?? "-"].joined(separator: " ")
        }
    }

    @Test func classesOfSwift() {
        let source = """
            import CoreData
            // class A: NSEntityMigrationPolicy
            /* class B: X { /* nested */ class C: Y {} */
            let text = "class D: NSEntityMigrationPolicy \\" class E: X {}"
            let long = \"""
                class F: NSEntityMigrationPolicy {}
                \"""
            @objc(V1toV2_Person)
            public final class PersonPolicy: CoreData.NSEntityMigrationPolicy, Sendable {
                @objc(nameFrom:) class func name(from old: Any) -> Any { old }
                @objc func age() {}
            }
            @objc class Plain: NSEntityMigrationPolicy {}
            class Generic<T: Hashable, U>: Base<T> where T: Sendable {}
            class Alone {}
            protocol P: class, Q {}
            @objc(member) var x = 1
            final class `default`: NSEntityMigrationPolicy {}
            @objcMembers class Members: NSEntityMigrationPolicy {}
            """
        #expect(
            found(source) == [
                "PersonPolicy V1toV2_Person NSEntityMigrationPolicy", "Plain - NSEntityMigrationPolicy",
                "Generic - Base", "Alone - -", "default - NSEntityMigrationPolicy",
                "Members - NSEntityMigrationPolicy",
            ])
    }

    @Test func classesOfObjectiveC() {
        let source = """
            #import <CoreData/CoreData.h>
            @class Forward;
            @interface Policy : NSEntityMigrationPolicy <Proto>
            @end
            @interface Policy (Category)
            @end
            @implementation Policy
            + (NSString *)text { return @"@interface Fake : X"; }
            @end
            """
        #expect(found(source) == ["Policy Policy NSEntityMigrationPolicy", "Policy Policy ?"])
    }

    @Test(arguments: [
        "", "class", "class ", "class A", "class A:", "class A<", "@objc(", "@interface", "/*", "\"", "\"\\",
    ])
    func sourcesThatEndTooEarly(_ source: String) {
        #expect(found(source).count <= 1)
    }
}
