package org.eclipse.tracecompass.internal.tmf.analysis.declared.core.compile;

import java.util.function.Function;
import org.eclipse.jdt.annotation.Nullable;

/**
 * A value that is the same at all events of a name, such as what is behind a prefix of it. It is
 * computed when the rule is {@linkplain RuleTemplate made} for a name.
 */
final class OfName extends Node {

    private static final Call NUMBER = Call.of(Long.class, "longValue");
    private static final Call REAL = Call.of(Double.class, "doubleValue");
    private static final Call TRUTH = Call.of(Boolean.class, "booleanValue");

    private final Kind kind;
    private final int depth;
    private final Function<String, @Nullable Object> compute;

    /** The name of the last computation: a value with a {@code let} name is used often. */
    private @Nullable String lastName;

    private @Nullable Object last;

    /**
     * @param kind the kind of the value, for any name
     * @param depth how many values that it is computed from are in each other
     * @param compute computes the value; fails with a {@link Fault}
     */
    OfName(Kind kind, int depth, Function<String, @Nullable Object> compute) {
        this.kind = kind;
        this.depth = depth;
        this.compute = compute;
    }

    /** Returns the name itself. */
    static OfName name() {
        return new OfName(Kind.TEXT, 0, name -> name);
    }

    /**
     * Returns the value for the events of a name.
     *
     * @throws Fault if there is none: these events are bad
     */
    @Nullable
    Object of(String name) {
        if (!name.equals(lastName)) {
            last = compute.apply(name);
            lastName = name;
        }
        return last;
    }

    int depth() {
        return depth;
    }

    @Override
    Kind kind() {
        return kind;
    }

    @Override
    boolean isSteady() {
        return true;
    }

    @Override
    void value(RuleCode c) {
        c.push(
                switch (kind) {
                    case NUMBER -> Long.class;
                    case REAL -> Double.class;
                    case TRUTH -> Boolean.class;
                    case TEXT -> String.class;
                    case ANY -> Object.class;
                },
                this);
    }

    @Override
    void number(RuleCode c) {
        unboxed(c, Kind.NUMBER, NUMBER, () -> super.number(c));
    }

    @Override
    void real(RuleCode c) {
        unboxed(c, Kind.REAL, REAL, () -> super.real(c));
    }

    @Override
    void truth(RuleCode c) {
        unboxed(c, Kind.TRUTH, TRUTH, () -> super.truth(c));
    }

    @Override
    void text(RuleCode c) {
        if (is(Kind.TEXT)) {
            value(c);
        } else {
            super.text(c);
        }
    }

    private void unboxed(RuleCode c, Kind own, Call unbox, Runnable otherwise) {
        if (is(own)) {
            value(c);
            c.call(unbox);
        } else {
            otherwise.run();
        }
    }
}
