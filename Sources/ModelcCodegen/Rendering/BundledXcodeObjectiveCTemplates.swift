// swift-format-ignore-file

/// The files of `Templates/xcode-objc` inside the program. A test compares them, and writes this file anew where
/// `MODELC_RECORD_GOLDENS` is 1.
enum BundledXcodeObjectiveCTemplates {
    static let files: [String: String] = [
        "accessors.h.motemplate": ##"""
            <$comment The methods that change a to-many relationship. The third one calls its many values `value`: so does Xcode. $>
            <$set name = relationship.capitalizedName$>
            <$set element = relationship.element$>
            <$set collection = relationship.collectionClass$>
            <$if relationship.isOrdered$>
            - (void)insertObject:(<$element$> *)value in<$name$>AtIndex:(NSUInteger)idx;
            - (void)removeObjectFrom<$name$>AtIndex:(NSUInteger)idx;
            - (void)insert<$name$>:(NSArray<<$element$> *> *)value atIndexes:(NSIndexSet *)indexes;
            - (void)remove<$name$>AtIndexes:(NSIndexSet *)indexes;
            - (void)replaceObjectIn<$name$>AtIndex:(NSUInteger)idx withObject:(<$element$> *)value;
            - (void)replace<$name$>AtIndexes:(NSIndexSet *)indexes with<$name$>:(NSArray<<$element$> *> *)values;
            <$endif$>
            - (void)add<$name$>Object:(<$element$> *)value;
            - (void)remove<$name$>Object:(<$element$> *)value;
            - (void)add<$name$>:(<$collection$><<$element$> *> *)values;
            - (void)remove<$name$>:(<$collection$><<$element$> *> *)values;


            """##,
        "class.h.motemplate": ##"""
            <$comment The header of the class itself, which declares nothing. $>
            <$set notice = entity.classNotice$>
            <$include "head.objc.motemplate"$>
            #import <Foundation/Foundation.h>
            <$if entity.isRoot$>
            #import <CoreData/CoreData.h>
            <$else$>
            #import "<$entity.superclassName$><$style.classSuffix$>.h"
            <$endif$>

            <$if entity.forwardClasses$>
            @class <$entity.forwardClasses.join(", ")$>;

            <$endif$>
            NS_ASSUME_NONNULL_BEGIN

            @interface <$entity.className$> : <$entity.superclassName$>

            <$if style.hasPlaceholder$>
            // Insert code here to declare functionality of your managed object subclass

            <$endif$>
            @end

            NS_ASSUME_NONNULL_END

            #import "<$entity.className$>+CoreDataProperties.h"

            """##,
        "class.m.motemplate": ##"""
            <$comment The implementation of the class itself. $>
            <$set notice = entity.classNotice$>
            <$include "head.objc.motemplate"$>
            #import "<$entity.className$><$style.classSuffix$>.h"
            <$foreach class entity.importedClasses$>
            #import "<$class$><$style.classSuffix$>.h"
            <$endforeach$>

            @implementation <$entity.className$>

            <$if style.hasPlaceholder$>
            // Insert code here to add functionality to your managed object subclass

            <$endif$>
            @end

            """##,
        "head.objc.motemplate": ##"""
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

            """##,
        "properties.h.motemplate": ##"""
            <$comment The properties of a class, and the methods that change its to-many relationships. $>
            <$set notice = style.propertiesNotice$>
            <$include "head.objc.motemplate"$>
            #import "<$entity.className$><$style.classSuffix$>.h"

            <$if style.hasWideGap$>

            <$endif$>
            NS_ASSUME_NONNULL_BEGIN

            @interface <$entity.className$> (CoreDataProperties)

            <$if style.requestStart$>
            + (NSFetchRequest<<$entity.className$> *> *)fetchRequest;

            <$endif$>
            <$foreach property entity.properties$>
            @property (<$property.attributes$>) <$property.declaredType$><$property.name$>;
            <$endforeach$>

            @end

            <$if entity.toManyRelationships$>
            @interface <$entity.className$> (CoreDataGeneratedAccessors)

            <$foreach relationship entity.toManyRelationships$>
            <$include "accessors.h.motemplate"$>
            <$endforeach$>
            @end

            <$endif$>
            NS_ASSUME_NONNULL_END

            """##,
        "properties.m.motemplate": ##"""
            <$comment The accessors of a class, which Core Data makes. $>
            <$set notice = style.propertiesNotice$>
            <$include "head.objc.motemplate"$>
            #import "<$entity.className$>+CoreDataProperties.h"

            @implementation <$entity.className$> (CoreDataProperties)

            <$if style.requestStart$>
            + (NSFetchRequest<<$entity.className$> *> *)fetchRequest {
            	return <$style.requestStart$><$entity.literal$>];
            }

            <$endif$>
            <$foreach property entity.properties$>
            @dynamic <$property.name$>;
            <$endforeach$>

            @end

            """##,
        "umbrella.h.motemplate": ##"""
            <$comment Imports the classes that a build generates; the menu command makes no such file. $>
            <$if model.automaticEntities$>
            <$set notice = style.generatedNotice$>
            <$include "head.objc.motemplate"$>
            #import <Foundation/Foundation.h>
            #import <CoreData/CoreData.h>
            <$if model.umbrellaEntities$>

            <$foreach entity model.umbrellaEntities$>
            #import "<$entity.className$><$style.classSuffix$>.h"
            <$endforeach$>
            <$endif$>
            <$endif$>

            """##,
        "umbrella.m.motemplate": ##"""
            <$comment Stands beside the umbrella header. $>
            <$if model.automaticEntities$>
            <$set notice = style.generatedNotice$>
            <$include "head.objc.motemplate"$>
            #import "<$model.identifier$>+CoreDataModel.h"
            <$endif$>

            """##,
        "xcode-objc.manifest": ##"""
            # What the set makes: template, file name, for each of what, who owns the file.
            class.h.motemplate       {{classFile}}.h                 entity  codegen
            class.m.motemplate       {{classFile}}.m                 entity  codegen
            properties.h.motemplate  {{class}}+CoreDataProperties.h  entity  machine
            properties.m.motemplate  {{class}}+CoreDataProperties.m  entity  machine
            umbrella.h.motemplate    {{model}}+CoreDataModel.h       model   machine
            umbrella.m.motemplate    {{model}}+CoreDataModel.m       model   machine

            """##,
    ]
}
