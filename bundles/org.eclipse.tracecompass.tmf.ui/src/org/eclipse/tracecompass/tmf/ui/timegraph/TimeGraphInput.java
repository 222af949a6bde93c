package org.eclipse.tracecompass.tmf.ui.timegraph;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.tracecompass.tmf.drawing.core.viewport.TimeSelection;
import org.eclipse.tracecompass.tmf.drawing.core.viewport.Viewport;
import org.eclipse.tracecompass.tmf.timegraph.core.SceneHit;
import org.eclipse.tracecompass.tmf.timegraph.core.SceneHit.Area;
import org.eclipse.tracecompass.tmf.timegraph.core.TimeGraphScene;
import org.eclipse.tracecompass.tmf.timegraph.core.layout.VisibleRow;

/**
 * Turns mouse and keys into commands on a {@link TimeGraphControl}'s scene. The mouse: wheel
 * scrolls rows, with Ctrl zooms at the pointer, with Shift pans; dragging selects a range, with the
 * middle button pans, with the right button zooms to the range; a double click on the ruler zooms
 * to the selection. For keys see {@link TimeGraphKeys}.
 */
public final class TimeGraphInput {

    private static final int DRAG_DISTANCE = 4;
    private static final double LEAST_NAMES = 40;
    private static final double ZOOM_STEP = 0.8;

    private enum Drag {
        NONE,
        SELECT,
        PAN,
        ZOOM,
        DIVIDER,
        COLUMN
    }

    private final TimeGraphControl control;
    private final TimeGraphScene scene;
    private final TimeGraphCommands commands;
    private final TimeGraphTooltip tooltip;
    private final RowScrollBar bar;
    private Drag drag = Drag.NONE;
    private boolean moved;
    private int startX;
    private int startY;
    private double startScroll;
    private double startWidth;
    private long anchor;
    private int column;
    private @Nullable Viewport startWindow;
    private @Nullable TimeSelection rangeBefore;
    private boolean menuAllowed;

    TimeGraphInput(TimeGraphControl control) {
        this.control = control;
        this.scene = control.scene();
        this.commands = new TimeGraphCommands(control);
        this.bar = control.scrollBar();
        this.tooltip = new TimeGraphTooltip(control);
        TimeGraphKeys keys = new TimeGraphKeys(control, commands);
        control.handle(SWT.MouseDown, this::down);
        control.handle(SWT.MouseUp, this::up);
        control.handle(SWT.MouseMove, this::move);
        control.handle(SWT.MouseDoubleClick, this::doubleClick);
        control.handle(SWT.MouseVerticalWheel, this::wheel);
        control.addListener(SWT.MouseHorizontalWheel, this::sideWheel);
        control.handle(SWT.MouseExit, e -> leave());
        control.handle(SWT.MouseHover, e -> hover(e));
        control.handle(SWT.MenuDetect, this::menuDetect);
        control.handle(
                SWT.KeyDown,
                e -> {
                    tooltip.hide();
                    keys.down(e);
                });
        control.handle(
                SWT.Traverse,
                e ->
                        e.doit =
                                e.detail == SWT.TRAVERSE_TAB_NEXT
                                        || e.detail == SWT.TRAVERSE_TAB_PREVIOUS);
    }

    /** The commands. */
    public TimeGraphCommands commands() {
        return commands;
    }

    /** Where tooltips get what the provider tells. */
    TimeGraphTooltip tooltip() {
        return tooltip;
    }

    private void down(Event e) {
        control.setFocus();
        tooltip.hide();
        if (e.button == 1 && bar.contains(e.x, e.y)) {
            bar.press(e.y);
            return;
        }
        SceneHit hit = scene.hit(e.x, e.y);
        startX = e.x;
        startY = e.y;
        moved = false;
        startScroll = scene.scroll();
        startWindow = scene.viewport();
        anchor = hit.time();
        drag = Drag.NONE;
        if (e.button == 2) {
            drag = Drag.PAN;
        } else if (e.button == 3 && (hit.area() == Area.CHART || hit.area() == Area.RULER)) {
            drag = Drag.ZOOM;
        } else if (e.button == 1) {
            leftDown(e, hit);
        }
        if (hit.row() != null && (e.button == 1 || e.button == 3) && hit.area() != Area.DIVIDER) {
            control.selectRow(hit.row());
        }
    }

    private void leftDown(Event e, SceneHit hit) {
        switch (hit.area()) {
            case CHART, RULER -> {
                drag = Drag.SELECT;
                TimeSelection selection = scene.selection();
                if (e.count <= 1) {
                    rangeBefore = selection;
                }
                if ((e.stateMask & SWT.SHIFT) != 0 && selection != null) {
                    anchor = selection.begin();
                    control.select(new TimeSelection(anchor, hit.time()));
                } else {
                    control.select(TimeSelection.at(anchor));
                }
            }
            case DIVIDER -> {
                drag = Drag.DIVIDER;
                startWidth = scene.namesWidth();
            }
            case COLUMN_EDGE -> {
                drag = Drag.COLUMN;
                column = hit.column();
                startWidth = scene.geometry().columnWidth(column);
            }
            case HEADER -> {
                if (hit.column() >= 0) {
                    control.headerClicked(hit.column());
                }
            }
            case TWISTY -> toggle(hit.row());
            case NAMES -> {}
        }
    }

    private void toggle(@Nullable VisibleRow row) {
        if (row != null && row.expandable()) {
            commands.setExpanded(row, !row.expanded());
        }
    }

    private void move(Event e) {
        if (bar.isDragging()) {
            bar.drag(e.y);
            return;
        }
        if (Math.abs(e.x - startX) >= DRAG_DISTANCE || Math.abs(e.y - startY) >= DRAG_DISTANCE) {
            moved = true;
        }
        switch (drag) {
            case NONE -> pointer(e);
            case SELECT -> {
                if (moved) {
                    long time = time(e.x);
                    scene.setHover(null, null);
                    control.select(new TimeSelection(anchor, time));
                }
            }
            case ZOOM -> {
                if (moved) {
                    control.setBand(anchor, time(e.x));
                }
            }
            case PAN -> pan(e);
            case DIVIDER -> {
                control.setNamesWidth(Math.max(LEAST_NAMES, startWidth + e.x - startX));
            }
            case COLUMN -> {
                scene.setColumnWidth(column, startWidth - (e.x - startX));
                control.refresh();
            }
        }
    }

    private long time(int x) {
        return scene.viewport().toTime(x - scene.geometry().chartLeft());
    }

    private void pan(Event e) {
        Viewport from = startWindow;
        if (from != null) {
            control.scrollTo(startScroll - (e.y - startY));
            control.windowMoved(from.panPixels(startX - e.x));
        }
    }

    private void pointer(Event e) {
        bar.setHot(bar.contains(e.x, e.y));
        SceneHit hit = scene.hit(e.x, e.y);
        int cursor =
                switch (hit.area()) {
                    case DIVIDER, COLUMN_EDGE -> SWT.CURSOR_SIZEWE;
                    case CHART, RULER, HEADER, NAMES, TWISTY -> SWT.CURSOR_ARROW;
                };
        control.setCursor(control.getDisplay().getSystemCursor(cursor));
        VisibleRow row = hit.row();
        boolean chart = hit.area() == Area.CHART;
        control.hover(row, chart ? Long.valueOf(hit.time()) : null);
        tooltip.pointerMoved(e.x, e.y);
    }

    private void up(Event e) {
        if (bar.isDragging()) {
            bar.release();
            return;
        }
        if (drag != Drag.NONE) {
            // a quick hand lets go further on than the last move that was told
            move(e);
        }
        Drag past = drag;
        drag = Drag.NONE;
        if (past == Drag.ZOOM) {
            control.setBand(null, null);
            if (moved) {
                control.windowMoved(
                        scene.viewport()
                                .zoomTo(Math.min(anchor, time(e.x)), Math.max(anchor, time(e.x))));
            }
        }
        if (e.button == 3 && !moved) {
            showMenu(e.x, e.y);
        }
    }

    private void menuDetect(Event e) {
        if (e.detail == SWT.MENU_MOUSE && !menuAllowed) {
            e.doit = false;
        }
    }

    private void showMenu(int x, int y) {
        Menu menu = control.menuWanted(x, y) ? control.getMenu() : null;
        if (menu != null) {
            menuAllowed = true;
            menu.setLocation(control.toDisplay(x, y));
            menu.setVisible(true);
            menuAllowed = false;
        }
    }

    private void doubleClick(Event e) {
        if (e.button != 1) {
            return;
        }
        SceneHit hit = scene.hit(e.x, e.y);
        switch (hit.area()) {
            case RULER -> {
                drag = Drag.NONE;
                TimeSelection range = rangeBefore;
                if (range != null) {
                    // the first of the two clicks has selected an instant instead
                    control.select(range);
                }
                commands.fitSelection();
            }
            case NAMES -> toggle(hit.row());
            case CHART -> commands.selectState(hit.row(), hit.time());
            case HEADER, TWISTY, DIVIDER, COLUMN_EDGE -> {}
        }
    }

    private void wheel(Event e) {
        tooltip.hide();
        double turns = e.count / 3.0;
        if ((e.stateMask & SWT.MOD1) != 0) {
            double pixel = Math.max(0, e.x - scene.geometry().chartLeft());
            control.windowMoved(scene.viewport().zoomAbout(Math.pow(ZOOM_STEP, turns), pixel));
        } else if ((e.stateMask & SWT.SHIFT) != 0) {
            commands.pan(-turns * 0.08);
        } else {
            control.scrollTo(scene.scroll() - turns * 3 * scene.options().rowHeight());
        }
        e.doit = false;
    }

    private void sideWheel(Event e) {
        tooltip.hide();
        commands.pan(-e.count / 3.0 * 0.08);
        e.doit = false;
    }

    private void leave() {
        tooltip.pointerLeft();
        bar.setHot(false);
        if (drag == Drag.NONE) {
            control.hover(null, null);
        }
    }

    private void hover(Event e) {
        if (drag == Drag.NONE) {
            tooltip.show(scene.hit(e.x, e.y), e.x, e.y);
        }
    }
}
