package org.eclipse.tracecompass.tmf.analysis.declared.core.check;

import java.util.Optional;
import org.eclipse.jdt.annotation.Nullable;

/**
 * The scope of an expression of a rule: the fields of the rule's events and the types of the names
 * that {@code let} gave.
 */
final class RuleScope {

    private final FieldUses uses;
    private final Optional<EventFields> fields;
    private final LocalNames<StaticType> locals;

    RuleScope(FieldUses uses, Optional<EventFields> fields) {
        this(uses, fields, new LocalNames<>());
    }

    private RuleScope(FieldUses uses, Optional<EventFields> fields, LocalNames<StaticType> locals) {
        this.uses = uses;
        this.fields = fields;
        this.locals = locals;
    }

    /** Returns the scope of a block inside this one. */
    RuleScope inner() {
        return new RuleScope(uses, fields, locals.inner());
    }

    FieldUses uses() {
        return uses;
    }

    /** Returns the fields, if the events are known and there are any. */
    Optional<EventFields> fields() {
        return fields;
    }

    LocalNames<StaticType> locals() {
        return locals;
    }

    /** Defines a name; returns its previous meaning. */
    @Nullable
    StaticType name(String local, StaticType type) {
        StaticType before = locals.get(local);
        locals.put(local, type);
        return before;
    }
}
