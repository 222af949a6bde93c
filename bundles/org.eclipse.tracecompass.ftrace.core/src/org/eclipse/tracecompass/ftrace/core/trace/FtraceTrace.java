package org.eclipse.tracecompass.ftrace.core.trace;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.os.linux.core.trace.IKernelAnalysisEventLayout;
import org.eclipse.tracecompass.analysis.os.linux.core.trace.IKernelTrace;
import org.eclipse.tracecompass.analysis.os.linux.core.trace.SyscallNumbers;
import org.eclipse.tracecompass.common.core.files.SharedFile;
import org.eclipse.tracecompass.common.core.log.LazyLogger;
import org.eclipse.tracecompass.ftrace.core.event.FtraceEvent;
import org.eclipse.tracecompass.ftrace.core.event.FtraceEventLayout;
import org.eclipse.tracecompass.internal.ftrace.core.aspect.FtraceAspects;
import org.eclipse.tracecompass.internal.ftrace.core.text.LineReader;
import org.eclipse.tracecompass.internal.ftrace.core.trace.Architecture;
import org.eclipse.tracecompass.internal.ftrace.core.trace.BrokenLines;
import org.eclipse.tracecompass.internal.ftrace.core.trace.FtraceContext;
import org.eclipse.tracecompass.internal.ftrace.core.trace.FtraceHead;
import org.eclipse.tracecompass.internal.ftrace.core.trace.FtraceReader;
import org.eclipse.tracecompass.internal.ftrace.core.trace.LastLine;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.aspect.ITmfEventAspect;
import org.eclipse.tracecompass.tmf.core.exceptions.TmfTraceException;
import org.eclipse.tracecompass.tmf.core.project.model.ITmfPropertiesProvider;
import org.eclipse.tracecompass.tmf.core.timestamp.ITmfTimestamp;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimestamp;
import org.eclipse.tracecompass.tmf.core.trace.ITmfContext;
import org.eclipse.tracecompass.tmf.core.trace.TmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TraceValidationStatus;
import org.eclipse.tracecompass.tmf.core.trace.indexer.ITmfPersistentlyIndexable;
import org.eclipse.tracecompass.tmf.core.trace.indexer.ITmfTraceIndexer;
import org.eclipse.tracecompass.tmf.core.trace.indexer.checkpoint.ITmfCheckpoint;
import org.eclipse.tracecompass.tmf.core.trace.indexer.checkpoint.TmfCheckpoint;
import org.eclipse.tracecompass.tmf.core.trace.indexer.checkpoint.TmfCheckpointIndexer;
import org.eclipse.tracecompass.tmf.core.trace.location.ITmfLocation;
import org.eclipse.tracecompass.tmf.core.trace.location.TmfLongLocation;

/**
 * A kernel trace in text: what {@code trace-cmd report} prints, or the file {@code trace} of
 * tracefs, by any tracer. Unreadable lines are skipped and listed in the properties.
 *
 * <p>Contexts are independent of each other, each reads for itself.
 */
public class FtraceTrace extends TmfTrace
        implements IKernelTrace, ITmfPropertiesProvider, ITmfPersistentlyIndexable {

    /** Id of the trace type. */
    public static final String TRACE_TYPE_ID = "org.eclipse.tracecompass.ftrace.tracetype.text";

    private static final System.Logger LOGGER = LazyLogger.of(FtraceTrace.class);
    private static final String PLUGIN_ID = "org.eclipse.tracecompass.ftrace.core";
    private static final int EVENTS_PER_CHECKPOINT = 5000;
    private static final int MOST_PROBLEMS = 19;

    private @Nullable SharedFile text;
    private FtraceHead head = new FtraceHead("", 0, 0, 0, Map.of());
    private BrokenLines broken = new BrokenLines(Path.of(""));
    private FtraceReader reader = new FtraceReader(this, broken);
    private @Nullable IKernelAnalysisEventLayout layout;

    /** The size when it was opened: a file that grows must not have more events for some views. */
    private long length;

    /** A trace to be opened by initTrace. */
    public FtraceTrace() {
        setCacheSize(EVENTS_PER_CHECKPOINT);
    }

    /** Accepts files that begin with lines of an ftrace text. */
    @NonNullByDefault({})
    @Override
    public IStatus validate(@Nullable IProject project, String path) {
        Path file = Path.of(path);
        if (Files.isDirectory(file)) {
            return refusal("It is a folder; an ftrace text is a file");
        }
        try (SharedFile text = SharedFile.open(file)) {
            String binary = binary(text);
            if (binary != null) {
                return refusal(binary);
            }
            int confidence = FtraceHead.of(text).confidence();
            return confidence == 0
                    ? refusal("None of its first lines belongs to an ftrace text")
                    : new TraceValidationStatus(confidence, PLUGIN_ID);
        } catch (IOException e) {
            return refusal(reason(e));
        }
    }

    /** Explains what to do with a binary file of trace-cmd. */
    private static @Nullable String binary(SharedFile text) throws IOException {
        ByteBuffer magic = ByteBuffer.allocate(4);
        if (text.read(magic, 0) < magic.capacity()) {
            return null;
        }
        if (magic.get(0) == 0x1f && magic.get(1) == (byte) 0x8b) {
            return "It is compressed; unpack it first";
        }
        return magic.getInt(0) == 0x17084474
                ? "It is a binary trace of trace-cmd; convert it to text first: trace-cmd report"
                        + " FILE"
                : null;
    }

    private static IStatus refusal(String reason) {
        return new TraceValidationStatus(0, IStatus.ERROR, PLUGIN_ID, reason, null);
    }

    private static String reason(IOException e) {
        return switch (e) {
            case NoSuchFileException missing -> missing.getFile() + " does not exist.";
            case AccessDeniedException denied ->
                    denied.getFile() + " cannot be read (permission denied).";
            default -> String.valueOf(e.getMessage());
        };
    }

    @NonNullByDefault({})
    @Override
    public void initTrace(
            @Nullable IResource resource, String path, Class<? extends ITmfEvent> type)
            throws TmfTraceException {
        super.initTrace(resource, path, type);
        Path file = Path.of(path);
        try {
            SharedFile text = SharedFile.open(file);
            this.text = text;
            length = text.size();
            head = FtraceHead.of(text);
            broken = new BrokenLines(file);
            reader = new FtraceReader(this, broken);
        } catch (IOException e) {
            throw new TmfTraceException(reason(e), e);
        }
    }

    @Override
    public void dispose() {
        super.dispose();
        SharedFile text = this.text;
        if (text != null) {
            try {
                text.close();
            } catch (IOException e) {
                LOGGER.log(System.Logger.Level.WARNING, getPath() + " was not closed", e);
            }
        }
    }

    private SharedFile text() {
        SharedFile text = this.text;
        if (text == null) {
            throw new IllegalStateException("the trace was not opened");
        }
        return text;
    }

    @Override
    public synchronized IKernelAnalysisEventLayout getKernelEventLayout() {
        IKernelAnalysisEventLayout layout = this.layout;
        if (layout == null) {
            layout = FtraceEventLayout.of(syscallNumbers()::name);
            this.layout = layout;
        }
        return layout;
    }

    private SyscallNumbers syscallNumbers() {
        try {
            return Architecture.numbers(text());
        } catch (IOException e) {
            failed(e);
            return SyscallNumbers.x86();
        }
    }

    @Override
    public Iterable<ITmfEventAspect<?>> getEventAspects() {
        return FtraceAspects.all();
    }

    /**
     * Returns a sentence each for the lines that could not be read, as far as the trace was read;
     * the last one counts those that are too many to be listed.
     */
    public List<String> getProblems() {
        return broken.size() == 0 ? List.of() : broken.sentences(MOST_PROBLEMS);
    }

    /** Returns how many lines could not be read, as far as the trace was read. */
    public long getBrokenLineCount() {
        return broken.size();
    }

    @Override
    public Map<String, String> getProperties() {
        Map<String, String> properties = new LinkedHashMap<>(head.properties());
        if (!head.isTimed()) {
            properties.put("times", "reconstructed from the durations of functions");
        }
        int number = 1;
        for (String problem : getProblems()) {
            properties.put("problem " + number++, problem);
        }
        return properties;
    }

    // --- reading

    @Override
    public ITmfContext seekEvent(@Nullable ITmfLocation location) {
        FtraceContext context = new FtraceContext(text(), length, head.isTimed());
        if (location == null) {
            context.setRank(0);
        } else {
            context.setLocation(location);
        }
        return context;
    }

    @Override
    public ITmfContext seekEvent(double ratio) {
        long position = Math.round(Math.clamp(ratio, 0, 1) * length);
        FtraceContext context = new FtraceContext(text(), length, head.isTimed());
        try {
            if (position == 0) {
                context.setRank(0);
            } else if (head.isTimed()) {
                // The rest of the line at this place is no line of its own.
                context.jump(position - 1);
                context.lines().next();
            } else {
                // What is before it decides the times behind it.
                context.setRank(0);
                while (context.lines().nextPosition() < position && reader.next(context) != null) {
                    context.increaseRank();
                }
            }
        } catch (IOException e) {
            failed(e);
        }
        return context;
    }

    @NonNullByDefault({})
    @Override
    public @Nullable FtraceEvent getNext(ITmfContext context) {
        if (!(context instanceof FtraceContext place)) {
            throw new IllegalArgumentException("Not a context of an ftrace text: " + context);
        }
        ITmfContext before = isCheckpoint(place.getRank()) ? new Before(place) : null;
        FtraceEvent event = read(place);
        if (event != null) {
            updateAttributes(before == null ? place : before, event);
            place.increaseRank();
        }
        return event;
    }

    /** Only the positions kept by the index must be saved before moving on. */
    private boolean isCheckpoint(long rank) {
        return rank != ITmfContext.UNKNOWN_RANK && rank % getCacheSize() == 0;
    }

    private @Nullable FtraceEvent read(FtraceContext context) {
        try {
            return reader.next(context);
        } catch (IOException e) {
            failed(e);
            context.setLocation(null);
            return null;
        }
    }

    private void failed(IOException e) {
        LOGGER.log(System.Logger.Level.ERROR, getPath() + " cannot be read: " + reason(e));
    }

    @NonNullByDefault({})
    @Override
    public @Nullable FtraceEvent parseEvent(ITmfContext context) {
        ITmfLocation location = context.getLocation();
        if (location == null) {
            return null;
        }
        ITmfContext copy = seekEvent(location);
        copy.setRank(context.getRank());
        return copy instanceof FtraceContext place ? read(place) : null;
    }

    /** Not known: contexts are independent. */
    @Override
    public @Nullable ITmfLocation getCurrentLocation() {
        return null;
    }

    @NonNullByDefault({})
    @Override
    public double getLocationRatio(ITmfLocation location) {
        return length == 0 || !(location.getLocationInfo() instanceof Long position)
                ? 0
                : Math.min(1.0, (double) position / length);
    }

    /** The time of the last line that is an event; not known of a trace without times. */
    @Override
    public @Nullable ITmfTimestamp readEnd() {
        if (!head.isTimed()) {
            return null;
        }
        try {
            long nanos = LastLine.nanos(new LineReader(text(), length), length);
            return nanos < 0 ? null : createTimestamp(nanos);
        } catch (IOException e) {
            failed(e);
            return null;
        }
    }

    @Override
    protected ITmfTraceIndexer createIndexer(int interval) {
        return head.isTimed()
                ? super.createIndexer(interval)
                : new TmfCheckpointIndexer(this, interval);
    }

    @NonNullByDefault({})
    @Override
    public ITmfLocation restoreLocation(ByteBuffer bufferIn) {
        return new TmfLongLocation(bufferIn);
    }

    @Override
    public int getCheckpointSize() {
        ByteBuffer out = ByteBuffer.allocate(ITmfCheckpoint.MAX_SERIALIZE_SIZE);
        new TmfCheckpoint(TmfTimestamp.ZERO, new TmfLongLocation(0L), 0).serialize(out);
        return out.position();
    }

    /** Where a context was. */
    private static final class Before extends org.eclipse.tracecompass.tmf.core.trace.TmfContext {
        Before(FtraceContext context) {
            super(context.getLocation(), context.getRank());
        }
    }
}
