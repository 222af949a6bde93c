package org.eclipse.tracecompass.internal.tmf.analysis.xml.core.state;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.ITmfEventField;
import org.eclipse.tracecompass.tmf.core.event.aspect.TmfCpuAspect;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceUtils;

/**
 * The fields that a program reads, each with a number. A name is looked for among the fields of an
 * event, then as a path with dots, then among {@code cpu}, {@code timestamp} and {@code hostid},
 * then among the names of aspects.
 */
public final class EventFields {

    private static final String CPU = "cpu";
    private static final String TIMESTAMP = "timestamp";
    private static final String HOST_ID = "hostid";

    private final List<String> names = new ArrayList<>();
    private final List<String[]> paths = new ArrayList<>();

    /** Returns the number of a field. */
    int slot(String name) {
        int known = names.indexOf(name);
        if (known >= 0) {
            return known;
        }
        names.add(name);
        paths.add(name.split("\\."));
        return names.size() - 1;
    }

    /** Returns how many fields there are. */
    int size() {
        return names.size();
    }

    /** Reads a field of an event; null if the event does not have it. */
    @Nullable
    Object read(int slot, ITmfEvent event, ITmfTrace trace) {
        String name = names.get(slot);
        ITmfEventField content = event.getContent();
        if (content != null) {
            ITmfEventField field = content.getField(name);
            String[] path = paths.get(slot);
            if (field == null && path.length > 1) {
                field = content.getField(path);
            }
            if (field != null) {
                return StateValues.stored(field.getValue());
            }
        }
        return switch (name) {
            case CPU ->
                    TmfTraceUtils.resolveIntEventAspectOfClassForEvent(
                            trace, TmfCpuAspect.class, event);
            case TIMESTAMP -> event.getTimestamp().toNanos();
            default ->
                    HOST_ID.equalsIgnoreCase(name)
                            ? event.getTrace().getHostId()
                            : StateValues.stored(
                                    TmfTraceUtils.resolveAspectOfNameForEvent(trace, name, event));
        };
    }
}
