package org.eclipse.tracecompass.tmf.analysis.declared.core.check;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.eclipse.jdt.annotation.Nullable;

/**
 * The scope of an expression of a rule: the fields of the rule's events and the types of the names
 * that {@code let} gave.
 */
final class RuleScope {

    private final FieldUses uses;
    private final Optional<EventFields> fields;
    private final Map<String, StaticType> locals;

    RuleScope(FieldUses uses, Optional<EventFields> fields) {
        this(uses, fields, Map.of());
    }

    private RuleScope(
            FieldUses uses, Optional<EventFields> fields, Map<String, StaticType> locals) {
        this.uses = uses;
        this.fields = fields;
        this.locals = new HashMap<>(locals);
    }

    /** Returns the scope of a block inside this one. */
    RuleScope inner() {
        return new RuleScope(uses, fields, locals);
    }

    FieldUses uses() {
        return uses;
    }

    /** Returns the fields, if the events are known and there are any. */
    Optional<EventFields> fields() {
        return fields;
    }

    Map<String, StaticType> locals() {
        return locals;
    }

    /** Defines a name; returns its previous meaning. */
    @Nullable
    StaticType name(String local, StaticType type) {
        return locals.put(local, type);
    }
}
