package org.eclipse.tracecompass.tmf.ui.timegraph;

import java.util.List;
import java.util.OptionalLong;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.drawing.core.viewport.TimeSelection;
import org.eclipse.tracecompass.tmf.drawing.core.viewport.Viewport;
import org.eclipse.tracecompass.tmf.timegraph.core.TimeGraphScene;
import org.eclipse.tracecompass.tmf.timegraph.core.layout.VisibleRow;
import org.eclipse.tracecompass.tmf.timegraph.core.model.RowStates;

/** The user's commands of a time graph, for keys, menus and toolbars. For the UI thread. */
public final class TimeGraphCommands {

    /** Finds where neighbouring states begin; may take its time and answers on the UI thread. */
    public interface StateFinder {

        /**
         * Looks from an instant of a row, forward or back, and gives what it found to {@code
         * answer}.
         */
        void find(
                long row,
                long time,
                boolean forward,
                java.util.function.Consumer<OptionalLong> answer);
    }

    private final TimeGraphControl control;
    private final TimeGraphScene scene;
    private @Nullable StateFinder finder;
    private @Nullable FindRow findRow;

    TimeGraphCommands(TimeGraphControl control) {
        this.control = control;
        this.scene = control.scene();
    }

    /** How to find states that are not loaded. */
    public void setStateFinder(@Nullable StateFinder stateFinder) {
        finder = stateFinder;
    }

    /**
     * Zooms about the selected instant, if it can be seen, else about the middle; below 1 zooms in.
     */
    public void zoom(double factor) {
        Viewport v = scene.viewport();
        TimeSelection selection = scene.selection();
        boolean visible =
                selection != null && selection.isInstant() && v.contains(selection.begin());
        double pixel =
                visible && selection != null ? v.toPixel(selection.begin()) : v.width() / 2.0;
        control.windowMoved(v.zoomAbout(factor, pixel));
    }

    /** Pans by a part of the window; positive = later. */
    public void pan(double part) {
        control.windowMoved(scene.viewport().panPixels(part * scene.viewport().width()));
    }

    /** Shows all time. */
    public void fitAll() {
        control.windowMoved(scene.viewport().fitAll());
    }

    /** Shows the selected range; all time if there is none. */
    public void fitSelection() {
        TimeSelection selection = scene.selection();
        if (selection == null || selection.isInstant()) {
            fitAll();
        } else {
            control.windowMoved(scene.viewport().zoomTo(selection.from(), selection.to()));
        }
    }

    /** Goes to the window before. */
    public void back() {
        if (scene.back()) {
            control.windowMoved();
        }
    }

    /** Goes to the window that {@link #back()} left. */
    public void forward() {
        if (scene.forward()) {
            control.windowMoved();
        }
    }

    /** Selects the row this many rows down or (negative) up. */
    public void row(int step) {
        List<VisibleRow> rows = scene.layout().rows();
        if (rows.isEmpty()) {
            return;
        }
        Long id = scene.selectedRow();
        VisibleRow now = id == null ? null : scene.layout().row(id);
        int index =
                now == null
                        ? (step > 0 ? 0 : rows.size() - 1)
                        : Math.clamp((long) now.index() + step, 0, rows.size() - 1);
        select(rows.get(index));
    }

    /** Selects a row and makes it visible. */
    public void select(VisibleRow row) {
        control.selectRow(row);
        control.reveal(row.entry().id());
    }

    /** Expands the selected row, or collapses it. */
    public void toggle() {
        VisibleRow row = selected();
        if (row != null && row.expandable()) {
            setExpanded(row, !row.expanded());
        }
    }

    /**
     * Expands or collapses the selected row; collapsing one without children goes to its parent.
     */
    public void expand(boolean expanded) {
        VisibleRow row = selected();
        if (row == null) {
            return;
        }
        if (row.expandable() && row.expanded() != expanded) {
            setExpanded(row, expanded);
        } else if (!expanded) {
            VisibleRow parent = scene.layout().row(row.entry().parentId());
            if (parent != null) {
                select(parent);
            }
        }
    }

    /** Shows or hides the children of a row. */
    public void setExpanded(VisibleRow row, boolean expanded) {
        scene.options().setExpanded(row.entry().id(), expanded);
        control.rowsChanged();
        control.expanded(row.entry().id(), expanded);
    }

    /** Shows or hides the children of all rows. */
    public void setAllExpanded(boolean expanded) {
        scene.options().setAllExpanded(scene.data().tree(), expanded);
        control.rowsChanged();
    }

    /** Keeps the selected row at the top, or lets it go. */
    public void togglePin() {
        Long id = scene.selectedRow();
        if (id != null) {
            scene.options().setPinned(id, !scene.options().pinned().contains(id));
            control.rowsChanged();
        }
    }

    /** Goes to where the next state of the selected row begins. */
    public void nextState(boolean extend) {
        step(true, extend);
    }

    /** Goes to where the state before, or this one, begins. */
    public void previousState(boolean extend) {
        step(false, extend);
    }

    private void step(boolean forward, boolean extend) {
        Long id = scene.selectedRow();
        if (id == null) {
            row(1);
            id = scene.selectedRow();
        }
        StateFinder source = finder;
        if (id == null || source == null) {
            return;
        }
        TimeSelection selection = scene.selection();
        long time =
                selection != null
                        ? selection.end()
                        : forward ? scene.viewport().start() : scene.viewport().end();
        source.find(
                id,
                time,
                forward,
                found -> {
                    if (found.isPresent() && !control.isDisposed()) {
                        goTo(selection, found.getAsLong(), extend);
                    }
                });
    }

    /** Selects an instant and makes it visible. */
    public void goTo(long time) {
        goTo(null, time, false);
    }

    private void goTo(@Nullable TimeSelection selection, long time, boolean extend) {
        control.select(
                extend && selection != null
                        ? new TimeSelection(selection.begin(), time)
                        : TimeSelection.at(time));
        control.windowMoved(scene.viewport().reveal(time));
    }

    /** Selects the time of the state at an instant of a row. */
    void selectState(@Nullable VisibleRow row, long time) {
        if (row == null) {
            return;
        }
        RowStates states = scene.data().rowStates(row.entry().id());
        int i = states.indexAt(time);
        if (i >= 0) {
            control.select(new TimeSelection(states.start(i), states.end(i)));
        }
    }

    /** Makes the selected range an instant. */
    public void clearSelection() {
        TimeSelection selection = scene.selection();
        if (selection != null && !selection.isInstant()) {
            control.select(TimeSelection.at(selection.begin()));
        }
    }

    /** Opens the field in which a row's name is typed. */
    public void find() {
        FindRow open = findRow;
        if (open == null || open.isDisposed()) {
            open = new FindRow(control, this);
            findRow = open;
        }
        open.open();
    }

    /** Goes to the next row that matches what was typed last. */
    public void findNext(boolean forward) {
        FindRow open = findRow;
        if (open == null) {
            find();
        } else {
            open.next(forward);
        }
    }

    private @Nullable VisibleRow selected() {
        Long id = scene.selectedRow();
        return id == null ? null : scene.layout().row(id);
    }
}
