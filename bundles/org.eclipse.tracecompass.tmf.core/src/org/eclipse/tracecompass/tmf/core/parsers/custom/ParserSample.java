package org.eclipse.tracecompass.tmf.core.parsers.custom;

import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.PatternSyntaxException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.text.CostlyPatternException;
import org.eclipse.tracecompass.common.core.text.PatternSearch;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.exceptions.TmfTraceException;
import org.eclipse.tracecompass.tmf.core.io.BufferedRandomAccessFile;
import org.eclipse.tracecompass.tmf.core.parsers.custom.CustomTraceDefinition.Tag;
import org.eclipse.tracecompass.tmf.core.parsers.custom.CustomTxtTraceDefinition.InputData;
import org.eclipse.tracecompass.tmf.core.parsers.custom.CustomTxtTraceDefinition.InputLine;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfContext;
import org.eclipse.tracecompass.tmf.core.trace.location.ITmfLocation;

/**
 * What a definition makes of the beginning of a file: its first events, and what is wrong with the
 * definition, at the line or group where it is wrong. For editors of definitions.
 *
 * @param trace the trace, closed: its aspects are the columns
 * @param events the first events
 * @param findings what is wrong; empty if nothing is
 */
public record ParserSample(ITmfTrace trace, List<ITmfEvent> events, List<Finding> findings) {

    private static final int LINES = 1000;

    /** How far a text file is read: many lines may begin no event. */
    private static final long BYTES = 8 << 20;

    private static final String TOO_LONG =
            "The event has more than a million characters, the rest of its lines is left out;"
                    + " describe the lines that begin an event";
    private static final long WORK_PER_LINE = 1_000_000;

    /**
     * Something that is wrong.
     *
     * @param where the {@link InputLine}, {@link InputData} or other part of the definition; null
     *     for the whole
     * @param line the line of the file, from 1; 0 if it does not matter
     * @param message what is wrong, a sentence without a full stop
     */
    public record Finding(@Nullable Object where, long line, String message) {

        @Override
        public String toString() {
            return line > 0 ? "Line " + line + ": " + message : message;
        }
    }

    /**
     * Tries a definition.
     *
     * @param definition the definition; it is not changed
     * @param file the file
     * @param limit the number of events to read
     * @param monitor cancels the reading
     * @return the events and what is wrong
     * @throws OperationCanceledException if the monitor was cancelled
     */
    public static ParserSample of(
            CustomTraceDefinition definition, Path file, int limit, IProgressMonitor monitor) {
        List<Finding> findings = new ArrayList<>();
        List<ITmfEvent> events = new ArrayList<>();
        if (definition instanceof CustomTxtTraceDefinition text) {
            checkExpressions(text.inputs, findings);
        }
        ITmfTrace trace = CustomParsers.newTrace(definition);
        if (!findings.isEmpty()) {
            return new ParserSample(trace, events, findings);
        }
        IStatus verdict = trace.validate(null, file.toString());
        if (!verdict.getMessage().isEmpty()) {
            findings.add(new Finding(null, 0, verdict.getMessage()));
        }
        if (verdict.getSeverity() >= IStatus.ERROR) {
            return new ParserSample(trace, events, findings);
        }
        try {
            trace.initTrace(
                    null, file.toString(), CustomEvent.class, "sample", trace.getTraceTypeId());
            read((CustomFileTrace) trace, file.toFile(), limit, monitor, events, findings);
            if (definition instanceof CustomTxtTraceDefinition text) {
                checkLines(text.inputs, file.toFile(), monitor, findings);
            }
        } catch (TmfTraceException | IOException e) {
            findings.add(new Finding(null, 0, String.valueOf(e.getMessage())));
        } finally {
            trace.dispose();
        }
        return new ParserSample(trace, events, findings);
    }

    private static void read(
            CustomFileTrace trace,
            File file,
            int limit,
            IProgressMonitor monitor,
            List<ITmfEvent> events,
            List<Finding> findings)
            throws IOException {
        if (trace instanceof CustomTxtTrace text) {
            text.readUntil(BYTES);
        }
        TmfContext context = trace.seekEvent((ITmfLocation) null);
        boolean told = false;
        boolean cut = false;
        while (events.size() < limit) {
            check(monitor);
            long place = CustomFileTrace.placeOf(context);
            @Nullable CustomEvent event = trace.getNext(context);
            if (event == null) {
                return;
            }
            events.add(event);
            if (!cut && event instanceof CustomTxtEvent text && text.isCut()) {
                cut = true;
                findings.add(new Finding(null, lineAt(file, place), TOO_LONG));
            }
            String problem = event.timeProblem();
            if (problem != null && !told) {
                told = true;
                findings.add(
                        new Finding(timePart(trace.getDefinition()), lineAt(file, place), problem));
            }
        }
    }

    private static void check(IProgressMonitor monitor) {
        if (monitor.isCanceled()) {
            throw new OperationCanceledException();
        }
    }

    /** The part of a definition that describes the time; null if none does. */
    private static @Nullable Object timePart(CustomTraceDefinition definition) {
        List<InputData> all = new ArrayList<>();
        if (definition instanceof CustomTxtTraceDefinition text) {
            collect(text.inputs, all);
        } else if (definition instanceof CustomRecordTraceDefinition records) {
            records.inputs.forEach(input -> all.add(input.data()));
        }
        for (InputData data : all) {
            if (data.tag == Tag.TIMESTAMP) {
                return data;
            }
        }
        return null;
    }

    private static void collect(List<InputLine> lines, List<InputData> all) {
        for (InputLine line : lines) {
            all.addAll(line.columns);
            if (line.childrenInputs != null) {
                collect(line.childrenInputs, all);
            }
        }
    }

    /** Returns the number of the line at a place in a file, from 1. */
    static long lineAt(File file, long place) throws IOException {
        long line = 1;
        try (BufferedRandomAccessFile in = new BufferedRandomAccessFile(file, "r")) {
            for (long at = 0; at < place; at++) {
                if (in.read() == '\n') {
                    line++;
                }
            }
        }
        return line;
    }

    private static void checkExpressions(List<InputLine> lines, List<Finding> findings) {
        for (InputLine line : lines) {
            try {
                int groups = line.getPattern().matcher("").groupCount();
                for (int i = groups; i < line.columns.size(); i++) {
                    findings.add(
                            new Finding(
                                    line.columns.get(i),
                                    0,
                                    "The expression has no group " + (i + 1)));
                }
            } catch (PatternSyntaxException e) {
                String at = e.getIndex() < 0 ? "" : " at character " + (e.getIndex() + 1);
                findings.add(new Finding(line, 0, e.getDescription() + at));
            }
            if (line.childrenInputs != null) {
                checkExpressions(line.childrenInputs, findings);
            }
        }
    }

    /** Finds the kinds of lines that never match, and those that take too long. */
    private static void checkLines(
            List<InputLine> kinds, File file, IProgressMonitor monitor, List<Finding> findings)
            throws IOException {
        Map<InputLine, Boolean> matched = new IdentityHashMap<>();
        Map<InputLine, Finding> costly = new IdentityHashMap<>();
        try (BufferedRandomAccessFile in = new BufferedRandomAccessFile(file, "r")) {
            String text = CustomFileTrace.nextLine(in);
            for (int number = 1; text != null && number <= LINES; number++) {
                check(monitor);
                match(kinds, text, number, matched, costly);
                text = in.getNextLine();
            }
        }
        findings.addAll(costly.values());
        tellUnmatched(kinds, matched, findings);
    }

    private static void match(
            List<InputLine> kinds,
            String text,
            int number,
            Map<InputLine, Boolean> matched,
            Map<InputLine, Finding> costly) {
        for (InputLine kind : kinds) {
            if (!matched.containsKey(kind) && !costly.containsKey(kind)) {
                try {
                    Matcher matcher = PatternSearch.matcher(kind.getPattern(), text, WORK_PER_LINE);
                    if (matcher.matches()) {
                        matched.put(kind, true);
                    }
                } catch (CostlyPatternException | StackOverflowError e) {
                    costly.put(
                            kind,
                            new Finding(
                                    kind,
                                    number,
                                    "The expression takes too long; the line is skipped"));
                }
            }
            if (kind.childrenInputs != null) {
                match(kind.childrenInputs, text, number, matched, costly);
            }
        }
    }

    private static void tellUnmatched(
            List<InputLine> kinds, Map<InputLine, Boolean> matched, List<Finding> findings) {
        for (InputLine kind : kinds) {
            boolean told = findings.stream().anyMatch(finding -> finding.where() == kind);
            if (!matched.containsKey(kind) && !told) {
                findings.add(
                        new Finding(kind, 0, "None of the first " + LINES + " lines matches this"));
            }
            if (kind.childrenInputs != null) {
                tellUnmatched(kind.childrenInputs, matched, findings);
            }
        }
    }
}
