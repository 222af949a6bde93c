package org.eclipse.tracecompass.examples.tinytrace;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.ITmfEventField;
import org.eclipse.tracecompass.tmf.core.event.TmfEvent;
import org.eclipse.tracecompass.tmf.core.event.TmfEventField;
import org.eclipse.tracecompass.tmf.core.event.TmfEventType;
import org.eclipse.tracecompass.tmf.core.exceptions.TmfTraceException;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimestamp;
import org.eclipse.tracecompass.tmf.core.trace.ITmfContext;
import org.eclipse.tracecompass.tmf.core.trace.TmfContext;
import org.eclipse.tracecompass.tmf.core.trace.TmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TraceValidationStatus;
import org.eclipse.tracecompass.tmf.core.trace.location.ITmfLocation;
import org.eclipse.tracecompass.tmf.core.trace.location.TmfLongLocation;

/**
 * A trace in a text file: a first line {@code # tinytrace}, then lines of time (ns), device and
 * state. The lines are kept in memory, and the place of an event is the number of its line.
 */
public class TinyTrace extends TmfTrace {

    /** Field of an event: the device. */
    public static final String DEVICE = "device";

    /** Field of an event: the state it changes to. */
    public static final String STATE = "state";

    private static final String PLUGIN = "org.eclipse.tracecompass.examples.tinytrace";
    private static final String FIRST_LINE = "# tinytrace";
    private static final int SURE = 100;
    private static final TmfEventType CHANGE =
            new TmfEventType("change", TmfEventField.makeRoot(new String[] {DEVICE, STATE}));

    private List<String> lines = List.of();
    private long next;

    /** Tells whether a device in this state is at rest. */
    public static boolean isOff(String state) {
        return "off".equals(state) || "closed".equals(state);
    }

    /**
     * Says by content, not by name, whether a file is such a trace; it may be any file there is.
     */
    @Override
    public IStatus validate(@Nullable IProject project, @Nullable String path) {
        try (BufferedReader reader =
                Files.newBufferedReader(
                        Path.of(String.valueOf(path)), StandardCharsets.ISO_8859_1)) {
            char[] start = new char[FIRST_LINE.length()];
            if (reader.read(start) == start.length && FIRST_LINE.equals(new String(start))) {
                return new TraceValidationStatus(SURE, PLUGIN);
            }
            return new Status(IStatus.ERROR, PLUGIN, "its first line is not '" + FIRST_LINE + "'");
        } catch (IOException e) {
            return new Status(IStatus.ERROR, PLUGIN, "it cannot be read: " + e.getMessage(), e);
        }
    }

    @NonNullByDefault({})
    @Override
    public void initTrace(
            @Nullable IResource resource, String path, Class<? extends ITmfEvent> type)
            throws TmfTraceException {
        super.initTrace(resource, path, type);
        try {
            lines =
                    Files.readAllLines(Path.of(path)).stream()
                            .skip(1)
                            .filter(l -> !l.isBlank())
                            .toList();
        } catch (IOException e) {
            throw new TmfTraceException(path + " cannot be read: " + e.getMessage(), e);
        }
    }

    /** Goes to a place; null is the start. */
    @Override
    public ITmfContext seekEvent(@Nullable ITmfLocation location) {
        long line = location instanceof TmfLongLocation place ? place.getLocationInfo() : 0;
        return new TmfContext(new TmfLongLocation(line), line);
    }

    @Override
    public ITmfContext seekEvent(double ratio) {
        return seekEvent(new TmfLongLocation(Math.round(ratio * lines.size())));
    }

    @NonNullByDefault({})
    @Override
    public double getLocationRatio(ITmfLocation location) {
        long line = location instanceof TmfLongLocation place ? place.getLocationInfo() : 0;
        return lines.isEmpty() ? 0 : (double) line / lines.size();
    }

    /**
     * Returns the place behind the event that was parsed last; the framework moves contexts there.
     */
    @Override
    public @Nullable ITmfLocation getCurrentLocation() {
        return new TmfLongLocation(next);
    }

    /** Reads the event at a place; null at the end. */
    @NonNullByDefault({})
    @Override
    public @Nullable ITmfEvent parseEvent(ITmfContext context) {
        if (!(context.getLocation() instanceof TmfLongLocation place)
                || place.getLocationInfo() >= lines.size()) {
            return null;
        }
        int line = place.getLocationInfo().intValue();
        next = line + 1L;
        String[] words = lines.get(line).split(" ", 3);
        ITmfEventField[] fields = {
            new TmfEventField(DEVICE, words[1], null), new TmfEventField(STATE, words[2], null)
        };
        return new TmfEvent(
                this,
                context.getRank(),
                TmfTimestamp.fromNanos(Long.parseLong(words[0])),
                CHANGE,
                new TmfEventField(ITmfEventField.ROOT_FIELD_ID, null, fields));
    }
}
