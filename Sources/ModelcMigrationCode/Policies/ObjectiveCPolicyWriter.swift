import ModelcSourceCode

/// Generates the policy classes of one pair of versions in Objective-C. No header is needed, because the classes are
/// found by name at run time.
struct ObjectiveCPolicyWriter {
    private let classes: [MigrationPolicyClass]

    init(_ classes: [MigrationPolicyClass]) { self.classes = classes }

    func add(to lines: inout SourceLines) {
        lines.add("#import <CoreData/CoreData.h>\n\nNS_ASSUME_NONNULL_BEGIN")
        lines.add("\n" + ObjectiveCPolicyWriter.check)
        for policy in classes {
            lines.addBlank()
            policy.addComment(to: &lines)
            add(policy, &lines)
        }
        lines.add("\nNS_ASSUME_NONNULL_END")
    }

    private static let check = """
        /// Stops the migration where there is a reason to.
        static BOOL IsFinished(NSString *_Nullable reason, NSError **error) {
            if (!reason) return YES;
            if (error) {
                *error = [NSError errorWithDomain:@"MigrationPolicy" code:1 userInfo:@{NSLocalizedDescriptionKey : reason}];
            }
            return NO;
        }
        """

    private func add(_ policy: MigrationPolicyClass, _ lines: inout SourceLines) {
        let name = policy.policy.className
        lines.add("@interface \(name) : NSEntityMigrationPolicy\n@end\n\n@implementation \(name) {")
        lines.add("/// The method that is not written yet; it stops the migration.\nNSString *_unfinished;", indent: 1)
        lines.add("}")
        for method in policy.methods { add(method, policy, &lines) }
        let impossible = policy.impossibleMessage.map(ObjectiveCText.literal)
        lines.add("\n" + ObjectiveCPolicyWriter.passes(reason: impossible ?? "_unfinished"))
        lines.add("\n@end")
    }

    private func add(
        _ method: MigrationPolicyClass.Method, _ policy: MigrationPolicyClass, _ lines: inout SourceLines
    ) {
        lines.addBlank()
        lines.addComment(method.comment)
        lines.add("///")
        lines.addComment("In the mapping model: \(method.call)")
        lines.add("- (nullable id)\(parameters(method)) {")
        lines.addComment("EDIT: return \(method.result), and remove the line below.", mark: "//", indent: 1)
        lines.add("_unfinished = \(ObjectiveCText.literal(policy.message(for: method)));\nreturn nil;", indent: 1)
        lines.add("}")
    }

    private func parameters(_ method: MigrationPolicyClass.Method) -> String {
        zip(method.parts, method.method.arguments).map { part, argument in
            switch argument {
            case .sourceProperty: "\(part):(nullable id)value"
            case .source: "\(part):(NSManagedObject *)source"
            case .manager: "\(part):(NSMigrationManager *)manager"
            }
        }.joined(separator: " ")
    }

    /// Returns the methods for the two passes in which Core Data evaluates expressions.
    ///
    /// - Parameter reason: an Objective-C expression for the message that stops the migration. Its value is nil if the
    ///   migration does not have to stop.
    private static func passes(reason: String) -> String {
        """
        // The passes over all entity mappings, in order; each can be overridden: beginEntityMapping:,
        // createDestinationInstancesForSourceInstance:, endInstanceCreationForEntityMapping:,
        // createRelationshipsForDestinationInstance:, endRelationshipCreationForEntityMapping:,
        // performCustomValidationForEntityMapping:, endEntityMapping:.

        - (BOOL)createDestinationInstancesForSourceInstance:(NSManagedObject *)sInstance
                                              entityMapping:(NSEntityMapping *)mapping
                                                    manager:(NSMigrationManager *)manager
                                                      error:(NSError **)error {
            return [super createDestinationInstancesForSourceInstance:sInstance
                                                        entityMapping:mapping
                                                              manager:manager
                                                                error:error]
                && IsFinished(\(reason), error);
        }

        - (BOOL)createRelationshipsForDestinationInstance:(NSManagedObject *)dInstance
                                            entityMapping:(NSEntityMapping *)mapping
                                                  manager:(NSMigrationManager *)manager
                                                    error:(NSError **)error {
            return [super createRelationshipsForDestinationInstance:dInstance
                                                      entityMapping:mapping
                                                            manager:manager
                                                              error:error]
                && IsFinished(\(reason), error);
        }
        """
    }
}
