package org.eclipse.tracecompass.internal.tmf.analysis.declared.core.compile;

import org.eclipse.jdt.annotation.Nullable;

/**
 * A variable part of paths. All paths of a rule that have the same part share it, so that its value
 * is computed, and searched for, once per event: paths are a third of the time of a declaration.
 */
final class Variable {

    private static final long NEVER = -1;

    private final Node fNode;
    private final boolean fIsNumber;
    private final boolean fIsSteady;

    /** For which event the level below another one is known. */
    private long fEvent = NEVER;

    private @Nullable Level fAbove;
    private @Nullable Level fBelow;

    Variable(Node node) {
        fNode = node;
        fIsNumber = node.is(Node.Kind.NUMBER);
        fIsSteady = node.isSteady();
    }

    /** Returns the level below another one; null if there is none, or the value is null. */
    @Nullable
    Level below(Level above, Moment m) {
        return fEvent == m.number() && fAbove == above ? fBelow : find(above, m);
    }

    private @Nullable Level find(Level above, Moment m) {
        Level below = look(above, m);
        if (below != null && fIsSteady) {
            fEvent = m.number();
            fAbove = above;
            fBelow = below;
        }
        return below;
    }

    private @Nullable Level look(Level above, Moment m) {
        if (fIsNumber) {
            return above.find(fNode.number(m));
        }
        Object value = fNode.raw(m);
        // States mostly are such, and need not be boxed anew.
        if (value instanceof Integer number) {
            return above.find(number.longValue());
        }
        if (value instanceof Long number) {
            return above.find(number.longValue());
        }
        return value == null ? null : above.find(text(value));
    }

    /** Returns the level below another one, made if need be; the value is not null. */
    Level addBelow(Level above, Moment m) {
        Object value = value(m);
        return value instanceof Long number
                ? above.add(number.longValue())
                : above.add(String.valueOf(value));
    }

    /** Returns the value: a Long, a String or null. */
    @Nullable
    Object value(Moment m) {
        Object value = fNode.raw(m);
        if (value == null || value instanceof Long) {
            return value;
        }
        if (value instanceof Integer number) {
            return number.longValue();
        }
        return text(value);
    }

    private static String text(Object value) {
        if (value instanceof String text) {
            return text;
        }
        throw Values.wrong(value, "a whole number or a text");
    }
}
