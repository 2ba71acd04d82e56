// swift-format-ignore-file

/// The ids of `Diagnostics.md` and `PlanDocument.md` with kind and meaning, copied into the program for `modelc explain`. A test
/// fails if the copy differs from the pages; with `MODELC_RECORD_GOLDENS=1` it updates this file.
enum ExplainedIDTable {
    static let text = ##"""
        no-working-folder	error	The working folder of the command was removed, or cannot be read.	Change to an existing folder with `cd`, or pass one with `--directory`.
        wrong-usage	error	The arguments are wrong: an unknown option, a value that an option does not accept, or options that cannot be used together. Only in JSON documents and reports.	Read the usage that is printed with the message; `modelc help COMMAND` lists the options.
        no-such-path	error	Nothing exists at the path.	Correct the path. It is relative to the working folder, or to the folder of `-C`.
        not-a-model	error	The path is not a data model, or it is a file where a folder is required.	Pass the path of an `.xcdatamodeld` bundle, an `.xcdatamodel` folder, a compiled model, a store, or a folder with one model below it.
        nothing-to-accept	error	`modelc lock --also` found the hashes with which a version is locked already.	Name a store, a model or a file of the other state.
        unusable-input	error	The command cannot use the file or folder at the path.	Pass a kind of file that `modelc help COMMAND` lists.
        unreadable-file	error	A file or folder cannot be read: no permission, a folder instead of a file, or a cycle of symbolic links.	Give yourself read permission (check with `ls -l`), or pass another path.
        no-current-version	error	The bundle has several versions, but `.xccurrentversion` is damaged or does not name the current version.	Set the current version: `modelc versions use MODEL VERSION`.
        current-version-missing	error	`.xccurrentversion` names a version that is not in the bundle.	Choose an existing version: `modelc versions use MODEL VERSION`.
        no-models	error	The searched folder has no data model.	Pass the path of a model, or run the command in the folder of the project.
        unknown-version	error	`--model-version`, `--from` or `--to` names a version that is not in the bundle, or a number that several versions have.	Choose a version that `modelc versions list` shows.
        uncertain-version-order	warning	`plan` and `lint` cannot determine the order in which the versions shipped: the names do not show the order and git does not either, or some versions come after the target. An error with `--emit staged` if the names do not show the order. A note if the order comes from git.	List the versions in order, in `.modelc.yml`: `plan: { order: [Model, Model 2, Final] }`, or for one run: `--order 'Model,Model 2,Final'`.
        incomplete-version-order	error	`plan --order` does not list all versions of the bundle. A missing version has no position, and can be the target.	Add the versions that the message lists to `--order`.
        unknown-entity	error	The entity of `--entity` or of `simulate delete` is not in any version shown.	Choose an entity that `modelc inspect` shows.
        not-a-mapping-model	error	The path is not an `.xcmappingmodel`.	Pass the path of an `.xcmappingmodel` bundle, or a folder with one below it.
        unreadable-mapping-model	error	The file is not a mapping model: it is not well-formed, has a merge conflict, has declarations in its DOCTYPE, or has another root element.	Restore the file from version control, or create a new one: `modelc mapping new`.
        unknown-mapping-content	warning	The mapping model has an object, an attribute or an element that is in no known mapping model. Objects and attributes are kept.	Nothing, if it is correct. Otherwise, remove it at the location in the message.
        invalid-object-id	error	An id or a reference is not `z` followed by a number.	Restore the file from version control; a merge may have damaged it.
        repeated-object-id	error	Two objects have the same id, or two mappings share an object. modelc uses the first.	Restore the file from version control; a merge may have joined two objects.
        dangling-object-id	error	A reference points to no object, or to an object of the wrong type.	Restore the file from version control; a merge may have dropped the object.
        missing-mapping-object	error	The file has no mapping model object, or more than one.	Restore the file from version control, or create a new one: `modelc mapping new`.
        orphaned-mapping	note	A mapping that no object refers to, or a row without a name. Xcode left it behind; it has no effect.	Nothing; it has no effect.
        invalid-base64	error	Binary data is damaged. The location is the first wrong character.	Restore the file from version control.
        missing-embedded-model	error	The mapping model has no copy of its source or destination model.	Create the mapping model again: `modelc mapping new`.
        unreadable-mapping-archive	error	An expression or user info is not a readable archive.	Restore the file from version control, or write the expression again in Xcode.
        unclear-model-version	error	The model version of a mapping model is not below `--models`, or is there several times.	Pass a folder with `--models` that has the version once.
        refused-mapping-model	error	A mapping model cannot be created: a model has a feature whose archived form is not known, one of its entities has no version hash, or the copies of both models are larger than 64 MB.	Remove the feature in the message from the model, or create the mapping model in Xcode.
        existing-mapping-model	error	`modelc mapping new` does not replace an existing mapping model without `--force`.	Choose another path, or replace the file with `--force`.
        no-mapping-models	error	A folder that `modelc mapping check` searches has no mapping model.	Pass the path of a mapping model, or of a folder with one below it.
        refused-refresh	error	A mapping model cannot be refreshed: an entity is gone, or a model has a feature whose archived form is not known.	Correct the mapping model by hand, or create it again: `modelc mapping new`.
        opaque-expression	note	The expression cannot be shown as format text. It is kept unchanged.	Nothing.
        missing-name	error	An element has no value for a required attribute.	Add the attribute at the location in the message.
        invalid-number	error	A number in a mapping model is not valid.	Write a number at the location in the message.
        unknown-archive-value	warning	The user info of a mapping model has a value of an unknown kind. It is ignored.	Nothing, if it is correct. Otherwise, remove the user info entry.
        unproven-feature	warning	`modelc compile` writes a feature in a documented form, but no known file from Apple's compiler confirms it. An error with `--strict`.	Compare the result with Xcode's compiler on a Mac. `modelc compile --verify-on-mac` prints a script for it. `--strict` refuses such features.
        unknown-feature	error	A feature has no known compiled form. `--leave-out` can leave it out if stores stay the same without it.	Remove the feature from the model, or leave it out with `--leave-out`.
        omitted-feature	warning	A feature is left out of the compiled model, because of `--leave-out`, or because Core Data never reads it. In the second case, it is an error with `--strict`.	Nothing, if the app does not need the feature. Otherwise, compile with Xcode.
        refused-mapping-compilation	error	A mapping model cannot be compiled: an expression has no known form, or the version hash of an entity is not certain.	Change the expression in the message, or compile the mapping model with Xcode.
        nothing-to-emit	note	There is nothing to write to the file: no stages, no policies, or no checks.	Remove this kind of file from `--emit`.
        bridge-version-needed	warning	A staged migration cannot migrate directly between two versions. The file describes how to add a version between them.	Add the version before you ship, as the file describes.
        mapping-model-there	note	The app already has a mapping model for these two versions. modelc does not write another one.	Nothing. If you want a new mapping model, delete the existing one first.
        no-mapping-needed	note	There is no mapping model to write: no migration needs one.	Nothing. Core Data infers the mapping.
        checksum-unverified	note	The checksum of a version is not certain. The file reads it from the compiled model.	Nothing. Compile the model, and compare the checksum in a test.
        unreadable-model	error	The file is not a data model, or cannot be read: it is not well-formed, has a merge conflict, a DOCTYPE, an encoding other than UTF-8, another root element, or a damaged binary form. Or the bundle has no version.	Correct the file at the location in the message, or restore it from version control.
        missing-compiled-version	warning	`VersionInfo.plist` of a compiled bundle lists a version that has no `.mom` file.	Compile the model again.
        unreadable-element	error	A required part of an element is missing, invalid, or there twice: a name, a known type or delete rule, a number, or a fetch request.	Correct the element at the location in the message. Until then, no code is generated for its entity.
        merge-conflict-marker	error	A merge of models left a conflict. A comment shows the change of each side: [`modelc merge`](CommandMerge.md).	Choose one side at the comment, and remove the comment.
        misspelt-renaming-identifier	warning	A renaming identifier is written as `renamingIdentifier`, which is its name in code. It has no effect.	Rename it to `elementID`, or run `modelc lint --fix`.
        unknown-xml	warning	An element, an attribute or text that is not part of the known format. modelc keeps it, and writes it back, except text.	Nothing, if a newer Xcode wrote it. Otherwise, remove it.
        ignored-content	warning	A setting that has no effect in this place, or a value that modelc does not understand. It is ignored.	Remove the setting, or correct the value.
        too-many-faults	error	The file has more errors than are shown.	Correct the first errors, and run the command again.
        undefined-attribute-type	warning	The type is one that Xcode never writes (`Undefined` or `ObjectID`), or the number of an unknown type.	Choose a type: `modelc edit set attribute Book.title --type String`.
        default-not-representable	warning	The default value is not a number, does not fit the type, or is ignored. A note if Xcode itself leaves such a value behind.	Set a default value that fits the type, or remove it.
        transformer-on-non-transformable	warning	An attribute that is not transformable has a transformer.	Make the attribute Transformable, or remove the transformer.
        class-on-non-transformable	warning	An attribute that is not transformable has a class.	Make the attribute Transformable, or remove the class.
        external-storage-on-non-binary	warning	An attribute that is neither Binary nor Transformable allows external storage.	Make the attribute Binary, or remove the setting.
        invalid-derivation	warning	A derived attribute has no derivation expression.	Give the attribute a derivation expression, such as `now()`.
        delete-rule-unset	warning	The relationship has no delete rule. modelc reads it as Nullify.	Choose a delete rule: Nullify, Cascade, Deny or No Action.
        ordered-to-one	warning	A to-one relationship is ordered. The order has no effect.	Make the relationship unordered: `modelc edit set relationship Book.list --no-ordered`.
        to-many-of-one	warning	A to-many relationship has a maximum count of 1.	Make the relationship to-one, or remove the maximum count.
        to-one-max-count	warning	A to-one relationship has a maximum count other than 1.	Set the maximum count to 1, or make the relationship to-many.
        minimum-count-without-effect	note	An optional to-one relationship has a minimum count, left by Xcode 3. It has no effect.	Nothing.
        partial-request-flags	note	A fetch request sets only some of its flags. modelc uses Core Data's defaults for the others.	Nothing.
        entity-without-class	note	The entity has no class of its own, or has the base class. It gets no files.	Nothing, if the entity needs no files. Otherwise, give it a class of its own.
        codegen-conflict	warning	Xcode generates the class itself (Codegen). modelc skips it.	Set Codegen of the entity to Manual/None, or pass `--include-xcode-codegen`.
        foreign-module	warning	The class is in another module. modelc skips it.	Nothing, if the other module has the class. Otherwise, correct the module of the entity's class. If a generated class inherits from it and it is written by hand, give the entity the user info key `modelc.ignore`.
        invalid-class-name	error	The class name is not a valid Swift identifier.	Give the entity another class name.
        invalid-model-name	error	The name of the model has a control character, which would be copied to generated code.	Rename the bundle.
        invalid-property-name	error	The property name is not a valid Swift identifier.	Rename the property: `modelc edit rename attribute Book.1st first`.
        invalid-objc-class	warning	The class of a transformable attribute is not an Objective-C class name. An error if it is not a type name.	Use the name of an Objective-C class.
        reserved-property-name	error	NSManagedObject has a member with the same name. A warning in Xcode's layout.	Rename the property. The renaming identifier keeps its values in stores: `modelc edit rename attribute Book.hash code`.
        model-code-left-out	warning	A part of the model was left out, so the model was not written as code (`programmatic-model`).	Correct the errors in the other messages.
        left-out	warning	No code was generated for a part of the model, because it has an error, or needs a part that has an error.	Correct the error in the message. With `--strict`, modelc writes nothing until then.
        duplicate-class	error	Two entities have the same class. A warning in Xcode's layout, which generates the files of the first entity.	Give one of the entities another class.
        duplicate-file-name	error	The names of two files differ only in case.	Rename one of the classes or versions. Many file systems ignore case.
        duplicate-member	error	Two members of a class have the same name. A note if a property of the model hides a member that modelc adds (`managedID`).	Rename one of the properties.
        access-conflict	error	A user info key sets an access level that is not possible. A warning if Xcode declares a public class that uses a generated internal class. A note if public code uses a class that is not generated.	Choose another access level, or make the used class public.
        conflicting-value-class	warning	The class of a transformable attribute and the class in its user info differ.	Remove one of the two classes.
        custom-base-class	warning	A custom superclass replaces the class of the parent entity.	Nothing, if the superclass is correct. Otherwise, remove `mogenerator.customBaseClass`.
        swift-class-name	warning	Objective-C: the class names include a module, so Core Data finds them only in Swift. Reported once per model.	Remove the module from the class names, or generate Swift.
        system-type-name	warning	Objective-C: a class has the name of a type in Apple's headers.	Rename the class, or add a prefix to class names.
        user-info-value-ignored	warning	modelc ignores the value of this user info key; the key alone turns the setting on. Here the value is `NO`.	Remove the key to turn the setting off.
        unknown-user-info-key	error	There is no user info key with this name that begins with `modelc.`.	Correct the key; [User info keys](UserInfoKeys.md) lists them.
        ignored-user-info-key	warning	A known user info key has no effect on this element. A note if the key is in every model.	Remove the key, or move it to an element where it has an effect: [User info keys](UserInfoKeys.md).
        initial-value-unused	warning	An attribute cannot have the value in `on-insert`, or no entity has the attribute.	Correct the name or the value in `on-insert`.
        invalid-user-info-value	error	A user info key does not accept this value.	Use a value that the message lists.
        invalid-predicate	warning	The predicate of a fetch request template cannot be read, so its function is left out. An error in Objective-C.	Correct the predicate in the model.
        invalid-fetch-request-name	error	The name of a fetch request template cannot be a function name.	Rename the fetch request template.
        conflicting-fetch-variable	error	A variable of a fetch request is compared with values of different types.	Use two variables.
        untyped-fetch-variable	warning	The type of a variable of a fetch request is unknown.	Compare the variable with an attribute, or set its type in user info.
        unreadable-templates	error	The folder of templates does not exist, or a template in it or in `outputs` cannot be read.	Correct the path. `modelc templates copy` creates a folder with all templates.
        outside-output-folder	error	The path of a file is outside the output folder.	Correct the name of the output, so that the file is inside the folder.
        foreign-file	error	modelc did not write the file at this path, or must never replace it, such as a human file.	Choose another folder or name, move the file, or replace it with `--force`. `--force` never replaces a human file.
        unusable-file-name	error	The name of an output has invisible characters, or spaces at the start or end.	Correct the name of the output in the manifest.
        unwritable-file	error	A file or folder cannot be written, or its name is too long. modelc checks all names before it writes the first file.	Give yourself write permission, or choose another folder. If the disk is full, make room.
        file-changed	error	A file changed after modelc read it. Nothing is written.	Run the command again.
        file-locked	error	Another run of modelc changes the same model or file, and did not finish within 60 seconds. Nothing is changed.	Wait for the other run or end it, and run the command again.
        human-file-without-base	warning	A human file extends a class that is not generated anymore, because its entity was removed or renamed: the file does not compile.	Move the code that you need to the class of another entity, and remove the file.
        human-class-access	warning	The class in an existing human file is internal, and the generated classes are public, or the other way round: `access` was changed, and modelc never changes human files.	Change the declaration of the class in the human file, or set `access` for the entity: `entities: { Book: { access: internal } }`.
        unsaved-setting	warning	A setting is on the command line, and `.modelc.yml` says otherwise for the same files: the next run without it changes them back, and `check` reports them.	Write the line of the message to the model in `.modelc.yml`.
        orphaned-file	warning	A machine file no longer belongs to an entity. An error with `--check`.	Remove such files: `modelc generate --prune`.
        missing-output	error	`generate --check`: a generated file is missing. A note for a human file.	Run `modelc generate`, and commit the file.
        outdated-output	error	`generate --check`: a file differs from the file that `generate` would write.	Run `modelc generate`, and commit the file.
        second-human-file	warning	Two human files declare the same class. After a change of folders, the class was written a second time.	Move your code to one of the files, and delete the other.
        earlier-layout	warning	Files of Xcode's layout declare a class that the modern layout also declares. The module would have the class twice.	Move your code to the new files, and delete the files of Xcode's layout.
        class-already-declared	warning	A new file declares a class that a source file of the same target declares already. The module would have the class twice.	Keep one of the two: leave the entity out with `entities: { Book: { skip: true } }` in `.modelc.yml`, or move your code to the new human file.
        output-collision	error	Two models, or two templates of a model, write the same file with different contents, in one run or in separate runs, or declare the same class or support code with `single-file`. Or a file has the path of a folder that another file needs.	Give each model its own folder, or give the outputs other names.
        output-without-marker	error	A rewritten file from your own template does not have the marker of modelc.	Start the template with the first line of a bundled template: `modelc templates show`.
        human-output-with-marker	error	A human file from your own template has the marker of machine files, which `--prune` removes.	Remove the line with the marker from the template.
        wrong-template-set	error	The folder of templates is a copy of the bundled set for another language or layout.	Copy the set that you generate with: `modelc templates copy`.
        unused-template	warning	A file in a folder of templates replaces no bundled template, and no template or manifest uses it.	Include the file, add it to the manifest, or delete it.
        version-hash-refused	error	An entity has no version hash, because the model lacks a value that the hash is computed from.	Correct the errors of the model in the other messages.
        hash-unverified/derived-expression	warning	A derivation other than `now()`, `canonical:(key)` and `key.@count`, or a derivation with more than an expression.	Compare with the hashes of a store or of a compiled model from Xcode: `modelc identify`.
        hash-unverified/uniqueness	warning	An entity has several uniqueness constraints, in an order for which no hash from Apple's tools is known.	Compare with the hashes of a store or of a compiled model from Xcode: `modelc identify`.
        hash-unverified/preserve-external	warning	An attribute has external storage and is preserved after deletion.	Compare with the hashes of a store or of a compiled model from Xcode: `modelc identify`.
        hash-unverified/cloud-encryption	warning	An attribute is encrypted in the cloud.	Compare with the hashes of a store or of a compiled model from Xcode: `modelc identify`.
        hash-unverified/composite	warning	An attribute is a composite.	Compare with the hashes of a store or of a compiled model from Xcode: `modelc identify`.
        hash-unverified/object-id	warning	An attribute is of type ObjectID.	Compare with the hashes of a store or of a compiled model from Xcode: `modelc identify`.
        hash-unverified/sort-order	warning	The order of names changes if their digits are compared as numbers (`line10`, `line2`).	Compare with the hashes of a store or of a compiled model from Xcode: `modelc identify`.
        hash-unverified/non-ascii	warning	A name or other hashed text is not ASCII.	Compare with the hashes of a store or of a compiled model from Xcode: `modelc identify`.
        hash-unverified/self-inverse	warning	A relationship that is its own inverse is to-many, ordered, or inherited.	Compare with the hashes of a store or of a compiled model from Xcode: `modelc identify`.
        hash-unverified/swift-source	warning	The Swift source of the entity does not tell everything that is hashed, or it is not known how SwiftData stores it.	Compare with the hashes of a store of the app: `modelc identify`.
        model-not-locked	error	`modelc lock --check`: the model has no locked version.	Lock its versions: `modelc lock MODEL`.
        shipped-with-errors	warning	`modelc lock` found a version that is not current and has errors. It may have shipped with them, so it is locked as it is; if it has no version hash, it cannot be locked. The other versions are locked.	Correct the errors in a new version. If the version never shipped, correct them there, and lock it again.
        locked-model-missing	error	A model in the lock file is gone.	Restore the model. If it never shipped, remove it from the lock: `modelc lock --update-all`.
        locked-version-missing	error	A locked version is gone. A warning if it was locked from a store, and the model does not have it.	Restore the version. If it never shipped, remove it from the lock: `modelc lock --update VERSION`.
        locked-entity-added	error	An entity was added to a locked version.	Undo the edit, and make it in a new version: `modelc versions add`. If the locked version never shipped, lock it again: `modelc lock --update VERSION`.
        locked-entity-removed	error	An entity was removed from a locked version.	Undo the edit, and make it in a new version: `modelc versions add`. If the locked version never shipped, lock it again: `modelc lock --update VERSION`.
        locked-entity-changed	error	An entity of a locked version changed, apart from its properties.	Undo the edit, and make it in a new version: `modelc versions add`. If the locked version never shipped, lock it again: `modelc lock --update VERSION`.
        locked-property-added	error	A property was added to an entity of a locked version.	Undo the edit, and make it in a new version: `modelc versions add`. If the locked version never shipped, lock it again: `modelc lock --update VERSION`.
        locked-property-removed	error	A property was removed from an entity of a locked version.	Undo the edit, and make it in a new version: `modelc versions add`. If the locked version never shipped, lock it again: `modelc lock --update VERSION`.
        locked-property-changed	error	A property of a locked version changed.	Undo the edit, and make it in a new version: `modelc versions add`. If the locked version never shipped, lock it again: `modelc lock --update VERSION`.
        unlocked-version	warning	A version is neither locked nor current.	Lock it if it has shipped: `modelc lock`.
        invalid-lock	error	The lock file is damaged: it has a merge conflict, a missing line, or a line that cannot be read.	Restore the file from version control, or resolve the conflict: keep the lines of both sides. If both sides locked different versions under one name, keep the lines of the version that shipped.
        unsupported-lock-version	error	The lock file has a format that this modelc does not support.	Update modelc, or write the file again: `modelc lock --update-all`.
        fix-refused	warning	Fixes do not change a version that is not current, binary, or damaged. Fixes that change a version hash do not change a version that is locked, released, or in the base of `--against`.	Make the change in a new version: `--in-new-version`, or `modelc versions add`.
        fix-failed	error	The edited file does not have the expected contents, or a version hash would change. Nothing is written.	Make the change by hand, and report the model as a bug.
        fix-skipped	warning	A part of a model cannot be read. The model is not changed.	Correct the errors in the other messages, and run the command again.
        fixes-withheld	note	`--diff` shows nothing: all fixes change the behaviour of the app or of generated code, or version hashes.	Show the fixes with `--unsafe`, or with `--unsafe --in-new-version`.
        fixes-contradict	error	Two fixes undo each other. Nothing is written.	Make one of the changes by hand, or leave out one of the rules with `--except`.
        new-version-not-needed	note	`--in-new-version` or `--new-version` does not create a version: no fix changes a version hash, or the current version is not released.	Nothing.
        step-not-repeated	warning	`--in-new-version` or `--new-version` created a version. Without `--all-versions`, the changes of the previous version are no longer checked.	Nothing. `--all-versions` also checks the changes of the previous version.
        unusable-version-name	error	The version of `--new-version` cannot be created.	Choose a name without `/` that no version has.
        new-model-refused	error	The model cannot be created: a file with its name exists, or the name cannot be used.	Choose another name or folder.
        invalid-action	error	An action of `modelc edit` is incomplete, or has an invalid word or value. [`modelc edit`](CommandEdit.md) lists the actions.	Correct the action; `modelc help edit` lists them.
        unknown-element	error	An action names an entity, a property or another element that is not in the model.	Correct the name; `modelc inspect` shows the elements.
        ambiguous-element	error	An action names an entity or a property that is in the model more than once.	First, rename one of them in the file of the model.
        name-taken	error	An action gives an element the name of another element, or sets an inverse that another relationship already has.	Choose another name, or first remove the other element.
        unusable-name	error	An action gives an element or a user info entry a name that it cannot have.	Choose a name that begins with a letter and has no special characters.
        still-referenced	error	Other elements refer to the element that an action removes. `--cascade` removes them, too.	First, remove the elements in the message, or remove everything with `--cascade`.
        edit-refused	error	The version is locked, has shipped, or cannot be read, so it cannot be edited. Nothing is written.	Edit a new version: `--in-new-version`.
        version-refused	error	A version cannot be added, used, renamed or removed. Nothing is written.	Follow the message, or choose another version.
        project-not-edited	warning	An Xcode project contains the bundle, but modelc cannot read how it lists the versions.	Open the project in Xcode, and add or remove the version there.
        unfinished-version	warning	An earlier run was ended while it added or renamed a version, and this run finished that or took it back. `versions`, `edit`, `format`, `lint --fix` and `lock` do so.	Check the list: `modelc versions list MODEL`.
        project-disagrees	warning	An Xcode project does not list the same versions as the bundle. `modelc versions use` corrects it.	Run `modelc versions use MODEL VERSION`, and commit the project.
        reference-not-followed	warning	A predicate or expression cannot be read, but may use a renamed or removed property. It was not changed.	Correct the predicate or the expression by hand.
        comments-not-formatted	warning	`modelc format` does not change a file with comments, text or processing instructions, or a file in the binary form from before Xcode 4.	Remove the comments, or leave the file unchanged.
        edit-failed	error	The edited file does not have the expected contents. Nothing is written.	Make the change by hand, and report the model as a bug.
        merge-conflict	error	Both sides of a merge changed the same thing. [`modelc merge`](CommandMerge.md) describes the file with the conflict.	Choose one side in the file, and remove the comment.
        merge-failed	error	Two files cannot be merged. Nothing is written.	Merge the files by hand, or use one side: `git checkout --ours FILE`.
        comments-not-merged	warning	THEIRS has comments, text or processing instructions that are not in the result. Or a comment in OURS was above an element that THEIRS removed.	Add the comment again, if you need it.
        merge-driver-unused	warning	git does not merge a model with modelc although `modelc merge --install` has run. Another line in a git attributes file overrides it.	Remove the line in the message from `.gitattributes`.
        unreadable-configuration	error	`.modelc.yml` cannot be read.	Give yourself read permission, or pass another file with `--config`.
        invalid-yaml	error	The configuration is not valid YAML.	Correct the line in the message.
        unsupported-yaml	error	The configuration has an anchor, alias, tag or merge key, which modelc does not support.	Write out the value in each place.
        unknown-configuration-key	error	The configuration has no such key.	Correct the key; [Configuration](Configuration.md) lists them.
        duplicate-configuration-key	error	The same key is there twice.	Remove one of them.
        missing-configuration-key	error	A required key is missing.	Add the key; [Configuration](Configuration.md) has an example.
        invalid-configuration-value	error	A key does not accept this value.	Use a value that the message lists.
        unsupported-configuration-version	error	This modelc does not support the version of the configuration.	Update modelc, or set `version: 1`.
        too-many-configuration-faults	error	The configuration has more errors than are shown.	Correct the first errors, and run the command again.
        invalid-setting	error	A base class or module is not a valid name.	Use a name that is valid in the language.
        setting-conflict	error	A setting does not apply to the chosen style or language.	Remove the setting, or choose another style or language.
        setting-without-effect	note	A setting does not apply to the style or language of this model. It applies to other models, or the style or language was chosen with higher precedence, for example by a flag.	Nothing.
        unknown-configured-entity	error	`entities` names an entity that is not in the model. In `generate`: an entity that is in no model.	Correct the name in `entities`; `modelc inspect` shows the entities.
        invalid-lint-setting	error	`lint` names an unknown preset, rule, category or option, or a selection matches nothing.	Correct the name; `modelc rules` lists rules and categories.
        no-sources	warning	A pattern in `sources` matches no source code.	Correct the pattern in `sources`. It is relative to the folder of `.modelc.yml`.
        unused-ignore-entry	warning	An entry in `ignore` suppresses nothing.	Remove the entry.
        unknown-released-version	warning	`released` names a version that is in no model.	Correct the name; `modelc versions list` shows the versions.
        unknown-model-configuration	error	The model has no configuration with this name. For `lint.cloudkit`, `lint.swiftdata` and `cloudkit.configurations`: no model of the project has it.	Correct the name; `modelc inspect` shows the configurations.
        no-older-version	error	The version is the first in its bundle, and no other version to compare with is given.	Pass a version to compare with: `--from` or `--against`.
        too-much-inherited	error	The entities of a version inherit too many properties in total. modelc does not compare the version, and generates no classes.	Let fewer entities inherit from each other.
        plan-too-large	error	The versions of a bundle are too many and too different for a plan.	Plan from one version: `--from VERSION`.
        git-unavailable	error	git was not found, so no revision can be read.	Install git, or add its folder to `PATH`.
        not-in-git	error	The model is not in a git repository.	Run the command in a clone, or compare with a copy: pass its path.
        unknown-revision	error	The revision does not exist. In a shallow clone, it may not be fetched.	Fetch the revision: `git fetch origin`. In CI, fetch all commits (`fetch-depth: 0`).
        no-release-tag	warning	No git tag matches the patterns in `released`.	Fetch the tags: `git fetch --tags`. Or correct the pattern in `released`.
        not-in-revision	error	The revision does not have the model at this path. A note in `lint`, which treats the model as new.	Pass the path of the model in the revision: `REVISION:PATH`.
        known-findings	note	Findings that also exist in the state of `--against` are not reported.	Nothing. `--all-findings` reports them.
        moved-model	note	The model has another path in the revision that `lint` compares with.	Nothing.
        missing-git-objects	error	The clone is partial and lacks the contents of files in the revision.	Fetch the files: `git fetch`. Or clone without a filter.
        git-failed	error	git reported an error.	Run the git command in the message, and correct the error.
        shallow-clone	warning	`modelc doctor`: the clone lacks older commits, so models cannot be compared with these commits.	Fetch all commits: `git fetch --unshallow`. In CI, set `fetch-depth: 0`.
        unlisted-model	warning	A model in the project is not in the configuration, so commands without MODEL ignore it.	Add the model to `models` in `.modelc.yml`; `modelc init` prints the lines.
        resolved-class-names	warning	`compile --module` compiled class names with a leading dot as names of the module. It is not verified that Core Data finds them in a test bundle.	Run the test. Without the option, the names are copied, as Apple's compiler copies them.
        project-versions	warning	An Xcode project lists other versions of a model than the bundle has, or another current version. Xcode sets the bundle back to what the project lists.	Run `modelc versions use` with the current version: it updates the project.
        package-model	warning	A Swift package does not build a model as it should: a build does not compile it, compiles it twice, or lacks classes that only Xcode generates.	Add the plugin or the `exclude` to `Package.swift`; `modelc init --package` adds it.
        unbuilt-model	warning	The definition of a project (XcodeGen, Tuist, Bazel) has the model in no build phase, or as a folder reference, so that no build compiles it.	Add the model to the sources of a target, as the help of the message says.
        unknown-plugin	warning	`modelc doctor`: Package.swift names a plugin of modelc that does not exist, so the build stops.	Correct the name; `modelc help packages` shows the lines.
        undeclared-plugin-package	warning	`modelc doctor`: a target uses a plugin of a package that is not in `dependencies`, so the build stops.	Add the package; `modelc help packages` shows the line.
        class-in-two-models	warning	Xcode generates the same class for two models. In one target, the build stops with duplicate symbols.	Remove one of the models from the target, or set Codegen of one to Manual/None: `modelc edit MODEL set entity NAME --codegen manual`.
        unreadable-baseline	error	The baseline is missing, or the file is not a baseline.	Write it again with `--write-baseline`, or correct the path.
        stale-baseline-entry	note	The baseline has an entry whose finding no longer exists. An error with `--strict-baseline`.	Remove such entries with `--prune-baseline`.
        no-baseline	note	The baseline in `.modelc.yml` does not exist yet, so all findings are reported. Shown with `--verbose`.	Nothing, or write the current findings to the baseline: `modelc check --write-baseline`.
        not-in-baseline	warning	`--write-baseline` leaves findings that fail the run: those that a baseline cannot hold, because stores of a version cannot be opened, or because a command resolves them.	Correct them. To ignore the code of a plan, turn it off in `.modelc.yml`: `rules: { BL401: off }` under `lint`.
        unwritten-baseline	error	`--write-baseline` or `--prune-baseline` did not change the file, because something cannot be read.	Correct the errors in the other messages, and run the command again.
        written-baseline	note	The baseline was written.	Commit the file.
        template-encoding	error	The template is not UTF-8.	Save the template as UTF-8.
        template-line-ends	warning	The template has CRLF line endings. modelc reads them as LF.	Save the template with LF line endings.
        template-limit	error	The template is too large or too deeply nested.	Split the template, or reduce the nesting.
        template-unclosed-command	error	A command has no closing `$>`.	Add `$>`.
        template-stray-delimiter	warning	A `$>` does not close a command. It is copied to the output.	Remove it, or write `<$"$>"$>`.
        template-empty-command	error	A command is empty.	Remove the command, or complete it.
        template-unsupported-command	error	The command belongs to other template engines. modelc does not support it.	Use a command of [Templates](Templates.md).
        template-reserved-name	error	The name is reserved: a command has it.	Choose another name.
        template-missing-blank	error	A space is missing after a command, as in `if(`.	Add the space.
        template-invalid-name	error	The name is not a valid variable name.	Use letters, digits and underscores.
        template-else-if	error	`else if` is written `elseif`.	Write `elseif`.
        template-unclosed-block	error	A block has no end.	Add the end, such as `<$endif$>`.
        template-mismatched-end	error	An end does not match a block.	Remove the end, or correct its name.
        template-mismatched-tag	error	The tags at the start and the end of a loop differ.	Use the same tag at both ends.
        template-operator-tag	error	The tag of a loop is an operator.	Choose another tag.
        template-missing-expression	error	A command has no expression.	Add the expression; [Templates](Templates.md) shows each command.
        template-trailing-text	error	There is text after an expression.	Remove the text after the expression.
        template-unexpected-text	error	A value is expected, but there is other text.	Write a value: a name, a number, or a string.
        template-unclosed-string	error	A string has no closing quote.	Add the closing quote.
        template-unknown-escape	error	The escape is unknown.	Use an escape of [Templates](Templates.md).
        template-unknown-operator	error	The operator is unknown.	Use an operator of [Templates](Templates.md).
        template-invalid-number	error	A number cannot be read.	Write the number with digits only.
        template-unknown-name	error	No key or variable has this name.	Correct the name. `modelc templates describe` lists the names that templates can use.
        template-unknown-key	error	The value has no such key.	Correct the key. `modelc templates describe` lists the keys of each value.
        template-wrong-kind	error	The value has the wrong kind.	Use a value of the kind in the message.
        template-doubtful-truth	error	It is not clear when the condition is true.	Use a clear condition, such as `.isEmpty` or a comparison.
        template-arithmetic	error	A calculation overflows or divides by zero.	Change the calculation.
        template-unknown-include	error	The included template does not exist.	Correct the name, or add the template to the folder.
        template-include-cycle	error	A template includes itself.	Remove one of the includes.
        template-manifest-line	error	A line of a set's manifest is wrong.	Correct the line; [Templates](Templates.md) describes the manifest.
        template-manifest-empty	error	A set has no manifest, or its manifest lists no output.	Add a line for each output file.
        template-several-manifests	error	A folder of templates has more than one manifest.	Keep only one manifest.
        template-missing-file	error	A manifest lists a template that does not exist.	Add the template, or remove its line from the manifest.
        template-trap	note	A construct of a MiscMerge template is converted, but probably does not do what it looks like: a name that does not exist, or a list that is always true.	Correct the template if something else was meant.
        template-no-equal	warning	A construct of a MiscMerge template has no equal in the template language.	Write the equal by hand, as the help of the message says.
        template-unconvertible	error	A MiscMerge template cannot be used: mogenerator ends with an error at this place.	Correct the template, and convert it again.
        converted-templates	note	Templates of mogenerator were converted in memory, or a template is converted already.	Nothing. To convert the templates once, run `modelc templates convert`.
        mogenerator-shared-class	error	In the layout of mogenerator, two entities have the same class, so that they would share their files.	Give each entity a class of its own.
        mogenerator-predicate	warning	In the layout of mogenerator, the type of a variable in a fetch request is not known, because the predicate has a comparison that mogenerator cannot read.	Compare a key path on the left with a variable on the right.
        mogenerator-no-version	error	`modelc mogenerator` found several versions, and the bundle does not say which one is current.	Choose the current version with `modelc versions use`.
        no-mogenerator-call	error	`modelc init --from mogenerator` found no call of mogenerator.	Name the script, Makefile, `project.pbxproj` or `.mogenerator-args` that calls it.
        CK001	error	The CloudKit schema cannot be read: text that is not part of the schema language, or bytes that are not UTF-8. Four of 68 public schema files have such an error. (Evidence: measured.)	Correct the file at the location in the message, or export it again: `xcrun cktool export-schema`.
        CK002	error	The schema declares a record type or a field twice. modelc uses the first one. (Evidence: unverified.)	Remove one of the two.
        CK003	warning	CloudKit rejects the text, but its meaning is clear: a name that lacks its quotation marks, such as `cloudkit.share`, or a comma after the last item. (Evidence: reported.)	Write the name in quotation marks, or remove the comma.
        CK101	error	The schema has no record type for an entity, or no `CDMR` for many-to-many relationships. In Production, Core Data cannot create it, so no object of the entity is synced: CKError 2 or 12, `Cannot create new type CD_… in production schema`. (Evidence: documented by Apple.)	Call `initializeCloudKitSchema()` in Development, then deploy the schema in the CloudKit Console. If the entity is not mirrored, name the configurations that are with `--configuration`.
        CK102	error	A record type lacks a field for an attribute or for a to-one relationship. In Production, Core Data cannot create it: an object that has a value there is not exported: CKError 2 or 12, `Cannot create or modify field 'CD_…' in record 'CD_…' in production schema`. (Evidence: documented by Apple.)	Call `initializeCloudKitSchema()` in Development, then deploy the schema in the CloudKit Console.
        CK103	error	A field has another type than Core Data writes. Production never changes the type of a field. (Evidence: measured.)	If the schema is only in Development, reset it or correct it. Otherwise, add an attribute with another name.
        CK104	error	A field is encrypted and its attribute is not, or the other way round. Encryption of a deployed field never changes. (Evidence: documented by Apple.)	Add an attribute with another name; only new fields can be encrypted.
        CK111	note	A record type lacks the field `…_ckAsset`, for values that are too large for a record. Core Data needs it only for such values. (Evidence: measured.)	Call `initializeCloudKitSchema()` in Development, then deploy the schema.
        CK112	note	A record type lacks a field `CD_moveReceipt…`. Core Data needs it when a record is shared. A warning with `--sharing`. (Evidence: reported.)	Call `initializeCloudKitSchema()` in Development, then deploy the schema.
        CK113	note	A field lacks indexes that CloudKit gives to the fields that it makes itself. Mirroring works without them. (Evidence: measured.)	Nothing, unless the app or you query the field.
        CK114	note	The field is a `NUMBER` whose type is still open. Both integers and decimals fit. (Evidence: documented by Apple.)	Nothing, or fix its type in Development: `NUMBER PREFERRED AS INT64`.
        CK115	error	With `--sharing`: the schema has no record type `cloudkit.share`, so no share can be made in Production. (Evidence: reported.)	Share a record in Development once, then deploy the schema.
        CK120	warning	No entity of the configuration is in the schema, but entities of others are. modelc assumes that the configuration is stored only locally. (Evidence: measured.)	Name the configurations that are mirrored with `--configuration`.
        CK201	warning	A record type `CD_…` belongs to no mirrored entity: an older version of the model had it, or the entity has a parent, whose type has its fields. (Evidence: measured.)	Nothing, if an older version of the app used it: a deployed type stays.
        CK202	warning	A field `CD_…` belongs to no property: an older version of the model had it. (Evidence: measured.)	Nothing, if an older version of the app used it: a deployed field stays.
        CK203	note	A record type of an entity has a field that Core Data does not write. (Evidence: measured.)	Nothing, if your own code uses it.
        CK301	error	A record type of the old schema is not in the new one. Production never loses a type. (Evidence: documented by Apple.)	Keep the type in the schema.
        CK302	error	A field of the old schema is not in the new one. Production never loses a field. (Evidence: documented by Apple.)	Keep the field in the schema.
        CK303	error	A field has another type than before, or its encryption changed. Production never changes either. (Evidence: documented by Apple.)	Keep the type, and add a field with another name.
        CK304	warning	An index, a grant or a role of the old schema is not in the new one. No data is lost, but queries or accesses that need it fail. (Evidence: documented by Apple for system fields.)	Keep it, if a version of the app in use needs it.
        CK305	note	The new schema has a type, a field, an index or a grant that the old one lacks. It can be deployed. (Evidence: documented by Apple.)	Deploy the schema in the CloudKit Console before the app ships.
        CK401	error	Core Data cannot mirror the property, or it is not known how: an attribute without a type, an object ID, a composite, or a to-many relationship without an inverse. (Evidence: documented by Apple; composites are unverified.)	Change the property as the message says, or move its entity to a configuration that is not mirrored.
        CK402	note	The attribute is derived. Whether Core Data writes a field for it is not known. If the schema has one, its type is compared. (Evidence: unverified.)	Nothing.
        CK403	error	Two properties would share a field and need different ones: properties of two entities with one parent, or a name that the mirror itself uses, such as `entityName`. (Evidence: unverified.)	Rename one of the properties.
        CK405	warning	The name of an entity or a property has characters that CloudKit does not accept in names. (Evidence: documented by Apple.)	Use ASCII letters, digits and underscores.
        CK501	error	`modelc cloudkit emit` would have to write something whose form no public export shows, the type of many-to-many relationships or a field of an entity with a parent, or an encrypted field, which only one app's schema shows. A warning with `--unconfirmed`. (Evidence: unverified.)	Let Core Data make it: call `initializeCloudKitSchema()` in Development. Or write it with `--unconfirmed`, import it into Development, and compare with a new export.
        mirroring-shown	warning	Something in the project turned on the rules of CloudKit, and they have findings: the schema in `.modelc.yml`, the iCloud service CloudKit in an `.entitlements` file, or `NSPersistentCloudKitContainer` or `cloudKitDatabase` in source code, in the project or in the folders of `--sources`.	Correct the findings: a mirrored store with them does not load. If the models are not mirrored, set `lint: { cloudkit: false }` in `.modelc.yml`, or name the mirrored configurations there.
        model-not-mirrored	note	`modelc check` and `modelc cloudkit check`: the model is not compared with the CloudKit schema, because the schema has none of its record types, or because the model has none of the configurations in `cloudkit.configurations`.	Nothing, if the model is not mirrored. Otherwise, compare it alone with `modelc cloudkit check`.
        cloudkit-schema-behind	warning	The CloudKit schema in `.modelc.yml` lacks record types or fields that a version of a plan writes, so that apps with that version do not export the objects.	Deploy the schema before the app ships: `modelc cloudkit check` lists what is missing.
        cloudkit-old-fields	warning	Apps with an older version keep writing fields to CloudKit that the target of a plan does not have, because a property was renamed or removed. A note if the latest change is not the cause.	Keep the property in the model while such apps are in use.
        schema-from-nothing	warning	`modelc cloudkit emit --new-container` wrote a schema from nothing. Apple's documentation says that constructing an existing schema by hand is not recommended.	Import it only into a container that has no schema: an import makes the schema equal to the file.
        edited-schema	warning	The schema in `--onto` does not have the layout of an export, so it was edited or written by hand. It may lack what the container has.	Export the schema of Development again: `xcrun cktool export-schema`.
        repeated-schema-name	error	Two versions of a model have the same version identifier, so `plan --emit swiftdata` cannot tell their schemas apart.	Give each version its own version identifier, such as 1.1.0.
        swiftdata-gap	note	A part of the model that is not hashed, and that a `@Model` class does not have: validation, a fetched property, …	Nothing, or write it in the extension of the class.
        swiftdata-hash-differs	error	A `@Model` class gives its entity another version hash than the model has, so a store of the model does not open with it without a migration.	Keep Core Data's class for the entity, change the model, or set `same-hashes: false`.
        swiftdata-hash-unverified	warning	The hash of a `@Model` class is the same if SwiftData hashes a part of it as Core Data does, which is not verified.	Open a copy of a store with the classes before you ship them.
        covered-manual-codegen	note	A layout of Xcode is requested with `--style`, which covers entities that Xcode does not generate.	Nothing. To include them in every run, or never, set `all-entities` in `.modelc.yml`.
        manual-codegen	note	Xcode does not generate the classes of this entity. modelc skips it.	Nothing. `--all-entities` generates such classes, too.
        missing-source-language	warning	The model does not name the language of Xcode's code generation. modelc generates Objective-C.	Pass the language with `--language`, or set it in the model.
        retained-property-name	warning	In a style of Xcode: by its name, the getter returns an object that the caller owns. Swift and ARC release it once too often; with `init`, Objective-C does not compile.	Rename the property, or use a style of modelc, which avoids the getter.
        unverified-fetched-property	warning	It is not certain how Xcode declares a fetched property.	Compare the file with the file that Xcode generates.
        missing-frozen-version	error	`modelc freeze --check`: the models are not frozen as the version of `--release`.	Run `modelc freeze` with this version, and commit the file.
        changed-frozen-version	error	A frozen version was changed, or the models differ from a version that is frozen already.	Restore the file from version control, or freeze the models as a new version.
        shared-frozen-type	warning	A frozen version uses enumerations or structures of the app, and changes with them.	Nest the types in the classes that use them, or copy them into the frozen version.
        unwritable-frozen-version	error	A copy of the classes would have other hashes than the classes, or the source does not show the type of a property.	Write the type after the name of the property. If the hashes would differ, write the `VersionedSchema` by hand, and report this.
        not-a-store	error	The path is not a store: it is a folder, a link, an empty file, a file of another kind, a log file, or a database that Core Data did not write.	Pass the path of a SQLite store of Core Data: the `.sqlite` file, not its `-wal` file.
        unreadable-store	error	A store cannot be read: no permission, truncated, damaged, or no disk space for a copy.	Copy the store together with its `-wal` and `-shm` files, and pass the copy.
        no-model-in-store	error	A store was given as a model, and contains none: old versions of Core Data kept no copy of the model in it.	Pass the source or the compiled model of the app. `modelc store describe` shows the tables without a model.
        unreadable-model-cache	error	The copy of the model in a store is damaged, cut off, or too large.	Copy the store together with its `-wal` file, or pass the source or the compiled model of the app.
        uncertain-entities	warning	The model does not describe these entities with certainty. In a store: their version hashes differ from those of the store, or the store has none. In Swift source: the source does not tell everything, or it is not known how SwiftData stores it.	Use the source, the compiled model or a store of the app where these entities matter.
        incomplete-store	error	A store lacks tables or columns that every store of its version has, so `plan` cannot run all data checks.	Pass a store that Core Data has opened.
        store-in-use	error	Another program keeps writing to the store. modelc did not change it.	Quit the app, or pass a copy of the store.
        missing-write-ahead-log	note	The store uses a write-ahead log, but the log is missing. This is normal after the app quits cleanly, or the log was not copied. A warning of `modelc store`, because the latest objects may be in the log.	Nothing, if the app quit cleanly. Otherwise, copy the `-wal` file, too.
        unreadable-store-metadata	warning	Version hashes cannot be read from the store. modelc identifies the version by the tables.	Nothing.
        store-checksum-mismatch	warning	The checksum or digest of the store does not match its version hashes.	Open the store once with the app. If the message remains, another program changed its metadata.
        unknown-store-model	error	A warning of `store describe`. `modelc store` found no model that explains the store: the store has no copy of its model, and no version of the models has its version hashes.	Pass the model of the app with `--model`: the `.xcdatamodeld` of its source, or the `.momd` in the app. `modelc store describe` shows the tables without a model, and `modelc identify` the nearest version.
        differing-store-model	warning	The model that explains the store is not exactly the one that wrote it. The message names the entities that differ; their columns may be missing or have other names. Or `Z_PRIMARYKEY` has older names of entities, and no renaming identifiers tell which entity had which name.	Find the version that the app was built with, and pass it with `--model`.
        missing-store-element	warning	The store has no number, table or column for an entity or a property of its model, or the column is not certain. It is left out. An error if the store has none of the entities.	Copy the store again, together with its `-wal` file. If it is complete, it was written with another model.
        dangling-store-link	error	`modelc store check`: a relationship refers to objects that do not exist, or to objects of another entity.	Remove the links, or restore the objects from a backup. The app gets faults that it cannot fulfill.
        missing-store-value	error	`modelc store check`: objects have no value for a property that the model requires. Core Data cannot save such an object, and a migration may fail.	Set values in the app, or make the property optional in a new version.
        duplicate-store-values	error	`modelc store check`: several objects have values that a uniqueness constraint forbids.	Merge the objects, or give them other values, before a migration adds the constraint.
        store-link-count	error	`modelc store check`: a to-many relationship has fewer or more objects than the model allows. Core Data cannot save such an object.	Add or remove links in the app, or change the counts in a new version.
        store-key-above-maximum	warning	`modelc store check`: objects have a primary key above `Z_MAX` in `Z_PRIMARYKEY`. Core Data may give a new object the key of an existing one.	Find the program that writes to the store without Core Data. Set `Z_MAX` to the highest key in a copy of the store.
        missing-external-file	error	`modelc store check`: values are in files of the folder `.NAME_SUPPORT/_EXTERNAL_DATA`, and the files do not exist.	Copy the folder together with the store, or restore it from a backup.
        unknown-store-entity	error	`modelc store check`: rows have an entity number that is not of an entity of their table. The app does not see these rows.	Pass the model that wrote the store with `--model`, or restore the store from a backup.
        abstract-store-object	error	`modelc store check`: objects are of exactly an abstract entity, which cannot have objects.	Make the entity concrete, or give the rows the number of another entity in a copy of the store.
        unwritable-store-property	error	`modelc store new` or `modelc fixtures`: the form of a value in a store is not known: of a composite attribute, of a required value with a transformer of your own, or of a text for a regular expression.	Give such values with `--from`, in the form of `modelc store dump`. For composite attributes, make the store with the app.
        unwritable-store	error	`modelc store new` or `modelc fixtures`: an entity of the version has no version hash, so that no store of the version exists.	Correct the version: `modelc hash` shows the reason.
        unverified-store-element	note	A new store lacks a trigger or an index whose form no public store shows, or has a column whose name Core Data may choose otherwise.	Open the store with Core Data before you rely on it.
        unmet-sample-bounds	warning	Sample objects have fewer or more links than the model requires, because the bounds of several relationships contradict each other or need very many objects.	Write more objects, or your own with `--from`.
        unreadable-store-data	error	`modelc store new --from`: the file is not JSON or CSV, or has no list of objects.	Write objects as `modelc store dump` does.
        invalid-store-data	error	`modelc store new --from`: a value, a link or an object that the model does not allow. The message names the line and the property. Nothing was written.	Correct the value, or choose the version that the objects belong to.
        missing-fixture	error	`modelc fixtures --check`: there is no store of a version.	Run `modelc fixtures`.
        outdated-fixture	error	`modelc fixtures --check`: a store does not have the version hashes of its version: the version was edited after the store was made.	If the version has shipped, restore it. Otherwise, run `modelc fixtures`.
        none	class of a step	The schema is the same. Core Data opens the store without a migration.
        lightweight	class of a step	Core Data infers the mapping, and nothing is lost.
        lightweight-rename	class of a step	Core Data infers the mapping with renaming identifiers, and nothing is lost.
        data-dependent	class of a step	Core Data infers the mapping; the data of the store decides whether it runs.
        data-loss	class of a step	Core Data infers the mapping and drops values.
        staged-custom	class of a step	Code of the app has to run between two lightweight steps.
        mapping-model	class of a step	The app needs a mapping model.
        blocked	class of a step	There is no migration path between the versions as they are.
        destructive	flag of a step	Stored values are dropped.
        dataDependent	flag of a step	The data of the store decides whether the migration succeeds.
        needsDefault	flag of a step	Rows get no value for a required property.
        lossy	flag of a step	Values may lose precision or range, or links may be lost.
        cloudkitForbidden	flag of a step	CloudKit does not allow the change: a schema in production allows only additions.
        forcedByModifier	flag of a step	The migration runs because of a version hash modifier.
        indexNotBuilt	flag of a step	Existing stores never get the index.
        hashUnverified	flag of a step	The version hash of a changed element is unverified.
        I1	condition of inference	Renaming identifiers match, and each is used once.
        I2	condition of inference	Entities that did not share a root entity still do not share one.
        I3	condition of inference	An attribute stays an attribute, and a relationship stays a relationship.
        I4	condition of inference	The types are equal, or both are numeric.
        I5	condition of inference	Every row has a value for a required attribute.
        I6	condition of inference	The destination stays the same.
        I7	condition of inference	No link is lost: a to-many relationship stays to-many.
        I8	condition of inference	Every row has a link for a required relationship.
        I9	condition of inference	No two rows have equal values for a new uniqueness constraint.
        I10	condition of inference	An entity that became abstract has no rows of exactly this entity.
        C1	data check	Rows of the entity.
        C2	data check	Values that are lost.
        C2e	data check	Rows that are lost.
        C2r	data check	Links that are lost.
        C3	data check	Rows without a value.
        C4	data check	Values that several rows have.
        C5	data check	Values out of range, or with a fraction.
        C6	data check	Values that violate the new validation. Regular expressions are not checked. Lengths are counted in code points.
        C7	data check	Rows with several links.
        C8	data check	Rows without a link or with too few links, and links to rows that do not exist.
        C9	data check	Rows of exactly this entity.
        """##
}
