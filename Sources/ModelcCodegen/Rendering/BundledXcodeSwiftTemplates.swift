// swift-format-ignore-file

/// The files of `Templates/xcode-swift` inside the program. A test compares them, and writes this file anew where
/// `MODELC_RECORD_GOLDENS` is 1.
enum BundledXcodeSwiftTemplates {
    static let files: [String: String] = [
        "accessors.swift.motemplate": ##"""
            <$comment The methods that change a to-many relationship. $>
            <$set name = relationship.capitalizedName$>
            <$set element = relationship.escapedElement$>

            // MARK: Generated accessors for <$relationship.name$>
            extension <$class$> {

            <$if relationship.isOrdered$>
                @objc(insertObject:in<$name$>AtIndex:)
                @NSManaged <$style.isolation$><$access$>func insertInto<$name$>(_ value: <$element$>, at idx: Int)

                @objc(removeObjectFrom<$name$>AtIndex:)
                @NSManaged <$style.isolation$><$access$>func removeFrom<$name$>(at idx: Int)

                @objc(insert<$name$>:atIndexes:)
                @NSManaged <$style.isolation$><$access$>func insertInto<$name$>(_ values: [<$element$>], at indexes: NSIndexSet)

                @objc(remove<$name$>AtIndexes:)
                @NSManaged <$style.isolation$><$access$>func removeFrom<$name$>(at indexes: NSIndexSet)

                @objc(replaceObjectIn<$name$>AtIndex:withObject:)
                @NSManaged <$style.isolation$><$access$>func replace<$name$>(at idx: Int, with value: <$element$>)

                @objc(replace<$name$>AtIndexes:with<$name$>:)
                @NSManaged <$style.isolation$><$access$>func replace<$name$>(at indexes: NSIndexSet, with values: [<$element$>])

            <$endif$>
                @objc(add<$name$>Object:)
                @NSManaged <$style.isolation$><$access$>func addTo<$name$>(_ value: <$element$>)

                @objc(remove<$name$>Object:)
                @NSManaged <$style.isolation$><$access$>func removeFrom<$name$>(_ value: <$element$>)

                @objc(add<$name$>:)
                @NSManaged <$style.isolation$><$access$>func addTo<$name$>(_ values: <$relationship.collectionClass$>)

                @objc(remove<$name$>:)
                @NSManaged <$style.isolation$><$access$>func removeFrom<$name$>(_ values: <$relationship.collectionClass$>)

            }

            """##,
        "class.swift.motemplate": ##"""
            <$comment The class itself, which holds nothing. $>
            <$set notice = entity.classNotice$>
            <$include "head.swift.motemplate"$>

            <$if style.hasPublicImports$>
            <$comment Nobody uses the alias: presumably it is there so that something needs the public import. $>
            public typealias <$entity.className$>CoreDataClassSet = NSSet

            <$endif$>
            <$comment Where the name in Objective-C is not written there is an empty line in its place. $>
            <$if style.hasObjectiveCNames and entity.hasPlainName$>
            @objc(<$entity.className$>)
            <$else$>

            <$endif$>
            <$style.access$>class <$entity.escapedClassName$>: <$entity.escapedSuperclassName$> {

            <$if style.hasPlaceholder$>
            // Insert code here to add functionality to your managed object subclass

            <$endif$>
            }

            """##,
        "head.swift.motemplate": ##"""
            <$comment How a file begins. `notice` has the lines about its origin. $>
            <$if style.hasHeader$>
            //
            //  <$file$>
            //
            <$if notice$>
            <$foreach line notice$>
            //  <$line$>
            <$endforeach$>
            //
            <$endif$>

            <$endif$>
            <$if style.hasPublicImports$>
            public import Foundation
            public import CoreData
            <$else$>
            import Foundation
            import CoreData
            <$endif$>

            """##,
        "properties.swift.motemplate": ##"""
            <$comment The properties of a class, and the methods that change its to-many relationships. $>
            <$set notice = style.propertiesNotice$>
            <$set access = style.access$>
            <$set class = entity.escapedClassName$>
            <$include "head.swift.motemplate"$>

            <$if style.hasWideGap$>

            <$endif$>
            <$if style.hasPublicImports$>
            public typealias <$entity.className$>CoreDataPropertiesSet = NSSet

            <$endif$>
            extension <$class$> {

            <$if style.requestEnd$>
                @nonobjc <$access$>class func fetchRequest() -> NSFetchRequest<<$class$>> {
                    return NSFetchRequest<<$class$>>(entityName: <$entity.literal$>)<$style.requestEnd$>
                }

            <$endif$>
            <$foreach property entity.properties$>
                @NSManaged <$style.isolation$><$access$>var <$property.escapedName$>: <$property.declaredType$>
            <$endforeach$>

            }
            <$if style.hasAccessors$>
            <$foreach relationship entity.toManyRelationships$>
            <$include "accessors.swift.motemplate"$>
            <$endforeach$>
            <$endif$>
            <$if entity.isIdentifiable$>

            extension <$class$> : Identifiable {

            }
            <$endif$>

            """##,
        "xcode-swift.manifest": ##"""
            # What the set makes: template, file name, for each of what, who owns the file.
            class.swift.motemplate       {{classFile}}.swift                 entity  codegen
            properties.swift.motemplate  {{class}}+CoreDataProperties.swift  entity  machine

            """##,
    ]
}
