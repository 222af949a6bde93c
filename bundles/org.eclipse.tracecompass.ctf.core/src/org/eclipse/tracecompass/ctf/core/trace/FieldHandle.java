package org.eclipse.tracecompass.ctf.core.trace;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.ctf.core.layout.Bits;
import org.eclipse.tracecompass.ctf.core.layout.DecodeException;
import org.eclipse.tracecompass.ctf.core.layout.Decoder;
import org.eclipse.tracecompass.ctf.core.layout.EnumValue;
import org.eclipse.tracecompass.ctf.core.layout.EventLayout;
import org.eclipse.tracecompass.ctf.core.layout.FieldLayout;
import org.eclipse.tracecompass.ctf.core.layout.FloatLayout;
import org.eclipse.tracecompass.ctf.core.layout.IntegerLayout;
import org.eclipse.tracecompass.ctf.core.layout.OptionalLayout;
import org.eclipse.tracecompass.ctf.core.layout.StructLayout;
import org.eclipse.tracecompass.ctf.core.layout.VariantLayout;
import org.eclipse.tracecompass.ctf.core.layout.VariantValue;
import org.eclipse.tracecompass.ctf.core.type.IntegerClass;
import org.eclipse.tracecompass.ctf.core.type.Scope;

/**
 * A field of the events of one class, found once and then read without names: at a constant offset
 * if everything before it has a fixed size, else after skipping what is before it. Reading a number
 * does not allocate. Immutable and thread-safe.
 */
public final class FieldHandle {

    private final EventLayout event;
    private final Scope scope;
    private final FieldLayout field;
    private final long offset;
    private final int size;
    private final boolean signed;
    private final boolean bigEndian;

    private FieldHandle(EventLayout event, Scope scope, FieldLayout field) {
        this.event = event;
        this.scope = scope;
        this.field = field;
        offset = field.constantOffset();
        boolean direct =
                offset >= 0
                        && field instanceof IntegerLayout i
                        && !i.type().variable()
                        && !i.type().reversed();
        IntegerClass integer =
                field instanceof IntegerLayout i
                        ? i.type()
                        : IntegerClass.number(1, 1, false, false, 10);
        size = direct ? integer.size() : 0;
        signed = integer.signed();
        bigEndian = integer.bigEndian();
    }

    /**
     * Finds a field.
     *
     * @param event the event class
     * @param scope the scope the field is in: event header, contexts or payload
     * @param path names of members from the scope downwards; options of variants may be left out
     * @return the handle, or null if events of this class have no such field
     */
    public static @Nullable FieldHandle find(EventLayout event, Scope scope, String... path) {
        StructLayout struct =
                switch (scope) {
                    case PACKET_HEADER, PACKET_CONTEXT -> null;
                    case EVENT_HEADER -> event.stream().eventHeader();
                    case COMMON_CONTEXT -> event.stream().eventContext();
                    case SPECIFIC_CONTEXT -> event.context();
                    case PAYLOAD -> event.payload();
                };
        FieldLayout field = struct == null || path.length == 0 ? null : descend(struct, path, 0);
        return field == null ? null : new FieldHandle(event, scope, field);
    }

    private static @Nullable FieldLayout descend(FieldLayout from, String[] path, int i) {
        if (i == path.length) {
            return from;
        }
        return switch (from) {
            case StructLayout struct -> {
                FieldLayout member = struct.member(path[i]);
                yield member == null ? null : descend(member, path, i + 1);
            }
            case VariantLayout variant -> {
                for (FieldLayout option : variant.options()) {
                    if (option.name().equals(path[i]) || option.rawName().equals(path[i])) {
                        yield descend(option, path, i + 1);
                    }
                }
                yield null;
            }
            case OptionalLayout optional -> descend(optional.content(), path, i);
            default -> null;
        };
    }

    /** The layout of the field. */
    public FieldLayout field() {
        return field;
    }

    /** The scope the field is in. */
    public Scope scope() {
        return scope;
    }

    /**
     * The field as an integer.
     *
     * @param event an event
     * @param missing returned when the event is of another class, does not have the field (another
     *     option of a variant), or the field is no number; real numbers are truncated
     */
    public long readLong(CtfEvent event, long missing) {
        if (event.layout() != this.event) {
            return missing;
        }
        if (size > 0) {
            return number(event);
        }
        try {
            Decoder decoder = event.decoder(scope);
            long at = event.locate(decoder, scope, field);
            if (at >= 0 && field instanceof IntegerLayout integer) {
                return integer.number(decoder, at);
            }
            if (at >= 0 && field instanceof FloatLayout real) {
                return (long) real.number(decoder, at);
            }
            boolean wrapped = field instanceof VariantLayout || field instanceof OptionalLayout;
            return at >= 0 && wrapped ? number(read(event), missing) : missing;
        } catch (DecodeException e) {
            return missing;
        }
    }

    private static long number(@Nullable Object value, long missing) {
        return switch (value) {
            case Number number -> number.longValue();
            case EnumValue labelled -> labelled.value();
            case Boolean truth -> truth ? 1 : 0;
            case VariantValue variant -> number(variant.value(), missing);
            case null, default -> missing;
        };
    }

    private long number(CtfEvent event) {
        long bit = event.position(scope) + offset - event.start;
        return Bits.read(event.bytes, bit, size, signed, bigEndian);
    }

    /** The field as a real number; like {@link #readLong}. */
    public double readDouble(CtfEvent event, double missing) {
        if (field instanceof FloatLayout real && event.layout() == this.event) {
            try {
                Decoder decoder = event.decoder(scope);
                long at = event.locate(decoder, scope, field);
                return at < 0 ? missing : real.number(decoder, at);
            } catch (DecodeException e) {
                return missing;
            }
        }
        return has(event) && field instanceof IntegerLayout ? readLong(event, 0) : missing;
    }

    /** Whether the event is of the handle's class and has the field. */
    public boolean has(CtfEvent event) {
        if (event.layout() != this.event) {
            return false;
        }
        try {
            return offset >= 0 || event.locate(event.decoder(scope), scope, field) >= 0;
        } catch (DecodeException e) {
            return false;
        }
    }

    /**
     * The field's value as {@link FieldLayout#read} gives it; null if the event does not have it.
     */
    public @Nullable Object read(CtfEvent event) {
        if (event.layout() != this.event) {
            return null;
        }
        if (size > 0 && field instanceof IntegerLayout integer) {
            return integer.value(number(event));
        }
        try {
            Decoder decoder = event.decoder(scope);
            long at = event.locate(decoder, scope, field);
            if (at < 0) {
                return null;
            }
            decoder.position(at);
            return field.read(decoder);
        } catch (DecodeException e) {
            return null;
        }
    }
}
