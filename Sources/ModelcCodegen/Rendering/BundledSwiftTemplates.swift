// swift-format-ignore-file

/// The files of `Templates/swift` inside the program. A test compares them, and writes this file anew where
/// `MODELC_RECORD_GOLDENS` is 1.
enum BundledSwiftTemplates {
    static let files: [String: String] = [
        "attributes.swift.motemplate": ##"""
            <$comment
                The attributes of a class: managed by Core Data where Objective-C can express the type, otherwise computed over the
                primitive value with the calls that Core Data asks of an accessor.
            $>
            <$foreach attribute entity.attributes$>
            <$if attribute.isSpaced$>

            <$endif$>
            <$foreach line attribute.documentation$>
                ///<$if line != ""$> <$line$><$endif$>
            <$endforeach$>
            <$if attribute.isManaged$>
                @NSManaged <$attribute.modifiers$>var <$attribute.escapedName$>: <$attribute.swiftType$>
            <$else$>
            <$set key = attribute.name$>
            <$set type = attribute.swiftBaseType$>
            <$set conversion = attribute.conversion$>
            <$if attribute.documentation$>
                ///
            <$endif$>
            <$if conversion == "json" or conversion == "jsonString"$>
                /// Kept as JSON: nil where there is none, or none of this type. A value that cannot be encoded is reported in the log
                /// and changes nothing. There is no Objective-C key path to this property.
            <$else$>
            <$if attribute.rawPolicy == "default"$>
                /// A value without a case of its own reads as the default of the model.
            <$endif$>
                /// Computed over the primitive value: there is no Objective-C key path to this property.
            <$endif$>
                <$attribute.modifiers$>var <$attribute.escapedName$>: <$attribute.swiftType$> {
                    get {
                        willAccessValue(forKey: "<$key$>")
                        defer { didAccessValue(forKey: "<$key$>") }
            <$if conversion == "cast"$>
                        return primitiveValue(forKey: "<$key$>") as? <$type$>
            <$elseif conversion == "float"$>
                        return (primitiveValue(forKey: "<$key$>") as? NSNumber)?.floatValue
            <$elseif conversion == "none"$>
                        return primitiveValue(forKey: "<$key$>")
            <$elseif conversion == "composite"$>
            <$if attribute.isOptional$>
                        return (primitiveValue(forKey: "<$key$>") as? [<$names.String$>: Any]).map(<$type$>.init(dictionary:))
            <$else$>
                        return <$type$>(dictionary: primitiveValue(forKey: "<$key$>") as? [<$names.String$>: Any] ?? [:])
            <$endif$>
            <$elseif conversion == "decimal"$>
                        return (primitiveValue(forKey: "<$key$>") as? NSDecimalNumber)?.decimalValue<$if !attribute.isOptional$> ?? 0<$endif$>
            <$elseif conversion == "timeInterval"$>
                        return (primitiveValue(forKey: "<$key$>") as? <$names.Date$>)?.timeIntervalSinceReferenceDate
            <$elseif conversion == "json"$>
                        guard let data = primitiveValue(forKey: "<$key$>") as? <$names.Data$> else { return nil }
                        return try? <$names.JSONDecoder$>().decode(<$type$>.self, from: data)
            <$elseif conversion == "jsonString"$>
                        guard let text = primitiveValue(forKey: "<$key$>") as? <$names.String$> else { return nil }
                        return try? <$names.JSONDecoder$>().decode(<$type$>.self, from: <$names.Data$>(text.utf8))
            <$elseif attribute.rawPolicy == "none"$>
                        return (primitiveValue(forKey: "<$key$>") as? <$type$>.RawValue).flatMap(<$type$>.init(rawValue:))
            <$elseif attribute.rawPolicy == "fallback"$>
                        return (primitiveValue(forKey: "<$key$>") as? <$type$>.RawValue).flatMap(<$type$>.init(rawValue:)) ?? .<$attribute.rawValue$>
            <$elseif attribute.rawPolicy == "default"$>
                        let rawValue = primitiveValue(forKey: "<$key$>") as? <$type$>.RawValue
                        guard let value = rawValue.flatMap(<$type$>.init(rawValue:)) ?? <$type$>(rawValue: <$attribute.rawValue$>) else {
                            <$names.fatalError$>("<$type$> has no case for the default of <$key$>")
                        }
                        return value
            <$elseif attribute.rawPolicy == "total"$>
            <$if attribute.isOptional$>
                        return (primitiveValue(forKey: "<$key$>") as? <$type$>.RawValue).map(<$type$>.init(rawValue:))
            <$else$>
                        return <$type$>(rawValue: primitiveValue(forKey: "<$key$>") as? <$type$>.RawValue ?? <$attribute.rawValue$>)
            <$endif$>
            <$else$>
                        let rawValue = primitiveValue(forKey: "<$key$>")
                        guard let value = (rawValue as? <$type$>.RawValue).flatMap(<$type$>.init(rawValue:)) else {
                            <$names.fatalError$>("<$type$> has no case for the value of <$key$>, \(rawValue as Any)")
                        }
                        return value
            <$endif$>
                    }
            <$if attribute.hasSetter$>
                    set {
            <$if conversion == "json" or conversion == "jsonString"$>
                        let data: <$names.Data$>?
                        do {
                            data = try newValue.map { try <$names.JSONEncoder$>().encode($0) }
                        } catch {
                            <$names.NSLog$>("%@", NSString(string: "<$entity.className$>.<$key$> keeps its value, since the new one cannot be encoded as JSON: \(error)"))
                            return
                        }
            <$endif$>
                        willChangeValue(forKey: "<$key$>")
                        defer { didChangeValue(forKey: "<$key$>") }
            <$if conversion == "cast" or conversion == "float" or conversion == "none"$>
                        setPrimitiveValue(newValue, forKey: "<$key$>")
            <$elseif conversion == "composite"$>
                        setPrimitiveValue(newValue<$if attribute.isOptional$>?<$endif$>.dictionary, forKey: "<$key$>")
            <$elseif conversion == "rawValue"$>
                        setPrimitiveValue(newValue<$if attribute.isOptional$>?<$endif$>.rawValue, forKey: "<$key$>")
            <$elseif conversion == "decimal"$>
            <$if attribute.isOptional$>
                        setPrimitiveValue(newValue.map { NSDecimalNumber(decimal: $0) }, forKey: "<$key$>")
            <$else$>
                        setPrimitiveValue(NSDecimalNumber(decimal: newValue), forKey: "<$key$>")
            <$endif$>
            <$elseif conversion == "timeInterval"$>
                        setPrimitiveValue(newValue.map { <$names.Date$>(timeIntervalSinceReferenceDate: $0) }, forKey: "<$key$>")
            <$elseif conversion == "json"$>
                        setPrimitiveValue(data, forKey: "<$key$>")
            <$else$>
                        setPrimitiveValue(data.map { <$names.String$>(decoding: $0, as: <$names.UTF8$>.self) }, forKey: "<$key$>")
            <$endif$>
                    }
            <$endif$>
                }
            <$endif$>
            <$endforeach$>

            """##,
        "composites.swift.motemplate": ##"""
            <$comment The structures of the model's composite attribute types; without any of them there is no file. $>
            <$if model.composites and entities$>
            <$set names = model.names$>
            <$set access = generator.access$>
            <$if !generator.isSingleFile$>
            // <$generator.marker$> from <$model.fileName$>. Do not edit.

            <$set imports = model.compositeImports$>
            <$include "imports.swift.motemplate"$>
            <$endif$>
            <$foreach composite model.composites$>
            <$if !(generator.isSingleFile and compositeIsFirst)$>

            <$endif$>
            <$generator.isolation$><$access$>struct <$composite.escapedName$><$if composite.conformances$>: <$composite.conformances.join(", ")$><$endif$> {
            <$foreach member composite.members$>
            <$foreach line member.documentation$>
                ///<$if line != ""$> <$line$><$endif$>
            <$endforeach$>
                <$access$>var <$member.escapedName$>: <$member.swiftType$>
            <$endforeach$>
            <$if composite.members$>

            <$endif$>
                <$access$>init(<$foreach member composite.members$><$if !memberIsFirst$>, <$endif$><$member.escapedName$>: <$member.swiftType$><$if member.isOptional$> = nil<$endif$><$endforeach$>) {
            <$foreach member composite.members$>
                    self.<$member.escapedName$> = <$member.escapedName$>
            <$endforeach$>
                }

                /// The value that Core Data keeps as a dictionary.
                <$access$>init(dictionary: [<$names.String$>: Any]) {
            <$foreach member composite.members$>
            <$set value = "dictionary[\"" + member.name + "\"]"$>
            <$if member.conversion == "none"$>
                    self.<$member.escapedName$> = <$value$>
            <$elseif member.conversion == "composite"$>
            <$if member.isOptional$>
                    self.<$member.escapedName$> = (<$value$> as? [<$names.String$>: Any]).map(<$member.swiftBaseType$>.init(dictionary:))
            <$else$>
                    self.<$member.escapedName$> = <$member.swiftBaseType$>(dictionary: <$value$> as? [<$names.String$>: Any] ?? [:])
            <$endif$>
            <$elseif member.conversion == "float"$>
                    self.<$member.escapedName$> = (<$value$> as? NSNumber)?.floatValue<$if !member.isOptional$> ?? <$member.fallback$><$endif$>
            <$elseif member.conversion == "decimal"$>
                    self.<$member.escapedName$> = (<$value$> as? NSDecimalNumber)?.decimalValue<$if !member.isOptional$> ?? <$member.fallback$><$endif$>
            <$elseif member.conversion == "timeInterval"$>
                    self.<$member.escapedName$> = (<$value$> as? <$names.Date$>)?.timeIntervalSinceReferenceDate<$if !member.isOptional$> ?? <$member.fallback$><$endif$>
            <$elseif member.isOptional$>
                    self.<$member.escapedName$> = <$value$> as? <$member.swiftBaseType$>
            <$elseif member.fallback != ""$>
                    self.<$member.escapedName$> = <$value$> as? <$member.swiftBaseType$> ?? <$member.fallback$>
            <$else$>
                    self.<$member.escapedName$> = requiredValue("<$member.name$>", in: dictionary)
            <$endif$>
            <$endforeach$>
                }

                /// The value as Core Data keeps it.
                <$access$>var dictionary: [<$names.String$>: Any] {
            <$if composite.members$>
                    var dictionary: [<$names.String$>: Any] = [:]
            <$foreach member composite.members$>
            <$set mark = ""$>
            <$if member.isOptional$>
            <$set mark = "?"$>
            <$endif$>
            <$if member.conversion == "composite"$>
                    dictionary["<$member.name$>"] = self.<$member.escapedName$><$mark$>.dictionary
            <$elseif member.conversion == "decimal" and member.isOptional$>
                    dictionary["<$member.name$>"] = self.<$member.escapedName$>.map { NSDecimalNumber(decimal: $0) }
            <$elseif member.conversion == "decimal"$>
                    dictionary["<$member.name$>"] = NSDecimalNumber(decimal: self.<$member.escapedName$>)
            <$elseif member.conversion == "timeInterval" and member.isOptional$>
                    dictionary["<$member.name$>"] = self.<$member.escapedName$>.map { <$names.Date$>(timeIntervalSinceReferenceDate: $0) }
            <$elseif member.conversion == "timeInterval"$>
                    dictionary["<$member.name$>"] = <$names.Date$>(timeIntervalSinceReferenceDate: self.<$member.escapedName$>)
            <$else$>
                    dictionary["<$member.name$>"] = self.<$member.escapedName$>
            <$endif$>
            <$endforeach$>
                    return dictionary
            <$else$>
                    [:]
            <$endif$>
                }
            }
            <$endforeach$>
            <$if model.needsRequiredValue$>

            <$generator.isolation$>private func requiredValue<Value>(_ key: <$names.String$>, in dictionary: [<$names.String$>: Any]) -> Value {
                guard let value = dictionary[key] as? Value else {
                    <$names.fatalError$>("The required member \(key) of a composite has no value")
                }
                return value
            }
            <$endif$>
            <$endif$>

            """##,
        "description.swift.motemplate": ##"""
            <$comment The description of one property. Before: foreach property … $>
                    do {
                        let property = <$property.className$>()
                        property.name = <$property.name$>
            <$foreach assignment property.assignments$>
                        property.<$assignment.name$> = <$assignment.value$>
            <$endforeach$>
            <$if property.elementsFunction$>
                        property.elements = <$property.elementsFunction$>()
            <$endif$>
            <$if property.predicates$>
                        var predicates: [NSPredicate] = []
            <$foreach predicate property.predicates$>
                        predicates.append(<$predicate$>)
            <$endforeach$>
                        var warnings: [<$names.String$>] = []
            <$foreach warning property.warnings$>
                        warnings.append(<$warning$>)
            <$endforeach$>
                        property.setValidationPredicates(predicates, withValidationWarnings: warnings)
            <$endif$>
                        properties.append(property)
                    }

            """##,
        "fetchRequests.swift.motemplate": ##"""
            <$comment The fetch request templates of the model as functions: the variables of their predicates are parameters. $>
            <$foreach request entity.fetchRequests$>
            <$if !requestIsFirst$>

            <$endif$>
            <$foreach line request.documentation$>
                ///<$if line != ""$> <$line$><$endif$>
            <$endforeach$>
                <$request.access$>class func <$request.functionName$>(
            <$foreach variable request.variables$>
                    <$variable.parameterName$>: <$variable.swiftType$>,
            <$endforeach$>
                    in <$request.modelName$>: NSManagedObjectModel
                ) -> NSFetchRequest<<$request.resultType$>> {
                    let variables: [<$names.String$>: Any] = [<$if !request.variables$>:<$endif$><$foreach variable request.variables$><$if !variableIsFirst$>, <$endif$><$variable.nameLiteral$>: <$variable.parameterName$><$endforeach$>]
                    let request = <$request.modelName$>.fetchRequestFromTemplate(
                        withName: <$request.nameLiteral$>, substitutionVariables: variables)
                    guard let request = request as? NSFetchRequest<<$request.resultType$>> else {
                        <$names.fatalError$>("The model has no fetch request for <$request.functionName$>")
                    }
                    return request
                }
            <$endforeach$>

            """##,
        "human.swift.motemplate": ##"""
            <$comment
                The human class of an entity, which is written once and then belongs to the user.
                Its imports are not public even in public files: no declaration here names anything of Core Data.
                An open class cannot inherit from one that is not, so a class with subclasses is open.
            $>
            import CoreData
            import Foundation

            <$if entity.hasObjectiveCName$>
            @objc(<$entity.className$>)
            <$endif$>
            <$generator.isolation$><$if entity.isFinal$><$entity.access$>final <$else$><$entity.openAccess$><$endif$>class <$entity.escapedClassName$>: <$entity.machineClassName$> {
                // This file is yours: modelc never writes it again.
            }

            """##,
        "imports.swift.motemplate": ##"""
            <$comment The imports of a file. Before: set imports = … $>
            <$foreach import imports$>
            <$if import.isConditional$>
            #if canImport(<$import.module$>)
            <$endif$>
            <$if import.isPublic$>public <$endif$>import <$import.module$>
            <$if import.isConditional$>
            #endif
            <$endif$>
            <$endforeach$>

            """##,
        "keys.swift.motemplate": ##"""
            <$comment The names of properties and the user info as typed constants, those of this class alone. $>
            <$if entity.attributes or entity.relationships or entity.fetchedProperties or entity.userInfoConstants$>

                // MARK: Keys
            <$endif$>
            <$if entity.attributes$>
                /// The names of the attributes that this class declares.
                <$generator.isolation$><$access$>enum <$model.keyTypes.attribute$>: <$names.String$>, <$names.CaseIterable$>, <$names.Sendable$> {
            <$foreach property entity.attributes$>
                    case <$property.caseName$><$if property.isRenamedCase$> = "<$property.name$>"<$endif$>
            <$endforeach$>

                    /// The name for key-value coding.
                    <$access$>var key: <$names.String$> { rawValue }
                }
            <$endif$>
            <$if entity.relationships$>
            <$if entity.attributes$>

            <$endif$>
                /// The names of the relationships that this class declares.
                <$generator.isolation$><$access$>enum <$model.keyTypes.relationship$>: <$names.String$>, <$names.CaseIterable$>, <$names.Sendable$> {
            <$foreach property entity.relationships$>
                    case <$property.caseName$><$if property.isRenamedCase$> = "<$property.name$>"<$endif$>
            <$endforeach$>

                    /// The name for key-value coding.
                    <$access$>var key: <$names.String$> { rawValue }
                }
            <$endif$>
            <$if entity.fetchedProperties$>
            <$if entity.attributes or entity.relationships$>

            <$endif$>
                /// The names of the fetched properties that this class declares.
                <$generator.isolation$><$access$>enum <$model.keyTypes.fetchedProperty$>: <$names.String$>, <$names.CaseIterable$>, <$names.Sendable$> {
            <$foreach property entity.fetchedProperties$>
                    case <$property.caseName$><$if property.isRenamedCase$> = "<$property.name$>"<$endif$>
            <$endforeach$>

                    /// The name for key-value coding.
                    <$access$>var key: <$names.String$> { rawValue }
                }
            <$endif$>
            <$if entity.userInfoConstants$>
            <$if entity.attributes or entity.relationships or entity.fetchedProperties$>

            <$endif$>
                /// The user info of the entity.
                <$generator.isolation$><$access$>enum <$model.keyTypes.userInfo$> {
            <$foreach constant entity.userInfoConstants$>
                    <$access$>static let <$constant.name$> = <$constant.literal$>
            <$endforeach$>
                }
            <$endif$>

            """##,
        "machine.swift.motemplate": ##"""
            <$comment
                The machine class of an entity: everything that follows from the model.
                Declarations stand in the class's body, because members of an extension would be isolated to the main actor in
                modules that are so by default.
            $>
            <$set names = model.names$>
            <$set access = entity.access$>
            <$if !generator.isSingleFile$>
            // <$generator.marker$> from <$model.fileName$>. Do not edit; edit <$entity.humanFileName$>.

            <$set imports = entity.imports$>
            <$include "imports.swift.motemplate"$>

            <$endif$>
            <$foreach line entity.documentation$>
            ///<$if line != ""$> <$line$><$endif$>
            <$endforeach$>
            <$if entity.hasObjectiveCName$>
            @objc(<$entity.machineClassName$>)
            <$endif$>
            <$generator.isolation$><$entity.openAccess$>class <$entity.machineClassName$>: <$entity.superclassName$><$foreach conformance entity.conformances$>, <$conformance$><$endforeach$> {
                // MARK: Entity
                <$if !entity.isRoot$>override <$endif$><$entity.openAccess$>class var entityName: <$names.String$> { <$entity.nameLiteral$> }
            <$if entity.isRoot$>

                /// The entity of the class in the model of a context; nil where that model has none of the name.
                <$entity.openAccess$>class func entity(in context: NSManagedObjectContext) -> NSEntityDescription? {
                    NSEntityDescription.entity(forEntityName: entityName, in: context)
                }
            <$endif$>
            <$if generator.support == "none"$>

                /// A request for all objects of the class.
                <$access$>class func make<$if !(entity.isRoot and entity.isFinal)$><$entity.className$><$endif$>FetchRequest() -> NSFetchRequest<<$entity.escapedClassName$>> {
                    NSFetchRequest<<$entity.escapedClassName$>>(entityName: <$entity.nameLiteral$>)
                }
            <$endif$>
            <$if entity.insertsObjects$>

                // MARK: Insertion
                /// Inserts an object of the class's entity.
                <$access$>convenience init(insertInto context: NSManagedObjectContext) {
                    guard let entity = Self.entity(in: context) else {
                        <$names.fatalError$>("The model of the context has no entity \(Self.entityName)")
                    }
                    self.init(entity: entity, insertInto: context)
                }
            <$elseif entity.initializer$>

                // MARK: Insertion
            <$endif$>
            <$if entity.initializer$>
            <$set context = entity.initializer.contextName$>
            <$if entity.insertsObjects$>

            <$endif$>
                /// Inserts an object with everything that it needs before it can be saved.
                <$entity.initializer.access$>convenience init(
                    context<$if context != "context"$> <$context$><$endif$>: NSManagedObjectContext<$foreach parameter entity.initializer.parameters$>,
                    <$parameter.parameterName$>: <$parameter.swiftType$><$endforeach$>
                ) {
                    guard let entity = Self.entity(in: <$context$>) else {
                        <$names.fatalError$>("The model of the context has no entity \(Self.entityName)")
                    }
                    self.init(entity: entity, insertInto: <$context$>)
            <$foreach parameter entity.initializer.parameters$>
            <$set value = parameter.parameterName$>
            <$if !parameter.isStoredByKey$>
                    self.<$value$> = <$value$>
            <$elseif parameter.conversion == "json" or parameter.conversion == "jsonString"$>
                    do {
            <$if parameter.conversion == "json"$>
                        try setValue(<$names.JSONEncoder$>().encode(<$value$>), forKey: <$parameter.nameLiteral$>)
            <$else$>
                        try setValue(
                            <$names.String$>(decoding: <$names.JSONEncoder$>().encode(<$value$>), as: <$names.UTF8$>.self), forKey: <$parameter.nameLiteral$>)
            <$endif$>
                    } catch {
                        <$names.NSLog$>("%@", NSString(string: "<$entity.className$>.<$parameter.name$> has no value, since it cannot be encoded as JSON: \(error)"))
                    }
            <$elseif parameter.conversion == "composite"$>
                    setValue(<$value$>.dictionary, forKey: <$parameter.nameLiteral$>)
            <$elseif parameter.conversion == "rawValue"$>
                    setValue(<$value$>.rawValue, forKey: <$parameter.nameLiteral$>)
            <$elseif parameter.conversion == "decimal"$>
                    setValue(NSDecimalNumber(decimal: <$value$>), forKey: <$parameter.nameLiteral$>)
            <$elseif parameter.conversion == "timeInterval"$>
                    setValue(<$names.Date$>(timeIntervalSinceReferenceDate: <$value$>), forKey: <$parameter.nameLiteral$>)
            <$else$>
                    setValue(<$value$>, forKey: <$parameter.nameLiteral$>)
            <$endif$>
            <$endforeach$>
                }
            <$endif$>
            <$include "keys.swift.motemplate"$>
            <$if entity.attributes$>

                // MARK: Attributes
            <$include "attributes.swift.motemplate"$>
            <$endif$>
            <$if entity.relationships$>

                // MARK: Relationships
            <$include "relationships.swift.motemplate"$>
            <$endif$>
            <$if entity.fetchedProperties$>

                // MARK: Fetched properties
            <$foreach property entity.fetchedProperties$>
            <$if property.isSpaced$>

            <$endif$>
            <$foreach line property.documentation$>
                ///<$if line != ""$> <$line$><$endif$>
            <$endforeach$>
                @NSManaged <$property.modifiers$>var <$property.escapedName$>: <$property.swiftType$>
            <$endforeach$>
            <$endif$>
            <$if entity.fetchRequests$>

                // MARK: Fetch requests
            <$include "fetchRequests.swift.motemplate"$>
            <$endif$>
            }
            <$foreach type entity.rawTypes$>

            /// The values of an attribute of <$entity.className$>, by its user info.
            <$generator.isolation$><$access$>enum <$type.name$>: <$type.valueType$>, <$names.CaseIterable$>, <$names.Sendable$><$if type.isCodable$>, <$names.Codable$><$endif$> {
            <$foreach case type.cases$>
                case <$case.name$> = <$case.value$>
            <$endforeach$>
            }
            <$endforeach$>
            <$include "snapshot.swift.motemplate"$>

            """##,
        "model.swift.motemplate": ##"""
            <$comment
                The model built in code, without a compiled model: for packages, playgrounds and tests.
                A function for each entity, so that the compiler's work stays small. What names other entities follows once there are
                all of them.
            $>
            <$if model.description$>
            <$set names = model.names$>
            <$set description = model.description$>
            <$set access = generator.access$>
            <$if !generator.isSingleFile$>
            // <$generator.marker$> from <$model.fileName$>. Do not edit.

            <$access$>import CoreData
            import Foundation

            <$endif$>
            /// The model <$model.name$>, built in code.
            <$if description.composites$>
            @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
            <$endif$>
            <$generator.isolation$><$access$>enum <$description.typeName$> {
                /// A new model. Make one for all stores of an app: with two of them, Core Data does not know whose class is whose.
                <$access$>static func makeModel() -> NSManagedObjectModel {
                    let entities = makeEntities()
            <$foreach entity description.entities$>
            <$if entity.subentities or entity.links or entity.fetched or entity.indexes$>
                    <$entity.function$>Connections(entities)
            <$endif$>
            <$endforeach$>
                    let model = NSManagedObjectModel()
                    model.entities = entities.keys.sorted().compactMap { entities[$0] }
            <$if description.versionIdentifiers$>
                    model.versionIdentifiers = [<$description.versionIdentifiers.join(", ")$>]
            <$endif$>
            <$foreach configuration description.configurations$>
                    model.setEntities(
                        [<$configuration.entities.join(", ")$>].compactMap { (name: <$names.String$>) in entities[name] },
                        forConfigurationName: <$configuration.name$>)
            <$endforeach$>
            <$foreach request description.requests$>
                    do {
                        let request = NSFetchRequest<any NSFetchRequestResult>()
            <$if request.entity$>
                        request.entity = entities[<$request.entity$>]
            <$endif$>
            <$foreach assignment request.assignments$>
                        request.<$assignment.name$> = <$assignment.value$>
            <$endforeach$>
                        model.setFetchRequestTemplate(request, forName: <$request.name$>)
                    }
            <$endforeach$>
                    return model
                }

                private static func makeEntities() -> [<$names.String$>: NSEntityDescription] {
                    var entities: [<$names.String$>: NSEntityDescription] = [:]
            <$foreach entity description.entities$>
                    entities[<$entity.name$>] = <$entity.function$>()
            <$endforeach$>
                    return entities
                }
            <$foreach entity description.entities$>

                private static func <$entity.function$>() -> NSEntityDescription {
                    let entity = NSEntityDescription()
                    entity.name = <$entity.name$>
            <$if entity.className$>
                    entity.managedObjectClassName = NSStringFromClass(<$entity.className$>.self)
            <$endif$>
            <$foreach assignment entity.assignments$>
            <$if assignment.name != "uniquenessConstraints"$>
                    entity.<$assignment.name$> = <$assignment.value$>
            <$endif$>
            <$endforeach$>
            <$if entity.properties$>
                    var properties: [NSPropertyDescription] = []
            <$foreach property entity.properties$>
            <$include "description.swift.motemplate"$>
            <$endforeach$>
                    entity.properties = properties
            <$endif$>
            <$foreach assignment entity.assignments$>
            <$if assignment.name == "uniquenessConstraints"$>
                    entity.uniquenessConstraints = <$assignment.value$>
            <$endif$>
            <$endforeach$>
                    return entity
                }
            <$if entity.subentities or entity.links or entity.fetched or entity.indexes$>

                private static func <$entity.function$>Connections(_ entities: [<$names.String$>: NSEntityDescription]) {
                    guard let entity = entities[<$entity.name$>] else { return }
            <$if entity.subentities$>
                    entity.subentities = [<$entity.subentities.join(", ")$>].compactMap { (name: <$names.String$>) in entities[name] }
            <$endif$>
            <$foreach link entity.links$>
                    do {
                        let relationship = entity.relationshipsByName[<$link.name$>]
                        relationship?.destinationEntity = entities[<$link.destination$>]
            <$if link.inverse$>
                        relationship?.inverseRelationship = entities[<$link.destination$>]?.relationshipsByName[<$link.inverse$>]
            <$endif$>
                    }
            <$endforeach$>
            <$foreach property entity.fetched$>
                    do {
                        let request = NSFetchRequest<any NSFetchRequestResult>()
            <$if property.request.entity$>
                        request.entity = entities[<$property.request.entity$>]
            <$endif$>
            <$foreach assignment property.request.assignments$>
                        request.<$assignment.name$> = <$assignment.value$>
            <$endforeach$>
                        (entity.propertiesByName[<$property.name$>] as? NSFetchedPropertyDescription)?.fetchRequest = request
                    }
            <$endforeach$>
            <$if entity.indexes$>
                    var indexes: [NSFetchIndexDescription] = []
            <$foreach fetchIndex entity.indexes$>
                    do {
                        var elements: [NSFetchIndexElementDescription] = []
            <$foreach element fetchIndex.elements$>
                        if let property = entity.propertiesByName[<$element.property$>] {
                            let element = NSFetchIndexElementDescription(property: property, collationType: .<$element.collation$>)
            <$if !element.isAscending$>
                            element.isAscending = false
            <$endif$>
                            elements.append(element)
                        }
            <$endforeach$>
                        let index = NSFetchIndexDescription(name: <$fetchIndex.name$>, elements: elements)
            <$if fetchIndex.partialPredicate$>
                        index.partialIndexPredicate = NSPredicate(format: <$fetchIndex.partialPredicate$>)
            <$endif$>
                        indexes.append(index)
                    }
            <$endforeach$>
                    entity.indexes = indexes
            <$endif$>
                }
            <$endif$>
            <$endforeach$>
            <$foreach composite description.composites$>

                private static func <$composite.function$>() -> [NSAttributeDescription] {
                    var properties: [NSAttributeDescription] = []
            <$foreach property composite.members$>
            <$include "description.swift.motemplate"$>
            <$endforeach$>
                    return properties
                }
            <$endforeach$>
            }
            <$endif$>

            """##,
        "relationships.swift.motemplate": ##"""
            <$comment The relationships of a class, ordered ones with a view as a typed array, and what changes the others. $>
            <$foreach relationship entity.relationships$>
            <$if relationship.isSpaced$>

            <$endif$>
            <$foreach line relationship.documentation$>
                ///<$if line != ""$> <$line$><$endif$>
            <$endforeach$>
            <$if relationship.needsCare$>
            <$if relationship.documentation$>
                ///
            <$endif$>
                /// Required, but nil until it is set and after a nullification: do not read it then.
            <$endif$>
                @NSManaged <$relationship.access$>var <$relationship.escapedName$>: <$relationship.swiftType$>
            <$if relationship.isOrdered$>

                <$relationship.access$>var <$relationship.name$>Array: [<$relationship.elementType$>] {
            <$comment With `self`: a relationship named `get` would begin a getter. $>
                    self.<$relationship.escapedName$>.array as? [<$relationship.elementType$>] ?? []
                }
            <$endif$>
            <$endforeach$>
            <$if entity.toMany$>

                // MARK: To-many mutators
            <$endif$>
            <$foreach relationship entity.toMany$>
            <$set Name = relationship.capitalizedName$>
            <$set element = relationship.elementType$>
            <$set memberAccess = relationship.access$>
            <$if !relationshipIsFirst$>

            <$endif$>
            <$if relationship.isOrdered$>
            <$comment Over the mutable proxy: Core Data's own ordered mutators crashed for years. $>
                <$memberAccess$>func addTo<$Name$>(_ value: <$element$>) {
                    mutableOrderedSetValue(forKey: "<$relationship.name$>").add(value)
                }

                <$memberAccess$>func removeFrom<$Name$>(_ value: <$element$>) {
                    mutableOrderedSetValue(forKey: "<$relationship.name$>").remove(value)
                }

                <$memberAccess$>func insertInto<$Name$>(_ value: <$element$>, at index: <$names.Int$>) {
                    mutableOrderedSetValue(forKey: "<$relationship.name$>").insert(value, at: index)
                }

                <$memberAccess$>func removeFrom<$Name$>(at index: <$names.Int$>) {
                    mutableOrderedSetValue(forKey: "<$relationship.name$>").removeObject(at: index)
                }

                <$memberAccess$>func replace<$Name$>(at index: <$names.Int$>, with value: <$element$>) {
                    mutableOrderedSetValue(forKey: "<$relationship.name$>").replaceObject(at: index, with: value)
                }
            <$else$>
                @objc(add<$Name$>Object:) @NSManaged <$memberAccess$>func addTo<$Name$>(_ value: <$element$>)
                @objc(remove<$Name$>Object:) @NSManaged <$memberAccess$>func removeFrom<$Name$>(_ value: <$element$>)
                @objc(add<$Name$>:) @NSManaged <$memberAccess$>func addTo<$Name$>(_ values: <$relationship.swiftType$>)
                @objc(remove<$Name$>:) @NSManaged <$memberAccess$>func removeFrom<$Name$>(_ values: <$relationship.swiftType$>)
            <$endif$>
            <$endforeach$>

            """##,
        "single.swift.motemplate": ##"""
            <$comment
                All machine code of a model in one file (`--single-file`): the other templates leave out their first lines and imports
                then. The whole stands under a condition, so that a package with a model also builds where there is no Core Data.
            $>
            // <$generator.marker$> from <$model.fileName$>. Do not edit.

            #if canImport(CoreData)
            <$if imports$>

            <$include "imports.swift.motemplate"$>
            <$endif$>
            <$foreach part parts$>

            // MARK: - <$part.name$>

            <$part.text$>
            <$endforeach$>

            #endif

            """##,
        "snapshot.swift.motemplate": ##"""
            <$comment A structure with the values of an object, for other threads. $>
            <$foreach snapshot entity.snapshots$>

            /// The values of an object of <$entity.className$>, which can be handed to other threads.
            <$if snapshot.omitted$>
            ///
            /// Without <$snapshot.omitted.join(", ")$>: such values cannot be shared<$if snapshot.isCodable$> or encoded<$endif$>.
            <$endif$>
            <$generator.isolation$><$snapshot.access$>struct <$snapshot.name$>: <$snapshot.conformances.join(", ")$> {
                /// The object's identifier<$if snapshot.isCodable$>; nil in a snapshot that was decoded<$endif$>.
                <$snapshot.access$>var <$if generator.support == "none"$>objectID: NSManagedObjectID<$else$>managedID: ManagedID<<$entity.escapedClassName$>><$endif$><$if snapshot.isCodable$>?<$endif$>
            <$foreach attribute snapshot.attributes$>
                <$attribute.access$>var <$attribute.caseName$>: <$attribute.swiftType$>
            <$endforeach$>
            <$foreach relationship snapshot.relationships$>
                <$relationship.access$>var <$relationship.escapedName$>: <$if generator.support == "none"$>NSManagedObjectID<$else$>ManagedID<<$relationship.elementType$>><$endif$>?
            <$endforeach$>

                /// The values that the object has now.
                <$snapshot.access$>init(_ object: <$entity.escapedClassName$>) {
                    <$if generator.support == "none"$>objectID = object.objectID<$else$>managedID = ManagedID(unchecked: object.objectID)<$endif$>
            <$foreach attribute snapshot.attributes$>
                    self.<$attribute.caseName$> = object.<$attribute.escapedName$><$if attribute.conversion == "decimal" and attribute.isManaged$><$if attribute.isOptional$>?<$endif$>.decimalValue<$endif$>
            <$endforeach$>
            <$foreach relationship snapshot.relationships$>
            <$if generator.support == "none"$>
                    self.<$relationship.escapedName$> = object.<$relationship.escapedName$><$if relationship.isOptional$>?<$endif$>.objectID
            <$elseif relationship.isOptional$>
                    self.<$relationship.escapedName$> = object.<$relationship.escapedName$>.map { ManagedID(unchecked: $0.objectID) }
            <$else$>
                    self.<$relationship.escapedName$> = ManagedID(unchecked: object.<$relationship.escapedName$>.objectID)
            <$endif$>
            <$endforeach$>
                }
            <$if snapshot.isCodable$>

            <$if snapshot.attributes$>
                private enum CodingKeys: <$names.String$>, <$names.CodingKey$> {
            <$else$>
            <$comment An enumeration without cases can have no raw type. $>
                private enum CodingKeys: <$names.CodingKey$> {
            <$endif$>
            <$foreach attribute snapshot.attributes$>
                    case <$attribute.caseName$><$if attribute.isRenamedCase$> = "<$attribute.name$>"<$endif$>
            <$endforeach$>
                }
            <$endif$>
            }
            <$endforeach$>

            """##,
        "support.swift.motemplate": ##"""
            <$comment
                What all generated classes have in common. These things cannot stand in the classes: a subclass's function with
                another result type would be an overload, and every call of it ambiguous.
                The text depends on the options alone, so that the models of one module can share it. Hence the types of the standard
                library, whose names a model may take, have their module in front.
            $>
            <$if entities and generator.support == "file"$>
            <$set access = generator.access$>
            <$set isolation = generator.isolation$>
            <$if !generator.isSingleFile$>
            // <$generator.marker$>. Do not edit.

            <$access$>import CoreData
            import Foundation

            <$endif$>
            /// What generated classes have in common.
            <$isolation$><$access$>protocol ModelObject: NSManagedObject {
                /// The name of the class's entity in the model.
                static var entityName: Swift.String { get }
            }

            <$isolation$>extension ModelObject {
                /// A request for all objects of the class.
                <$access$>static func makeFetchRequest() -> NSFetchRequest<Self> {
                    NSFetchRequest<Self>(entityName: entityName)
                }

                /// The object's identifier, which can be handed to other contexts.
                <$access$>var managedID: ManagedID<Self> {
                    ManagedID(unchecked: objectID)
                }
            }

            /// An object identifier that knows the class of its object.
            <$isolation$><$access$>struct ManagedID<Object: NSManagedObject>: Swift.Hashable, Swift.Sendable {
                <$access$>let objectID: NSManagedObjectID

                /// Nobody checks here that the object is of the class.
                <$access$>init(unchecked objectID: NSManagedObjectID) {
                    self.objectID = objectID
                }
            }

            /// The identifier of an object leads to an object of another class.
            <$isolation$><$access$>struct ManagedIDMismatch: Swift.Error {
                <$access$>let objectID: NSManagedObjectID
            }

            <$isolation$>extension NSManagedObjectContext {
                /// The object of an identifier, fetched where it is not in the context yet.
                <$access$>func object<Object: NSManagedObject>(_ id: ManagedID<Object>) throws -> Object {
                    guard let object = try existingObject(with: id.objectID) as? Object else {
                        throw ManagedIDMismatch(objectID: id.objectID)
                    }
                    return object
                }
            }
            <$endif$>

            """##,
        "swift.manifest": ##"""
            # What the set makes: template, file name, for each of what, who owns the file.
            machine.swift.motemplate     _{{class}}.swift            entity  machine
            human.swift.motemplate       {{class}}.swift             entity  human
            composites.swift.motemplate  _{{model}}Composites.swift  model   machine
            support.swift.motemplate     _ModelcSupport.swift        model   machine
            model.swift.motemplate       _{{model}}Model.swift       model   machine

            """##,
    ]
}
