package org.eclipse.tracecompass.tmf.core.model.annotations;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.model.OutputElement;
import org.eclipse.tracecompass.tmf.core.model.OutputElementStyle;

/** The usual {@link IAnnotation}. */
public class Annotation extends OutputElement implements IAnnotation {

    private final long time;
    private final long duration;
    private final long entryId;
    private final AnnotationType type;
    private final @Nullable String label;

    /**
     * Creates a mark in the chart.
     *
     * @param time its start in nanoseconds
     * @param duration its length in nanoseconds, 0 for an instant
     * @param entryId the id of its entry, -1 for the whole chart
     * @param label its label, null for none
     * @param style its style
     */
    public Annotation(
            long time,
            long duration,
            long entryId,
            @Nullable String label,
            OutputElementStyle style) {
        this(time, duration, entryId, AnnotationType.CHART, label, style);
    }

    /**
     * Creates a mark at an entry of the tree.
     *
     * @param entryId the id of its entry
     * @param label its label, null for none
     * @param style its style
     */
    public Annotation(long entryId, @Nullable String label, OutputElementStyle style) {
        this(0, 0, entryId, AnnotationType.TREE, label, style);
    }

    /**
     * Creates a mark.
     *
     * @param time its start in nanoseconds
     * @param duration its length in nanoseconds, 0 for an instant
     * @param entryId the id of its entry, -1 for the whole chart
     * @param type where it is drawn
     * @param label its label, null for none
     * @param style its style
     */
    public Annotation(
            long time,
            long duration,
            long entryId,
            AnnotationType type,
            @Nullable String label,
            OutputElementStyle style) {
        super(style);
        this.time = time;
        this.duration = duration;
        this.entryId = entryId;
        this.type = type;
        this.label = label;
    }

    @Override
    public long getTime() {
        return time;
    }

    @Override
    public long getDuration() {
        return duration;
    }

    @Override
    public long getEntryId() {
        return entryId;
    }

    @Override
    public AnnotationType getType() {
        return type;
    }

    @Override
    public @Nullable String getLabel() {
        return label;
    }

    @Override
    public String toString() {
        return "Annotation [time="
                + time
                + ", duration="
                + duration
                + ", entry="
                + entryId
                + ", type="
                + type
                + ", label="
                + label
                + ", style="
                + getStyle()
                + ']';
    }
}
