// swift-format-ignore-file

/// The ids of `Diagnostics.md` and `PlanDocument.md` inside the program: id, kind and meaning. A test compares them, and
/// writes this file anew where `MODELC_RECORD_GOLDENS` is 1.
enum ExplainedIDTable {
    static let text = ##"""
        no-working-folder	error	The folder in which the command runs was removed, or cannot be read.
        wrong-usage	error	The arguments are wrong: an unknown option, a value that an option does not take, or options that exclude each other. In JSON documents only.
        no-such-path	error	There is nothing at the path.
        not-a-model	error	The path leads to something that is not a data model, or to a file where a folder belongs.
        unusable-input	error	The path leads to something that the command cannot use.
        unreadable-file	error	A file or folder cannot be read: no permission, a folder in place of a file, a circle of links.
        no-current-version	error	The bundle has several versions, and `.xccurrentversion` does not say which one is current, or is damaged.
        current-version-missing	error	`.xccurrentversion` names a version that is not in the bundle.
        no-models	error	There is no data model in the folder that is searched.
        unknown-version	error	`--model-version`, `--from` or `--to` names a version that is not in the bundle, or a number that several have.
        uncertain-version-order	warning	`plan` cannot determine the order in which the versions shipped: their names are of several kinds and git does not show it, or some come after the target. An error with `--emit staged`, where the names do not tell; a note where the order was taken from git.
        incomplete-version-order	error	`plan --order` leaves out versions of the bundle: a version that is not in the list would have no place, and might be the target.
        unknown-entity	error	`--entity`, or the entity of `simulate delete`, is in no shown version.
        not-a-mapping-model	error	The path leads to something that is not an `.xcmappingmodel`.
        unreadable-mapping-model	error	The file is not a mapping model: not well-formed, a merge conflict, declarations in its DOCTYPE, another root element.
        unknown-mapping-content	warning	An object, an attribute or an element that no known mapping model has; objects and attributes are kept.
        invalid-object-id	error	An id or a reference is not `z` and a number.
        repeated-object-id	error	Two objects have one id, or two mappings share an object; the first one counts.
        dangling-object-id	error	A reference leads to no object, or to one of the wrong type.
        missing-mapping-object	error	The file has no mapping model object, or more than one.
        orphaned-mapping	note	A mapping that nothing leads to, or a row without a name: a leftover of Xcode without effect.
        invalid-base64	error	Binary data are damaged; the location is that of the first wrong character.
        missing-embedded-model	error	The mapping model has no copy of its source or destination model.
        unreadable-mapping-archive	error	An expression or user info is not a readable archive.
        unclear-model-version	error	The version that a mapping model was made from is not below `--models`, or several times.
        refused-mapping-model	error	A mapping model cannot be made: a model has a feature whose archived form is not known, an entity of it has no version hash, or the copies of both take more than 64 MB.
        existing-mapping-model	error	`modelc mapping new` would replace another mapping model; `--force` does.
        no-mapping-models	error	A folder that `modelc mapping check` searches has no mapping model.
        refused-refresh	error	A mapping model cannot be refreshed: an entity is gone, or a model has a feature whose archived form is not known.
        opaque-expression	note	An expression that has no format text; it is kept as it is.
        missing-name	error	An element lacks an attribute that it needs.
        invalid-number	error	A number of a mapping model is not a number.
        unknown-archive-value	warning	User info of a mapping model has a value without meaning; it is ignored.
        unproven-feature	warning	`modelc compile` writes a feature in a form that is documented, but that no known file of Apple's compiler shows. An error with `--strict`.
        unknown-feature	error	A feature has no known compiled form; `--leave-out` leaves out those without which the stores stay the same.
        omitted-feature	warning	A feature is left out of the compiled model, because `--leave-out` says so.
        refused-mapping-compilation	error	A mapping model cannot be compiled: an expression has no known form, or an entity's version hash is not certain.
        nothing-to-emit	note	There is nothing that a file could be made of: no stages, no policies, no checks.
        bridge-version-needed	warning	Two versions can be no neighbours in a staged migration; the file says how to make one in between.
        mapping-model-there	note	The app has a mapping model for a hop already: no other is written beside it.
        no-mapping-needed	note	There is no mapping model to write: no hop needs one.
        checksum-unverified	note	A version's checksum is not certain; the file asks the compiled model for it.
        unreadable-model	error	The file is not a data model, or cannot be read: not well-formed, a merge conflict, a DOCTYPE, another encoding than UTF-8, another root element, a damaged binary form; or a bundle without a version.
        missing-compiled-version	warning	`VersionInfo.plist` of a compiled bundle lists a version of which there is no `.mom` file.
        unreadable-element	error	An element lacks what it cannot do without, or has it twice: a name, a type or a delete rule that exists, a number where one belongs, a fetch request.
        merge-conflict-marker	error	A merge of models left a conflict, with a comment that says what each side wants: <doc:CommandMerge>.
        unknown-xml	warning	An element, an attribute or text that the format does not know; it is kept, and but for text written back.
        ignored-content	warning	A setting that has no effect where it stands, or a value that is not understood and ignored.
        too-many-faults	error	The file has more faults than are shown.
        undefined-attribute-type	warning	A type that Xcode never writes, `Undefined` or `ObjectID`, or a number of a type that does not exist.
        default-not-representable	warning	The default is not a number, does not fit into the type, or is ignored; a note where Xcode itself leaves it behind.
        transformer-on-non-transformable	warning	An attribute that is not transformable has a transformer.
        class-on-non-transformable	warning	An attribute that is not transformable has a class.
        external-storage-on-non-binary	warning	An attribute that is neither Binary nor Transformable allows external storage.
        invalid-derivation	warning	A derived attribute has no derivation expression.
        delete-rule-unset	warning	The relationship has no delete rule; Nullify is read.
        ordered-to-one	warning	A to-one relationship is ordered; the order has no effect.
        to-many-of-one	warning	A to-many relationship has the maximum count 1.
        to-one-max-count	warning	A to-one relationship has another maximum count than 1.
        minimum-count-without-effect	note	An optional to-one relationship has a minimum count, a remnant of Xcode 3.
        partial-request-flags	note	A fetch request sets some of its flags; the framework's defaults are read for the others.
        entity-without-class	note	The entity has no class of its own, or has the base class; it gets no files.
        codegen-conflict	warning	Xcode generates the class itself (Codegen); it is skipped.
        foreign-module	warning	The class lives in another module; it is skipped.
        invalid-class-name	error	The class name is not an identifier of Swift.
        invalid-model-name	error	The model's name has a control character, which generated code would repeat.
        invalid-property-name	error	The property's name is not an identifier of Swift.
        invalid-objc-class	warning	The class of a transformable attribute is not an Objective-C class name; an error where it is not a type at all.
        reserved-property-name	error	NSManagedObject has a member of that name. A warning in Xcode's layout.
        model-code-left-out	warning	A part of the model was left out, and so the model was not written as code (`programmatic-model`).
        left-out	warning	No code was generated for a part of the model, because of an error in it or in what it needs.
        duplicate-class	error	Two entities have one class. A warning in Xcode's layout, which has the files of the first.
        duplicate-file-name	error	Two files would differ by letter case only.
        duplicate-member	error	Two members of a class would have one name. A note where a property of the model hides a member that modelc adds (`managedID`).
        access-conflict	error	A user info key asks for an access level that cannot be given. A warning where Xcode declares a class public that names a generated, internal one; a note where public code names a class that is not generated.
        conflicting-value-class	warning	The class of a transformable attribute and that of its user info differ.
        custom-base-class	warning	A forced superclass replaces the parent entity's class.
        swift-class-name	warning	Objective-C: the classes are named with a module, as only Swift's are found; reported once per model.
        system-type-name	warning	Objective-C: a class has the name of a type in Apple's headers.
        user-info-value-ignored	warning	A user info key counts by being there, and its value says `NO`.
        unknown-user-info-key	error	There is no user info key of that name that begins with `modelc.`.
        ignored-user-info-key	warning	A user info key that is known has no effect here; a note where every model has it.
        initial-value-unused	warning	An attribute cannot have the value of `on-insert`, or no entity has the attribute.
        invalid-user-info-value	error	A user info value is not one that its key accepts.
        invalid-predicate	warning	The predicate of a fetch request template cannot be read, and its function is left out; in Objective-C an error.
        invalid-fetch-request-name	error	No function can be named after a fetch request template.
        conflicting-fetch-variable	error	A variable of a fetch request is compared with values of different types.
        untyped-fetch-variable	warning	Nothing tells the type of a variable of a fetch request.
        unreadable-templates	error	There is no folder of templates, or one of its templates, or one of `outputs`, cannot be read.
        outside-output-folder	error	A file would stand outside the output folder.
        foreign-file	error	There is a file at the path that modelc did not write, or that is never to be replaced, such as a human file.
        unusable-file-name	error	The name of an output has invisible characters, or blanks at its ends.
        unwritable-file	error	A file or folder cannot be written, or its name is too long; all names are checked before the first file is written.
        file-changed	error	A file that is to be changed is not what it was when it was read; nothing is written.
        orphaned-file	warning	A machine file belongs to no entity any more; with `--check` an error.
        missing-output	error	`generate --check`: a file is missing that would be generated; of a human file a note.
        outdated-output	error	`generate --check`: a file is not as it would be generated.
        second-human-file	warning	Two human files declare one class: the class was written once more after a change of folders.
        earlier-layout	warning	Files of Xcode's layout declare a class that the modern layout declares, too: the module would have it twice.
        output-collision	error	Two models, or two templates of one, would write one file with different contents, or a file would stand where another one needs a folder.
        output-without-marker	error	A rewritten file of the user's own templates does not say that modelc made it.
        human-output-with-marker	error	A human file of the user's own templates begins as machine files do, which `--prune` removes.
        wrong-template-set	error	The folder of templates is a copy of the bundled set of another language.
        unused-template	warning	A file in a folder of templates takes the place of no bundled one, and nothing names it.
        version-hash-refused	error	An entity has no version hash, because the model does not say what it is computed from.
        hash-unverified/derived-expression	warning	A derivation other than `now()`, `canonical:(key)` and `key.@count`, or with more than an expression.
        hash-unverified/uniqueness	warning	An entity has several uniqueness constraints.
        hash-unverified/entity-modifier	warning	An entity has a version hash modifier; those of properties are known.
        hash-unverified/preserve-external	warning	An attribute has external storage and is preserved after deletion.
        hash-unverified/cloud-encryption	warning	An attribute is encrypted in the cloud.
        hash-unverified/composite	warning	An attribute is a composite.
        hash-unverified/object-id	warning	An attribute is of type ObjectID.
        hash-unverified/sort-order	warning	Names are in another order if their digits are read as numbers (`line10`, `line2`).
        hash-unverified/non-ascii	warning	A name or another text that is hashed is not ASCII.
        hash-unverified/self-inverse	warning	A relationship that is its own inverse is to-many, ordered, or inherited.
        model-not-locked	error	`modelc lock --check` is asked about a model of which no version is locked.
        locked-model-missing	error	A model of the lock file is gone.
        locked-version-missing	error	A locked version is gone.
        locked-entity-added	error	A locked version has an entity more.
        locked-entity-removed	error	A locked version has an entity less.
        locked-entity-changed	error	An entity of a locked version changed besides its properties.
        locked-property-added	error	An entity of a locked version has a property more.
        locked-property-removed	error	An entity of a locked version has a property less.
        locked-property-changed	error	A property of a locked version changed.
        unlocked-version	warning	A version is neither locked nor current.
        invalid-lock	error	The lock file is damaged: a merge conflict, a missing line, a line without meaning.
        unsupported-lock-version	error	The lock file has a format that this modelc does not support.
        fix-refused	warning	Fixes are not made in a version that is not current, binary, or damaged; fixes that change a version hash not in one that is locked, released, or in the base of `--against`.
        fix-failed	error	The edited file would not say what was announced, or a version hash would change; nothing is written.
        fix-skipped	warning	Not everything of a model could be read; nothing is changed in it.
        fixes-contradict	error	Fixes take each other back; nothing is written.
        new-version-not-needed	note	`--new-version` makes no version: no fix changes a version hash, or the current version has not been released.
        step-not-repeated	warning	`--new-version` made a version: the changes of the previous one are no longer checked without `--all-versions`.
        unusable-version-name	error	The version that `--new-version` asks for cannot be made.
        new-model-refused	error	The model cannot be made: something exists under its name, or the name cannot be used.
        invalid-action	error	An action of `modelc edit` is not complete, or has a word or a value that it cannot have; <doc:CommandEdit> lists the actions.
        unknown-element	error	An action names an entity, a property or another element that the model does not have.
        ambiguous-element	error	An action names an entity or a property that the model has more than once.
        name-taken	error	An action would give an element a name that another one has, or connect a relationship with an inverse that has one.
        unusable-name	error	An action would give an element, or an entry of user info, a name that it cannot have.
        still-referenced	error	What an action removes is referred to elsewhere; `--cascade` removes that, too.
        edit-refused	error	The version is locked, has shipped, or cannot be read, so it is not edited; nothing is written.
        version-refused	error	A version cannot be added, used, renamed or removed; nothing is written.
        project-not-edited	warning	A project of Xcode names the bundle, and how it lists the versions is not understood: it has to be changed in Xcode.
        project-disagrees	warning	A project of Xcode lists other versions than the bundle has; `modelc versions use` corrects it.
        reference-not-followed	warning	A predicate or an expression may mean a property that was renamed or removed, and cannot be read: it was not changed.
        comments-not-formatted	warning	`modelc format` leaves a file as it is that has comments, text or processing instructions, or the binary form of before Xcode 4.
        edit-failed	error	The edited file would not say what the actions say; nothing is written.
        merge-conflict	error	Both sides of a merge changed the same thing; <doc:CommandMerge> says what the file has then.
        merge-failed	error	Two files cannot be merged; nothing is written.
        comments-not-merged	warning	The other side of a merge has comments, text or processing instructions, which the result lacks; or a comment of ours stood above what the other side removed.
        merge-driver-unused	warning	git does not merge a model by modelc, although 'modelc merge --install' has run: another line of its attributes says otherwise.
        unreadable-configuration	error	`.modelc.yml` cannot be read.
        invalid-yaml	error	The configuration is no YAML.
        unsupported-yaml	error	Anchors, aliases, tags and merge keys are refused.
        unknown-configuration-key	error	There is no such key.
        duplicate-configuration-key	error	A key is there twice.
        missing-configuration-key	error	A key that is needed is missing.
        invalid-configuration-value	error	A value is not one that its key accepts.
        unsupported-configuration-version	error	The configuration is of a version that this modelc does not support.
        too-many-configuration-faults	error	The configuration has more faults than are shown.
        invalid-setting	error	A base class or a module that is not a name.
        setting-conflict	error	The style or the language that was chosen has no use for a setting.
        setting-without-effect	note	The same, where the setting is there for other models, or the choice was made nearer to the command line.
        unknown-configured-entity	error	`entities` names an entity that is not in the model; in `generate`, one that no model has.
        invalid-lint-setting	error	`lint` names a preset, a rule, a category or an option that does not exist, or selects nothing.
        no-sources	warning	A pattern of `sources` matches no source code.
        unused-ignore-entry	warning	An entry of `ignore` suppresses nothing.
        unknown-released-version	warning	`released` names a version that no model has.
        unknown-model-configuration	error	The model has no configuration of that name.
        no-older-version	error	The version is the first of its bundle, and nothing says what to compare it with.
        too-much-inherited	error	The entities of a version inherit so much together that it is not compared with another one, and no classes are generated.
        plan-too-large	error	The versions of a bundle are so many, and differ so much, that no plan is made.
        git-unavailable	error	Git was not found, so no revision can be read.
        not-in-git	error	The model is not in a git repository.
        unknown-revision	error	The revision names no commit; in a shallow clone it may not have been fetched.
        no-release-tag	warning	No tag of git matches the patterns of `released`.
        not-in-revision	error	The revision does not have the model at this path. A note of `lint`, for which it is a new one.
        known-findings	note	Findings that the state of `--against` has, too, are not reported.
        moved-model	note	The model stands elsewhere in the revision that `lint` compares it with.
        missing-git-objects	error	A partial clone does not have the contents of the revision's files.
        git-failed	error	git itself reported a failure.
        shallow-clone	warning	`modelc doctor` runs in a clone without older commits: models cannot be compared with what it lacks.
        unlisted-model	warning	A model of the project is not in the configuration, so that commands without MODEL pass over it.
        unreadable-baseline	error	The baseline is missing, or the file is not a baseline.
        stale-baseline-entry	note	The baseline has a finding that no longer exists; with `--strict-baseline` an error.
        no-baseline	note	The baseline that `.modelc.yml` names does not exist yet; all findings count. `modelc lint --write-baseline` writes it.
        unwritten-baseline	error	`--write-baseline` and `--prune-baseline` leave the file as it is: something could not be read.
        written-baseline	note	The baseline was written.
        template-encoding	error	The template is no UTF-8.
        template-line-ends	warning	The template has CRLF line ends; they are read as LF.
        template-limit	error	The template is larger or more deeply nested than is accepted.
        template-unclosed-command	error	A command has no `$>`.
        template-stray-delimiter	warning	A `$>` ends no command; it is copied.
        template-empty-command	error	A command says nothing.
        template-unsupported-command	error	A command of other engines that this one does not have.
        template-reserved-name	error	A name is that of a command.
        template-missing-blank	error	A space is missing after a command, as in `if(`.
        template-invalid-name	error	A name is not a valid name of a variable.
        template-else-if	error	`else if` is written `elseif`.
        template-unclosed-block	error	A block has no end.
        template-mismatched-end	error	An end belongs to no block, or to another one.
        template-mismatched-tag	error	The tags of a loop and its end differ.
        template-operator-tag	error	The tag of a loop is an operator.
        template-missing-expression	error	A command lacks its expression.
        template-trailing-text	error	Text follows an expression.
        template-unexpected-text	error	Something stands where a value belongs.
        template-unclosed-string	error	A string has no closing quote.
        template-unknown-escape	error	There is no such escape.
        template-unknown-operator	error	There is no such operator.
        template-invalid-number	error	A number cannot be read.
        template-unknown-name	error	No key or variable has this name.
        template-unknown-key	error	The value has no such key.
        template-wrong-kind	error	A value is of another kind than is needed here.
        template-doubtful-truth	error	It is not clear what would be true.
        template-arithmetic	error	A calculation overflows or divides by zero.
        template-unknown-include	error	There is no template of this name to include.
        template-include-cycle	error	A template includes itself.
        template-manifest-line	error	A line of a set's manifest is wrong.
        template-manifest-empty	error	A set has no manifest, or one that names no output.
        template-several-manifests	error	A folder of templates has more than one manifest.
        template-missing-file	error	A manifest names a template that is not there.
        manual-codegen	note	An entity whose classes Xcode does not generate is skipped.
        missing-source-language	warning	The model does not say in which language Xcode generates; Objective-C is taken.
        retained-property-name	warning	Under ARC a property's name makes its getter return a retained object.
        unverified-fetched-property	warning	How Xcode declares a fetched property is not known for certain.
        not-a-store	error	The path leads to a folder, a link, an empty file, a file of another kind, a log in place of its store, or a database that Core Data did not write.
        unreadable-store	error	A store cannot be read: no permission, truncated, damaged, no room for a copy.
        incomplete-store	error	A store lacks tables or columns that its version has in every store, so that `plan` cannot ask it everything.
        store-in-use	error	Another program keeps writing to the store; it was not touched.
        missing-write-ahead-log	note	The store keeps a write-ahead log, and there is none beside it, as after a clean end or beside a careless copy.
        unreadable-store-metadata	warning	Version hashes cannot be read from the store; its tables tell the version.
        store-checksum-mismatch	warning	The store's checksum or digest is not that of its version hashes.
        none	class of a step	The schema is the same: the store is opened without a migration.
        lightweight	class of a step	Core Data infers the mapping, and nothing is lost.
        lightweight-rename	class of a step	Likewise, by renaming identifiers.
        data-dependent	class of a step	Core Data infers the mapping; the data of the store decides whether it runs.
        data-loss	class of a step	Core Data infers the mapping and drops values.
        staged-custom	class of a step	Code of the app has to run between two lightweight steps.
        mapping-model	class of a step	A mapping model of the app says how.
        blocked	class of a step	There is no migration path between the versions as they are.
        destructive	flag of a step	Stored values are dropped.
        dataDependent	flag of a step	The data of the store decides whether the migration succeeds.
        needsDefault	flag of a step	Rows get no value for something that needs one.
        lossy	flag of a step	Values may lose precision, range or their links.
        cloudkitForbidden	flag of a step	CloudKit allows additions only, once a schema is in production.
        forcedByModifier	flag of a step	The migration runs because of a version hash modifier.
        indexNotBuilt	flag of a step	Existing stores never get the index.
        hashUnverified	flag of a step	The version hash of what changed is not proven.
        I1	condition of inference	Renaming identifiers that agree, each once.
        I2	condition of inference	Entities that shared no root share none now.
        I3	condition of inference	An attribute stays an attribute, a relationship a relationship.
        I4	condition of inference	Equal types, or two numeric ones.
        I5	condition of inference	A value for every row of a required attribute.
        I6	condition of inference	The same destination.
        I7	condition of inference	Room for every link: to-many stays to-many.
        I8	condition of inference	A link for every row of a required relationship.
        I9	condition of inference	No two rows with equal values of a new uniqueness constraint.
        I10	condition of inference	No rows of exactly an entity that became abstract.
        C1	data check	Rows of the entity.
        C2	data check	Values that are lost.
        C2e	data check	Rows that are lost.
        C2r	data check	Links that are lost.
        C3	data check	Rows without a value.
        C4	data check	Values that several rows have.
        C5	data check	Values out of range, or with a fraction.
        C6	data check	Values that break the new validation; regular expressions are not checked, and lengths are counted in code points.
        C7	data check	Rows with several links.
        C8	data check	Rows without a link, or with too few, and links that lead nowhere.
        C9	data check	Rows of exactly this entity.
        """##
}
