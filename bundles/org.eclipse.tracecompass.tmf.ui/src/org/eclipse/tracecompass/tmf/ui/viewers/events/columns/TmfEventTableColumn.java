package org.eclipse.tracecompass.tmf.ui.viewers.events.columns;

import java.util.List;
import java.util.Objects;
import java.util.concurrent.CopyOnWriteArrayList;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.aspect.ITmfEventAspect;

/**
 * A column of the table of events: the values of an aspect.
 *
 * @since 0.2.0
 */
public class TmfEventTableColumn {

    private final ITmfEventAspect<?> aspect;
    private final List<ITmfEventAspect<?>> duplicates = new CopyOnWriteArrayList<>();

    /**
     * @param aspect where the texts come from
     */
    public TmfEventTableColumn(ITmfEventAspect<?> aspect) {
        this.aspect = Objects.requireNonNull(aspect);
    }

    /**
     * Adds an aspect of the same name, of another trace of the experiment: where the first one has
     * no value, it is asked.
     */
    public void addDuplicate(ITmfEventAspect<?> duplicate) {
        duplicates.add(Objects.requireNonNull(duplicate));
    }

    /** The title. */
    public String getHeaderName() {
        return aspect.getName();
    }

    /** The tooltip of the title; null for none. */
    public @Nullable String getHeaderTooltip() {
        return aspect.getHelpText().isEmpty() ? null : aspect.getHelpText();
    }

    /** The text of an event; empty where the aspect has no value for it, or fails. */
    public String getItemString(ITmfEvent event) {
        String text = text(aspect, event);
        for (ITmfEventAspect<?> each : duplicates) {
            if (!text.isEmpty()) {
                break;
            }
            text = text(each, event);
        }
        return text;
    }

    private static String text(ITmfEventAspect<?> aspect, ITmfEvent event) {
        try {
            Object value = aspect.resolve(event);
            return value == null ? "" : value.toString();
        } catch (RuntimeException | LinkageError e) {
            // One column must not empty the table.
            System.getLogger(TmfEventTableColumn.class.getName())
                    .log(
                            System.Logger.Level.DEBUG,
                            "The aspect " + aspect.getName() + " failed",
                            e);
            return "";
        }
    }

    /** The aspect. */
    public ITmfEventAspect<?> getEventAspect() {
        return aspect;
    }

    @Override
    public int hashCode() {
        return aspect.hashCode();
    }

    /** Columns are equal if their aspects are. */
    @Override
    public boolean equals(@Nullable Object obj) {
        return obj instanceof TmfEventTableColumn other && other.aspect.equals(aspect);
    }
}
