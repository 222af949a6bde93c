package org.eclipse.tracecompass.internal.tmf.analysis.declared.core.compile;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.ITmfFieldReader;
import org.eclipse.tracecompass.tmf.ctf.core.CtfEnumPair;

/**
 * Expressions that read fields. What kind a field is of is seen at the first event of its type, if
 * all events of the type {@linkplain ITmfFieldReader#isUniform have the same}; otherwise at each.
 */
final class Fields {

    /** Stands for "absent" in what handles return; a field with this value is read again. */
    private static final long ABSENT = 0x8000_DEAD_0000_BEEFL;

    private Fields() {}

    /** Compiles the value of a field. */
    static Node value(FieldAccess access, ITmfEvent sample) {
        ITmfFieldReader reader = access.reader();
        if (reader != null && reader.isUniform()) {
            switch (reader.read(sample)) {
                case Long number -> {
                    return new WholeField(access, reader);
                }
                case CtfEnumPair pair -> {
                    return new WholeField(access, reader);
                }
                case String text -> {
                    return new TextField(access);
                }
                case null, default -> {
                    return new AnyField(access);
                }
            }
        }
        return new AnyField(access);
    }

    /** Compiles a field that no event of the type has. */
    static Node missing(String name) {
        return new Failing(Fault.missing(name));
    }

    /** Compiles what makes every event bad. */
    static Node failing(Fault fault) {
        return new Failing(fault);
    }

    /** Compiles the question whether an event has a field. */
    static Node has(FieldAccess access) {
        return new Has(access);
    }

    /** Compiles the label that the trace has for the value of a field. */
    static Node label(FieldAccess access) {
        return new Label(access);
    }

    /** Reads a whole number. */
    static long number(ITmfFieldReader reader, FieldAccess access, Moment m) {
        long number = reader.readLong(m.event(), ABSENT);
        return number == ABSENT
                ? Values.number(FieldAccess.normal(access.read(m.event())))
                : number;
    }

    /** Reads a text. */
    static String text(FieldAccess access, Moment m) {
        Object value = access.read(m.event());
        if (value instanceof String text) {
            return text;
        }
        throw Values.wrong(FieldAccess.normal(value), "a text");
    }

    /** Reads a value of any kind. */
    static @Nullable Object any(FieldAccess access, Moment m) {
        return FieldAccess.normal(access.read(m.event()));
    }

    /** Returns whether the event has a field. */
    static boolean isIn(FieldAccess access, Moment m) {
        return access.isIn(m.event());
    }

    /** Reads the label that the trace has for a value; null if it has none. */
    static @Nullable String label(FieldAccess access, Moment m) {
        return access.read(m.event()) instanceof CtfEnumPair pair
                        && !pair.getStringValue().isEmpty()
                ? pair.getStringValue()
                : null;
    }

    /** Fails. */
    static @Nullable Object fail(Fault fault) {
        throw fault;
    }

    private static Call reading(String method) {
        return Call.of(Fields.class, method, FieldAccess.class, Moment.class);
    }

    private static final class WholeField extends Node.NumberNode {

        private static final Call READ =
                Call.of(
                        Fields.class,
                        "number",
                        ITmfFieldReader.class,
                        FieldAccess.class,
                        Moment.class);

        private final FieldAccess access;
        private final ITmfFieldReader reader;

        WholeField(FieldAccess access, ITmfFieldReader reader) {
            this.access = access;
            this.reader = reader;
        }

        @Override
        boolean isSteady() {
            return true;
        }

        @Override
        RuleCode.Local local(RuleCode c) {
            return once(
                    c,
                    () -> {
                        c.push(ITmfFieldReader.class, reader);
                        c.push(FieldAccess.class, access);
                        c.pushMoment();
                        c.call(READ);
                    });
        }

        @Override
        void number(RuleCode c) {
            c.load(local(c));
        }
    }

    private static final class TextField extends Node.TextNode {

        private static final Call READ = reading("text");

        private final FieldAccess access;

        TextField(FieldAccess access) {
            this.access = access;
        }

        @Override
        boolean isSteady() {
            return true;
        }

        @Override
        RuleCode.Local local(RuleCode c) {
            return once(c, () -> ask(c, access, READ));
        }

        @Override
        void text(RuleCode c) {
            c.load(local(c));
        }
    }

    private static final class AnyField extends Node.AnyNode {

        private static final Call READ = reading("any");

        private final FieldAccess access;

        AnyField(FieldAccess access) {
            this.access = access;
        }

        @Override
        boolean isSteady() {
            return true;
        }

        @Override
        RuleCode.Local local(RuleCode c) {
            return once(c, () -> ask(c, access, READ));
        }

        @Override
        void value(RuleCode c) {
            c.load(local(c));
        }
    }

    private static void ask(RuleCode c, FieldAccess access, Call call) {
        c.push(FieldAccess.class, access);
        c.pushMoment();
        c.call(call);
    }

    private static final class Failing extends Node.AnyNode {

        private static final Call FAIL = Call.of(Fields.class, "fail", Fault.class);

        private final Fault fault;

        Failing(Fault fault) {
            this.fault = fault;
        }

        @Override
        void value(RuleCode c) {
            c.push(Fault.class, fault);
            c.call(FAIL);
        }
    }

    private static final class Has extends Node.TruthNode {

        private static final Call IS_IN = reading("isIn");

        private final FieldAccess access;

        Has(FieldAccess access) {
            this.access = access;
        }

        @Override
        void truth(RuleCode c) {
            ask(c, access, IS_IN);
        }
    }

    private static final class Label extends Node.AnyNode {

        private static final Call READ = reading("label");

        private final FieldAccess access;

        Label(FieldAccess access) {
            this.access = access;
        }

        @Override
        void value(RuleCode c) {
            ask(c, access, READ);
        }
    }
}
