package org.eclipse.tracecompass.tmf.core.trace.text;

import java.io.File;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.Collections;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.log.LazyLogger;
import org.eclipse.tracecompass.common.core.text.CostlyPatternException;
import org.eclipse.tracecompass.common.core.text.PatternSearch;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.exceptions.TmfTraceException;
import org.eclipse.tracecompass.tmf.core.io.BufferedRandomAccessFile;
import org.eclipse.tracecompass.tmf.core.signal.TmfSignalHandler;
import org.eclipse.tracecompass.tmf.core.signal.TmfTraceRangeUpdatedSignal;
import org.eclipse.tracecompass.tmf.core.timestamp.ITmfTimestamp;
import org.eclipse.tracecompass.tmf.core.trace.ITmfContext;
import org.eclipse.tracecompass.tmf.core.trace.TmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.indexer.ITmfPersistentlyIndexable;
import org.eclipse.tracecompass.tmf.core.trace.indexer.ITmfTraceIndexer;
import org.eclipse.tracecompass.tmf.core.trace.indexer.TmfBTreeTraceIndexer;
import org.eclipse.tracecompass.tmf.core.trace.location.ITmfLocation;
import org.eclipse.tracecompass.tmf.core.trace.location.TmfLongLocation;

/**
 * Base of the traces that are text files. An event begins with a line that {@link
 * #getFirstLinePattern} matches; the lines up to the next such line belong to it. Lines before the
 * first event are skipped.
 *
 * @param <T> class of the events
 */
public abstract class TextTrace<T extends TextTraceEvent> extends TmfTrace
        implements ITmfPersistentlyIndexable {

    /** Between values that stand for several lines. */
    protected static final String SEPARATOR = " | ";

    private static final System.Logger LOGGER = LazyLogger.of(TextTrace.class);

    /** The file; null when the trace is not open. Guarded by the trace. */
    protected @Nullable BufferedRandomAccessFile fFile;

    private long length;

    /** A trace to be initialised by {@link #initTrace}. */
    public TextTrace() {
        // Everything happens in initTrace().
    }

    /**
     * Accepts text files; the confidence is the percentage of the first lines that begin an event.
     */
    @NonNullByDefault({})
    @Override
    public IStatus validate(IProject project, String path) {
        return new TextValidation(this).validate(new File(path));
    }

    @NonNullByDefault({})
    @Override
    public void initTrace(IResource resource, String path, Class<? extends ITmfEvent> type)
            throws TmfTraceException {
        super.initTrace(resource, path, type);
        try {
            BufferedRandomAccessFile file = new BufferedRandomAccessFile(path, "r");
            fFile = file;
            length = file.length();
        } catch (IOException e) {
            throw new TmfTraceException(path + " cannot be opened: " + e.getMessage(), e);
        }
    }

    @Override
    public void dispose() {
        super.dispose();
        synchronized (this) {
            BufferedRandomAccessFile file = fFile;
            fFile = null;
            if (file != null) {
                try {
                    file.close();
                } catch (IOException e) {
                    LOGGER.log(System.Logger.Level.WARNING, getPath() + " was not closed", e);
                }
            }
        }
    }

    private static long offset(@Nullable ITmfLocation location) {
        return location instanceof TmfLongLocation place ? place.getLocationInfo() : 0;
    }

    @NonNullByDefault({})
    @Override
    public synchronized TextTraceContext seekEvent(ITmfLocation location) {
        TextTraceContext context = new TextTraceContext(null, ITmfContext.UNKNOWN_RANK);
        BufferedRandomAccessFile file = fFile;
        if (file == null) {
            return context;
        }
        try {
            file.seek(offset(location));
            findFirstLine(file, context);
            context.setRank(location == null ? 0 : ITmfContext.UNKNOWN_RANK);
        } catch (IOException e) {
            LOGGER.log(System.Logger.Level.ERROR, getPath() + " cannot be read", e);
        }
        return context;
    }

    /** Returns whether a line matches; a line whose matching takes too long does not. */
    static boolean matches(Matcher matcher) {
        try {
            return matcher.matches();
        } catch (CostlyPatternException | StackOverflowError e) {
            LOGGER.log(System.Logger.Level.DEBUG, "Skipped a line: {0}", e.getMessage());
            return false;
        }
    }

    /** A byte order mark at the beginning of the file is no part of its first line. */
    static String withoutMark(String line, long position) {
        return position == 0 && line.startsWith("\uFEFF") ? line.substring(1) : line;
    }

    /** Moves a context to the next line that begins an event; to the end when there is none. */
    private void findFirstLine(BufferedRandomAccessFile file, TextTraceContext context)
            throws IOException {
        Pattern pattern = getFirstLinePattern();
        long position = file.getFilePointer();
        String line = file.getNextLine();
        while (line != null) {
            String text = preProcessLine(withoutMark(line, position));
            Matcher matcher = PatternSearch.matcher(pattern, text);
            if (matches(matcher)) {
                setFirstLine(context, position, matcher, text, file.getFilePointer());
                return;
            }
            position = file.getFilePointer();
            line = file.getNextLine();
        }
        context.setLocation(null);
        context.firstLine = null;
        context.firstLineMatcher = null;
    }

    private static void setFirstLine(
            TextTraceContext context, long position, Matcher matcher, String line, long next) {
        context.setLocation(new TmfLongLocation(position));
        context.firstLineMatcher = matcher;
        context.firstLine = line;
        context.nextLineLocation = next;
    }

    @NonNullByDefault({})
    @Override
    public synchronized TextTraceContext seekEvent(double ratio) {
        BufferedRandomAccessFile file = fFile;
        long position = Math.round(Math.max(0, Math.min(1, ratio)) * length);
        try {
            if (file != null && position > 0) {
                // The rest of the line at this place is no beginning of an event.
                file.seek(position - 1);
                file.getNextLine();
                position = file.getFilePointer();
            }
        } catch (IOException e) {
            LOGGER.log(System.Logger.Level.ERROR, getPath() + " cannot be read", e);
        }
        TextTraceContext context = seekEvent(new TmfLongLocation(position));
        context.setRank(position == 0 ? 0 : ITmfContext.UNKNOWN_RANK);
        return context;
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

    @NonNullByDefault({})
    @Override
    public TextTraceEvent parseEvent(ITmfContext tmfContext) {
        return tmfContext instanceof TextTraceContext context
                ? parse(new TextTraceContext(context))
                : null;
    }

    @NonNullByDefault({})
    @Override
    public synchronized @Nullable T getNext(ITmfContext context) {
        if (!(context instanceof TextTraceContext textContext)) {
            throw new IllegalArgumentException("Not a context of a text trace: " + context);
        }
        // The context moves while the event is read: what is learnt belongs to where it was.
        TextTraceContext before = new TextTraceContext(textContext);
        @Nullable T event = parse(textContext);
        if (event != null) {
            updateAttributes(before, event);
            context.increaseRank();
        }
        return event;
    }

    /**
     * Reads the event at a context and moves the context to the next one.
     *
     * @param tmfContext the context
     * @return the event, null at the end
     */
    @NonNullByDefault({})
    protected synchronized @Nullable T parse(TextTraceContext tmfContext) {
        BufferedRandomAccessFile file = fFile;
        Matcher first = tmfContext.firstLineMatcher;
        String firstLine = tmfContext.firstLine;
        if (file == null
                || first == null
                || firstLine == null
                || tmfContext.getLocation() == null) {
            return null;
        }
        T event = parseFirstLine(first, firstLine);
        try {
            Pattern pattern = getFirstLinePattern();
            long position = tmfContext.nextLineLocation;
            if (file.getFilePointer() != position) {
                file.seek(position);
            }
            String line = file.getNextLine();
            while (line != null) {
                String text = preProcessLine(line);
                Matcher matcher = PatternSearch.matcher(pattern, text);
                if (matches(matcher)) {
                    setFirstLine(tmfContext, position, matcher, text, file.getFilePointer());
                    return event;
                }
                parseNextLine(event, text);
                position = file.getFilePointer();
                line = file.getNextLine();
            }
        } catch (IOException e) {
            LOGGER.log(System.Logger.Level.ERROR, getPath() + " cannot be read", e);
        }
        tmfContext.setLocation(null);
        tmfContext.firstLine = null;
        tmfContext.firstLineMatcher = null;
        return event;
    }

    /**
     * Changes each line before it is looked at; the default leaves it.
     *
     * @param line the line
     * @return the line to look at
     */
    protected String preProcessLine(String line) {
        return line;
    }

    /** {@return what the first line of an event matches as a whole} */
    @NonNullByDefault({})
    protected abstract Pattern getFirstLinePattern();

    /**
     * Creates an event from its first line.
     *
     * @param matcher the match of the line
     * @param line the line
     * @return the event
     */
    @NonNullByDefault({})
    protected abstract T parseFirstLine(Matcher matcher, String line);

    /**
     * Adds a further line to an event.
     *
     * @param event the event
     * @param line the line
     */
    @NonNullByDefault({})
    protected abstract void parseNextLine(T event, String line);

    /** {@return what lines at the head of the file match, in order; the default is none} */
    @NonNullByDefault({})
    protected List<Pattern> getValidationPatterns() {
        return Collections.emptyList();
    }

    /**
     * Takes a pair of quotes off a text.
     *
     * @param input the text
     * @return the text between the quotes; the text itself without them
     */
    @NonNullByDefault({})
    protected static String replaceQuotes(String input) {
        return stripPair(input, '"', '"');
    }

    /**
     * Takes a pair of braces off a text.
     *
     * @param input the text
     * @return the text between the braces; the text itself without them
     */
    @NonNullByDefault({})
    protected static String replaceBrackets(String input) {
        return stripPair(input, '{', '}');
    }

    private static String stripPair(String input, char open, char close) {
        int last = input.length() - 1;
        return last > 0 && input.charAt(0) == open && input.charAt(last) == close
                ? input.substring(1, last)
                : input;
    }

    @Override
    public int getCheckpointSize() {
        return Long.BYTES + Long.BYTES + Integer.BYTES + Long.BYTES;
    }

    @NonNullByDefault({})
    @Override
    protected ITmfTraceIndexer createIndexer(int interval) {
        return new TmfBTreeTraceIndexer(this, interval);
    }

    @NonNullByDefault({})
    @Override
    public ITmfLocation restoreLocation(ByteBuffer bufferIn) {
        return new TmfLongLocation(bufferIn);
    }

    /** The file may have grown. */
    @NonNullByDefault({})
    @TmfSignalHandler
    @Override
    public void traceRangeUpdated(TmfTraceRangeUpdatedSignal signal) {
        if (signal.getTrace() == this) {
            synchronized (this) {
                BufferedRandomAccessFile file = fFile;
                if (file != null) {
                    try {
                        length = file.length();
                    } catch (IOException e) {
                        LOGGER.log(System.Logger.Level.ERROR, getPath() + " cannot be read", e);
                    }
                }
            }
        }
        super.traceRangeUpdated(signal);
    }

    /** Looks for the last line that begins an event, from the end of the file backwards. */
    @NonNullByDefault({})
    @Override
    public synchronized ITmfTimestamp readEnd() {
        long step = 4096;
        long start = length;
        while (start > 0) {
            start = Math.max(0, start - step);
            TextTraceContext context = seekEvent((double) start / length);
            @Nullable T last = null;
            @Nullable T event = parse(context);
            while (event != null) {
                last = event;
                event = parse(context);
            }
            if (last != null) {
                return last.getTimestamp();
            }
            step *= 2;
        }
        return null;
    }
}
