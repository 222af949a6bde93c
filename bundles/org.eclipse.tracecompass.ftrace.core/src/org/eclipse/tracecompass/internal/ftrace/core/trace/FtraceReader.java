package org.eclipse.tracecompass.internal.ftrace.core.trace;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.ftrace.core.event.FtraceEvent;
import org.eclipse.tracecompass.ftrace.core.event.FtraceEventType;
import org.eclipse.tracecompass.ftrace.core.event.FtraceHeader;
import org.eclipse.tracecompass.ftrace.core.event.FtraceLostEvent;
import org.eclipse.tracecompass.internal.ftrace.core.text.EventLine;
import org.eclipse.tracecompass.internal.ftrace.core.text.GraphClock;
import org.eclipse.tracecompass.internal.ftrace.core.text.GraphLine;
import org.eclipse.tracecompass.internal.ftrace.core.text.LineReader;
import org.eclipse.tracecompass.internal.ftrace.core.text.OtherLine;
import org.eclipse.tracecompass.internal.ftrace.core.text.SharedStrings;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * Makes events of the lines of a trace. What is neither an event nor a heading is noted as broken
 * and passed. Thread-safe, as long as each thread has a context of its own.
 */
public final class FtraceReader {

    /** An event with more lines than this is over. */
    private static final int MOST_LINES = 1000;

    private static final int LOOK_AHEAD = 1000;

    private static final String FUNCTION = "function";
    private static final String KERNEL_STACK = "kernel_stack";
    private static final String USER_STACK = "user_stack";
    private static final String OTHER = "text";

    private final ITmfTrace trace;
    private final BrokenLines broken;
    private final Map<String, FtraceEventType> types = new ConcurrentHashMap<>();
    private final Map<String, FtraceEventType> hexTypes = new ConcurrentHashMap<>();

    /** For all traces: what a thread has for each trace would outlive the trace. */
    private static final ThreadLocal<Parser> PARSER = ThreadLocal.withInitial(Parser::new);

    private static final class Parser {
        final EventLine line = new EventLine();
        final EventLine ahead = new EventLine();
        final SharedStrings texts = new SharedStrings();
    }

    /**
     * Creates a reader.
     *
     * @param trace the trace of the events
     * @param broken takes the lines that cannot be read
     */
    public FtraceReader(ITmfTrace trace, BrokenLines broken) {
        this.trace = trace;
        this.broken = broken;
    }

    /**
     * Reads the next event, and moves the context behind it.
     *
     * @param context the context
     * @return the event; null at the end
     * @throws IOException if the file cannot be read
     */
    public @Nullable FtraceEvent next(FtraceContext context) throws IOException {
        Parser parser = PARSER.get();
        LineReader lines = context.lines();
        while (!context.hasEnded() && lines.next()) {
            FtraceEvent event = event(context, lines, parser);
            if (event != null) {
                context.step();
                return event;
            }
        }
        context.setLocation(null);
        return null;
    }

    private @Nullable FtraceEvent event(FtraceContext context, LineReader lines, Parser parser)
            throws IOException {
        byte[] bytes = lines.bytes();
        int start = lines.start();
        int end = lines.end();
        if (!lines.isCut()) {
            if (parser.line.parse(bytes, start, end)) {
                return plain(context, lines, parser);
            }
            GraphLine graph = GraphLine.parse(bytes, start, end);
            if (graph != null && (graph.nanos() >= 0 || context.clock() != null)) {
                return graph(context, graph);
            }
            if (OtherLine.isHeading(bytes, start, end)) {
                return null;
            }
            OtherLine.Lost lost = OtherLine.lost(bytes, start, end);
            if (lost != null) {
                return lost(context, lines, lost, parser);
            }
        }
        if (context.isInStep()) {
            broken.add(lines.position(), bytes, start, end);
        }
        return null;
    }

    // --- events

    private FtraceEvent plain(FtraceContext context, LineReader lines, Parser parser)
            throws IOException {
        EventLine line = parser.line;
        FtraceHeader header =
                new FtraceHeader(
                        line.nanos(),
                        line.cpu(),
                        line.tid(),
                        line.tgid(),
                        line.task(parser.texts),
                        line.flags(parser.texts));
        FtraceEventType type = type(line, parser.texts);
        String text = line.text();
        Continuation continuation = Continuation.of(type.getName(), text);
        if (continuation != Continuation.NONE) {
            text = continuation.join(text, rest(lines, parser, continuation));
        }
        return new FtraceEvent(trace, context.getRank(), type, header, text);
    }

    private FtraceEventType type(EventLine line, SharedStrings texts) {
        return switch (line.form()) {
            case NAMED -> type(line.name(texts));
            case SYSCALL_ENTRY ->
                    hexTypes.computeIfAbsent(
                            line.name(texts),
                            name -> new FtraceEventType("sys_enter_" + name, true));
            case SYSCALL_EXIT -> type("sys_exit_" + line.name(texts));
            case FUNCTION -> type(FUNCTION);
            case KERNEL_STACK -> type(KERNEL_STACK);
            case USER_STACK -> type(USER_STACK);
            case OTHER -> type(OTHER);
        };
    }

    private FtraceEventType type(String name) {
        FtraceEventType type = types.get(name);
        return type == null
                ? types.computeIfAbsent(name, n -> new FtraceEventType(n, false))
                : type;
    }

    /** Reads the further lines of an event. */
    private static String rest(LineReader lines, Parser parser, Continuation continuation)
            throws IOException {
        StringBuilder rest = new StringBuilder();
        long next = lines.nextPosition();
        for (int i = 0; i < MOST_LINES && lines.next(); i++) {
            byte[] bytes = lines.bytes();
            int start = lines.start();
            int end = lines.end();
            if (lines.isCut()
                    || !continuation.goesOn(bytes, start, end)
                    || parser.ahead.parse(bytes, start, end)) {
                break;
            }
            next = lines.nextPosition();
            rest.append(
                    continuation.text(
                            new String(bytes, start, end - start, StandardCharsets.UTF_8)));
        }
        lines.seek(next);
        return rest.toString();
    }

    private FtraceEvent graph(FtraceContext context, GraphLine line) {
        GraphClock clock = context.clock();
        long nanos = clock == null ? line.nanos() : clock.pass(line);
        String task = clock == null ? line.task() : clock.task(line.cpu());
        int dash = task == null ? -1 : task.lastIndexOf('-');
        FtraceHeader header =
                new FtraceHeader(
                        line.nanos() >= 0 ? line.nanos() : nanos,
                        line.cpu(),
                        task == null ? FtraceHeader.UNKNOWN : tid(task.substring(dash + 1)),
                        FtraceHeader.UNKNOWN,
                        task == null ? "" : task.substring(0, dash),
                        line.flags());
        String text = line.text();
        return switch (line.kind()) {
            case ENTRY, LEAF -> graph(context, "funcgraph_entry", header, line.pairs());
            case EXIT -> graph(context, "funcgraph_exit", header, line.pairs());
            case SWITCH -> graph(context, "funcgraph_switch", header, text);
            case INTERRUPT -> graph(context, "funcgraph_irq_" + text, header, "");
            case COMMENT -> comment(context, header, text);
        };
    }

    private FtraceEvent graph(
            FtraceContext context, String name, FtraceHeader header, String text) {
        return new FtraceEvent(trace, context.getRank(), type(name), header, text);
    }

    /** Events of other kinds are printed among the functions as comments, messages too. */
    private FtraceEvent comment(FtraceContext context, FtraceHeader header, String text) {
        int colon = text.indexOf(": ");
        String name = colon <= 0 ? "" : text.substring(0, colon);
        return name.matches("\\w+")
                ? graph(context, name, header, text.substring(colon + 2))
                : graph(context, "print", header, text);
    }

    private static int tid(String digits) {
        return digits.length() > 9 ? FtraceHeader.UNKNOWN : Integer.parseInt(digits);
    }

    /** Lost events have the time of the event that comes next. */
    private FtraceEvent lost(
            FtraceContext context, LineReader lines, OtherLine.Lost lost, Parser parser)
            throws IOException {
        GraphClock clock = context.clock();
        long next = lines.nextPosition();
        long nanos = clock == null ? -1 : clock.latest();
        for (int i = 0; nanos < 0 && i < LOOK_AHEAD && lines.next(); i++) {
            if (parser.line.parse(lines.bytes(), lines.start(), lines.end())) {
                nanos = parser.line.nanos();
            } else {
                GraphLine graph = GraphLine.parse(lines.bytes(), lines.start(), lines.end());
                nanos = graph == null ? -1 : graph.nanos();
            }
        }
        lines.seek(next);
        if (nanos < 0) {
            // At the end of the trace: after all of its events.
            nanos = Math.max(0, LastLine.nanos(lines, next));
        }
        FtraceHeader header =
                new FtraceHeader(
                        nanos, lost.cpu(), FtraceHeader.UNKNOWN, FtraceHeader.UNKNOWN, "", "");
        return new FtraceLostEvent(trace, context.getRank(), header, lost.number());
    }
}
