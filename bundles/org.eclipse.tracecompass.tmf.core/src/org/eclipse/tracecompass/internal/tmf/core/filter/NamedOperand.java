package org.eclipse.tracecompass.internal.tmf.core.filter;

import java.util.Locale;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.TmfField;
import org.eclipse.tracecompass.tmf.core.event.aspect.ITmfEventAspect;
import org.eclipse.tracecompass.tmf.core.event.aspect.TmfBaseAspects;
import org.eclipse.tracecompass.tmf.core.event.aspect.TmfCpuAspect;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceUtils;

/**
 * The operand behind a name in a filter: {@code type}, {@code time}, {@code cpu}, {@code trace},
 * {@code tracetype}, {@code host}, {@code rank}, {@code contents}; else a field of the event by its
 * path ({@code a/b}); else an aspect of the event's trace.
 *
 * @param name the name
 * @param kind what it stands for
 * @param field the handle of the field
 */
public record NamedOperand(String name, Kind kind, TmfField field)
        implements ITmfEventAspect<Object> {

    /** Returns the operand of a name. */
    public enum Kind {
        /** The event's type. */
        TYPE,
        /** Its time. */
        TIME,
        /** Its CPU. */
        CPU,
        /** Its trace's name. */
        TRACE,
        /** The id of its trace's type. */
        TRACE_TYPE,
        /** Its trace's host. */
        HOST,
        /** Its rank in its trace. */
        RANK,
        /** All its fields. */
        CONTENTS,
        /** A field or aspect. */
        NAMED
    }

    /**
     * Returns the operand of a name.
     *
     * @param name the name, in any case where it is one of the fixed ones
     * @return the operand
     */
    public static NamedOperand of(String name) {
        String lower = name.toLowerCase(Locale.ROOT);
        Kind kind =
                switch (lower) {
                    case "type", "event type", "name" -> Kind.TYPE;
                    case "time", "timestamp" -> Kind.TIME;
                    case "cpu" -> Kind.CPU;
                    case "trace" -> Kind.TRACE;
                    case "tracetype" -> Kind.TRACE_TYPE;
                    case "host" -> Kind.HOST;
                    case "rank" -> Kind.RANK;
                    case "contents", "content" -> Kind.CONTENTS;
                    default -> Kind.NAMED;
                };
        String path = lower.startsWith("contents/") ? name.substring("contents/".length()) : name;
        String[] names = path.split("/");
        return new NamedOperand(
                name, kind, names.length == 0 ? TmfField.of(path) : TmfField.of(names));
    }

    @Override
    public String getName() {
        return name;
    }

    @Override
    public String getHelpText() {
        return EMPTY_STRING;
    }

    @Override
    public @Nullable Object resolve(ITmfEvent event) {
        ITmfTrace trace = event.getTrace();
        return switch (kind) {
            case TYPE ->
                    name.equalsIgnoreCase("name") && field.isIn(event)
                            ? field.get(event)
                            : event.getName();
            case TIME -> event.getTimestamp();
            case CPU ->
                    trace == null
                            ? null
                            : TmfTraceUtils.resolveIntEventAspectOfClassForEvent(
                                    trace, TmfCpuAspect.class, event);
            case TRACE -> trace == null ? null : trace.getName();
            case TRACE_TYPE -> trace == null ? null : trace.getTraceTypeId();
            case HOST -> trace == null ? null : trace.getHostId();
            case RANK -> event.getRank();
            case CONTENTS -> TmfBaseAspects.getContentsAspect().resolve(event);
            case NAMED -> named(event, trace);
        };
    }

    private @Nullable Object named(ITmfEvent event, @Nullable ITmfTrace trace) {
        if (field.isIn(event)) {
            return field.get(event);
        }
        return trace == null ? null : TmfTraceUtils.resolveAspectOfNameForEvent(trace, name, event);
    }
}
