package org.eclipse.tracecompass.tmf.core.parsers.custom;

import java.io.IOException;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.PatternSyntaxException;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.jdt.annotation.NonNull;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.log.LazyLogger;
import org.eclipse.tracecompass.common.core.text.CostlyPatternException;
import org.eclipse.tracecompass.common.core.text.PatternSearch;
import org.eclipse.tracecompass.tmf.core.exceptions.TmfTraceException;
import org.eclipse.tracecompass.tmf.core.io.BufferedRandomAccessFile;
import org.eclipse.tracecompass.tmf.core.parsers.custom.CustomTraceDefinition.Tag;
import org.eclipse.tracecompass.tmf.core.parsers.custom.CustomTxtTraceDefinition.InputLine;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimestamp;
import org.eclipse.tracecompass.tmf.core.trace.ITmfContext;
import org.eclipse.tracecompass.tmf.core.trace.TmfContext;
import org.eclipse.tracecompass.tmf.core.trace.location.TmfLongLocation;

/** A text file, read as a {@link CustomTxtTraceDefinition} says. */
@NonNullByDefault({})
public class CustomTxtTrace extends CustomFileTrace {

    private static final TraceTypeIds IDS =
            new TraceTypeIds(
                    "custom.txt.trace",
                    CustomTxtTrace.class,
                    CustomTxtTraceDefinition.CUSTOM_TXT_CATEGORY);

    private static final System.Logger LOGGER = LazyLogger.of(CustomTxtTrace.class);

    /**
     * How often a matcher may look at a character of a line, besides a share for its length: some
     * milliseconds, so that an expression that tries for ever on each line can be cancelled.
     */
    private static final long WORK_PER_LINE = 1_000_000;

    private final CustomTxtTraceDefinition definition;
    private long readUntil = Long.MAX_VALUE;

    /**
     * A trace to be initialised by {@code initTrace}.
     *
     * @param definition how to read it
     */
    public CustomTxtTrace(CustomTxtTraceDefinition definition) {
        super(definition);
        this.definition = definition;
    }

    /**
     * An initialised trace.
     *
     * @param resource its resource in the workspace, or null
     * @param definition how to read it
     * @param path the file
     * @param cacheSize number of events between two checkpoints; 0 or less for the default
     * @throws TmfTraceException when it cannot be read
     */
    public CustomTxtTrace(
            IResource resource, CustomTxtTraceDefinition definition, String path, int cacheSize)
            throws TmfTraceException {
        this(definition);
        if (cacheSize > 0) {
            setCacheSize(cacheSize);
        }
        initTrace(resource, path, CustomTxtEvent.class);
    }

    /** Reads no line that begins at or behind an offset in the file, as if the file ended there. */
    void readUntil(long offset) {
        readUntil = offset;
    }

    /** {@return the kinds of lines that begin an event} */
    public List<InputLine> getFirstLines() {
        return definition.inputs;
    }

    @Override
    public CustomTxtEvent parseEvent(ITmfContext tmfContext) {
        return (CustomTxtEvent) super.parseEvent(tmfContext);
    }

    @Override
    public CustomTxtEvent getNext(ITmfContext context) {
        return (CustomTxtEvent) super.getNext(context);
    }

    /**
     * Makes the event of the first line that a context is at; its further lines are not read.
     *
     * @param context the context
     * @return the event
     */
    public CustomTxtEvent parseFirstLine(CustomTxtTraceContext context) {
        CustomTxtEvent event = new CustomTxtEvent(definition, this, TmfTimestamp.ZERO, null);
        event.processGroups(context.inputLine, context.firstLineMatcher);
        event.setContent(new CustomEventContent(event, new StringBuffer(context.firstLine)));
        return event;
    }

    @Override
    TmfContext newContext() {
        return new CustomTxtTraceContext(null, ITmfContext.UNKNOWN_RANK);
    }

    @Override
    TmfContext copy(TmfContext context) {
        return context instanceof CustomTxtTraceContext own
                ? new CustomTxtTraceContext(own)
                : contextAt(context);
    }

    /** A context of another kind knows where the event begins, but not the match of its line. */
    private CustomTxtTraceContext contextAt(TmfContext context) {
        TmfContext own =
                context.getLocation() == null ? newContext() : seekEvent(context.getLocation());
        own.setRank(context.getRank());
        return (CustomTxtTraceContext) own;
    }

    /**
     * Matches a whole line.
     *
     * @return the match; null if the line does not match, or takes too long
     */
    private static @Nullable Matcher match(InputLine line, String text) {
        try {
            Matcher matcher = PatternSearch.matcher(line.getPattern(), text, WORK_PER_LINE);
            return matcher.matches() ? matcher : null;
        } catch (CostlyPatternException | StackOverflowError | PatternSyntaxException e) {
            LOGGER.log(System.Logger.Level.DEBUG, "A line is skipped: {0}", e.getMessage());
            return null;
        }
    }

    /** Puts a context at a line if this begins an event. */
    private boolean isFirst(CustomTxtTraceContext context, String line, long place, long next) {
        for (InputLine input : definition.inputs) {
            Matcher matcher = match(input, line);
            if (matcher != null) {
                context.setLocation(new TmfLongLocation(place));
                context.firstLineMatcher = matcher;
                context.firstLine = line;
                context.nextLineLocation = next;
                context.inputLine = input;
                return true;
            }
        }
        return false;
    }

    @Override
    void findRecord(@NonNull BufferedRandomAccessFile file, @NonNull TmfContext context)
            throws IOException {
        CustomTxtTraceContext own = (CustomTxtTraceContext) context;
        long place = file.getFilePointer();
        String line = nextLine(file);
        while (line != null && place < readUntil) {
            if (isFirst(own, line, place, file.getFilePointer())) {
                return;
            }
            place = file.getFilePointer();
            line = nextLine(file);
        }
        end(own);
    }

    private static void end(CustomTxtTraceContext context) {
        context.setLocation(null);
        context.firstLineMatcher = null;
        context.firstLine = null;
        context.inputLine = null;
    }

    @Override
    @Nullable
    CustomEvent read(@NonNull BufferedRandomAccessFile file, @NonNull TmfContext context)
            throws IOException {
        if (context instanceof CustomTxtTraceContext own) {
            return readEvent(file, own);
        }
        CustomTxtTraceContext own = contextAt(context);
        CustomEvent event = own.getLocation() == null ? null : readEvent(file, own);
        context.setLocation(own.getLocation());
        return event;
    }

    private @Nullable CustomEvent readEvent(
            @NonNull BufferedRandomAccessFile file, CustomTxtTraceContext own) throws IOException {
        CustomTxtEvent event = parseFirstLine(own);
        EventText text = new EventText(own.firstLine);
        InputLine current = own.inputLine;
        NextLines rules = NextLines.from(current);
        boolean complete = rules.isCompleteAfter(current);
        List<InputLine> candidates = rules.after(current);
        long place = own.nextLineLocation;
        if (file.getFilePointer() != place) {
            file.seek(place);
        }
        String line = file.getNextLine();
        while (line != null && place < readUntil) {
            if (complete && isFirst(own, line, place, file.getFilePointer())) {
                return event.withText(text);
            }
            boolean kept = text.add(line);
            for (InputLine candidate : candidates) {
                Matcher matcher = match(candidate, line);
                if (matcher != null) {
                    if (kept) {
                        event.processGroups(candidate, matcher);
                    }
                    rules.came(candidate);
                    current = candidate;
                    complete = rules.isCompleteAfter(current);
                    candidates = rules.after(current);
                    break;
                }
            }
            place = file.getFilePointer();
            line = file.getNextLine();
        }
        end(own);
        return complete ? event.withText(text) : null;
    }

    @Override
    IStatus validateHead(@NonNull BufferedRandomAccessFile file) throws IOException {
        double sum = 0;
        int lines = 0;
        boolean anyTime = false;
        boolean described = false;
        try {
            PatternSearch[] searches =
                    definition.inputs.stream()
                            .map(input -> new PatternSearch(input.getPattern()))
                            .toArray(PatternSearch[]::new);
            String line = nextLine(file);
            while (line != null && lines < LINES_TO_VALIDATE) {
                lines++;
                for (int i = 0; i < searches.length; i++) {
                    if (matches(searches[i], line)) {
                        double groups = input(i).getPattern().matcher("").groupCount();
                        sum += 1 + groups / (groups + 1);
                        boolean stamped = hasTime(input(i));
                        described |= stamped;
                        anyTime |= !stamped || isTime(input(i), line);
                        break;
                    }
                }
                line = file.getNextLine();
            }
        } catch (PatternSyntaxException e) {
            return Status.error("The expression of a line is wrong: " + e.getDescription());
        }
        if (described && !anyTime) {
            return verdict(0, "No line that begins an event has a timestamp that can be read");
        }
        int confidence = lines == 0 ? 0 : (int) (100 * sum / lines);
        return verdict(
                sum > 0 ? Math.max(1, confidence) : 0,
                "None of the first " + lines + " lines begins an event");
    }

    private InputLine input(int index) {
        return definition.inputs.get(index);
    }

    private static boolean hasTime(InputLine input) {
        return input.columns.stream().anyMatch(column -> column.tag == Tag.TIMESTAMP);
    }

    private boolean isTime(InputLine input, String line) {
        Matcher matcher = match(input, line);
        if (matcher == null) {
            return false;
        }
        CustomTxtEvent event = new CustomTxtEvent(definition);
        event.processGroups(input, matcher);
        return event.timeProblem() == null;
    }

    private static boolean matches(PatternSearch search, String line) {
        try {
            return search.matches(line);
        } catch (CostlyPatternException e) {
            return false;
        }
    }

    @Override
    public String getTraceTypeId() {
        return buildTraceTypeId(definition.categoryName, definition.definitionName);
    }

    /**
     * The id of a trace type.
     *
     * @param category the category of the definition
     * @param definitionName its name
     * @return the id
     */
    public static @NonNull String buildTraceTypeId(String category, String definitionName) {
        return IDS.build(category, definitionName);
    }

    /**
     * Whether an id is that of a custom text parser.
     *
     * @param traceTypeId an id, maybe of an earlier version
     * @return whether it is
     */
    public static boolean isCustomTraceTypeId(@NonNull String traceTypeId) {
        return IDS.owns(traceTypeId);
    }

    /**
     * The id that a trace type has today.
     *
     * @param traceTypeId an id, maybe of an earlier version
     * @return the id of today; the same for an id of another kind
     */
    public static @NonNull String buildCompatibilityTraceTypeId(@NonNull String traceTypeId) {
        return IDS.today(traceTypeId);
    }
}
