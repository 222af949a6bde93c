package org.eclipse.tracecompass.tmf.core.parsers.custom;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.exceptions.TmfTraceException;
import org.eclipse.tracecompass.tmf.core.parsers.custom.CustomTraceDefinition.OutputColumn;
import org.eclipse.tracecompass.tmf.core.parsers.custom.CustomTraceDefinition.Tag;
import org.eclipse.tracecompass.tmf.core.parsers.custom.CustomTxtTraceDefinition.Cardinality;
import org.eclipse.tracecompass.tmf.core.parsers.custom.CustomTxtTraceDefinition.InputData;
import org.eclipse.tracecompass.tmf.core.parsers.custom.CustomTxtTraceDefinition.InputLine;
import org.eclipse.tracecompass.tmf.core.trace.ITmfContext;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/** Definitions and files for the tests of custom parsers. */
final class ParserFixture {

    private ParserFixture() {}

    static InputLine line(int min, int max, String regex, InputData... data) {
        return new InputLine(new Cardinality(min, max), regex, new ArrayList<>(List.of(data)));
    }

    static InputData time(String format) {
        InputData data = new InputData(Tag.TIMESTAMP, CustomTraceDefinition.ACTION_SET);
        data.format = format;
        return data;
    }

    static InputData tag(Tag tag) {
        return new InputData(tag, CustomTraceDefinition.ACTION_SET);
    }

    static InputData field(String name) {
        return new InputData(name, CustomTraceDefinition.ACTION_SET);
    }

    static InputData joined(String name) {
        return new InputData(name, CustomTraceDefinition.ACTION_APPEND_WITH_SEPARATOR);
    }

    static List<OutputColumn> columns(Object... tagsOrNames) {
        List<OutputColumn> columns = new ArrayList<>();
        for (Object each : tagsOrNames) {
            columns.add(
                    each instanceof Tag tag
                            ? new OutputColumn(tag, tag.toString())
                            : new OutputColumn(Tag.OTHER, (String) each));
        }
        return columns;
    }

    static CustomTxtTraceDefinition text(
            String name, List<OutputColumn> columns, InputLine... lines) {
        return new CustomTxtTraceDefinition(
                CustomTxtTraceDefinition.CUSTOM_TXT_CATEGORY,
                name,
                new ArrayList<>(List.of(lines)),
                columns,
                "");
    }

    static Path file(Path folder, String name, String... lines) throws IOException {
        return Files.writeString(
                folder.resolve(name), String.join("\n", lines) + '\n', StandardCharsets.UTF_8);
    }

    static <T extends ITmfTrace> T open(T trace, Path file) throws TmfTraceException {
        trace.initTrace(null, file.toString(), ITmfEvent.class, "t", trace.getTraceTypeId());
        return trace;
    }

    static List<ITmfEvent> events(ITmfTrace trace) {
        List<ITmfEvent> events = new ArrayList<>();
        ITmfContext context = trace.seekEvent(0L);
        ITmfEvent event = trace.getNext(context);
        while (event != null) {
            events.add(event);
            event = trace.getNext(context);
        }
        context.dispose();
        return events;
    }

    static List<String> texts(ITmfTrace trace) {
        return events(trace).stream()
                .map(e -> e.getTimestamp().toNanos() + " " + e.getName() + ' ' + e.getContent())
                .toList();
    }
}
