package org.eclipse.tracecompass.tmf.core.parsers.custom;

import java.io.IOException;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.io.BufferedRandomAccessFile;
import org.eclipse.tracecompass.tmf.core.parsers.custom.CustomRecordTraceDefinition.Input;
import org.eclipse.tracecompass.tmf.core.parsers.custom.CustomTraceDefinition.Tag;
import org.eclipse.tracecompass.tmf.core.trace.ITmfContext;
import org.eclipse.tracecompass.tmf.core.trace.TmfContext;
import org.eclipse.tracecompass.tmf.core.trace.location.TmfLongLocation;

/**
 * A CSV file or a file of JSON lines, read as a {@link CustomRecordTraceDefinition} says. Lines
 * that are no records are skipped.
 */
public class CustomRecordTrace extends CustomFileTrace {

    private static final String PREFIX = "custom.record.trace:";

    /** A longer record is none: a quote that is never closed must not swallow the file. */
    private static final int MAX_RECORD = 1 << 20;

    private final CustomRecordTraceDefinition definition;
    private final RecordSyntax syntax;
    private final Set<String> described = new HashSet<>();
    private boolean headerKnown;

    /**
     * A trace to be initialised by {@code initTrace}.
     *
     * @param definition how to read it
     */
    public CustomRecordTrace(CustomRecordTraceDefinition definition) {
        super(definition);
        this.definition = definition;
        syntax = RecordSyntax.of(definition);
        definition.inputs.forEach(input -> described.add(input.path()));
    }

    @Override
    TmfContext newContext() {
        return new TmfContext(null, ITmfContext.UNKNOWN_RANK);
    }

    @Override
    TmfContext copy(TmfContext context) {
        return new TmfContext(context);
    }

    /** Reads the names of the columns, if the file has them, and leaves the pointer behind them. */
    private void readHeader(BufferedRandomAccessFile file) throws IOException {
        file.seek(0);
        String header = record(file);
        if (header != null) {
            syntax.header(header);
        }
    }

    private @Nullable String record(BufferedRandomAccessFile file) throws IOException {
        String line = nextLine(file);
        if (line == null || !syntax.isOpen(line, false)) {
            return line;
        }
        long behind = file.getFilePointer();
        StringBuilder record = new StringBuilder(line);
        String next = file.getNextLine();
        while (next != null && record.length() < MAX_RECORD) {
            record.append('\n').append(next);
            if (!syntax.isOpen(next, true)) {
                String text = record.toString();
                if (syntax.isRecord(text)) {
                    return text;
                }
                break;
            }
            next = file.getNextLine();
        }
        // No end, or a stray quote: only this line is wrong.
        file.seek(behind);
        return line;
    }

    @Override
    void findRecord(BufferedRandomAccessFile file, TmfContext context) throws IOException {
        if (syntax.hasHeader()) {
            long place = file.getFilePointer();
            if (!headerKnown || place == 0) {
                readHeader(file);
                headerKnown = true;
                file.seek(Math.max(place, file.getFilePointer()));
            }
        }
        long place = file.getFilePointer();
        String record = record(file);
        while (record != null) {
            if (!record.isBlank() && syntax.values(record) != null) {
                context.setLocation(new TmfLongLocation(place));
                return;
            }
            place = file.getFilePointer();
            record = record(file);
        }
        context.setLocation(null);
    }

    @Override
    @Nullable
    CustomEvent read(BufferedRandomAccessFile file, TmfContext context) throws IOException {
        file.seek(placeOf(context));
        String record = record(file);
        Map<String, String> values = record == null ? null : syntax.values(record);
        if (record == null || values == null) {
            context.setLocation(null);
            return null;
        }
        CustomRecordEvent event = event(record, values);
        findRecord(file, context);
        return event;
    }

    private CustomRecordEvent event(String record, Map<String, String> values) {
        CustomRecordEvent event = new CustomRecordEvent(definition, this);
        for (Input input : definition.inputs) {
            event.capture(
                    input.data().tag,
                    input.data().name,
                    values.get(input.path()),
                    input.data().action,
                    input.data().format);
        }
        values.forEach(
                (path, value) -> {
                    if (!described.contains(path) && !value.isEmpty()) {
                        event.captureUndescribed(path, value);
                    }
                });
        event.setContent(new CustomEventContent(event, new StringBuffer(record)));
        return event;
    }

    @Override
    IStatus validateHead(BufferedRandomAccessFile file) throws IOException {
        if (definition.inputs.stream().noneMatch(i -> i.data().tag == Tag.TIMESTAMP)) {
            return Status.error("The parser describes no timestamp");
        }
        // This trace may be in use for another file: the names of columns are read anew.
        CustomRecordTrace probe = new CustomRecordTrace(definition);
        if (probe.syntax.hasHeader()) {
            probe.readHeader(file);
            String missing = probe.syntax.missing();
            if (missing != null) {
                return Status.error(missing);
            }
        }
        int records = 0;
        int good = 0;
        String record = probe.record(file);
        while (record != null && records < LINES_TO_VALIDATE) {
            if (!record.isBlank()) {
                records++;
                Map<String, String> values = probe.syntax.values(record);
                if (values != null && probe.event(record, values).timeProblem() == null) {
                    good++;
                }
            }
            record = probe.record(file);
        }
        return verdict(
                good == 0 ? 0 : Math.max(1, 100 * good / records),
                "None of the first " + records + " records has a timestamp that can be read");
    }

    @NonNullByDefault({})
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
    public static String buildTraceTypeId(String category, String definitionName) {
        return PREFIX + category + ':' + definitionName;
    }
}
