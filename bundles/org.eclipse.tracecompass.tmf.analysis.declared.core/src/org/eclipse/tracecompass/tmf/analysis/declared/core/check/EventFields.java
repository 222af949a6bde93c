package org.eclipse.tracecompass.tmf.analysis.declared.core.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Expression.Element;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Expression.Member;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Expression.Reference;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Expression.Scope;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Expression.Step;

/** The fields of some events of a trace. */
final class EventFields {

    private final EventCatalog catalog;
    private final List<String> events;

    EventFields(EventCatalog catalog, List<String> events) {
        this.catalog = catalog;
        this.events = List.copyOf(events);
    }

    List<String> events() {
        return events;
    }

    /**
     * The known properties of a field.
     *
     * @param type its type in the events that have it; empty if none has it
     * @param without an event that has not, or not always, the field
     */
    record Found(Optional<FieldType> type, Optional<String> without) {}

    Found find(Reference field) {
        FieldType type = null;
        Optional<String> without = Optional.empty();
        for (String event : events) {
            FieldType here = find(field, event);
            boolean sometimes = here instanceof FieldType.Optional;
            if (here == null || sometimes) {
                without = Optional.of(event);
            }
            if (here != null) {
                FieldType bare = bare(here);
                type = type == null || type.equals(bare) ? bare : join(type, bare);
            }
        }
        return new Found(type == null ? Optional.empty() : Optional.of(type), without);
    }

    boolean has(Reference field) {
        return !events.isEmpty() && find(field).type().isPresent();
    }

    /** Returns the names that could have been meant instead of the first one of a reference. */
    List<String> names(Scope scope) {
        TreeSet<String> names = new TreeSet<>();
        for (String event : events) {
            if (scope != Scope.CONTEXT) {
                names.addAll(catalog.fields(event).keySet());
            }
            if (scope != Scope.EVENT) {
                names.addAll(catalog.contexts(event).keySet());
            }
        }
        return new ArrayList<>(names);
    }

    private @Nullable FieldType find(Reference field, String event) {
        FieldType found = null;
        if (field.scope() != Scope.CONTEXT) {
            found = walk(field.path(), catalog.fields(event));
        }
        if (found == null && field.scope() != Scope.EVENT) {
            found = walk(field.path(), catalog.contexts(event));
        }
        return found;
    }

    private static @Nullable FieldType walk(List<Step> path, Map<String, FieldType> fields) {
        FieldType type = new FieldType.Structure(fields);
        boolean optional = false;
        for (Step step : path) {
            if (type instanceof FieldType.Optional perhaps) {
                optional = true;
                type = perhaps.type();
            }
            FieldType inner = into(type, step);
            if (inner == null) {
                return null;
            }
            optional |= type instanceof FieldType.Array array && array.length() < 0;
            type = inner;
        }
        return optional && !(type instanceof FieldType.Optional)
                ? new FieldType.Optional(type)
                : type;
    }

    private static @Nullable FieldType into(FieldType type, Step step) {
        return switch (type) {
            case FieldType.Unknown unknown -> unknown;
            case FieldType.Structure structure ->
                    step instanceof Member member ? structure.members().get(member.name()) : null;
            case FieldType.Array array ->
                    step instanceof Element element
                                    && (array.length() < 0 || element.index() < array.length())
                            ? array.element()
                            : null;
            case FieldType.Scalar scalar -> null;
            case FieldType.Optional optional -> into(optional.type(), step);
        };
    }

    private static FieldType bare(FieldType type) {
        return type instanceof FieldType.Optional optional ? bare(optional.type()) : type;
    }

    private static FieldType join(FieldType a, FieldType b) {
        return a instanceof FieldType.Scalar x && b instanceof FieldType.Scalar y
                ? new FieldType.Scalar(
                        StaticType.of(x.type()).or(StaticType.of(y.type())).type(),
                        x.labelled() && y.labelled())
                : new FieldType.Unknown();
    }
}
