package org.eclipse.tracecompass.tmf.ui.xychart;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.tracecompass.tmf.drawing.core.viewport.TimeSelection;
import org.eclipse.tracecompass.tmf.drawing.core.viewport.Viewport;
import org.eclipse.tracecompass.tmf.timegraph.core.TimeGraphScene;

/**
 * Mouse and keys of a chart, as in the time graphs: drag selects, with the middle button it moves
 * the window, with the right one it zooms; Ctrl and the wheel zoom at the pointer, Shift and the
 * wheel move; W, S, A, D and the arrows zoom and move; Home shows all, F the selection; Alt with
 * left and right goes back and forward.
 */
public final class ChartInput {

    private static final int DRAG_DISTANCE = 3;
    private static final double WHEEL_STEP = 0.8;
    private static final double KEY_ZOOM = 0.7;
    private static final double KEY_PAN = 0.12;

    private enum Drag {
        NONE,
        SELECT,
        PAN,
        ZOOM
    }

    private final ChartControl control;
    private final ChartPlot plot;
    private Drag drag = Drag.NONE;
    private int startX;
    private boolean moved;
    private long anchor;
    private @Nullable Viewport startWindow;

    ChartInput(ChartControl control, ChartPlot plot) {
        this.control = control;
        this.plot = plot;
        listen(plot.area());
        plot.area()
                .addListener(
                        SWT.MouseExit,
                        e -> {
                            if (drag == Drag.NONE) {
                                control.setPointer(null);
                            }
                        });
        plot.area().addListener(SWT.KeyDown, this::key);
        plot.area()
                .addListener(
                        SWT.Traverse,
                        e ->
                                e.doit =
                                        e.detail == SWT.TRAVERSE_TAB_NEXT
                                                || e.detail == SWT.TRAVERSE_TAB_PREVIOUS);
    }

    /** Takes the mouse of a widget that has the same time under the same x. */
    void listen(Control widget) {
        widget.addListener(SWT.MouseDown, e -> down(e, x(widget, e)));
        widget.addListener(SWT.MouseMove, e -> move(widget, e, x(widget, e)));
        widget.addListener(SWT.MouseUp, e -> up(widget, e, x(widget, e)));
        widget.addListener(SWT.MouseVerticalWheel, e -> wheel(e, x(widget, e)));
        widget.addListener(SWT.MouseHorizontalWheel, e -> pan(-e.count / 3.0 * 0.08));
        widget.addListener(SWT.MenuDetect, e -> e.doit = e.detail != SWT.MENU_MOUSE);
        widget.addListener(
                SWT.MouseDoubleClick,
                e -> {
                    if (e.button == 1 && widget != plot.area()) {
                        drag = Drag.NONE;
                        fitSelection();
                    }
                });
    }

    /** The x of an event in the plot. */
    private int x(Control widget, Event e) {
        return widget == plot.area() ? e.x : e.x - plot.areaBounds().x;
    }

    private TimeGraphScene scene() {
        return control.scene();
    }

    private void down(Event e, int x) {
        plot.area().setFocus();
        startX = x;
        moved = false;
        startWindow = scene().viewport();
        anchor = scene().viewport().toTime(x);
        drag =
                switch (e.button) {
                    case 1 -> Drag.SELECT;
                    case 2 -> Drag.PAN;
                    case 3 -> Drag.ZOOM;
                    default -> Drag.NONE;
                };
        if (drag == Drag.SELECT) {
            TimeSelection selection = scene().selection();
            if ((e.stateMask & SWT.SHIFT) != 0 && selection != null) {
                long now = anchor;
                anchor = selection.begin();
                control.select(new TimeSelection(anchor, now));
            } else {
                control.select(TimeSelection.at(anchor));
            }
        }
    }

    private void move(Control widget, Event e, int x) {
        moved |= Math.abs(x - startX) >= DRAG_DISTANCE;
        long time = scene().viewport().toTime(x);
        switch (drag) {
            case NONE -> {
                if (widget == plot.area()) {
                    control.setPointer(new Point(e.x, e.y));
                }
            }
            case SELECT -> {
                if (moved) {
                    control.setPointer(null);
                    control.select(new TimeSelection(anchor, time));
                }
            }
            case PAN -> {
                Viewport from = startWindow;
                if (from != null) {
                    control.windowMoved(from.panPixels(startX - x));
                }
            }
            case ZOOM -> {
                if (moved) {
                    control.setBand(new TimeSelection(anchor, time));
                }
            }
        }
    }

    private void up(Control widget, Event e, int x) {
        Drag past = drag;
        drag = Drag.NONE;
        if (past == Drag.ZOOM) {
            control.setBand(null);
            if (moved) {
                long time = scene().viewport().toTime(x);
                control.windowMoved(
                        scene().viewport().zoomTo(Math.min(anchor, time), Math.max(anchor, time)));
            } else {
                menu(widget, e);
            }
        }
    }

    private void menu(Control widget, Event e) {
        Menu menu = control.getMenu();
        if (menu != null) {
            menu.setLocation(widget.toDisplay(e.x, e.y));
            menu.setVisible(true);
        }
    }

    private void wheel(Event e, int x) {
        double turns = e.count / 3.0;
        if ((e.stateMask & SWT.MOD1) != 0) {
            control.windowMoved(
                    scene().viewport().zoomAbout(Math.pow(WHEEL_STEP, turns), Math.max(0, x)));
            e.doit = false;
        } else if ((e.stateMask & SWT.SHIFT) != 0) {
            pan(-turns * 0.08);
            e.doit = false;
        }
    }

    private void key(Event e) {
        boolean alt = (e.stateMask & SWT.ALT) != 0;
        boolean ctrl = (e.stateMask & SWT.MOD1) != 0;
        if (alt || ctrl ? !withModifier(e, alt) : !plain(e)) {
            return;
        }
        e.doit = false;
    }

    private boolean withModifier(Event e, boolean alt) {
        switch (e.keyCode) {
            case SWT.ARROW_LEFT -> {
                if (alt) {
                    back();
                }
            }
            case SWT.ARROW_RIGHT -> {
                if (alt) {
                    forward();
                }
            }
            case '+', '=', SWT.KEYPAD_ADD -> zoom(KEY_ZOOM);
            case '-', SWT.KEYPAD_SUBTRACT -> zoom(1 / KEY_ZOOM);
            default -> {
                return false;
            }
        }
        return true;
    }

    private boolean plain(Event e) {
        switch (e.keyCode) {
            case 'a', SWT.ARROW_LEFT -> pan(-KEY_PAN);
            case 'd', SWT.ARROW_RIGHT -> pan(KEY_PAN);
            case 'w', '+', '=', SWT.KEYPAD_ADD -> zoom(KEY_ZOOM);
            case 's', '-', SWT.KEYPAD_SUBTRACT -> zoom(1 / KEY_ZOOM);
            case SWT.HOME -> fitAll();
            case 'f' -> fitSelection();
            case SWT.ESC -> clearSelection();
            default -> {
                return false;
            }
        }
        return true;
    }

    /** Zooms about the selected instant, if it can be seen, else the middle; below 1 zooms in. */
    public void zoom(double factor) {
        Viewport v = scene().viewport();
        TimeSelection selection = scene().selection();
        double pixel =
                selection != null && selection.isInstant() && v.contains(selection.begin())
                        ? v.toPixel(selection.begin())
                        : v.width() / 2.0;
        control.windowMoved(v.zoomAbout(factor, pixel));
    }

    /** Moves by a part of the window; positive = later. */
    public void pan(double part) {
        control.windowMoved(scene().viewport().panPixels(part * scene().viewport().width()));
    }

    /** Shows all time. */
    public void fitAll() {
        control.windowMoved(scene().viewport().fitAll());
    }

    /** Shows the selected range; all time if there is none. */
    public void fitSelection() {
        TimeSelection selection = scene().selection();
        if (selection == null || selection.isInstant()) {
            fitAll();
        } else {
            control.windowMoved(scene().viewport().zoomTo(selection.from(), selection.to()));
        }
    }

    /** Goes to the window before. */
    public void back() {
        if (scene().back()) {
            control.windowMoved();
        }
    }

    /** Goes to the window that {@link #back()} left. */
    public void forward() {
        if (scene().forward()) {
            control.windowMoved();
        }
    }

    /** Selects an instant and makes it visible. */
    public void goTo(long time) {
        control.select(TimeSelection.at(time));
        control.windowMoved(control.scene().viewport().reveal(time));
    }

    private void clearSelection() {
        TimeSelection selection = scene().selection();
        if (selection != null && !selection.isInstant()) {
            control.select(TimeSelection.at(selection.begin()));
        }
    }
}
