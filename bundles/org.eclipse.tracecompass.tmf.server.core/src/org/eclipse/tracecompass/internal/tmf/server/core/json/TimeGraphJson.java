package org.eclipse.tracecompass.internal.tmf.server.core.json;

import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.tmf.core.markers.MarkerSet;
import org.eclipse.tracecompass.tmf.core.model.IOutputElement;
import org.eclipse.tracecompass.tmf.core.model.OutputElementStyle;
import org.eclipse.tracecompass.tmf.core.model.annotations.Annotation;
import org.eclipse.tracecompass.tmf.core.model.annotations.AnnotationCategoriesModel;
import org.eclipse.tracecompass.tmf.core.model.annotations.AnnotationModel;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphArrow;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphRowModel;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphState;
import org.eclipse.tracecompass.tmf.core.model.timegraph.TimeGraphModel;
import org.eclipse.tracecompass.tmf.rows.core.TimeGraphBlendState;

/** What a time graph shows: states, arrows and annotations. */
public final class TimeGraphJson {

    private static final String START = "start";
    private static final String END = "end";
    private static final String LABEL = "label";

    /** The width of the head of an arrow. */
    private static final double HEAD_PIXELS = 8;

    private TimeGraphJson() {}

    /**
     * Writes the states of rows. Clients fill a hole between two states with the grey of what is
     * not known, and take a row that is missing for the next one; so holes are blank states here,
     * and rows without states are written too.
     *
     * @param items the ids of the rows that were asked for
     * @throws IOException when the reader is gone
     */
    public static void writeStates(JsonWriter out, TimeGraphModel model, Collection<Long> items)
            throws IOException {
        out.beginObject().name("rows").beginArray();
        Set<Long> missing = new LinkedHashSet<>(items);
        for (ITimeGraphRowModel row : model.getRows()) {
            missing.remove(row.getEntryID());
            writeRow(out, row.getEntryID(), row.getStates());
        }
        for (Long id : missing) {
            writeRow(out, id, List.of());
        }
        out.endArray().endObject();
    }

    private static void writeRow(JsonWriter out, long id, List<ITimeGraphState> states)
            throws IOException {
        out.beginObject();
        out.name("entryId").value(id);
        out.name("states").beginArray();
        long end = Long.MAX_VALUE;
        for (ITimeGraphState state : states) {
            if (end < state.getStartTime()) {
                out.beginObject();
                out.name(START).value(end);
                out.name(END).value(state.getStartTime());
                out.endObject();
            }
            end = writeState(out, state);
        }
        out.endArray().endObject();
    }

    private static long writeState(JsonWriter out, ITimeGraphState state) throws IOException {
        long end = state.getStartTime() + Math.max(0, state.getDuration());
        out.beginObject();
        out.name(START).value(state.getStartTime());
        out.name(END).value(end);
        String label = state.getLabel();
        if (label != null && !label.isEmpty()) {
            out.name(LABEL).value(label);
        }
        int tags = state.getActiveProperties();
        if (tags != 0) {
            out.name("tags").value(tags);
        }
        if (state instanceof TimeGraphBlendState blend) {
            writeBlendStyle(out, blend);
        } else {
            writeStyle(out, state);
        }
        out.endObject();
        return end;
    }

    private static void writeBlendStyle(JsonWriter out, TimeGraphBlendState blend)
            throws IOException {
        OutputElementStyle style = blend.getStyle();
        String shares = BlendShares.of(blend);
        if (shares == null) {
            writeStyle(out, blend);
        } else if (style != null) {
            StyleJson.writeMember(out, style, shares);
        } else {
            String key =
                    blend.getValue() == Integer.MIN_VALUE
                            ? null
                            : Integer.toString(blend.getValue());
            StyleJson.writeMember(out, new OutputElementStyle(key, Map.of()), shares);
        }
    }

    private static void writeStyle(JsonWriter out, IOutputElement element) throws IOException {
        OutputElementStyle style = element.getStyle();
        if (style != null) {
            StyleJson.writeMember(out, style);
        } else if (element.getValue() != Integer.MIN_VALUE) {
            // A data provider of the older kind: its style model has the value as a key.
            StyleJson.writeMember(out, Integer.toString(element.getValue()));
        }
    }

    /**
     * The rows of an arrow, and about where it starts and ends: of arrows that share these one is
     * drawn.
     *
     * @param from the row where it starts
     * @param to the row where it ends
     * @param start the part of the picture where it starts
     * @param end the part of the picture where it ends
     */
    private record Place(long from, long to, long start, long end) {}

    /**
     * Returns the arrows that can be told from one another in a picture.
     *
     * @param arrows the arrows
     * @param start the first instant of the picture, ns since the epoch
     * @param end the last instant of the picture, ns since the epoch
     * @param pixels the width of the picture
     * @return of those between the same rows that are closer than an arrow head is wide, the first
     */
    public static Collection<ITimeGraphArrow> visible(
            Collection<? extends ITimeGraphArrow> arrows, long start, long end, int pixels) {
        double width = Math.max(1, HEAD_PIXELS * ((double) end - start) / Math.max(1, pixels - 1));
        Map<Place, ITimeGraphArrow> byPlace = new LinkedHashMap<>();
        for (ITimeGraphArrow arrow : arrows) {
            double from = (double) arrow.getStartTime() - start;
            byPlace.putIfAbsent(
                    new Place(
                            arrow.getSourceId(),
                            arrow.getDestinationId(),
                            (long) Math.floor(from / width),
                            (long) Math.floor((from + arrow.getDuration()) / width)),
                    arrow);
        }
        return byPlace.values();
    }

    /**
     * Writes arrows.
     *
     * @throws IOException when the reader is gone
     */
    public static void writeArrows(JsonWriter out, Collection<? extends ITimeGraphArrow> arrows)
            throws IOException {
        out.beginArray();
        for (ITimeGraphArrow arrow : arrows) {
            out.beginObject();
            out.name("sourceId").value(arrow.getSourceId());
            out.name("targetId").value(arrow.getDestinationId());
            out.name(START).value(arrow.getStartTime());
            out.name(END).value(arrow.getStartTime() + arrow.getDuration());
            writeStyle(out, arrow);
            out.endObject();
        }
        out.endArray();
    }

    /**
     * Writes a tooltip.
     *
     * @throws IOException when the reader is gone
     */
    public static void writeTooltip(JsonWriter out, Map<String, String> tooltip)
            throws IOException {
        out.beginObject();
        for (Map.Entry<String, String> entry : tooltip.entrySet()) {
            out.name(entry.getKey()).value(entry.getValue());
        }
        out.endObject();
    }

    /**
     * Writes the kinds of annotations.
     *
     * @throws IOException when the reader is gone
     */
    public static void writeCategories(JsonWriter out, AnnotationCategoriesModel model)
            throws IOException {
        out.beginObject().name("annotationCategories").beginArray();
        for (String category : model.getAnnotationCategories()) {
            out.value(category);
        }
        out.endArray().endObject();
    }

    /**
     * Writes the sets of regular marks.
     *
     * @throws IOException when the reader is gone
     */
    public static void writeMarkerSets(JsonWriter out, List<MarkerSet> sets) throws IOException {
        out.beginArray();
        for (MarkerSet set : sets) {
            out.beginObject();
            out.name("id").value(set.getId());
            out.name("name").value(set.getName());
            out.endObject();
        }
        out.endArray();
    }

    /**
     * Writes annotations.
     *
     * @throws IOException when the reader is gone
     */
    public static void writeAnnotations(JsonWriter out, AnnotationModel model) throws IOException {
        out.beginObject().name("annotations").beginObject();
        for (Map.Entry<String, Collection<Annotation>> kind : model.getAnnotations().entrySet()) {
            out.name(kind.getKey()).beginArray();
            for (Annotation annotation : kind.getValue()) {
                out.beginObject();
                out.name("type").value(annotation.getType().name());
                out.name("time").value(annotation.getTime());
                out.name("duration").value(annotation.getDuration());
                out.name("entryId").value(annotation.getEntryId());
                @Nullable String label = annotation.getLabel();
                if (label != null) {
                    out.name(LABEL).value(label);
                }
                writeStyle(out, annotation);
                out.endObject();
            }
            out.endArray();
        }
        out.endObject().endObject();
    }
}
