package org.eclipse.tracecompass.internal.ftrace.core.trace;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.tracecompass.common.core.files.SharedFile;
import org.eclipse.tracecompass.internal.ftrace.core.text.EventLine;
import org.eclipse.tracecompass.internal.ftrace.core.text.GraphLine;
import org.eclipse.tracecompass.internal.ftrace.core.text.LineReader;
import org.eclipse.tracecompass.internal.ftrace.core.text.OtherLine;

/**
 * The data in the first lines of a file.
 *
 * @param tracer name of the tracer, empty where the file has no such line
 * @param events how many of the lines are events
 * @param functions how many of them are functions without a time
 * @param others how many of them are neither events nor headings
 * @param properties what the headings tell of the trace
 */
public record FtraceHead(
        String tracer, int events, int functions, int others, Map<String, String> properties) {

    private static final int LINES = 200;
    private static final int BYTES = 1 << 18;

    private static final Pattern TRACER = Pattern.compile("# tracer: (\\S+).*");
    private static final Pattern ENTRIES =
            Pattern.compile("# entries-in-buffer/entries-written: (\\d+)/(\\d+)\\s+#P:(\\d+).*");
    private static final Pattern CPUS = Pattern.compile("cpus=(\\d+)");

    /**
     * Looks at the first lines of a file.
     *
     * @param file the file
     * @throws IOException if it cannot be read
     */
    public static FtraceHead of(SharedFile file) throws IOException {
        LineReader lines = new LineReader(file);
        EventLine line = new EventLine();
        String tracer = "";
        int events = 0;
        int functions = 0;
        int others = 0;
        Map<String, String> properties = new LinkedHashMap<>();
        for (int i = 0; i < LINES && lines.position() < BYTES && lines.next(); i++) {
            byte[] bytes = lines.bytes();
            int start = lines.start();
            int end = lines.end();
            if (lines.isCut()) {
                others++;
            } else if (OtherLine.isHeading(bytes, start, end)) {
                String text = new String(bytes, start, end - start, StandardCharsets.UTF_8);
                Matcher name = TRACER.matcher(text);
                if (name.matches()) {
                    tracer = name.group(1);
                    properties.put("tracer", tracer);
                }
                describe(text, properties);
            } else if (line.parse(bytes, start, end)) {
                events++;
            } else {
                GraphLine graph = GraphLine.parse(bytes, start, end);
                if (graph != null) {
                    events++;
                    functions += graph.nanos() < 0 ? 1 : 0;
                } else if (OtherLine.lost(bytes, start, end) == null) {
                    others++;
                }
            }
        }
        return new FtraceHead(tracer, events, functions, others, properties);
    }

    private static void describe(String text, Map<String, String> properties) {
        Matcher entries = ENTRIES.matcher(text);
        if (entries.matches()) {
            properties.put("cpus", entries.group(3));
            properties.put("events in buffer", entries.group(1));
            properties.put("events written", entries.group(2));
        }
        Matcher cpus = CPUS.matcher(text);
        if (cpus.matches()) {
            properties.put("cpus", cpus.group(1));
        }
    }

    /** Returns whether the trace has times: only functions may have none. */
    public boolean isTimed() {
        return functions == 0;
    }

    /** Returns how sure it is that the file is ftrace text, 0 to 100. */
    public int confidence() {
        if (!tracer.isEmpty()) {
            return 100;
        }
        // A line of an ftrace text looks like nothing else; but not all of them may be ours.
        return events == 0 ? 0 : 90 * events / (events + others);
    }
}
