package org.eclipse.tracecompass.ftrace.core.trace;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.ftrace.core.event.FtraceEvent;
import org.eclipse.tracecompass.testkit.TemporaryCache;
import org.eclipse.tracecompass.tmf.core.exceptions.TmfTraceException;
import org.eclipse.tracecompass.tmf.core.trace.ITmfContext;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** What tests of text traces share: a file with some lines, opened as a trace. */
@ExtendWith(TemporaryCache.class)
class TextFile {

    @TempDir @Nullable Path temporary;

    private final List<FtraceTrace> traces = new ArrayList<>();

    @AfterEach
    void close() {
        traces.forEach(FtraceTrace::dispose);
    }

    Path folder() {
        return Objects.requireNonNull(temporary);
    }

    Path write(String... lines) {
        try {
            return Files.writeString(
                    folder().resolve("trace.txt"),
                    String.join("\n", lines) + "\n",
                    StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    FtraceTrace open(Path file) {
        FtraceTrace trace = new FtraceTrace();
        try {
            trace.initTrace(null, file.toString(), FtraceEvent.class);
        } catch (TmfTraceException e) {
            throw new AssertionError(e);
        }
        traces.add(trace);
        return trace;
    }

    FtraceTrace open(String... lines) {
        return open(write(lines));
    }

    static List<FtraceEvent> events(FtraceTrace trace) {
        List<FtraceEvent> events = new ArrayList<>();
        ITmfContext context = trace.seekEvent(0L);
        for (FtraceEvent e = trace.getNext(context); e != null; e = trace.getNext(context)) {
            events.add(e);
        }
        context.dispose();
        return events;
    }

    /** The only event of a text. */
    FtraceEvent event(String... lines) {
        List<FtraceEvent> events = events(open(lines));
        if (events.size() != 1) {
            throw new AssertionError("not one event: " + events);
        }
        return events.get(0);
    }
}
