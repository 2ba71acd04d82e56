// swift-format-ignore-file

/// The files of `Templates/swift` inside the program. A test compares them, and writes this file anew where
/// `MODELC_RECORD_GOLDENS` is 1.
enum BundledSwiftTemplates {
    static let files: [String: String] = [
        "absence.swift.motemplate": ##"""
            <$comment
                What a snapshot remembers of the JSON that it was decoded from. Before: set absence = its name, absenceAccess = ….
            $>

            /// The keys that JSON lacked. Two snapshots with the same values are equal all the same.
            <$generator.isolation$><$absenceAccess$>struct <$absence$>: Swift.Hashable, Swift.Sendable {
                private var keys: Swift.Set<Swift.String> = []

                static func == (_: <$absence$>, _: <$absence$>) -> Swift.Bool { true }

                func hash(into _: inout Swift.Hasher) {}

                func contains(_ key: Swift.String) -> Swift.Bool { keys.contains(key) }

                mutating func remove(_ key: Swift.String) { keys.remove(key) }

                /// A value that may be nil, or else what a new object begins with.
                mutating func value<Value: Swift.Decodable, Key: Swift.CodingKey>(
                    _ initial: Value?, of key: Key, in values: Swift.KeyedDecodingContainer<Key>
                ) throws -> Value? {
                    if values.contains(key) { return try values.decodeIfPresent(Value.self, forKey: key) }
                    keys.insert(key.stringValue)
                    return initial
                }

                /// Writes a value, null as well, unless there was none in JSON and there is none now.
                func encode<Value: Swift.Encodable, Key: Swift.CodingKey>(
                    _ value: Value?, of key: Key, in values: inout Swift.KeyedEncodingContainer<Key>
                ) throws {
                    if value != nil || !keys.contains(key.stringValue) { try values.encode(value, forKey: key) }
                }

                /// A value, or else what a new object begins with.
                mutating func requiredValue<Value: Swift.Decodable, Key: Swift.CodingKey>(
                    _ initial: Value, of key: Key, in values: Swift.KeyedDecodingContainer<Key>
                ) throws -> Value {
                    try value(initial, of: key, in: values) ?? initial
                }
            }

            """##,
        "attributes.swift.motemplate": ##"""
            <$comment
                The attributes of a class: managed by Core Data where Objective-C can express the type, otherwise computed over the
                primitive value with the calls that Core Data asks of an accessor.
                The computed ones are final: one that can be overridden costs the compiler a third accessor, which changes in place,
                and entries in the class's tables.
            $>
            <$foreach attribute entity.attributes$>
            <$if attribute.isSpaced$>

            <$endif$>
            <$foreach line attribute.documentation$>
                ///<$if line != ""$> <$line$><$endif$>
            <$endforeach$>
            <$if attribute.isOverReleased$>
            <$set property = attribute$>
            <$set type = attribute.swiftBaseType$>
            <$set isOptional = attribute.isOptional$>
            <$set modifiers = attribute.modifiers$>
            <$set hasSetter = attribute.hasSetter$>
            <$set isAttribute = true$>
            <$set read = "primitiveValue"$>
            <$include "overReleased.swift.motemplate"$>
            <$elseif attribute.isManaged$>
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
            <$if generator.support != "none" and (conversion == "cast" or conversion == "float")$>
            <$set read = "modelcValue"$>
            <$if conversion == "float"$>
            <$set read = "modelcFloat"$>
            <$endif$>
            <$if attribute.hasSetter$>
                <$attribute.modifiers$>final var <$attribute.escapedName$>: <$attribute.swiftType$> {
                    get { <$read$>(forKey: "<$key$>") }
                    set { setModelcValue(newValue, forKey: "<$key$>") }
                }
            <$else$>
                <$attribute.modifiers$>final var <$attribute.escapedName$>: <$attribute.swiftType$> { <$read$>(forKey: "<$key$>") }
            <$endif$>
            <$else$>
                <$attribute.modifiers$>final var <$attribute.escapedName$>: <$attribute.swiftType$> {
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
            <$include "shields.swift.motemplate"$>

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
            <$if composite.hasCodingKeys$>

                private enum CodingKeys: <$names.String$>, <$names.CodingKey$> {
            <$foreach member composite.members$>
                    case <$member.caseName$><$if member.codingKey != ""$> = <$member.codingKeyLiteral$><$elseif member.isRenamedCase$> = "<$member.name$>"<$endif$>
            <$endforeach$>
                }
            <$endif$>
            }
            <$if composite.hasKeys and generator.support != "none"$>

            /// The members of <$composite.name$> in conditions, after the key of an attribute of this type.
            <$generator.isolation$>extension ManagedKey where Value == <$composite.escapedName$> {
            <$foreach member composite.members$>
            <$if member.keyType != ""$>
                <$access$>var <$member.escapedName$>: ManagedReachedKey<KeyScope, <$member.keyType$>> { modelcKey("<$member.name$>") }
            <$endif$>
            <$endforeach$>
            }
            <$endif$>
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
                        <$if property.warnings$>var<$else$>let<$endif$> warnings: [<$names.String$>] = []
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
            <$comment
                The typed keys of the stored properties of this class. The extension is constrained to the machine class, so the keys
                of subclasses have them, too.
            $>
            <$if entity.hasKeys$>

            /// The stored properties that <$entity.className$> declares: `<$entity.className$>.keys`.
            <$generator.isolation$>extension ManagedKeys where KeyedObject: <$entity.machineClassName$> {
            <$foreach attribute entity.attributes$>
            <$if attribute.keyType != ""$>
                <$attribute.keyAccess$>var <$attribute.escapedName$>: <$if attribute.isDerived$>ManagedReachedKey<$else$>ManagedKey<$endif$><KeyScope, <$attribute.keyType$>> { <$if attribute.isDerived$>modelcDerived<$else$>modelcKey<$endif$>("<$attribute.name$>") }
            <$endif$>
            <$endforeach$>
            <$foreach relationship entity.relationships$>
            <$if relationship.isStored$>
                <$relationship.keyAccess$>var <$relationship.escapedName$>: <$if relationship.isToMany$>ManagedToManyKey<$else$>ManagedReachedKeys<$endif$><KeyScope, <$relationship.elementType$>> { <$if relationship.isToMany$>modelcToMany<$else$>modelcToOne<$endif$>("<$relationship.name$>") }
            <$endif$>
            <$endforeach$>
            }
            <$endif$>
            <$foreach unique entity.uniqueKeys$>

            <$generator.isolation$>extension InsertableModelObject where Self: <$entity.machineClassName$> {
                /// The object with <$foreach parameter unique.parameters$><$if !parameterIsFirst$> and <$endif$>this `<$parameter.name$>`<$endforeach$>, or else a new one. The model has a uniqueness constraint.
                <$entity.access$>static func findOrCreate(
                    in context: NSManagedObjectContext<$foreach parameter unique.parameters$>, <$parameter.parameterName$> <$parameter.name$>Value: <$parameter.swiftType$><$endforeach$>
                ) throws -> Self {
                    let filter = <$foreach parameter unique.parameters$><$if !parameterIsFirst$> && <$endif$>keys.<$parameter.parameterName$> == <$parameter.name$>Value<$endforeach$>
                    if let found = try first(in: context, where: filter) { return found }
                    let created = try modelcInsert(in: context)
            <$foreach parameter unique.parameters$>
                    created.setValue(<$parameter.name$>Value, forKey: <$parameter.nameLiteral$>)
            <$endforeach$>
                    return created
                }
            }
            <$endforeach$>

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
            <$include "shields.swift.motemplate"$>

            <$set imports = entity.imports$>
            <$include "imports.swift.motemplate"$>

            <$endif$>
            <$if generator.style == "xcode-compatible"$>
            <$access$>typealias <$entity.className$>CoreDataClassSet = NSSet
            <$access$>typealias <$entity.className$>CoreDataPropertiesSet = NSSet

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
            <$if generator.style == "xcode-compatible"$>

                /// A request for all objects of the class. The type of a call has to be known, since `NSManagedObject` has such a
                /// method, too: `let request: NSFetchRequest<<$entity.className$>> = <$entity.className$>.fetchRequest()`.
                @nonobjc <$access$>class func fetchRequest() -> NSFetchRequest<<$entity.escapedClassName$>> {
                    NSFetchRequest<<$entity.escapedClassName$>>(entityName: <$entity.nameLiteral$>)
                }
            <$endif$>
            <$if generator.support == "none"$>
            <$if entity.isRoot$>

                /// The entity of the class in the model of a context; nil if that model has no entity with this name.
                <$entity.openAccess$>class func entity(in context: NSManagedObjectContext) -> NSEntityDescription? {
                    NSEntityDescription.entity(forEntityName: entityName, in: context)
                }
            <$endif$>

                /// A request for all objects of the class.
                <$access$>class func make<$if !(entity.isRoot and entity.isFinal)$><$entity.className$><$endif$>FetchRequest() -> NSFetchRequest<<$entity.escapedClassName$>> {
                    NSFetchRequest<<$entity.escapedClassName$>>(entityName: <$entity.nameLiteral$>)
                }
            <$endif$>
            <$if entity.insertsObjects$>

                // MARK: Insertion
                /// Inserts an object of the class's entity.
                <$access$>convenience init(insertInto context: NSManagedObjectContext) {
            <$if generator.support == "none"$>
                    guard let entity = Self.entity(in: context) else {
                        <$names.fatalError$>("The model of the context has no entity \(Self.entityName)")
                    }
                    self.init(entity: entity, insertInto: context)
            <$else$>
                    self.init(entity: Self.requiredEntity(in: context), insertInto: context)
            <$endif$>
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
            <$if generator.support == "none"$>
                    guard let entity = Self.entity(in: <$context$>) else {
                        <$names.fatalError$>("The model of the context has no entity \(Self.entityName)")
                    }
                    self.init(entity: entity, insertInto: <$context$>)
            <$else$>
                    self.init(entity: Self.requiredEntity(in: <$context$>), insertInto: <$context$>)
            <$endif$>
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
            <$if entity.initialized$>

                /// Sets the values that a new object begins with, once: an object that comes from a child context has them already.
                override <$entity.openAccess$>func awakeFromInsert() {
                    super.awakeFromInsert()
            <$foreach attribute entity.initialized$>
                    if primitiveValue(forKey: "<$attribute.name$>") == nil {
                        let value: <$attribute.initialType$> = <$attribute.initialValue$>
                        setPrimitiveValue(<$attribute.initialStored$>, forKey: "<$attribute.name$>")
                    }
            <$endforeach$>
                }
            <$endif$>
            <$include "names.swift.motemplate"$>
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
            <$if property.isOverReleased$>
            <$set type = property.swiftType$>
            <$set isOptional = false$>
            <$set modifiers = property.modifiers$>
            <$set hasSetter = false$>
            <$set isAttribute = false$>
            <$set read = "value"$>
            <$include "overReleased.swift.motemplate"$>
            <$else$>
                @NSManaged <$property.modifiers$>var <$property.escapedName$>: <$property.swiftType$>
            <$endif$>
            <$endforeach$>
            <$endif$>
            <$if entity.fetchRequests$>

                // MARK: Fetch requests
            <$include "fetchRequests.swift.motemplate"$>
            <$endif$>
            }
            <$if generator.support != "none"$>
            <$include "keys.swift.motemplate"$>
            <$endif$>
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
            <$include "shields.swift.motemplate"$>

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
            <$if description.entities$>
                    var entities: [<$names.String$>: NSEntityDescription] = [:]
            <$foreach entity description.entities$>
                    entities[<$entity.name$>] = <$entity.function$>()
            <$endforeach$>
                    return entities
            <$else$>
                    [:]
            <$endif$>
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
                        relationship?.inverseRelationship = entities[<$link.inverseEntity$>]?.relationshipsByName[<$link.inverse$>]
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
                        <$if fetchIndex.elements$>var<$else$>let<$endif$> elements: [NSFetchIndexElementDescription] = []
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
            <$if composite.members$>
                    var properties: [NSAttributeDescription] = []
            <$foreach property composite.members$>
            <$include "description.swift.motemplate"$>
            <$endforeach$>
                    return properties
            <$else$>
                    []
            <$endif$>
                }
            <$endforeach$>
            }
            <$endif$>

            """##,
        "names.swift.motemplate": ##"""
            <$comment
                The names of properties and the user info as constants, those of this class alone. Attributes and relationships have
                typed keys instead, where there is a support file that says what these are.
            $>
            <$set hasNames = generator.support == "none"$>
            <$if (hasNames and (entity.attributes or entity.relationships)) or entity.fetchedProperties or entity.userInfoConstants$>

                // MARK: Names
            <$endif$>
            <$if hasNames and entity.attributes$>
                /// The names of the attributes that this class declares.
                <$generator.isolation$><$access$>enum <$model.keyTypes.attribute$>: <$names.String$>, <$names.CaseIterable$>, <$names.Sendable$> {
            <$foreach property entity.attributes$>
                    case <$property.caseName$><$if property.isRenamedCase$> = "<$property.name$>"<$endif$>
            <$endforeach$>

                    /// The name for key-value coding.
                    <$access$>var key: <$names.String$> { rawValue }
                }
            <$endif$>
            <$if hasNames and entity.relationships$>
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
            <$if hasNames and (entity.attributes or entity.relationships)$>

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
            <$if (hasNames and (entity.attributes or entity.relationships)) or entity.fetchedProperties$>

            <$endif$>
                /// The user info of the entity.
                <$generator.isolation$><$access$>enum <$model.keyTypes.userInfo$> {
            <$foreach constant entity.userInfoConstants$>
                    <$access$>static let <$constant.name$> = <$constant.literal$>
            <$endforeach$>
                }
            <$endif$>

            """##,
        "overReleased.swift.motemplate": ##"""
            <$comment
                A property whose name makes Swift release the value of Core Data's getter once too often. Before: set property,
                type = its type without the mark of an optional, isOptional, modifiers, hasSetter, isAttribute, read = the method that
                reads it.
                Objective-C does not see it, so that `value(forKey:)` finds Core Data's own getter.
            $>
            <$if property.documentation$>
                ///
            <$endif$>
                /// Computed, since Swift would release the value of a getter of Core Data with this name once too often. There is no
                /// Objective-C key path to this property.
                @nonobjc <$modifiers$>final var <$property.escapedName$>: <$property.swiftType$> {
                    get {
            <$if isAttribute$>
                        willAccessValue(forKey: "<$property.name$>")
                        defer { didAccessValue(forKey: "<$property.name$>") }
            <$endif$>
            <$if isOptional$>
                        return <$read$>(forKey: "<$property.name$>") as? <$type$>
            <$elseif property.emptyValue$>
                        return <$read$>(forKey: "<$property.name$>") as? <$type$> ?? <$property.emptyValue$>
            <$else$>
                        guard let object = <$read$>(forKey: "<$property.name$>") as? <$type$> else {
                            <$names.fatalError$>("<$entity.className$>.<$property.name$> is required, and has no value")
                        }
                        return object
            <$endif$>
                    }
            <$if hasSetter$>
                    set {
            <$if isAttribute$>
                        willChangeValue(forKey: "<$property.name$>")
                        defer { didChangeValue(forKey: "<$property.name$>") }
                        setPrimitiveValue(newValue, forKey: "<$property.name$>")
            <$else$>
                        setValue(newValue, forKey: "<$property.name$>")
            <$endif$>
                    }
            <$endif$>
                }

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
            <$if relationship.isOverReleased$>
            <$set property = relationship$>
            <$set type = relationship.collectionType$>
            <$set isOptional = relationship.isOptional$>
            <$set modifiers = relationship.access$>
            <$set hasSetter = true$>
            <$set isAttribute = false$>
            <$set read = "value"$>
            <$include "overReleased.swift.motemplate"$>
            <$else$>
                @NSManaged <$relationship.access$>var <$relationship.escapedName$>: <$relationship.swiftType$>
            <$endif$>
            <$if relationship.hasArray$>

                <$relationship.access$>var <$relationship.name$>Array: [<$relationship.elementType$>] {
            <$comment With `self`: a relationship named `get` would begin a getter. $>
                    self.<$relationship.escapedName$><$if relationship.isOptional$>?<$endif$>.array as? [<$relationship.elementType$>] ?? []
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
            <$if relationship.hasAdd$>
                <$memberAccess$>func addTo<$Name$>(_ value: <$element$>) {
                    mutableOrderedSetValue(forKey: "<$relationship.name$>").add(value)
                }
            <$endif$>
            <$if relationship.hasRemove$>

                <$memberAccess$>func removeFrom<$Name$>(_ value: <$element$>) {
                    mutableOrderedSetValue(forKey: "<$relationship.name$>").remove(value)
                }
            <$endif$>
            <$if relationship.hasInsert$>

                <$memberAccess$>func insertInto<$Name$>(_ value: <$element$>, at index: <$names.Int$>) {
                    mutableOrderedSetValue(forKey: "<$relationship.name$>").insert(value, at: index)
                }
            <$endif$>
            <$if relationship.hasRemove$>

                <$memberAccess$>func removeFrom<$Name$>(at index: <$names.Int$>) {
                    mutableOrderedSetValue(forKey: "<$relationship.name$>").removeObject(at: index)
                }
            <$endif$>
            <$if relationship.hasReplace$>

                <$memberAccess$>func replace<$Name$>(at index: <$names.Int$>, with value: <$element$>) {
                    mutableOrderedSetValue(forKey: "<$relationship.name$>").replaceObject(at: index, with: value)
                }
            <$endif$>
            <$if generator.style == "xcode-compatible"$>
            <$include "xcodeMutators.swift.motemplate"$>
            <$endif$>
            <$else$>
            <$if relationship.hasAdd$>
                @objc(add<$Name$>Object:) @NSManaged <$memberAccess$>func addTo<$Name$>(_ value: <$element$>)
            <$endif$>
            <$if relationship.hasRemove$>
                @objc(remove<$Name$>Object:) @NSManaged <$memberAccess$>func removeFrom<$Name$>(_ value: <$element$>)
            <$endif$>
            <$if relationship.hasAdd$>
                @objc(add<$Name$>:) @NSManaged <$memberAccess$>func addTo<$Name$>(_ values: <$relationship.collectionType$>)
            <$endif$>
            <$if relationship.hasRemove$>
                @objc(remove<$Name$>:) @NSManaged <$memberAccess$>func removeFrom<$Name$>(_ values: <$relationship.collectionType$>)
            <$endif$>
            <$endif$>
            <$endforeach$>

            """##,
        "shields.swift.motemplate": ##"""
            <$comment What keeps formatters from machine files, behind their first line. $>
            <$if generator.hasShields$>
            // swift-format-ignore-file
            // swiftformat:disable all
            // swiftlint:disable all
            <$endif$>

            """##,
        "single.swift.motemplate": ##"""
            <$comment
                All machine code of a model in one file (`--single-file`): the other templates leave out their first lines and imports
                then. The whole stands under a condition, so that a package with a model also builds where there is no Core Data.
            $>
            // <$generator.marker$> from <$model.fileName$>. Do not edit.
            <$include "shields.swift.motemplate"$>

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
            <$comment A structure with the values of an object, for other threads, for previews and for JSON. $>
            <$foreach snapshot entity.snapshots$>
            <$set identifier = "managedID"$>
            <$set identifierType = "ManagedID<" + entity.escapedClassName + ">"$>
            <$if generator.support == "none"$>
            <$set identifier = "objectID"$>
            <$set identifierType = "NSManagedObjectID"$>
            <$endif$>
            <$set hasParameters = snapshot.attributes or snapshot.relationships or snapshot.hasIdentifier$>
            <$set absence = "ManagedAbsence"$>
            <$if generator.support == "none"$>
            <$set absence = "_" + snapshot.name + "Absence"$>
            <$endif$>

            /// The values of an object of <$entity.className$>, which can be handed to other threads.
            <$if snapshot.omitted$>
            ///
            /// Without <$snapshot.omitted.join(", ")$>: nothing says that such values can be shared<$if snapshot.isCodable$> and encoded<$endif$>.
            <$endif$>
            <$if snapshot.unhashable$>
            ///
            /// Not Hashable: nothing says that the values of <$snapshot.unhashable.join(", ")$> are.
            <$endif$>
            <$generator.isolation$><$snapshot.access$>struct <$snapshot.name$>: <$snapshot.conformances.join(", ")$> {
            <$if snapshot.hasIdentifier$>
                /// The object's identifier; nil in a snapshot that was not made of an object.
                <$snapshot.access$>var <$identifier$>: <$identifierType$>?
            <$endif$>
            <$foreach attribute snapshot.attributes$>
                <$attribute.access$>var <$attribute.caseName$>: <$attribute.swiftType$><$if snapshot.isCodable and attribute.mayBeAbsent$> { didSet { _absent.remove(<$attribute.codingKeyLiteral$>) } }<$endif$>
            <$endforeach$>
            <$foreach relationship snapshot.relationships$>
                <$relationship.access$>var <$relationship.escapedName$>: <$relationship.identifierType$>
            <$endforeach$>
            <$if snapshot.identity != ""$>

            <$if snapshot.identity == "managedID"$>
                <$snapshot.access$>var id: <$snapshot.identityType$> { ManagedSnapshotID(self.managedID, _identity) }

                private let _identity = ManagedIdentity()
            <$elseif snapshot.identity == "objectID"$>
                /// The object, or in a snapshot that was not made of an object, the snapshot itself.
                <$snapshot.access$>var id: <$snapshot.identityType$> { self.objectID.map(Swift.AnyHashable.init) ?? _identity.id }

                private let _identity = _<$snapshot.name$>Identity()
            <$else$>
                <$snapshot.access$>var id: <$snapshot.identityType$> { self.<$snapshot.identity$> }
            <$endif$>
            <$endif$>

            <$if hasParameters$>
                <$snapshot.access$>init(
            <$foreach attribute snapshot.attributes$>
                    <$attribute.caseName$>: <$attribute.swiftType$><$if attribute.lateFallback != ""$><$if !attribute.isOptional$>?<$endif$> = nil<$elseif attribute.fallback != ""$> = <$attribute.fallback$><$elseif attribute.isOptional$> = nil<$endif$><$if !attributeIsLast or snapshot.relationships or snapshot.hasIdentifier$>,<$endif$>
            <$endforeach$>
            <$foreach relationship snapshot.relationships$>
                    <$relationship.escapedName$>: <$relationship.identifierType$> = <$if relationship.isToMany$>[]<$else$>nil<$endif$><$if !relationshipIsLast or snapshot.hasIdentifier$>,<$endif$>
            <$endforeach$>
            <$if snapshot.hasIdentifier$>
                    <$identifier$>: <$identifierType$>? = nil
            <$endif$>
                ) {
            <$foreach attribute snapshot.attributes$>
                    self.<$attribute.caseName$> = <$attribute.caseName$><$if attribute.lateFallback != ""$> ?? (<$attribute.lateFallback$>)<$endif$>
            <$endforeach$>
            <$foreach relationship snapshot.relationships$>
                    self.<$relationship.escapedName$> = <$relationship.escapedName$>
            <$endforeach$>
            <$if snapshot.hasIdentifier$>
                    self.<$identifier$> = <$identifier$>
            <$endif$>
                }
            <$else$>
                <$snapshot.access$>init() {}
            <$endif$>

                /// The values that the object has now.
                <$snapshot.access$>init(_ object: <$entity.escapedClassName$>) {
            <$if snapshot.hasIdentifier$>
                    <$if generator.support == "none"$>objectID = object.objectID<$else$>managedID = ManagedID(unchecked: object.objectID)<$endif$>
            <$endif$>
            <$foreach attribute snapshot.attributes$>
                    self.<$attribute.caseName$> = object.<$attribute.escapedName$><$if attribute.conversion == "decimal" and attribute.isManaged$><$if attribute.isOptional$>?<$endif$>.decimalValue<$endif$>
            <$endforeach$>
            <$foreach relationship snapshot.relationships$>
            <$set value = "object." + relationship.escapedName$>
            <$if relationship.isToMany$>
            <$set objects = value$>
            <$set mark = ""$>
            <$if relationship.isOptional$>
            <$set mark = "?"$>
            <$endif$>
            <$if relationship.isOrdered$>
            <$set objects = "(" + value + mark + ".array as? [NSManagedObject] ?? [])"$>
            <$elseif relationship.collectionType == "NSSet"$>
            <$set objects = "(" + value + mark + ".allObjects as? [NSManagedObject] ?? [])"$>
            <$endif$>
            <$if generator.support != "none"$>
                    self.<$relationship.escapedName$> = <$if relationship.isOrdered$>modelcOrderedIDs<$elseif relationship.collectionType == "NSSet"$>modelcUntypedIDs<$else$>modelcIDs<$endif$>(<$value$>)
            <$elseif relationship.isOrdered$>
                    self.<$relationship.escapedName$> = <$objects$>.map { $0.objectID }
            <$else$>
                    self.<$relationship.escapedName$> = <$names.Set$>(<$objects$>.map { $0.objectID })
            <$endif$>
            <$elseif relationship.isOptional$>
                    self.<$relationship.escapedName$> = <$if generator.support == "none"$><$value$>?.objectID<$else$>modelcID(of: <$value$>)<$endif$>
            <$else$>
            <$comment The object may be missing even where one is required: see `modelcID`. $>
                    self.<$relationship.escapedName$> = <$if generator.support == "none"$>(object.value(forKey: "<$relationship.name$>") as? NSManagedObject)?.objectID<$else$>object.modelcID(forKey: "<$relationship.name$>")<$endif$>
            <$endif$>
            <$endforeach$>
                }
            <$if snapshot.isHashable and generator.support != "none"$>

            <$comment
                Written, because the compiler would put the whole of `==` for optional values in line, once for each property: a third
                of what a snapshot costs in a build without optimization.
            $>
                <$snapshot.access$>static func == (left: <$snapshot.name$>, right: <$snapshot.name$>) -> Swift.Bool {
            <$foreach attribute snapshot.attributes$>
                    guard modelcEqual(left.<$attribute.caseName$>, right.<$attribute.caseName$>) else { return false }
            <$endforeach$>
            <$foreach relationship snapshot.relationships$>
                    guard modelcEqual(left.<$relationship.escapedName$>, right.<$relationship.escapedName$>) else { return false }
            <$endforeach$>
            <$if snapshot.hasIdentifier$>
                    guard modelcEqual(left.<$identifier$>, right.<$identifier$>) else { return false }
            <$endif$>
                    return true
                }
            <$endif$>
            <$if snapshot.settable$>

                /// Gives these values to an object<$if snapshot.isCodable and snapshot.mayBeAbsent$>. What JSON lacked is left as it is<$endif$>. <$if snapshot.fixed$>Relationships, <$snapshot.fixed.join(", ")$><$else$>Relationships<$endif$> stay as they are.
                /// A value that the object has already is not set again, so that the object does not count as changed.
                <$snapshot.access$>func apply(to object: <$entity.escapedClassName$>) {
            <$if snapshot.isCodable and snapshot.mayBeAbsent$>
                    let absent = _absent
            <$endif$>
            <$foreach attribute snapshot.settable$>
            <$set own = "self." + attribute.caseName$>
            <$set value = own$>
            <$if attribute.conversion == "decimal" and attribute.isManaged and attribute.isOptional$>
            <$if generator.support == "none"$>
            <$set value = own + ".map { NSDecimalNumber(decimal: $0) }"$>
            <$else$>
            <$set value = "modelcNumber(" + own + ")"$>
            <$endif$>
            <$elseif attribute.conversion == "decimal" and attribute.isManaged$>
            <$set value = "NSDecimalNumber(decimal: " + own + ")"$>
            <$endif$>
            <$set differs = ""$>
            <$include "snapshotDifference.swift.motemplate"$>
            <$if snapshot.isCodable and attribute.mayBeAbsent and differs != ""$>
                    if !absent.contains(<$attribute.codingKeyLiteral$>), <$differs$> { object.<$attribute.escapedName$> = <$value$> }
            <$elseif snapshot.isCodable and attribute.mayBeAbsent$>
                    if !absent.contains(<$attribute.codingKeyLiteral$>) { object.<$attribute.escapedName$> = <$value$> }
            <$elseif differs != ""$>
                    if <$differs$> { object.<$attribute.escapedName$> = <$value$> }
            <$else$>
                    object.<$attribute.escapedName$> = <$value$>
            <$endif$>
            <$endforeach$>
                }
            <$endif$>
            <$if snapshot.isCodable$>
            <$if generator.support == "none"$>
            <$include "snapshotKeys.swift.motemplate"$>
            <$else$>
            <$include "snapshotCoding.swift.motemplate"$>
            <$endif$>
            <$endif$>
            }
            <$if snapshot.identity == "objectID"$>

            /// What tells a snapshot from others with the same values. Two snapshots with the same values are equal all the same.
            <$generator.isolation$>private struct _<$snapshot.name$>Identity: Swift.Hashable, Swift.Sendable {
                private let own = Foundation.UUID()

                var id: Swift.AnyHashable { Swift.AnyHashable(own) }

                static func == (_: Self, _: Self) -> Swift.Bool { true }

                func hash(into _: inout Swift.Hasher) {}
            }
            <$endif$>
            <$if snapshot.isCodable and snapshot.mayBeAbsent and generator.support == "none"$>
            <$set absenceAccess = "private "$>
            <$include "absence.swift.motemplate"$>
            <$endif$>
            <$endforeach$>

            """##,
        "snapshotCoding.swift.motemplate": ##"""
            <$comment
                JSON of a snapshot. The support file reads and writes each value and keeps the first error until the end: a `try` for each
                would cost the compiler the code that destroys the values before it. What has to be in JSON is read first, since there is
                no other value to go on with.
            $>

            <$comment What JSON lacks is as in a new object; identifiers of objects are not in it. $>
                <$snapshot.access$>init(from decoder: any <$names.Decoder$>) throws {
            <$if snapshot.attributes$>
                    let values = try ManagedDecoding(decoder)
            <$endif$>
            <$foreach attribute snapshot.attributes$>
            <$if !attribute.mayBeAbsent$>
                    self.<$attribute.caseName$> = try values.needed(<$attribute.codingKeyLiteral$>)
            <$endif$>
            <$endforeach$>
            <$foreach attribute snapshot.attributes$>
            <$if attribute.mayBeAbsent$>
                    self.<$attribute.caseName$> = values.<$if attribute.isOptional$>value<$else$>required<$endif$>(<$attribute.codingKeyLiteral$>, <$if attribute.fallback != ""$><$attribute.fallback$><$elseif attribute.lateFallback != ""$><$attribute.lateFallback$><$else$>nil<$endif$>)
            <$endif$>
            <$endforeach$>
            <$foreach relationship snapshot.relationships$>
                    self.<$relationship.escapedName$> = <$if relationship.isToMany$>[]<$else$>nil<$endif$>
            <$endforeach$>
            <$if snapshot.hasIdentifier$>
                    managedID = nil
            <$endif$>
            <$if snapshot.mayBeAbsent$>
                    _absent = values.absent
                    try values.finish()
            <$endif$>
                }

            <$comment
                Null is written as well: what is missing would be as in a new object, and would leave an object as it is. Only what JSON
                lacked, and what still has no value, is missing again.
            $>
                <$snapshot.access$>func encode(to encoder: any Swift.Encoder) throws {
                    let values = ManagedEncoding(encoder<$if snapshot.mayBeAbsent$>, _absent<$endif$>)
            <$foreach attribute snapshot.attributes$>
                    values.set(<$attribute.codingKeyLiteral$>, self.<$attribute.caseName$>)
            <$endforeach$>
                    try values.finish()
                }
            <$if snapshot.mayBeAbsent$>

                private var _absent = ManagedAbsence()
            <$endif$>

            """##,
        "snapshotDifference.swift.motemplate": ##"""
            <$comment
                When `apply(to:)` has to set an attribute: setting an equal value would mark the object as changed, and would write
                back the nil or the case that an unreadable value reads as.
                Before: set own = the value in the snapshot, and set differs = "", which stays empty where nothing says that the values can be
                compared.
            $>
            <$set key = "\"" + attribute.name + "\""$>
            <$set current = "object." + attribute.escapedName$>
            <$set wanted = own$>
            <$set mark = ""$>
            <$if attribute.isOptional$>
            <$set mark = "?"$>
            <$endif$>
            <$if attribute.conversion == "decimal" and attribute.isManaged$>
            <$set current = current + mark + ".decimalValue"$>
            <$elseif attribute.rawPolicy == "total" and !attribute.isHashable$>
            <$set current = current + mark + ".rawValue"$>
            <$set wanted = own + mark + ".rawValue"$>
            <$endif$>
            <$if attribute.rawPolicy == "fatal"$>
            <$comment The property cannot be read where the value is none of the type. $>
            <$set differs = "(object.value(forKey: " + key + ") as? " + attribute.swiftBaseType + ".RawValue) != " + own + ".rawValue"$>
            <$elseif attribute.isHashable or attribute.rawPolicy == "total"$>
            <$if generator.support == "none"$>
            <$set differs = current + " != " + wanted$>
            <$else$>
            <$set differs = "!modelcEqual(" + current + ", " + wanted + ")"$>
            <$endif$>
            <$elseif attribute.isOptional$>
            <$set differs = own + " != nil || " + current + " != nil"$>
            <$endif$>
            <$comment
                A required value of a new object may be missing. Then it cannot be read, or reads as a value that the store does not
                have; but zero and the fallback for an optional value are not worth a change.
            $>
            <$if differs != "" and !attribute.isOptional and attribute.rawPolicy != "fatal" and (attribute.isRequired or !attribute.isScalar and attribute.rawPolicy != "fallback")$>
            <$if generator.support == "none"$>
            <$set differs = "object.value(forKey: " + key + ") == nil || " + differs$>
            <$else$>
            <$set differs = "modelcLacks(object, " + key + ") || " + differs$>
            <$endif$>
            <$endif$>

            """##,
        "snapshotKeys.swift.motemplate": ##"""
            <$comment JSON of a snapshot where there is no support file: with keys of its own. $>

            <$comment What JSON lacks is as in a new object; identifiers of objects are not in it. $>
                <$snapshot.access$>init(from decoder: any <$names.Decoder$>) throws {
            <$if snapshot.attributes$>
                    let values = try decoder.container(keyedBy: CodingKeys.self)
            <$endif$>
            <$foreach attribute snapshot.attributes$>
            <$if !attribute.mayBeAbsent$>
                    self.<$attribute.caseName$> = try values.decode(<$attribute.swiftBaseType$>.self, forKey: .<$attribute.caseName$>)
            <$else$>
                    self.<$attribute.caseName$> = try _absent.<$if attribute.isOptional$>value<$else$>requiredValue<$endif$>(<$if attribute.fallback != ""$><$attribute.fallback$><$elseif attribute.lateFallback != ""$><$attribute.lateFallback$><$else$>nil<$endif$>, of: .<$attribute.caseName$>, in: values)
            <$endif$>
            <$endforeach$>
            <$foreach relationship snapshot.relationships$>
                    self.<$relationship.escapedName$> = <$if relationship.isToMany$>[]<$else$>nil<$endif$>
            <$endforeach$>
            <$if snapshot.hasIdentifier$>
                    <$identifier$> = nil
            <$endif$>
                }

            <$if snapshot.mayBeAbsent$>
            <$comment
                Null is written as well: what is missing would be as in a new object, and would leave an object as it is. Only what JSON
                lacked, and what still has no value, is missing again.
            $>
                <$snapshot.access$>func encode(to encoder: any Swift.Encoder) throws {
                    var values = encoder.container(keyedBy: CodingKeys.self)
            <$foreach attribute snapshot.attributes$>
            <$if attribute.isOptional and attribute.fallback == "" and attribute.initialValue == ""$>
                    try _absent.encode(self.<$attribute.caseName$>, of: .<$attribute.caseName$>, in: &values)
            <$else$>
                    try values.encode(self.<$attribute.caseName$>, forKey: .<$attribute.caseName$>)
            <$endif$>
            <$endforeach$>
                }

                private var _absent = <$absence$>()

            <$endif$>
            <$if snapshot.attributes$>
                private enum CodingKeys: <$names.String$>, <$names.CodingKey$> {
            <$else$>
            <$comment An enumeration without cases can have no raw type. $>
                private enum CodingKeys: <$names.CodingKey$> {
            <$endif$>
            <$foreach attribute snapshot.attributes$>
                    case <$attribute.caseName$><$if attribute.codingKey != ""$> = <$attribute.codingKeyLiteral$><$elseif attribute.isRenamedCase$> = "<$attribute.name$>"<$endif$>
            <$endforeach$>
                }

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
            <$include "shields.swift.motemplate"$>

            <$access$>import CoreData
            import Foundation

            <$endif$>
            /// What generated classes have in common.
            <$isolation$><$access$>protocol ModelObject: NSManagedObject {
                /// The entity's name in the model.
                static var entityName: Swift.String { get }
            }

            <$isolation$>extension ModelObject {
                /// The entity of the class in the model of a context; nil if that model has no entity with this name.
                <$access$>static func entity(in context: NSManagedObjectContext) -> NSEntityDescription? {
                    NSEntityDescription.entity(forEntityName: entityName, in: context)
                }

                /// The same, for initializers.
                static func requiredEntity(in context: NSManagedObjectContext) -> NSEntityDescription {
                    guard let entity = entity(in: context) else {
                        Swift.fatalError("The model of the context has no entity \(entityName)")
                    }
                    return entity
                }

                /// The object's identifier, which can be given to other contexts once the object is saved. Until then it is temporary:
                /// other contexts find no object with it, and it changes when the object is saved.
                <$access$>var managedID: ManagedID<Self> {
                    ManagedID(unchecked: objectID)
                }
            }

            /// What properties do that Objective-C cannot express.
            <$isolation$>extension NSManagedObject {
                func modelcValue<Value>(forKey key: Swift.String) -> Value? {
                    willAccessValue(forKey: key)
                    defer { didAccessValue(forKey: key) }
                    return primitiveValue(forKey: key) as? Value
                }

                /// A number that the store may keep more exactly than `Float` can say, for which a cast fails.
                func modelcFloat(forKey key: Swift.String) -> Swift.Float? {
                    let number: NSNumber? = modelcValue(forKey: key)
                    return number?.floatValue
                }

                /// The object of a to-one relationship, which may be missing even where the model requires one: nullifying the other end
                /// leaves nil until the object is saved or deleted.
                func modelcID<Object: NSManagedObject>(forKey key: Swift.String) -> ManagedID<Object>? {
                    (value(forKey: key) as? NSManagedObject).map { ManagedID(unchecked: $0.objectID) }
                }

                func setModelcValue<Value>(_ value: Value?, forKey key: Swift.String) {
                    willChangeValue(forKey: key)
                    defer { didChangeValue(forKey: key) }
                    setPrimitiveValue(value, forKey: key)
                }
            }

            /// An object identifier that knows the class of its object.
            <$isolation$><$access$>struct ManagedID<Object: NSManagedObject>: Swift.Hashable, Swift.Sendable {
                <$access$>let objectID: NSManagedObjectID

                /// Does not check that the identifier belongs to an object of this class.
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
            <$include "supportKeys.swift.motemplate"$>
            <$include "supportFilters.swift.motemplate"$>
            <$include "supportFetching.swift.motemplate"$>
            <$include "supportSnapshots.swift.motemplate"$>
            <$include "supportCoding.swift.motemplate"$>
            <$endif$>

            """##,
        "supportCoding.swift.motemplate": ##"""
            <$comment How snapshots are read from JSON and written to it. $>

            /// The keys that JSON lacked. Two snapshots with the same values are equal all the same.
            <$isolation$>struct ManagedAbsence: Swift.Hashable, Swift.Sendable {
                fileprivate var keys: Swift.Set<Swift.String> = []

                static func == (_: ManagedAbsence, _: ManagedAbsence) -> Swift.Bool { true }

                func hash(into _: inout Swift.Hasher) {}

                func contains(_ key: Swift.StaticString) -> Swift.Bool { keys.contains(key.description) }

                mutating func remove(_ key: Swift.StaticString) {
                    if !keys.isEmpty { keys.remove(key.description) }
                }
            }

            /// A key of JSON.
            <$isolation$>private struct ManagedCodingKey: Swift.CodingKey {
                let stringValue: Swift.String
                var intValue: Swift.Int? { nil }

                init(_ name: Swift.StaticString) { stringValue = name.description }

                init(stringValue: Swift.String) { self.stringValue = stringValue }

                init?(intValue _: Swift.Int) { nil }
            }

            /// The values of a snapshot in JSON. What cannot be read is the initial value; `finish` throws the first error.
            <$isolation$>final class ManagedDecoding {
                private(set) var absent = ManagedAbsence()
                private let values: Swift.KeyedDecodingContainer<ManagedCodingKey>
                private var error: (any Swift.Error)?

                init(_ decoder: any Swift.Decoder) throws { values = try decoder.container(keyedBy: ManagedCodingKey.self) }

                /// A value that has to be there.
                func needed<Value: Swift.Decodable>(_ name: Swift.StaticString) throws -> Value {
                    try values.decode(Value.self, forKey: ManagedCodingKey(name))
                }

                /// A value that may be nil, or else what a new object begins with.
                func value<Value: Swift.Decodable>(_ name: Swift.StaticString, _ initial: Value?) -> Value? {
                    let key = ManagedCodingKey(name)
                    guard values.contains(key) else {
                        absent.keys.insert(key.stringValue)
                        return initial
                    }
                    do {
                        return try values.decodeIfPresent(Value.self, forKey: key)
                    } catch {
                        if self.error == nil { self.error = error }
                        return initial
                    }
                }

                /// A value, or else what a new object begins with.
                func required<Value: Swift.Decodable>(_ name: Swift.StaticString, _ initial: Value) -> Value {
                    value(name, initial) ?? initial
                }

                func finish() throws {
                    if let error { throw error }
                }
            }

            /// JSON that gets the values of a snapshot; `finish` throws the first error.
            <$isolation$>final class ManagedEncoding {
                private let absent: ManagedAbsence
                private var values: Swift.KeyedEncodingContainer<ManagedCodingKey>
                private var error: (any Swift.Error)?

                init(_ encoder: any Swift.Encoder, _ absent: ManagedAbsence = ManagedAbsence()) {
                    self.absent = absent
                    values = encoder.container(keyedBy: ManagedCodingKey.self)
                }

                /// Writes a value, null as well, unless there was none in JSON and there is none now.
                func set<Value: Swift.Encodable>(_ name: Swift.StaticString, _ value: Value?) {
                    if error != nil || (value == nil && absent.contains(name)) { return }
                    do {
                        if let value {
                            try values.encode(value, forKey: ManagedCodingKey(name))
                        } else {
                            try values.encodeNil(forKey: ManagedCodingKey(name))
                        }
                    } catch {
                        self.error = error
                    }
                }

                func finish() throws {
                    if let error { throw error }
                }
            }

            """##,
        "supportConditions.swift.motemplate": ##"""
            <$comment The conditions of attributes. $>

            <$isolation$>extension ManagedKey {
                /// Whether there is no value.
                <$access$>var isNil: ManagedFilter<KeyScope.FetchedObject> { ManagedFilter(path, " == nil") }

                fileprivate func compared(
                    _ comparison: Swift.String, _ value: (any Swift.Sendable)?
                ) -> ManagedFilter<KeyScope.FetchedObject> {
                    ManagedFilter(comparing: path, comparison, value)
                }
            }

            <$isolation$>extension ManagedKey where Value: ManagedValue {
                <$access$>static func == (key: ManagedKey, value: Value?) -> ManagedFilter<KeyScope.FetchedObject> { key.compared("==", value) }

                <$access$>static func != (key: ManagedKey, value: Value?) -> ManagedFilter<KeyScope.FetchedObject> { key.compared("!=", value) }

                <$access$>func isIn(_ values: some Swift.Sequence<Value>) -> ManagedFilter<KeyScope.FetchedObject> {
                    compared("IN", Swift.Array(values))
                }
            }

            <$isolation$>extension ManagedKey where Value: Swift.RawRepresentable, Value.RawValue: ManagedValue {
                <$access$>static func == (key: ManagedKey, value: Value?) -> ManagedFilter<KeyScope.FetchedObject> {
                    key.compared("==", value?.rawValue)
                }

                <$access$>static func != (key: ManagedKey, value: Value?) -> ManagedFilter<KeyScope.FetchedObject> {
                    key.compared("!=", value?.rawValue)
                }

                <$access$>func isIn(_ values: some Swift.Sequence<Value>) -> ManagedFilter<KeyScope.FetchedObject> {
                    compared("IN", values.map { $0.rawValue })
                }
            }

            <$isolation$>extension ManagedKey where Value: ManagedOrderedValue {
                <$access$>static func < (key: ManagedKey, value: Value) -> ManagedFilter<KeyScope.FetchedObject> { key.compared("<", value) }

                <$access$>static func <= (key: ManagedKey, value: Value) -> ManagedFilter<KeyScope.FetchedObject> { key.compared("<=", value) }

                <$access$>static func > (key: ManagedKey, value: Value) -> ManagedFilter<KeyScope.FetchedObject> { key.compared(">", value) }

                <$access$>static func >= (key: ManagedKey, value: Value) -> ManagedFilter<KeyScope.FetchedObject> { key.compared(">=", value) }

                /// Whether the value is in the range; both bounds belong to it.
                <$access$>func isBetween(_ range: Swift.ClosedRange<Value>) -> ManagedFilter<KeyScope.FetchedObject> {
                    compared("BETWEEN", [range.lowerBound, range.upperBound])
                }
            }

            /// What a comparison of texts ignores.
            <$isolation$><$access$>struct ManagedTextOptions: Swift.OptionSet, Swift.Sendable {
                <$access$>let rawValue: Swift.Int

                <$access$>init(rawValue: Swift.Int) { self.rawValue = rawValue }

                <$access$>static let ignoringCase = ManagedTextOptions(rawValue: 1)
                <$access$>static let ignoringDiacritics = ManagedTextOptions(rawValue: 2)

                fileprivate var format: Swift.String {
                    let letters = (contains(.ignoringCase) ? "c" : "") + (contains(.ignoringDiacritics) ? "d" : "")
                    return letters.isEmpty ? "" : "[" + letters + "]"
                }
            }

            <$isolation$>extension ManagedKey where Value == Swift.String {
                <$access$>func equals(_ text: Swift.String, _ options: ManagedTextOptions) -> ManagedFilter<KeyScope.FetchedObject> {
                    compared("==" + options.format, text)
                }

                <$access$>func contains(_ text: Swift.String, _ options: ManagedTextOptions = []) -> ManagedFilter<KeyScope.FetchedObject> {
                    compared("CONTAINS" + options.format, text)
                }

                <$access$>func beginsWith(_ text: Swift.String, _ options: ManagedTextOptions = []) -> ManagedFilter<KeyScope.FetchedObject> {
                    compared("BEGINSWITH" + options.format, text)
                }

                <$access$>func endsWith(_ text: Swift.String, _ options: ManagedTextOptions = []) -> ManagedFilter<KeyScope.FetchedObject> {
                    compared("ENDSWITH" + options.format, text)
                }

                /// Whether the text fits a pattern, in which `?` stands for a character and `*` for any number of them.
                <$access$>func isLike(_ pattern: Swift.String, _ options: ManagedTextOptions = []) -> ManagedFilter<KeyScope.FetchedObject> {
                    compared("LIKE" + options.format, pattern)
                }

                /// Whether the whole text fits a regular expression.
                <$access$>func matches(_ pattern: Swift.String, _ options: ManagedTextOptions = []) -> ManagedFilter<KeyScope.FetchedObject> {
                    compared("MATCHES" + options.format, pattern)
                }
            }

            """##,
        "supportFetching.swift.motemplate": ##"""
            <$comment
                Finding, counting, deleting and creating objects. The asynchronous forms run on the queue of the context; what they
                return can leave it.
            $>

            <$isolation$>extension ModelObject {
                /// A request for the objects that meet a condition.
                ///
                /// - Parameter limit: the largest number of objects; 0 means no limit.
                <$access$>static func makeFetchRequest(
                    where filter: ManagedFilter<Self>? = nil, sortedBy order: [ManagedSort<Self>] = [], limit: Swift.Int = 0
                ) -> NSFetchRequest<Self> {
                    let request = NSFetchRequest<Self>(entityName: entityName)
                    request.predicate = filter?.predicate
                    request.sortDescriptors = order.isEmpty ? nil : order.map(\.descriptor)
                    request.fetchLimit = limit
                    return request
                }

                /// The same request, with objects of the context in the condition.
                private static func request(
                    in context: NSManagedObjectContext, where filter: ManagedFilter<Self>?,
                    sortedBy order: [ManagedSort<Self>] = [], limit: Swift.Int = 0
                ) -> NSFetchRequest<Self> {
                    let request = makeFetchRequest(sortedBy: order, limit: limit)
                    request.predicate = filter?.predicate(in: context)
                    return request
                }

                /// The objects that meet a condition.
                ///
                /// - Parameter limit: the largest number of objects; 0 means no limit.
                <$access$>static func fetch(
                    in context: NSManagedObjectContext, where filter: ManagedFilter<Self>? = nil,
                    sortedBy order: [ManagedSort<Self>] = [], limit: Swift.Int = 0
                ) throws -> [Self] {
                    try context.fetch(request(in: context, where: filter, sortedBy: order, limit: limit))
                }

                /// The first object that meets a condition; nil if there is none.
                <$access$>static func first(
                    in context: NSManagedObjectContext, where filter: ManagedFilter<Self>? = nil,
                    sortedBy order: [ManagedSort<Self>] = []
                ) throws -> Self? {
                    try fetch(in: context, where: filter, sortedBy: order, limit: 1).first
                }

                /// How many objects meet a condition.
                <$access$>static func count(
                    in context: NSManagedObjectContext, where filter: ManagedFilter<Self>? = nil
                ) throws -> Swift.Int {
                    try context.count(for: request(in: context, where: filter))
                }

                /// Whether any object meets a condition.
                <$access$>static func exists(
                    in context: NSManagedObjectContext, where filter: ManagedFilter<Self>? = nil
                ) throws -> Swift.Bool {
                    try context.count(for: request(in: context, where: filter, limit: 1)) > 0
                }

                /// Deletes the objects that meet a condition, one by one, as the delete rules ask. Save the context afterwards.
                ///
                /// - Returns: how many objects were deleted.
                @discardableResult
                <$access$>static func delete(
                    in context: NSManagedObjectContext, where filter: ManagedFilter<Self>
                ) throws -> Swift.Int {
                    let objects = try fetch(in: context, where: filter)
                    objects.forEach(context.delete)
                    return objects.count
                }

                /// Deletes the objects that meet a condition in the store, without loading them, and takes them out of the context.
                ///
                /// Delete rules and validation do not run, unsaved objects are not seen, and the store must be SQLite's.
                ///
                /// - Returns: how many objects were deleted.
                @discardableResult
                <$access$>static func batchDelete(
                    in context: NSManagedObjectContext, where filter: ManagedFilter<Self>
                ) throws -> Swift.Int {
                    let found = NSFetchRequest<any NSFetchRequestResult>(entityName: entityName)
                    found.predicate = filter.predicate
                    let request = NSBatchDeleteRequest(fetchRequest: found)
                    request.resultType = .resultTypeObjectIDs
                    let result = try context.execute(request) as? NSBatchDeleteResult
                    let ids = result?.result as? [NSManagedObjectID] ?? []
                    NSManagedObjectContext.mergeChanges(fromRemoteContextSave: [NSDeletedObjectsKey: ids], into: [context])
                    return ids.count
                }
            }

            /// What generated classes have in common whose entity is not abstract.
            <$isolation$><$access$>protocol InsertableModelObject: ModelObject {}

            <$isolation$>extension InsertableModelObject {
                /// The object with a value of an attribute, or else a new one that has it.
                ///
                /// Give the attribute a uniqueness constraint, so that two contexts cannot create the same object.
                ///
                /// - Parameter key: the key of an attribute that the object has itself.
                <$access$>static func findOrCreate<Value: ManagedValue>(
                    in context: NSManagedObjectContext, where key: ManagedKey<ManagedOwn<Self>, Value>, is value: Value
                ) throws -> Self {
                    if let found = try first(in: context, where: key == value) { return found }
                    let created = try modelcInsert(in: context)
                    created.setValue(value, forKey: key.path)
                    return created
                }

                /// What is made of that object on the queue of the context.
                <$access$>static func findOrCreate<Value: ManagedValue, Result: Swift.Sendable>(
                    in context: NSManagedObjectContext, where key: ManagedKey<ManagedOwn<Self>, Value>, is value: Value,
                    _ transform: @escaping @Sendable (Self) throws -> Result
                ) async throws -> Result {
                    try await context.perform { try transform(findOrCreate(in: context, where: key, is: value)) }
                }

                /// The object with a case of an attribute, or else a new one that has it.
                <$access$>static func findOrCreate<Value: Swift.RawRepresentable>(
                    in context: NSManagedObjectContext, where key: ManagedKey<ManagedOwn<Self>, Value>, is value: Value
                ) throws -> Self where Value.RawValue: ManagedValue {
                    if let found = try first(in: context, where: key == value) { return found }
                    let created = try modelcInsert(in: context)
                    created.setValue(value.rawValue, forKey: key.path)
                    return created
                }

                /// What is made of that object on the queue of the context.
                <$access$>static func findOrCreate<Value: Swift.RawRepresentable & Swift.Sendable, Result: Swift.Sendable>(
                    in context: NSManagedObjectContext, where key: ManagedKey<ManagedOwn<Self>, Value>, is value: Value,
                    _ transform: @escaping @Sendable (Self) throws -> Result
                ) async throws -> Result where Value.RawValue: ManagedValue {
                    try await context.perform { try transform(findOrCreate(in: context, where: key, is: value)) }
                }

                /// A new object of the entity. An initializer could not be called on `Self`, which may require values.
                static func modelcInsert(in context: NSManagedObjectContext) throws -> Self {
                    let object = NSEntityDescription.insertNewObject(forEntityName: entityName, into: context)
                    guard let created = object as? Self else { throw ManagedIDMismatch(objectID: object.objectID) }
                    return created
                }
            }

            <$isolation$>extension ModelObject {
                /// What is made of the objects that meet a condition, on the queue of the context: snapshots, for example.
                <$access$>static func fetch<Result: Swift.Sendable>(
                    in context: NSManagedObjectContext, where filter: ManagedFilter<Self>? = nil,
                    sortedBy order: [ManagedSort<Self>] = [], limit: Swift.Int = 0,
                    _ transform: @escaping @Sendable (Self) throws -> Result
                ) async throws -> [Result] {
                    try await context.perform {
                        try fetch(in: context, where: filter, sortedBy: order, limit: limit).map(transform)
                    }
                }

                /// What is made of the first object that meets a condition; nil if there is none.
                <$access$>static func first<Result: Swift.Sendable>(
                    in context: NSManagedObjectContext, where filter: ManagedFilter<Self>? = nil,
                    sortedBy order: [ManagedSort<Self>] = [], _ transform: @escaping @Sendable (Self) throws -> Result
                ) async throws -> Result? {
                    try await context.perform { try first(in: context, where: filter, sortedBy: order).map(transform) }
                }

                /// How many objects meet a condition.
                <$access$>static func count(
                    in context: NSManagedObjectContext, where filter: ManagedFilter<Self>? = nil
                ) async throws -> Swift.Int {
                    try await context.perform { try count(in: context, where: filter) }
                }

                /// Whether any object meets a condition.
                <$access$>static func exists(
                    in context: NSManagedObjectContext, where filter: ManagedFilter<Self>? = nil
                ) async throws -> Swift.Bool {
                    try await context.perform { try exists(in: context, where: filter) }
                }

                /// Deletes the objects that meet a condition, one by one, as the delete rules ask. Save the context afterwards.
                ///
                /// - Returns: how many objects were deleted.
                @discardableResult
                <$access$>static func delete(
                    in context: NSManagedObjectContext, where filter: ManagedFilter<Self>
                ) async throws -> Swift.Int {
                    try await context.perform { try delete(in: context, where: filter) }
                }

                /// Deletes the objects that meet a condition in the store; see the synchronous form.
                ///
                /// - Returns: how many objects were deleted.
                @discardableResult
                <$access$>static func batchDelete(
                    in context: NSManagedObjectContext, where filter: ManagedFilter<Self>
                ) async throws -> Swift.Int {
                    try await context.perform { try batchDelete(in: context, where: filter) }
                }
            }

            """##,
        "supportFilters.swift.motemplate": ##"""
            <$comment
                Conditions out of typed keys. They are kept as a tree, of which text is made when somebody asks for a predicate: the
                condition on the objects of a to-many relationship is a part of a larger format (SUBQUERY), where its keys follow a
                variable. Values and key paths are arguments, never text.
            $>

            /// A condition on the objects of a class: `Order.keys.total > 100 && Order.keys.isPaid == false`.
            ///
            /// It is a value, which can be kept, used again and given to other tasks. Of an object it keeps the identifier, which is a
            /// temporary one until the object is saved.
            <$isolation$><$access$>struct ManagedFilter<FetchedObject>: Swift.Sendable {
                fileprivate let term: ManagedTerm

                fileprivate init(_ term: ManagedTerm) { self.term = term }

                /// A condition that the typed keys cannot express, as `NSPredicate(format:argumentArray:)` takes it. Its key paths begin
                /// at the fetched object, so it has no place in `any`, `all` and `none`. Give identifiers in place of objects.
                <$access$>init(format: Swift.String, arguments: [any Swift.Sendable] = []) {
                    self.init(.format(format, arguments))
                }

                /// Every object meets this condition.
                <$access$>static var all: ManagedFilter { ManagedFilter(format: "TRUEPREDICATE") }

                /// The condition for Core Data, with identifiers in place of objects.
                <$access$>var predicate: NSPredicate { ManagedFormat(term, nil).predicate }

                /// The same with objects of a context, as conditions need that are evaluated in memory.
                <$access$>func predicate(in context: NSManagedObjectContext) -> NSPredicate {
                    ManagedFormat(term, context).predicate
                }

                <$access$>static func && (left: ManagedFilter, right: ManagedFilter) -> ManagedFilter {
                    ManagedFilter(.joined(left.term, "AND", right.term))
                }

                <$access$>static func || (left: ManagedFilter, right: ManagedFilter) -> ManagedFilter {
                    ManagedFilter(.joined(left.term, "OR", right.term))
                }

                <$access$>static prefix func ! (filter: ManagedFilter) -> ManagedFilter { ManagedFilter(.negated(filter.term)) }

                /// A key path, and what is around it in the format.
                fileprivate init(_ path: Swift.String, _ comparison: Swift.String) {
                    self.init(.comparison(ManagedComparison(path: path, after: comparison)))
                }

                /// - Parameter value: nil to ask whether there is a value at all.
                fileprivate init(comparing path: Swift.String, _ comparison: Swift.String, _ value: (any Swift.Sendable)?) {
                    guard let value else {
                        self.init(path, " " + comparison + " nil")
                        return
                    }
                    let needsValue = comparison != "!="
                    self.init(
                        .comparison(
                            ManagedComparison(path: path, after: " " + comparison + " %@", value: value, needsValue: needsValue)))
                }
            }
            <$include "supportFormats.swift.motemplate"$>
            <$include "supportConditions.swift.motemplate"$>
            <$include "supportRelations.swift.motemplate"$>

            """##,
        "supportFormats.swift.motemplate": ##"""
            <$comment What a condition says, as a tree, and how it becomes a format with arguments. $>

            /// What a condition says.
            <$isolation$>private indirect enum ManagedTerm: Swift.Sendable {
                case format(Swift.String, [any Swift.Sendable])
                case comparison(ManagedComparison)
                case joined(ManagedTerm, Swift.String, ManagedTerm)
                case negated(ManagedTerm)
                /// How many objects of a to-many relationship meet a condition.
                case counted(Swift.String, ManagedTerm, Swift.String)

                /// The condition of the objects that do not meet this one. Of an object without a value to compare SQLite says neither
                /// yes nor no, so such a condition asks for nil as well.
                var unmet: ManagedTerm {
                    switch self {
                    case .format, .counted: return .negated(self)
                    case .comparison(let comparison):
                        let isNil = ManagedComparison(path: comparison.path, after: " == nil")
                        return comparison.needsValue ? .joined(.negated(self), "OR", .comparison(isNil)) : .negated(self)
                    case .joined(let left, let word, let right):
                        return .joined(left.unmet, word == "AND" ? "OR" : "AND", right.unmet)
                    case .negated(let term): return term
                    }
                }
            }

            /// A key path, what is around it in a format, and the argument there.
            <$isolation$>private struct ManagedComparison: Swift.Sendable {
                var before = ""
                let path: Swift.String
                let after: Swift.String
                var value: (any Swift.Sendable)?
                /// Whether objects without a value at the key path do not meet it.
                var needsValue = false
            }

            /// An object in a condition.
            <$isolation$>private struct ManagedReference: Swift.Sendable {
                let objectID: NSManagedObjectID
            }

            /// A condition as a format and its arguments.
            <$isolation$>private struct ManagedFormat {
                private let context: NSManagedObjectContext?
                private var text = ""
                private var arguments: [Any] = []
                /// In how many subqueries the text is that is being added. The variable of the innermost one is `$x2` in the second.
                private var depth = 0

                /// - Parameter context: where to look objects up; nil to leave them as identifiers.
                init(_ term: ManagedTerm, _ context: NSManagedObjectContext?) {
                    self.context = context
                    add(term)
                }

                var predicate: NSPredicate { NSPredicate(format: text, argumentArray: arguments) }

                private mutating func add(_ term: ManagedTerm) {
                    switch term {
                    case .format(let format, let values):
                        text += format
                        arguments += values.map { $0 as Any }
                    case .comparison(let comparison):
                        text += comparison.before
                        addOperand(comparison.path)
                        text += comparison.after
                        if let value = comparison.value { arguments.append(argument(value)) }
                    case .joined(let left, let word, let right):
                        text += "("
                        add(left)
                        text += ") " + word + " ("
                        add(right)
                        text += ")"
                    case .negated(let term):
                        text += "NOT ("
                        add(term)
                        text += ")"
                    case .counted(let path, let term, let comparison):
                        text += "SUBQUERY("
                        addOperand(path)
                        depth += 1
                        text += ", $x\(depth), "
                        add(term)
                        depth -= 1
                        text += ").@count" + comparison
                    }
                }

                /// A key path: an argument, or text where it follows the variable of a subquery.
                private mutating func addOperand(_ path: Swift.String) {
                    if depth > 0 {
                        let names = path.split(separator: ".").map { Self.words.contains($0.lowercased()) ? "#" + $0 : $0 }
                        text += (["$x\(depth)"] + names).joined(separator: ".")
                    } else if path.isEmpty {
                        text += "SELF"
                    } else {
                        text += "%K"
                        arguments.append(path)
                    }
                }

                private func argument(_ value: any Swift.Sendable) -> Any {
                    switch value {
                    case let reference as ManagedReference: return object(reference)
                    case let references as [ManagedReference]: return references.map(object)
                    default: return value
                    }
                }

                private func object(_ reference: ManagedReference) -> Any {
                    if let context { return context.object(with: reference.objectID) }
                    return reference.objectID
                }

                /// What a name in a format must not be, unless it is escaped.
                private static let words: Swift.Set<Swift.String> = [
                    "all", "and", "any", "anykey", "beginswith", "between", "cast", "contains", "endswith", "false",
                    "falsepredicate", "fetch", "in", "like", "matches", "nil", "no", "none", "not", "null", "or", "self", "some",
                    "subquery", "true", "truepredicate", "yes",
                ]
            }

            """##,
        "supportKeys.swift.motemplate": ##"""
            <$comment
                Typed keys. The generated classes add their properties to `ManagedKeys` in extensions, which subclasses inherit by
                the constraint on the class. The names of the two type parameters are unusual, because those extensions name classes
                of the model beside them.
            $>

            <$isolation$>extension ModelObject {
                /// The stored properties as typed keys: `Order.keys.total`, `Order.keys.customer.name`.
                <$access$>static var keys: ManagedKeys<ManagedOwn<Self>, Self> { ManagedKeys(modelcPath: ManagedPath("")) }
            }

            /// The class whose objects are fetched by a key, and whether the key is one of their own attributes.
            <$isolation$><$access$>protocol ManagedScope: Swift.Sendable {
                associatedtype FetchedObject
            }

            /// Keys of what fetched objects have themselves.
            <$isolation$><$access$>enum ManagedOwn<FetchedObject>: ManagedScope {}

            /// Keys of what cannot be set in a fetched object: it is in a related object or in a composite, or the store computes it.
            <$isolation$><$access$>enum ManagedReached<FetchedObject>: ManagedScope {}

            /// A key path for key-value coding. A reference, because a key is made by each of the generated properties: handing on a
            /// string costs the compiler three times as much code there.
            <$isolation$>final class ManagedPath: Swift.Sendable {
                /// Empty for the fetched object itself.
                let text: Swift.String

                init(_ text: Swift.String) { self.text = text }

                func adding(_ name: Swift.StaticString) -> ManagedPath {
                    ManagedPath(text.isEmpty ? name.description : text + "." + name.description)
                }
            }

            /// The keys of a class, seen from the class whose objects are fetched: the same class, or one with a relationship to it.
            <$isolation$><$access$>struct ManagedKeys<KeyScope: ManagedScope, KeyedObject>: Swift.Sendable {
                let modelcPath: ManagedPath

                init(modelcPath: ManagedPath) { self.modelcPath = modelcPath }

                func modelcKey<Value>(_ name: Swift.StaticString) -> ManagedKey<KeyScope, Value> {
                    ManagedKey(modelcPath: modelcPath.adding(name))
                }

                /// The key of a value that the store computes.
                func modelcDerived<Value>(_ name: Swift.StaticString) -> ManagedReachedKey<KeyScope, Value> {
                    ManagedKey<ManagedReached<KeyScope.FetchedObject>, Value>(modelcPath: modelcPath.adding(name))
                }

                func modelcToOne<Object>(_ name: Swift.StaticString) -> ManagedReachedKeys<KeyScope, Object> {
                    ManagedKeys<ManagedReached<KeyScope.FetchedObject>, Object>(modelcPath: modelcPath.adding(name))
                }

                func modelcToMany<Element>(_ name: Swift.StaticString) -> ManagedToManyKey<KeyScope, Element> {
                    ManagedToManyKey(modelcPath: modelcPath.adding(name))
                }
            }

            /// The key of an attribute: a key path from the fetched object, and the type of its values.
            <$isolation$><$access$>struct ManagedKey<KeyScope: ManagedScope, Value>: Swift.Sendable {
                let modelcPath: ManagedPath

                /// The key path for key-value coding: `customer.name`.
                <$access$>var path: Swift.String { modelcPath.text }

                init(modelcPath: ManagedPath) { self.modelcPath = modelcPath }

                /// The key of a member, where the value is a composite.
                func modelcKey<Member>(_ name: Swift.StaticString) -> ManagedReachedKey<KeyScope, Member> {
                    ManagedKey<ManagedReached<KeyScope.FetchedObject>, Member>(modelcPath: modelcPath.adding(name))
                }
            }

            /// The key of a to-many relationship.
            <$isolation$><$access$>struct ManagedToManyKey<KeyScope: ManagedScope, Element>: Swift.Sendable {
                let modelcPath: ManagedPath

                /// The key path for key-value coding: `items`.
                <$access$>var path: Swift.String { modelcPath.text }

                init(modelcPath: ManagedPath) { self.modelcPath = modelcPath }
            }

            /// The key of a value that cannot be set in a fetched object.
            <$access$>typealias ManagedReachedKey<KeyScope: ManagedScope, Value> = ManagedKey<
                ManagedReached<KeyScope.FetchedObject>, Value
            >

            /// The keys of a related object.
            <$access$>typealias ManagedReachedKeys<KeyScope: ManagedScope, KeyedObject> = ManagedKeys<
                ManagedReached<KeyScope.FetchedObject>, KeyedObject
            >

            /// The types of values that predicates compare.
            <$isolation$><$access$>protocol ManagedValue: Swift.Sendable {}

            /// The types of values by which a store and an object in memory can be sorted.
            <$isolation$><$access$>protocol ManagedSortedValue: ManagedValue {}

            /// The types of values that can be less or greater.
            <$isolation$><$access$>protocol ManagedOrderedValue: ManagedSortedValue, Swift.Comparable {}

            <$isolation$>extension Foundation.Data: ManagedValue {}
            <$isolation$>extension Foundation.URL: ManagedValue {}
            <$isolation$>extension NSManagedObjectID: ManagedValue {}
            <$isolation$>extension Swift.Bool: ManagedSortedValue {}
            <$isolation$>extension Foundation.UUID: ManagedSortedValue {}
            <$isolation$>extension Swift.Int: ManagedOrderedValue {}
            <$isolation$>extension Swift.Int16: ManagedOrderedValue {}
            <$isolation$>extension Swift.Int32: ManagedOrderedValue {}
            <$isolation$>extension Swift.Int64: ManagedOrderedValue {}
            <$isolation$>extension Swift.Double: ManagedOrderedValue {}
            <$isolation$>extension Swift.Float: ManagedOrderedValue {}
            <$isolation$>extension Swift.String: ManagedOrderedValue {}
            <$isolation$>extension Foundation.Date: ManagedOrderedValue {}
            <$isolation$>extension Foundation.Decimal: ManagedOrderedValue {}

            /// The order of fetched objects by a key.
            <$isolation$><$access$>struct ManagedSort<FetchedObject>: Swift.Sendable {
                private let path: Swift.String
                private let isAscending: Swift.Bool
                private let isLocalized: Swift.Bool

                fileprivate init(_ path: Swift.String, isAscending: Swift.Bool, isLocalized: Swift.Bool = false) {
                    self.path = path
                    self.isAscending = isAscending
                    self.isLocalized = isLocalized
                }

                <$access$>var descriptor: NSSortDescriptor {
                    if !isLocalized { return NSSortDescriptor(key: path, ascending: isAscending) }
                    return NSSortDescriptor(
                        key: path, ascending: isAscending, selector: NSSelectorFromString("localizedStandardCompare:"))
                }
            }

            <$isolation$>extension ManagedKey where Value: ManagedSortedValue {
                <$access$>var ascending: ManagedSort<KeyScope.FetchedObject> { ManagedSort(path, isAscending: true) }

                <$access$>var descending: ManagedSort<KeyScope.FetchedObject> { ManagedSort(path, isAscending: false) }
            }

            <$isolation$>extension ManagedKey where Value: Swift.RawRepresentable, Value.RawValue: ManagedSortedValue {
                /// By the raw values.
                <$access$>var ascending: ManagedSort<KeyScope.FetchedObject> { ManagedSort(path, isAscending: true) }

                /// By the raw values.
                <$access$>var descending: ManagedSort<KeyScope.FetchedObject> { ManagedSort(path, isAscending: false) }
            }

            <$isolation$>extension ManagedKey where Value == Swift.String {
                /// In the order of Finder: by the rules of the user's language, and `2` before `10`.
                <$access$>var localizedAscending: ManagedSort<KeyScope.FetchedObject> {
                    ManagedSort(path, isAscending: true, isLocalized: true)
                }

                <$access$>var localizedDescending: ManagedSort<KeyScope.FetchedObject> {
                    ManagedSort(path, isAscending: false, isLocalized: true)
                }
            }

            """##,
        "supportRelations.swift.motemplate": ##"""
            <$comment The conditions of relationships. $>

            <$isolation$>extension ManagedKeys where KeyedObject: NSManagedObject {
                <$access$>static func == (keys: ManagedKeys, object: KeyedObject?) -> ManagedFilter<KeyScope.FetchedObject> {
                    ManagedFilter(comparing: keys.modelcPath.text, "==", object.map { ManagedReference(objectID: $0.objectID) })
                }

                <$access$>static func != (keys: ManagedKeys, object: KeyedObject?) -> ManagedFilter<KeyScope.FetchedObject> {
                    ManagedFilter(comparing: keys.modelcPath.text, "!=", object.map { ManagedReference(objectID: $0.objectID) })
                }

                <$access$>static func == (keys: ManagedKeys, id: ManagedID<KeyedObject>) -> ManagedFilter<KeyScope.FetchedObject> {
                    ManagedFilter(comparing: keys.modelcPath.text, "==", ManagedReference(objectID: id.objectID))
                }

                <$access$>static func != (keys: ManagedKeys, id: ManagedID<KeyedObject>) -> ManagedFilter<KeyScope.FetchedObject> {
                    ManagedFilter(comparing: keys.modelcPath.text, "!=", ManagedReference(objectID: id.objectID))
                }

                <$access$>func isIn(_ objects: some Swift.Sequence<KeyedObject>) -> ManagedFilter<KeyScope.FetchedObject> {
                    ManagedFilter(comparing: modelcPath.text, "IN", objects.map { ManagedReference(objectID: $0.objectID) })
                }

                <$access$>func isIn(_ ids: some Swift.Sequence<ManagedID<KeyedObject>>) -> ManagedFilter<KeyScope.FetchedObject> {
                    ManagedFilter(comparing: modelcPath.text, "IN", ids.map { ManagedReference(objectID: $0.objectID) })
                }
            }

            /// How many objects a to-many relationship has.
            <$isolation$><$access$>struct ManagedCount<FetchedObject>: Swift.Sendable {
                /// The key path for key-value coding: `items.@count`.
                <$access$>let path: Swift.String

                <$access$>static func == (count: ManagedCount, number: Swift.Int) -> ManagedFilter<FetchedObject> {
                    count.compared("==", number)
                }

                <$access$>static func != (count: ManagedCount, number: Swift.Int) -> ManagedFilter<FetchedObject> {
                    count.compared("!=", number)
                }

                <$access$>static func < (count: ManagedCount, number: Swift.Int) -> ManagedFilter<FetchedObject> {
                    count.compared("<", number)
                }

                <$access$>static func <= (count: ManagedCount, number: Swift.Int) -> ManagedFilter<FetchedObject> {
                    count.compared("<=", number)
                }

                <$access$>static func > (count: ManagedCount, number: Swift.Int) -> ManagedFilter<FetchedObject> {
                    count.compared(">", number)
                }

                <$access$>static func >= (count: ManagedCount, number: Swift.Int) -> ManagedFilter<FetchedObject> {
                    count.compared(">=", number)
                }

                /// Whether the number is in the range; both bounds belong to it.
                <$access$>func isBetween(_ range: Swift.ClosedRange<Swift.Int>) -> ManagedFilter<FetchedObject> {
                    compared("BETWEEN", [range.lowerBound, range.upperBound])
                }

                private func compared(_ comparison: Swift.String, _ value: any Swift.Sendable) -> ManagedFilter<FetchedObject> {
                    ManagedFilter(.comparison(ManagedComparison(path: path, after: " " + comparison + " %@", value: value)))
                }
            }

            <$isolation$>extension ManagedToManyKey {
                /// How many objects there are.
                <$access$>var count: ManagedCount<KeyScope.FetchedObject> { ManagedCount(path: path + ".@count") }

                /// Whether there are no objects.
                <$access$>var isEmpty: ManagedFilter<KeyScope.FetchedObject> { ManagedFilter(path, ".@count == 0") }

                /// Whether any of the objects meets a condition: `Order.keys.items.any { $0.price > 100 }`.
                <$access$>func any(
                    _ condition: (ManagedKeys<ManagedOwn<Element>, Element>) -> ManagedFilter<Element>
                ) -> ManagedFilter<KeyScope.FetchedObject> { counted(condition(ManagedKeys(modelcPath: ManagedPath(""))).term, " > 0") }

                /// Whether all of the objects meet a condition, as no objects do. An object without a value to compare does not meet it.
                <$access$>func all(
                    _ condition: (ManagedKeys<ManagedOwn<Element>, Element>) -> ManagedFilter<Element>
                ) -> ManagedFilter<KeyScope.FetchedObject> { counted(condition(ManagedKeys(modelcPath: ManagedPath(""))).term.unmet, " == 0") }

                /// Whether none of the objects meets a condition.
                <$access$>func none(
                    _ condition: (ManagedKeys<ManagedOwn<Element>, Element>) -> ManagedFilter<Element>
                ) -> ManagedFilter<KeyScope.FetchedObject> { counted(condition(ManagedKeys(modelcPath: ManagedPath(""))).term, " == 0") }

                private func counted(_ condition: ManagedTerm, _ comparison: Swift.String) -> ManagedFilter<KeyScope.FetchedObject> {
                    ManagedFilter(.counted(path, condition, comparison))
                }
            }

            <$isolation$>extension ManagedToManyKey where Element: NSManagedObject {
                /// Whether an object is one of them.
                <$access$>func contains(_ object: Element) -> ManagedFilter<KeyScope.FetchedObject> { contains(objectID: object.objectID) }

                /// Whether an object is one of them.
                <$access$>func contains(_ id: ManagedID<Element>) -> ManagedFilter<KeyScope.FetchedObject> { contains(objectID: id.objectID) }

                private func contains(objectID: NSManagedObjectID) -> ManagedFilter<KeyScope.FetchedObject> {
                    let reference = ManagedReference(objectID: objectID)
                    return ManagedFilter(
                        .comparison(ManagedComparison(before: "ANY ", path: path, after: " == %@", value: reference)))
                }
            }

            """##,
        "supportSnapshots.swift.motemplate": ##"""
            <$comment What snapshots have in common. $>

            /// What tells a snapshot from others: its object, or in a snapshot that was not made of an object, the snapshot itself.
            <$isolation$><$access$>struct ManagedSnapshotID<Object: NSManagedObject>: Swift.Hashable, Swift.Sendable {
                private let objectID: NSManagedObjectID?
                private let own: ManagedIdentity?

                init(_ id: ManagedID<Object>?, _ identity: ManagedIdentity) {
                    objectID = id?.objectID
                    own = id == nil ? identity : nil
                }

                <$access$>static func == (left: ManagedSnapshotID, right: ManagedSnapshotID) -> Swift.Bool {
                    left.objectID == right.objectID && left.own === right.own
                }

                <$access$>func hash(into hasher: inout Swift.Hasher) {
                    hasher.combine(objectID)
                    hasher.combine(own.map { Swift.ObjectIdentifier($0) })
                }
            }

            /// What tells a snapshot from others with the same values. Two snapshots with the same values are equal all the same.
            <$isolation$>final class ManagedIdentity: Swift.Hashable, Swift.Sendable {
                static func == (_: ManagedIdentity, _: ManagedIdentity) -> Swift.Bool { true }

                func hash(into _: inout Swift.Hasher) {}
            }

            /// What snapshots ask of related objects and of decimal numbers.
            <$isolation$>func modelcID<Object: NSManagedObject>(of object: Object?) -> ManagedID<Object>? {
                object.map { ManagedID<Object>(unchecked: $0.objectID) }
            }

            <$isolation$>func modelcIDs<Object: NSManagedObject>(_ objects: Swift.Set<Object>) -> Swift.Set<ManagedID<Object>> {
                Swift.Set(objects.map { ManagedID<Object>(unchecked: $0.objectID) })
            }

            <$isolation$>func modelcUntypedIDs<Object: NSManagedObject>(_ objects: NSSet?) -> Swift.Set<ManagedID<Object>> {
                let objects = objects?.allObjects as? [NSManagedObject] ?? []
                return Swift.Set(objects.map { ManagedID<Object>(unchecked: $0.objectID) })
            }

            <$isolation$>func modelcOrderedIDs<Object: NSManagedObject>(_ objects: NSOrderedSet?) -> [ManagedID<Object>] {
                let objects = objects?.array as? [NSManagedObject] ?? []
                return objects.map { ManagedID<Object>(unchecked: $0.objectID) }
            }

            <$isolation$>func modelcNumber(_ value: Foundation.Decimal?) -> NSDecimalNumber? {
                value.map { NSDecimalNumber(decimal: $0) }
            }

            /// Whether an object has no value at all, not even where its property is not optional.
            <$isolation$>func modelcLacks(_ object: NSManagedObject, _ key: Swift.String) -> Swift.Bool {
                object.value(forKey: key) == nil
            }

            /// The case of a default of the model, which the user's type has to have.
            <$isolation$>func modelcCase<Value: Swift.RawRepresentable>(_ rawValue: Value.RawValue) -> Value {
                guard let value = Value(rawValue: rawValue) else {
                    Swift.fatalError("\(Value.self) has no case for the default \(rawValue)")
                }
                return value
            }

            /// Whether two values are equal: `==` of optional values as a call.
            <$isolation$>func modelcEqual<Value: Swift.Equatable>(_ left: Value?, _ right: Value?) -> Swift.Bool { left == right }

            """##,
        "swift.manifest": ##"""
            # What the set makes: template, file name, for each of what, who owns the file.
            machine.swift.motemplate     _{{class}}.swift            entity  machine
            human.swift.motemplate       {{class}}.swift             entity  human
            composites.swift.motemplate  _{{model}}Composites.swift  model   machine
            support.swift.motemplate     _ModelcSupport.swift        model   machine
            model.swift.motemplate       _{{model}}Model.swift       model   machine

            """##,
        "xcodeMutators.swift.motemplate": ##"""
            <$comment
                What Xcode's classes have for an ordered relationship besides the mutators above.
                Before: set Name = …, element = …, memberAccess = ….
            $>
            <$if relationship.hasAdd$>

                <$memberAccess$>func addTo<$Name$>(_ values: NSOrderedSet) {
                    mutableOrderedSetValue(forKey: "<$relationship.name$>").union(values)
                }
            <$endif$>
            <$if relationship.hasRemove$>

                <$memberAccess$>func removeFrom<$Name$>(_ values: NSOrderedSet) {
                    mutableOrderedSetValue(forKey: "<$relationship.name$>").minus(values)
                }

                <$memberAccess$>func removeFrom<$Name$>(at indexes: NSIndexSet) {
                    mutableOrderedSetValue(forKey: "<$relationship.name$>").removeObjects(at: indexes as <$names.IndexSet$>)
                }
            <$endif$>
            <$if relationship.hasInsert$>

                <$memberAccess$>func insertInto<$Name$>(_ values: [<$element$>], at indexes: NSIndexSet) {
                    mutableOrderedSetValue(forKey: "<$relationship.name$>").insert(values, at: indexes as <$names.IndexSet$>)
                }
            <$endif$>
            <$if relationship.hasReplace$>

                <$memberAccess$>func replace<$Name$>(at indexes: NSIndexSet, with values: [<$element$>]) {
                    mutableOrderedSetValue(forKey: "<$relationship.name$>").replaceObjects(at: indexes as <$names.IndexSet$>, with: values)
                }
            <$endif$>

            """##,
    ]
}
