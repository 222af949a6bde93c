package org.eclipse.tracecompass.internal.tmf.analysis.declared.core.compile;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.access.ITmfFieldReader;
import org.eclipse.tracecompass.tmf.ctf.core.event.CtfEnumPair;

/**
 * Expressions that read fields. What kind a field is of is seen at the first event of its type, if
 * events of the type are all alike; otherwise at each.
 */
final class Fields {

    /** Stands for "absent" in what handles return; a field with this value is read again. */
    private static final long ABSENT = 0x8000_DEAD_0000_BEEFL;

    private Fields() {}

    /** Compiles the value of a field. */
    static Node value(FieldAccess access, ITmfEvent sample) {
        ITmfFieldReader reader = access.reader();
        if (reader != null) {
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
        return new Missing(name);
    }

    /** Compiles the question whether an event has a field. */
    static Node has(FieldAccess access) {
        return new Has(access);
    }

    /** Compiles the label that the trace has for the value of a field. */
    static Node label(FieldAccess access) {
        return new Label(access);
    }

    private static final class WholeField extends Node.NumberNode {

        private final FieldAccess fAccess;
        private final ITmfFieldReader fReader;
        private long fEvent = -1;
        private long fNumber;

        WholeField(FieldAccess access, ITmfFieldReader reader) {
            fAccess = access;
            fReader = reader;
        }

        @Override
        boolean isSteady() {
            return true;
        }

        /** Decodes the number once per event; it is used several times by most rules. */
        @Override
        long number(Moment m) {
            return fEvent == m.number() ? fNumber : read(m);
        }

        private long read(Moment m) {
            long number = fReader.readLong(m.event(), ABSENT);
            fNumber =
                    number == ABSENT
                            ? Values.number(FieldAccess.normal(fAccess.read(m.event())))
                            : number;
            fEvent = m.number();
            return fNumber;
        }
    }

    private static final class TextField extends Node.TextNode {

        private final FieldAccess fAccess;
        private long fEvent = -1;
        private String fText = "";

        TextField(FieldAccess access) {
            fAccess = access;
        }

        @Override
        boolean isSteady() {
            return true;
        }

        /** Decodes the text once per event. */
        @Override
        String given(Moment m) {
            return fEvent == m.number() ? fText : read(m);
        }

        private String read(Moment m) {
            Object value = fAccess.read(m.event());
            if (!(value instanceof String text)) {
                throw Values.wrong(FieldAccess.normal(value), "a text");
            }
            fText = text;
            fEvent = m.number();
            return text;
        }
    }

    private static final class AnyField extends Node.AnyNode {

        private final FieldAccess fAccess;

        AnyField(FieldAccess access) {
            fAccess = access;
        }

        @Override
        boolean isSteady() {
            return true;
        }

        @Override
        @Nullable
        Object value(Moment m) {
            return FieldAccess.normal(fAccess.read(m.event()));
        }
    }

    private static final class Missing extends Node.AnyNode {

        private final Fault fFault;

        Missing(String name) {
            fFault = Fault.missing(name);
        }

        @Override
        @Nullable
        Object value(Moment m) {
            throw fFault;
        }
    }

    private static final class Has extends Node.TruthNode {

        private final FieldAccess fAccess;

        Has(FieldAccess access) {
            fAccess = access;
        }

        @Override
        boolean truth(Moment m) {
            return fAccess.isIn(m.event());
        }
    }

    private static final class Label extends Node.AnyNode {

        private final FieldAccess fAccess;

        Label(FieldAccess access) {
            fAccess = access;
        }

        @Override
        @Nullable
        Object value(Moment m) {
            return fAccess.read(m.event()) instanceof CtfEnumPair pair
                            && !pair.getStringValue().isEmpty()
                    ? pair.getStringValue()
                    : null;
        }
    }
}
