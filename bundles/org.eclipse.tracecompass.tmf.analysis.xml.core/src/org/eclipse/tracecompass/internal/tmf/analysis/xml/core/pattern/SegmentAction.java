package org.eclipse.tracecompass.internal.tmf.analysis.xml.core.pattern;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Consumer;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.tmf.analysis.xml.core.state.AttributePath.ValueSource;
import org.eclipse.tracecompass.internal.tmf.analysis.xml.core.state.EventScope;
import org.eclipse.tracecompass.internal.tmf.analysis.xml.core.state.StateCompiler;
import org.eclipse.tracecompass.internal.tmf.analysis.xml.core.state.StateValues;
import org.eclipse.tracecompass.tmf.analysis.xml.core.file.Elements;
import org.eclipse.tracecompass.tmf.analysis.xml.core.file.XmlFileException;
import org.w3c.dom.Element;

/** Makes a segment: by default from the beginning of the scenario to the event. */
final class SegmentAction implements PatternAction {

    private final ValueSource name;
    private final @Nullable ValueSource begin;
    private final @Nullable ValueSource end;
    private final @Nullable ValueSource duration;
    private final Map<String, ValueSource> content;
    private final Consumer<PatternSegment> segments;

    private SegmentAction(
            ValueSource name,
            @Nullable ValueSource begin,
            @Nullable ValueSource end,
            @Nullable ValueSource duration,
            Map<String, ValueSource> content,
            Consumer<PatternSegment> segments) {
        this.name = name;
        this.begin = begin;
        this.end = end;
        this.duration = duration;
        this.content = content;
        this.segments = segments;
    }

    static SegmentAction of(
            Element element, StateCompiler compiler, Consumer<PatternSegment> segments)
            throws XmlFileException {
        Element type = Elements.child(element, "segType");
        Element time = Elements.child(element, "segTime");
        Element content = Elements.child(element, "segContent");
        Map<String, ValueSource> fields = new LinkedHashMap<>();
        if (content != null) {
            for (Element field : Elements.children(content, "segField")) {
                Element value = Elements.child(field, "stateValue");
                fields.put(
                        Elements.attribute(field, "name"),
                        compiler.valueOrNull(value == null ? field : value));
            }
        }
        return new SegmentAction(
                name(type, compiler),
                time(time, "begin", compiler),
                time(time, "end", compiler),
                time(time, "duration", compiler),
                fields,
                segments);
    }

    private static ValueSource name(@Nullable Element type, StateCompiler compiler)
            throws XmlFileException {
        if (type == null) {
            return scope -> "";
        }
        Element name = Elements.child(type, "segName");
        Element value = name == null ? null : Elements.child(name, "stateValue");
        if (value != null) {
            return compiler.valueOrNull(value);
        }
        String text = Elements.attribute(type, "segName");
        return scope -> text;
    }

    private static @Nullable ValueSource time(
            @Nullable Element times, String name, StateCompiler compiler) throws XmlFileException {
        Element time = times == null ? null : Elements.child(times, name);
        return time == null ? null : compiler.valueOrNull(time);
    }

    @Override
    public void run(EventScope scope, Scenario scenario) {
        long start = time(begin, scope, scenario.start());
        long last =
                duration == null
                        ? time(end, scope, scope.time())
                        : start + time(duration, scope, scope.time() - start);
        if (last < start) {
            last = Math.max(start, scope.time());
        }
        Map<String, Object> values = new LinkedHashMap<>();
        content.forEach(
                (key, source) -> {
                    Object value = source.value(scope);
                    if (value != null) {
                        values.put(key, value);
                    }
                });
        scenario.stored().forEach(values::putIfAbsent);
        segments.accept(new PatternSegment(start, last, String.valueOf(name.value(scope)), values));
    }

    private static long time(@Nullable ValueSource source, EventScope scope, long otherwise) {
        if (source == null) {
            return otherwise;
        }
        try {
            return StateValues.convert(source.value(scope), "long") instanceof Long time
                    ? time.longValue()
                    : otherwise;
        } catch (NumberFormatException e) {
            // a text that is no time
            return otherwise;
        }
    }
}
