package org.eclipse.tracecompass.tmf.core.parsers.custom;

import java.io.File;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.Map;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.jdt.annotation.NonNull;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.log.LazyLogger;
import org.eclipse.tracecompass.internal.tmf.core.trace.TraceVariant;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.aspect.ITmfEventAspect;
import org.eclipse.tracecompass.tmf.core.exceptions.TmfTraceException;
import org.eclipse.tracecompass.tmf.core.io.BufferedRandomAccessFile;
import org.eclipse.tracecompass.tmf.core.project.model.ITmfPropertiesProvider;
import org.eclipse.tracecompass.tmf.core.signal.TmfSignalHandler;
import org.eclipse.tracecompass.tmf.core.signal.TmfTraceRangeUpdatedSignal;
import org.eclipse.tracecompass.tmf.core.timestamp.ITmfTimestamp;
import org.eclipse.tracecompass.tmf.core.trace.ITmfContext;
import org.eclipse.tracecompass.tmf.core.trace.TmfContext;
import org.eclipse.tracecompass.tmf.core.trace.TmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TraceValidationStatus;
import org.eclipse.tracecompass.tmf.core.trace.indexer.ITmfPersistentlyIndexable;
import org.eclipse.tracecompass.tmf.core.trace.indexer.ITmfTraceIndexer;
import org.eclipse.tracecompass.tmf.core.trace.indexer.TmfBTreeTraceIndexer;
import org.eclipse.tracecompass.tmf.core.trace.location.ITmfLocation;
import org.eclipse.tracecompass.tmf.core.trace.location.TmfLongLocation;
import org.eclipse.tracecompass.tmf.core.trace.text.TextSample;

/**
 * A file of records, one behind the other, read as a definition says. A location is the offset of
 * the first byte of a record. All reading holds the trace's lock: there is one file pointer.
 */
abstract class CustomFileTrace extends TmfTrace
        implements ITmfPersistentlyIndexable, ITmfPropertiesProvider, TraceVariant {

    static final String PLUGIN_ID = "org.eclipse.tracecompass.tmf.core";

    /** Lines at the head of a file that are looked at to recognise it. */
    static final int LINES_TO_VALIDATE = 100;

    private static final System.Logger LOGGER = LazyLogger.of(CustomFileTrace.class);

    private final CustomTraceDefinition definition;
    private @Nullable BufferedRandomAccessFile file;
    private long length;
    private UnreadTimes unreadTimes = new UnreadTimes();

    CustomFileTrace(CustomTraceDefinition definition) {
        this.definition = definition;
    }

    /** The definition that the trace is read by. */
    public CustomTraceDefinition getDefinition() {
        return definition;
    }

    /** Traces of all parsers of a kind have one class: the parser and its times tell them apart. */
    @Override
    public String variant() {
        return ParserVariant.of(definition);
    }

    // ---- What a kind of file knows ----

    /** Creates a context at no place. */
    abstract TmfContext newContext();

    /**
     * Moves a context to the first record at or behind the file pointer; to no place if there is
     * none.
     */
    abstract void findRecord(BufferedRandomAccessFile file, TmfContext context) throws IOException;

    /** Reads the record of a context and moves the context to the next one; null at the end. */
    abstract @Nullable CustomEvent read(BufferedRandomAccessFile file, TmfContext context)
            throws IOException;

    /** Returns a copy of a context, with all that is known of its record. */
    abstract TmfContext copy(TmfContext context);

    /** Returns the first place at or behind one in the file, not 0, at which a record may begin. */
    long nextBegin(BufferedRandomAccessFile file, long place) throws IOException {
        // The rest of the line at this place begins no record.
        file.seek(place - 1);
        file.getNextLine();
        return file.getFilePointer();
    }

    /** Says why a file is none of those that can be read; null if it may be one. */
    @Nullable
    String refusal(File candidate) throws IOException {
        return TextSample.refusal(candidate);
    }

    /** Judges the head of a text file. */
    abstract IStatus validateHead(BufferedRandomAccessFile file) throws IOException;

    // ---- Opening ----

    @NonNullByDefault({})
    @Override
    public void initTrace(IResource resource, String path, Class<? extends ITmfEvent> eventType)
            throws TmfTraceException {
        super.initTrace(resource, path, eventType);
        try {
            BufferedRandomAccessFile opened = new BufferedRandomAccessFile(path, "r");
            synchronized (this) {
                close();
                file = opened;
                length = opened.length();
                unreadTimes = new UnreadTimes();
            }
        } catch (IOException e) {
            throw new TmfTraceException(path + " cannot be opened: " + e.getMessage(), e);
        }
    }

    private void close() {
        BufferedRandomAccessFile open = file;
        file = null;
        if (open != null) {
            try {
                open.close();
            } catch (IOException e) {
                LOGGER.log(System.Logger.Level.WARNING, getPath() + " was not closed", e);
            }
        }
    }

    @Override
    public void dispose() {
        super.dispose();
        synchronized (this) {
            close();
        }
    }

    @NonNullByDefault({})
    @Override
    public IStatus validate(IProject project, String path) {
        File candidate = new File(path);
        if (!candidate.exists()) {
            return Status.error(Messages.CustomTrace_FileNotFound + ": " + path);
        }
        try {
            String refusal = refusal(candidate);
            if (refusal != null) {
                return Status.error(refusal);
            }
            try (BufferedRandomAccessFile in = new BufferedRandomAccessFile(candidate, "r")) {
                return validateHead(in);
            }
        } catch (IOException e) {
            return Status.error("The file cannot be read: " + e.getMessage(), e);
        }
    }

    /** A verdict; with the confidence 0 the message says why. */
    static IStatus verdict(int confidence, String message) {
        return confidence > 0
                ? new TraceValidationStatus(confidence, PLUGIN_ID)
                : new TraceValidationStatus(0, IStatus.OK, PLUGIN_ID, message, null);
    }

    // ---- Places ----

    private static long offset(@Nullable ITmfLocation location) {
        return location instanceof TmfLongLocation place ? place.getLocationInfo() : 0;
    }

    @NonNullByDefault({})
    @Override
    public synchronized TmfContext seekEvent(ITmfLocation location) {
        TmfContext context = newContext();
        context.setLocation(null);
        BufferedRandomAccessFile open = file;
        if (open == null) {
            return context;
        }
        try {
            open.seek(offset(location));
            findRecord(open, context);
            context.setRank(location == null ? 0 : ITmfContext.UNKNOWN_RANK);
        } catch (IOException e) {
            tellUnreadable(e);
            context.setLocation(null);
        }
        return context;
    }

    @Override
    public synchronized TmfContext seekEvent(double ratio) {
        long position = Math.round(Math.max(0, Math.min(1, ratio)) * length);
        BufferedRandomAccessFile open = file;
        try {
            if (open != null && position > 0) {
                position = nextBegin(open, position);
            }
        } catch (IOException e) {
            tellUnreadable(e);
        }
        TmfContext context = seekEvent(new TmfLongLocation(position));
        context.setRank(position == 0 ? 0 : ITmfContext.UNKNOWN_RANK);
        return context;
    }

    private void tellUnreadable(IOException e) {
        LOGGER.log(System.Logger.Level.ERROR, getPath() + " cannot be read: " + e.getMessage(), e);
    }

    @NonNullByDefault({})
    @Override
    public double getLocationRatio(ITmfLocation location) {
        return length == 0 ? 0 : Math.min(1.0, (double) offset(location) / length);
    }

    /** Contexts know where they are: there is no common location. */
    @NonNullByDefault({})
    @Override
    public ITmfLocation getCurrentLocation() {
        return null;
    }

    /** The offset of a context's record; -1 if the context is at no place. */
    static long placeOf(TmfContext context) {
        return context.getLocation() instanceof TmfLongLocation place
                ? place.getLocationInfo()
                : -1;
    }

    // ---- Reading ----

    @NonNullByDefault({})
    @Override
    public synchronized CustomEvent parseEvent(ITmfContext tmfContext) {
        return tmfContext instanceof TmfContext context ? readEvent(copy(context)) : null;
    }

    @NonNullByDefault({})
    @Override
    public synchronized CustomEvent getNext(ITmfContext context) {
        if (!(context instanceof TmfContext own)) {
            throw new IllegalArgumentException("Not a context of a custom trace: " + context);
        }
        // The context moves while the event is read: what is learnt belongs to where it was.
        TmfContext before = new TmfContext(own);
        CustomEvent event = readEvent(own);
        if (event != null) {
            updateAttributes(before, event);
            context.increaseRank();
            if (event.hasUnreadTime()) {
                unreadTimes.add(placeOf(before), String.valueOf(event.timeProblem()));
            }
        }
        return event;
    }

    private @Nullable CustomEvent readEvent(TmfContext context) {
        BufferedRandomAccessFile open = file;
        if (open == null || context.getLocation() == null) {
            return null;
        }
        try {
            return read(open, context);
        } catch (IOException e) {
            tellUnreadable(e);
            context.setLocation(null);
            return null;
        }
    }

    /** Reads a line; a byte order mark at the beginning of the file is no part of it. */
    static @Nullable String nextLine(BufferedRandomAccessFile file) throws IOException {
        boolean first = file.getFilePointer() == 0;
        String line = file.getNextLine();
        return first && line != null && line.startsWith("\uFEFF") ? line.substring(1) : line;
    }

    // ---- The rest of a trace ----

    /**
     * {@inheritDoc} Problems are the times that could not be read, as far as the trace was read.
     */
    @Override
    public Map<String, String> getProperties() {
        UnreadTimes times;
        synchronized (this) {
            times = unreadTimes;
        }
        return times.problems(new File(getPath()));
    }

    @Override
    public Iterable<@NonNull ITmfEventAspect<?>> getEventAspects() {
        return CustomAspects.of(definition);
    }

    @Override
    public ITmfTraceIndexer getIndexer() {
        return super.getIndexer();
    }

    @Override
    public int getCheckpointSize() {
        return Long.BYTES + Long.BYTES + Integer.BYTES + Long.BYTES;
    }

    @NonNullByDefault({})
    @Override
    public ITmfLocation restoreLocation(ByteBuffer bufferIn) {
        return new TmfLongLocation(bufferIn);
    }

    @Override
    protected ITmfTraceIndexer createIndexer(int interval) {
        return new TmfBTreeTraceIndexer(this, interval);
    }

    /** The file may have grown. */
    @NonNullByDefault({})
    @TmfSignalHandler
    @Override
    public void traceRangeUpdated(TmfTraceRangeUpdatedSignal signal) {
        if (signal.getTrace() == this) {
            synchronized (this) {
                BufferedRandomAccessFile open = file;
                if (open != null) {
                    try {
                        length = open.length();
                    } catch (IOException e) {
                        tellUnreadable(e);
                    }
                }
            }
        }
        super.traceRangeUpdated(signal);
    }

    /** Looks for the last record, from the end of the file backwards. */
    @NonNullByDefault({})
    @Override
    public synchronized ITmfTimestamp readEnd() {
        long step = 4096;
        long start = length;
        while (start > 0) {
            start = Math.max(0, start - step);
            TmfContext context = seekEvent((double) start / length);
            CustomEvent last = null;
            CustomEvent event = readEvent(context);
            while (event != null) {
                last = event;
                event = readEvent(context);
            }
            if (last != null) {
                return last.getTimestamp();
            }
            step *= 2;
        }
        return null;
    }
}
