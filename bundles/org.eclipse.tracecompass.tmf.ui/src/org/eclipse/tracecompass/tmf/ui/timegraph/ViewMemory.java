package org.eclipse.tracecompass.tmf.ui.timegraph;

import java.util.HashMap;
import java.util.Map;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.timegraph.core.TimeGraphScene;
import org.eclipse.tracecompass.tmf.timegraph.core.layout.SortOrder;
import org.eclipse.ui.IMemento;

/** The view state kept between workbench sessions: widths, order and toggles. */
final class ViewMemory {

    private static final String NAMES = "namesWidth";
    private static final String COLUMN = "column";
    private static final String WIDTH = "width";
    private static final String HIDE_EMPTY = "hideEmpty";
    private static final String HIDE_LINKS = "hideLinks";
    private static final String SORT = "sortColumn";
    private static final String DESCENDING = "sortDescending";
    private static final String FILTER = "filter";

    private double namesWidth = -1;
    private final Map<Integer, Double> columns = new HashMap<>();
    private boolean hideEmpty;
    private boolean hideLinks;
    private SortOrder order = SortOrder.NONE;
    private @Nullable String filter;

    void read(@Nullable IMemento memento) {
        if (memento == null) {
            return;
        }
        Float width = memento.getFloat(NAMES);
        if (width != null) {
            namesWidth = width;
        }
        for (IMemento column : memento.getChildren(COLUMN)) {
            Float w = column.getFloat(WIDTH);
            if (w != null && column.getID() != null && column.getID().matches("\\d{1,3}")) {
                columns.put(Integer.valueOf(column.getID()), w.doubleValue());
            }
        }
        hideEmpty = Boolean.TRUE.equals(memento.getBoolean(HIDE_EMPTY));
        hideLinks = Boolean.TRUE.equals(memento.getBoolean(HIDE_LINKS));
        Integer sort = memento.getInteger(SORT);
        if (sort != null) {
            order = new SortOrder(sort, Boolean.TRUE.equals(memento.getBoolean(DESCENDING)));
        }
        filter = memento.getString(FILTER);
    }

    void apply(TimeGraphScene scene) {
        scene.setNamesWidth(namesWidth);
        columns.forEach(scene::setColumnWidth);
        scene.options().setHideEmpty(hideEmpty);
        scene.options().setOrder(order);
        scene.setShowLinks(!hideLinks);
    }

    @Nullable
    String filter() {
        return filter;
    }

    void write(IMemento memento, TimeGraphScene scene, @Nullable String filterText) {
        memento.putFloat(NAMES, (float) scene.wantedNamesWidth());
        scene.chosenColumnWidths()
                .forEach(
                        (column, width) ->
                                memento.createChild(COLUMN, Integer.toString(column))
                                        .putFloat(WIDTH, width.floatValue()));
        memento.putBoolean(HIDE_EMPTY, scene.options().hideEmpty());
        memento.putBoolean(HIDE_LINKS, !scene.showLinks());
        memento.putInteger(SORT, scene.options().order().column());
        memento.putBoolean(DESCENDING, scene.options().order().descending());
        if (filterText != null) {
            memento.putString(FILTER, filterText);
        }
    }
}
