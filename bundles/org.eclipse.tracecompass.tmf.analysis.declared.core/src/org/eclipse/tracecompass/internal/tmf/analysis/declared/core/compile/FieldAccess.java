package org.eclipse.tracecompass.internal.tmf.analysis.declared.core.compile;

import java.util.List;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Expression.Element;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Expression.Member;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Expression.Reference;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Expression.Scope;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Expression.Step;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.ITmfEventField;
import org.eclipse.tracecompass.tmf.core.event.ITmfFieldReader;
import org.eclipse.tracecompass.tmf.core.event.ITmfFieldResolver;
import org.eclipse.tracecompass.tmf.core.event.TmfField;
import org.eclipse.tracecompass.tmf.ctf.core.CtfEnumPair;
import org.eclipse.tracecompass.tmf.ctf.core.event.CtfTmfEventType;

/**
 * Where a field that a rule names is in the events of one type: in the payload, else in the
 * contexts. The way into an array is gone step by step; everything before it is a handle.
 */
final class FieldAccess {

    private static final String[] CONTEXT_FORMS = {CtfTmfEventType.CONTEXT_PREFIX + '_', "_", ""};

    private final String name;
    private final TmfField field;
    private final Step[] rest;

    /** Reads the field of events of this type, where they are all alike. */
    private final @Nullable ITmfFieldReader reader;

    private FieldAccess(String name, String[] names, Step[] rest, ITmfEvent sample) {
        this.name = name;
        field = TmfField.of(names);
        this.rest = rest;
        reader = sample.getType() instanceof ITmfFieldResolver type ? type.resolve(names) : null;
    }

    /**
     * Finds a field.
     *
     * @param reference which
     * @param sample an event of the type
     * @return the access; null if no event of the type has the field. Events whose type does not
     *     know its fields are alike only by their names and outermost fields: what is inside one of
     *     these is seen at each event.
     */
    static @Nullable FieldAccess find(Reference reference, ITmfEvent sample) {
        List<Step> path = reference.path();
        int members = 0;
        while (members < path.size() && path.get(members) instanceof Member) {
            members++;
        }
        String[] names = new String[members];
        for (int i = 0; i < members; i++) {
            names[i] = ((Member) path.get(i)).name();
        }
        Step[] rest = path.subList(members, path.size()).toArray(new Step[0]);
        if (reference.scope() != Scope.CONTEXT && exists(names, sample)) {
            return new FieldAccess(name(reference), names, rest, sample);
        }
        if (reference.scope() != Scope.EVENT) {
            for (String form : CONTEXT_FORMS) {
                String[] context = names.clone();
                context[0] = form + names[0];
                if (exists(context, sample)) {
                    return new FieldAccess(name(reference), context, rest, sample);
                }
            }
        }
        return null;
    }

    private static boolean exists(String[] names, ITmfEvent sample) {
        return sample.getType() instanceof ITmfFieldResolver type
                ? type.resolve(names) != null
                : TmfField.of(names[0]).isIn(sample);
    }

    /**
     * Returns whether an event may have a field: where its type does not know its fields, whether
     * it has it.
     */
    static boolean mayHave(ITmfEvent event, Reference reference) {
        FieldAccess access = find(reference, event);
        return access != null
                && (event.getType() instanceof ITmfFieldResolver || access.isIn(event));
    }

    /** Returns the name of a field as it is written. */
    static String name(Reference reference) {
        StringBuilder name = new StringBuilder();
        for (Step step : reference.path()) {
            switch (step) {
                case Member member -> name.append(name.isEmpty() ? "" : ".").append(member.name());
                case Element element -> name.append('[').append(element.index()).append(']');
            }
        }
        return name.toString();
    }

    String name() {
        return name;
    }

    /** Returns what reads the field by itself; null if that takes more. */
    @Nullable
    ITmfFieldReader reader() {
        return rest.length == 0 ? reader : null;
    }

    /** Returns whether an event has the field. */
    boolean isIn(ITmfEvent event) {
        ITmfFieldReader reader = this.reader;
        if (!(reader == null ? field.isIn(event) : reader.isIn(event))) {
            return false;
        }
        return rest.length == 0 || walk(event) != null;
    }

    /** Returns the value of the field as the trace gives it. */
    Object read(ITmfEvent event) {
        Object value = rest.length == 0 ? first(event) : walk(event);
        if (value == null) {
            throw Fault.missing(name);
        }
        return value;
    }

    /** The reader is quicker than the handle, which has to find it by the type of the event. */
    private @Nullable Object first(ITmfEvent event) {
        ITmfFieldReader reader = this.reader;
        return reader == null ? field.get(event) : reader.read(event);
    }

    private @Nullable Object walk(ITmfEvent event) {
        Object value = first(event);
        for (Step step : rest) {
            value =
                    switch (step) {
                        case Element element -> element(value, element.index());
                        case Member member -> member(value, member.name());
                    };
        }
        return value;
    }

    private static @Nullable Object element(@Nullable Object value, int index) {
        return switch (value) {
            case long[] numbers -> index < numbers.length ? (Object) numbers[index] : null;
            case Object[] array -> index < array.length ? array[index] : null;
            case byte[] bytes -> index < bytes.length ? (Object) (bytes[index] & 0xFFL) : null;
            case null, default -> null;
        };
    }

    private static @Nullable Object member(@Nullable Object value, String name) {
        if (value instanceof ITmfEventField[] fields) {
            for (ITmfEventField field : fields) {
                if (field.getName().equals(name)) {
                    return field.getValue();
                }
            }
        }
        return null;
    }

    /** Turns what a trace gives into a value of the language. */
    static @Nullable Object normal(@Nullable Object value) {
        return value instanceof CtfEnumPair pair ? pair.getLongValue() : Values.normal(value);
    }
}
