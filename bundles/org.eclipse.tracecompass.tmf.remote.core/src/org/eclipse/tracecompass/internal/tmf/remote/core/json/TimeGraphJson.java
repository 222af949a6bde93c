package org.eclipse.tracecompass.internal.tmf.remote.core.json;

import com.google.gson.stream.JsonReader;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.tmf.remote.core.http.AnswerReader;
import org.eclipse.tracecompass.tmf.core.model.OutputElementStyle;
import org.eclipse.tracecompass.tmf.core.model.annotations.Annotation;
import org.eclipse.tracecompass.tmf.core.model.annotations.AnnotationCategoriesModel;
import org.eclipse.tracecompass.tmf.core.model.annotations.AnnotationModel;
import org.eclipse.tracecompass.tmf.core.model.annotations.IAnnotation.AnnotationType;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphArrow;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphRowModel;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphState;
import org.eclipse.tracecompass.tmf.core.model.timegraph.TimeGraphArrow;
import org.eclipse.tracecompass.tmf.core.model.timegraph.TimeGraphModel;
import org.eclipse.tracecompass.tmf.core.model.timegraph.TimeGraphRowModel;
import org.eclipse.tracecompass.tmf.core.model.timegraph.TimeGraphState;

/** What a time graph shows: states, arrows, tooltips and annotations. */
public final class TimeGraphJson {

    private static final OutputElementStyle NO_STYLE = new OutputElementStyle(null, Map.of());

    private TimeGraphJson() {}

    /** Something from one instant to another. */
    private static final class Span implements Members.Member {
        private final StyleJson styles;
        private @Nullable OutputElementStyle style;
        private @Nullable String label;
        private long start;
        private long end;
        private long duration;
        private long entry = -1;
        private long target = -1;
        private int tags;
        private AnnotationType type = AnnotationType.CHART;

        Span(StyleJson styles) {
            this.styles = styles;
        }

        @Override
        public boolean read(String name, JsonReader in) throws IOException {
            switch (name) {
                case "start", "time" -> start = in.nextLong();
                case "end" -> end = in.nextLong();
                case "duration" -> duration = in.nextLong();
                case "entryId", "sourceId" -> entry = in.nextLong();
                case "targetId" -> target = in.nextLong();
                case "label" -> label = in.nextString();
                case "tags" -> tags = in.nextInt();
                case "style" -> style = styles.read(in);
                case "type" ->
                        type =
                                Members.named(
                                        AnnotationType.values(),
                                        in.nextString(),
                                        AnnotationType.CHART);
                default -> {
                    return false;
                }
            }
            return true;
        }

        /** Returns the length of something that has an end. */
        long length() throws IOException {
            if (end < start) {
                throw Members.wrong("something ends at %d, before it starts at %d", end, start);
            }
            return end - start;
        }
    }

    /** Reads states. Blank ones only tell that there is nothing, so they are left out. */
    public static AnswerReader<TimeGraphModel> states() {
        return in -> {
            StyleJson styles = new StyleJson();
            List<ITimeGraphRowModel> rows = new ArrayList<>();
            Members.object(
                    in,
                    (name, value) -> {
                        if (!name.equals("rows")) {
                            return false;
                        }
                        Members.array(value, each -> rows.add(row(each, styles)));
                        return true;
                    });
            Set<Long> ids = new HashSet<>();
            for (ITimeGraphRowModel row : rows) {
                if (!ids.add(row.getEntryID())) {
                    throw Members.wrong("two rows have the id %d", row.getEntryID());
                }
            }
            return new TimeGraphModel(rows);
        };
    }

    private static ITimeGraphRowModel row(JsonReader in, StyleJson styles) throws IOException {
        List<ITimeGraphState> states = new ArrayList<>();
        long[] id = {-1};
        Members.object(
                in,
                (name, value) -> {
                    switch (name) {
                        case "entryId" -> id[0] = value.nextLong();
                        case "states" -> readStates(value, styles, states);
                        default -> {
                            return false;
                        }
                    }
                    return true;
                });
        return new TimeGraphRowModel(id[0], states);
    }

    private static void readStates(JsonReader in, StyleJson styles, List<ITimeGraphState> states)
            throws IOException {
        BlendJson blends = new BlendJson(styles);
        long[] last = {Long.MIN_VALUE};
        Members.array(
                in,
                each -> {
                    Span span = new Span(styles);
                    Members.object(each, span);
                    if (span.start < last[0]) {
                        throw Members.wrong("the state at %d is out of order", span.start);
                    }
                    last[0] = span.start;
                    long length = span.length();
                    if (span.style != null || span.label != null || span.tags != 0) {
                        TimeGraphState state =
                                blends.state(span.start, length, span.label, span.style);
                        state.setActiveProperties(span.tags);
                        states.add(state);
                    }
                });
    }

    /**
     * Reads arrows. One may end before it starts: where the clocks of hosts are not exact, messages
     * are received before they were sent.
     */
    public static List<ITimeGraphArrow> readArrows(JsonReader in) throws IOException {
        StyleJson styles = new StyleJson();
        List<ITimeGraphArrow> arrows = new ArrayList<>();
        Members.array(
                in,
                each -> {
                    Span span = new Span(styles);
                    Members.object(each, span);
                    OutputElementStyle style = span.style;
                    arrows.add(
                            new TimeGraphArrow(
                                    span.entry,
                                    span.target,
                                    span.start,
                                    span.end - span.start,
                                    style == null ? NO_STYLE : style));
                });
        return arrows;
    }

    /** Reads a tooltip. */
    public static Map<String, String> readTooltip(JsonReader in) throws IOException {
        Map<String, String> lines = new LinkedHashMap<>();
        Members.object(
                in,
                (name, value) -> {
                    Object text = Members.scalar(value);
                    if (text != null) {
                        lines.put(name, text.toString());
                    }
                    return true;
                });
        return lines;
    }

    /** Reads the kinds of annotations. */
    public static AnnotationCategoriesModel readCategories(JsonReader in) throws IOException {
        List<String> categories = new ArrayList<>();
        Members.object(
                in,
                (name, value) -> {
                    if (!name.equals("annotationCategories")) {
                        return false;
                    }
                    categories.addAll(Members.texts(value));
                    return true;
                });
        return new AnnotationCategoriesModel(categories);
    }

    /** Reads annotations. */
    public static AnnotationModel readAnnotations(JsonReader in) throws IOException {
        StyleJson styles = new StyleJson();
        Map<String, Collection<Annotation>> kinds = new LinkedHashMap<>();
        Members.object(
                in,
                (name, value) -> {
                    if (!name.equals("annotations")) {
                        return false;
                    }
                    Members.object(
                            value,
                            (kind, list) -> {
                                List<Annotation> annotations = new ArrayList<>();
                                Members.array(
                                        list, each -> annotations.add(annotation(each, styles)));
                                kinds.put(kind, annotations);
                                return true;
                            });
                    return true;
                });
        return new AnnotationModel(kinds);
    }

    private static Annotation annotation(JsonReader in, StyleJson styles) throws IOException {
        Span span = new Span(styles);
        Members.object(in, span);
        OutputElementStyle style = span.style;
        return new Annotation(
                span.start,
                Math.max(0, span.duration),
                span.entry,
                span.type,
                span.label,
                style == null ? NO_STYLE : style);
    }
}
