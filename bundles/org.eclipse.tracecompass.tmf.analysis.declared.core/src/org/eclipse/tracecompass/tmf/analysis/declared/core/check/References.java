package org.eclipse.tracecompass.tmf.analysis.declared.core.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Enumeration;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Expression.External;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Expression.ExternalKind;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Expression.Has;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Expression.Member;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Expression.Reference;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Expression.Scope;
import org.eclipse.tracecompass.tmf.analysis.declared.core.parse.StatesPrinter;
import org.eclipse.tracecompass.tmf.analysis.declared.core.problem.Suggestions;

/** Checks names in expressions, and says what type of value they stand for. */
final class References {

    private final Symbols symbols;
    private final Optional<EventCatalog> catalog;
    private final Findings findings;

    References(Symbols symbols, Optional<EventCatalog> catalog, Findings findings) {
        this.symbols = symbols;
        this.catalog = catalog;
        this.findings = findings;
    }

    StaticType typeOf(Reference reference, RuleScope scope) {
        return switch (symbols.meaning(reference, scope.locals()::has)) {
            case Symbols.Local local ->
                    Objects.requireNonNullElse(scope.locals().get(local.name()), StaticType.ANY);
            case Symbols.Constant constant -> label(reference, constant.label());
            case Symbols.Field field -> field(field.reference(), scope);
        };
    }

    private StaticType label(Reference reference, Symbols.Label label) {
        if (reference.path().size() == 1 && symbols.isAmbiguous(reference.name())) {
            findings.warning(
                    reference.origin(),
                    "The label " + reference.name() + " is in more than one table",
                    "Write " + label.table().name() + '.' + reference.name());
        }
        return new StaticType(ValueType.INTEGER, Optional.of(label.table().name()));
    }

    private StaticType field(Reference field, RuleScope scope) {
        if (isWrongLabel(field, scope) || scope.fields().isEmpty()) {
            return StaticType.ANY;
        }
        EventFields fields = scope.fields().get();
        EventFields.Found found = fields.find(field);
        if (found.type().isEmpty()) {
            if (!scope.uses().isAskedFor(field)) {
                findings.error(
                        field.origin(), missing(field, fields), suggestion(field, scope, fields));
            }
            return StaticType.ANY;
        }
        if (found.without().isPresent() && !scope.uses().isAskedFor(field)) {
            findings.warning(
                    field.origin(),
                    "Some events "
                            + found.without().get()
                            + " have no field "
                            + name(field)
                            + "; the rule is skipped for them",
                    "Ask with has(" + name(field) + ')');
        }
        return switch (found.type().get()) {
            case FieldType.Scalar scalar -> StaticType.of(scalar.type());
            case FieldType.Unknown unknown -> StaticType.ANY;
            case FieldType.Optional optional -> StaticType.ANY;
            case FieldType.Structure structure -> {
                noValue(field, "a structure", "Name one of its members: ." + first(structure));
                yield StaticType.ANY;
            }
            case FieldType.Array array -> {
                noValue(field, "an array", "Name one of its elements: " + name(field) + "[0]");
                yield StaticType.ANY;
            }
        };
    }

    private static String first(FieldType.Structure structure) {
        return structure.members().keySet().stream().sorted().findFirst().orElse("…");
    }

    private void noValue(Reference field, String what, String hint) {
        findings.error(field.origin(), "The field " + name(field) + " is " + what, hint);
    }

    /** Reports a label that its table does not have. */
    private boolean isWrongLabel(Reference reference, RuleScope scope) {
        if (reference.scope() != Scope.ANY
                || reference.path().size() != 2
                || !(reference.path().get(1) instanceof Member label)) {
            return false;
        }
        Optional<Enumeration> table = symbols.table(reference.name());
        if (table.isEmpty() || scope.fields().filter(fields -> fields.has(reference)).isPresent()) {
            return false;
        }
        findings.error(
                reference.origin(),
                "The table " + reference.name() + " has no label " + label.name(),
                Suggestions.of(
                        label.name(),
                        table.get().entries().stream().map(Enumeration.Entry::label).toList()));
        return true;
    }

    private static String missing(Reference field, EventFields fields) {
        String scope = field.scope() == Scope.CONTEXT ? "context" : "field";
        return fields.events().size() == 1
                ? "The event " + fields.events().get(0) + " has no " + scope + ' ' + name(field)
                : "None of the events of this rule has a " + scope + ' ' + name(field);
    }

    private String suggestion(Reference field, RuleScope scope, EventFields fields) {
        List<String> known = new ArrayList<>(fields.names(field.scope()));
        if (field.scope() == Scope.ANY && field.path().size() == 1) {
            known.addAll(symbols.labels());
            known.addAll(scope.locals().all());
        }
        if (known.contains(field.name())) {
            return "It has a field " + field.name() + ", but not the member that is read";
        }
        return Suggestions.of(field.name(), known);
    }

    /** Checks a question for a field. */
    void checkHas(Has has, RuleScope scope) {
        Reference field = has.field();
        scope.fields()
                .filter(fields -> fields.find(field).type().isEmpty())
                .ifPresent(
                        fields ->
                                findings.warning(
                                        has.origin(),
                                        missing(field, fields) + "; this is always false",
                                        suggestion(field, scope, fields)));
    }

    /** Returns whether a field exists and the trace names its values. */
    boolean isLabelled(Reference field, RuleScope scope) {
        if (scope.fields().isEmpty()) {
            return true;
        }
        Optional<FieldType> type = scope.fields().get().find(field).type();
        return type.isEmpty()
                || type.get() instanceof FieldType.Unknown
                || type.get() instanceof FieldType.Scalar scalar && scalar.labelled();
    }

    StaticType typeOf(External external) {
        if (catalog.isPresent()) {
            EventCatalog catalog = this.catalog.get();
            if (external.kind() == ExternalKind.CPU && !catalog.hasCpu()) {
                findings.warning(
                        external.origin(),
                        "The trace does not record the CPU of an event",
                        "Write a field of this name as event.cpu");
            }
            if (external.kind() == ExternalKind.ENVIRONMENT
                    && !catalog.environment().contains(external.key())) {
                findings.warning(
                        external.origin(),
                        "The environment of the trace has no " + external.key() + "; it is null",
                        Suggestions.of(external.key(), catalog.environment()));
            }
        }
        return switch (external.kind()) {
            case HOSTNAME, TRACE_NAME, EVENT_NAME -> StaticType.of(ValueType.STRING);
            case CPU, TIMESTAMP -> StaticType.of(ValueType.INTEGER);
            case ENVIRONMENT -> StaticType.ANY;
        };
    }

    /** Returns how a field is written. */
    static String name(Reference reference) {
        return StatesPrinter.print(reference);
    }
}
