package org.eclipse.tracecompass.tmf.ui.foreign;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
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
 * A trace type of a plug-in: a file that begins with a line "desk", then lines of time and text.
 */
public class DeskTrace extends TmfTrace {

    /** The id of the type. */
    public static final String ID = "org.eclipse.tracecompass.tmf.ui.tests.desk";

    private List<String> lines = List.of();

    /** Writes such a file. */
    public static Path write(Path file, int events) throws IOException {
        StringBuilder text = new StringBuilder("desk\n");
        for (int i = 0; i < events; i++) {
            text.append(1000L * (i + 1)).append(" message ").append(i).append('\n');
        }
        Files.writeString(file, text);
        return file;
    }

    @Override
    public IStatus validate(IProject project, String path) {
        try {
            Path file = Path.of(path);
            boolean ours =
                    Files.isRegularFile(file)
                            && Files.size(file) < 1 << 20
                            && new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1)
                                    .startsWith("desk\n");
            return ours
                    ? new TraceValidationStatus(100, ID)
                    : new Status(IStatus.ERROR, ID, "It does not begin with desk");
        } catch (IOException e) {
            return new Status(IStatus.ERROR, ID, e.getMessage());
        }
    }

    @Override
    public void initTrace(IResource resource, String path, Class<? extends ITmfEvent> type)
            throws TmfTraceException {
        super.initTrace(resource, path, type);
        try {
            lines = Files.readAllLines(Path.of(path));
        } catch (IOException e) {
            throw new TmfTraceException(e.getMessage(), e);
        }
    }

    @Override
    public ITmfLocation getCurrentLocation() {
        return null;
    }

    @Override
    public double getLocationRatio(ITmfLocation location) {
        return location == null
                ? 0
                : ((TmfLongLocation) location).getLocationInfo() / (double) lines.size();
    }

    @Override
    public ITmfContext seekEvent(ITmfLocation location) {
        long rank = location == null ? 0 : ((TmfLongLocation) location).getLocationInfo();
        return new TmfContext(new TmfLongLocation(rank), rank);
    }

    @Override
    public ITmfContext seekEvent(double ratio) {
        return seekEvent(new TmfLongLocation(Math.round(ratio * (lines.size() - 1))));
    }

    @Override
    public synchronized ITmfEvent getNext(ITmfContext context) {
        ITmfEvent event = parseEvent(context);
        if (event != null) {
            updateAttributes(context, event);
            context.increaseRank();
            context.setLocation(new TmfLongLocation(context.getRank()));
        }
        return event;
    }

    @Override
    public ITmfEvent parseEvent(ITmfContext context) {
        long rank = context.getRank();
        if (rank < 0 || rank + 1 >= lines.size()) {
            return null;
        }
        String[] parts = lines.get((int) rank + 1).split(" ", 2);
        ITmfEventField text = new TmfEventField("text", parts[1], null);
        ITmfEventField content =
                new TmfEventField(ITmfEventField.ROOT_FIELD_ID, null, new ITmfEventField[] {text});
        return new TmfEvent(
                this,
                rank,
                TmfTimestamp.fromNanos(Long.parseLong(parts[0])),
                new TmfEventType("message", content),
                content);
    }
}
