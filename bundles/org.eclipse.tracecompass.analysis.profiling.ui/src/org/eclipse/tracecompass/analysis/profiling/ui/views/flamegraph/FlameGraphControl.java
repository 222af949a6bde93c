package org.eclipse.tracecompass.analysis.profiling.ui.views.flamegraph;

import java.util.Objects;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.ScrollBar;
import org.eclipse.tracecompass.analysis.profiling.core.flamegraph.FlameBox;
import org.eclipse.tracecompass.analysis.profiling.core.flamegraph.FlameScene;
import org.eclipse.tracecompass.analysis.profiling.core.flamegraph.FlameText;
import org.eclipse.tracecompass.analysis.profiling.core.flamegraph.FlameTrees;
import org.eclipse.tracecompass.common.core.filter.RowFilter;
import org.eclipse.tracecompass.tmf.drawing.core.surface.Theme;
import org.eclipse.tracecompass.tmf.ui.timegraph.SwtFonts;
import org.eclipse.tracecompass.tmf.ui.timegraph.SwtSurface;
import org.eclipse.tracecompass.tmf.ui.timegraph.WorkbenchTheme;
import org.eclipse.tracecompass.tmf.ui.widgets.MonitorScale;

/**
 * A flame graph on the screen. A click zooms to a function, a click on one of its callers back out;
 * the keys are listed in the user guide. For the UI thread.
 */
public final class FlameGraphControl extends Canvas {

    private static final double ZOOM = 1.5;
    private static final double STEP = 0.15;

    private final FlameScene scene = new FlameScene();
    private final MonitorScale scale = new MonitorScale(this);
    private final SwtSurface.StatesImage states = new SwtSurface.StatesImage();
    private final SwtFonts fonts;
    private final FlameTip tip;
    private Runnable changed = () -> {};
    private boolean themeChosen;
    private int matchIndex = -1;

    /** Creates the control in a composite. */
    public FlameGraphControl(Composite parent) {
        super(parent, SWT.DOUBLE_BUFFERED | SWT.NO_BACKGROUND | SWT.V_SCROLL);
        fonts = new SwtFonts(getDisplay(), getFont());
        tip = new FlameTip(this);
        addListener(SWT.Paint, this::paint);
        addListener(SWT.Resize, e -> resized());
        addListener(SWT.Dispose, e -> disposed());
        addListener(SWT.FocusIn, e -> focus(true));
        addListener(SWT.FocusOut, e -> focus(false));
        addListener(SWT.MouseMove, e -> hover(scene.at(e.x, e.y)));
        addListener(SWT.MouseExit, e -> hover(null));
        addListener(SWT.MouseDown, this::pressed);
        addListener(SWT.MouseVerticalWheel, this::wheel);
        addListener(SWT.MouseHorizontalWheel, e -> pan(e.count > 0 ? -STEP : STEP));
        addListener(SWT.KeyDown, this::key);
        addListener(SWT.Traverse, e -> e.doit = isTraversal(e.detail));
        ScrollBar bar = getVerticalBar();
        bar.addListener(SWT.Selection, e -> scrolled());
    }

    /** The scene. Call {@link #refresh()} after changing it. */
    public FlameScene scene() {
        return scene;
    }

    /**
     * Sets the action for a change of the selected box, the hovered box, the search or the window.
     */
    void onChange(Runnable action) {
        changed = action;
    }

    /**
     * Shows other trees, whole.
     *
     * @since 0.2.0
     */
    public void show(FlameTrees trees) {
        scene.showAll();
        scene.select(null);
        setTrees(trees);
    }

    /** Shows other trees; the part that is shown stays, as far as there is one. */
    void setTrees(FlameTrees trees) {
        boolean zoomed = scene.isZoomed();
        FlameBox selected = scene.selected();
        double from = scene.from() / Math.max(1, scene.boxes().all().time());
        double to = scene.to() / Math.max(1, scene.boxes().all().time());
        double scroll = scene.scroll();
        scene.setTrees(trees, Messages.Graph_All);
        if (zoomed) {
            FlameBox same = selected == null ? null : like(selected);
            if (same != null) {
                scene.select(same);
                scene.zoomTo(same);
            } else {
                long all = scene.boxes().all().time();
                scene.zoomTo(
                        new FlameBox(
                                "",
                                null,
                                0,
                                (long) (from * all),
                                (long) ((to - from) * all),
                                null));
            }
        }
        scene.scrollTo(scroll);
        matchIndex = -1;
        refresh();
    }

    /** The box of the function with the same callers in the graph that is shown now. */
    private @Nullable FlameBox like(FlameBox old) {
        FlameBox caller = old.parent();
        FlameBox now = caller == null ? scene.boxes().all() : like(caller);
        if (caller == null || now == null) {
            return now;
        }
        FlameBox child = scene.boxes().firstInside(now);
        while (child != null && now.equals(child.parent())) {
            if (child.name().equals(old.name())) {
                return child;
            }
            child = scene.boxes().beside(child, 1);
        }
        return null;
    }

    /** Marks functions whose name contains a match; null = none. */
    void setSearch(@Nullable RowFilter filter) {
        scene.setSearch(filter);
        matchIndex = -1;
        refresh();
    }

    /** Goes to the next or the previous box that is marked. */
    void nextMatch(int step) {
        int count = scene.search().boxes().size();
        if (count > 0) {
            matchIndex =
                    matchIndex < 0 && step < 0
                            ? count - 1
                            : Math.floorMod(matchIndex + step, count);
            select(scene.search().boxes().get(matchIndex));
        }
    }

    /** Colours other than those of the workbench. */
    public void setTheme(Theme theme) {
        themeChosen = true;
        scene.setTheme(theme);
        redraw();
    }

    /** The scene has changed: paints it. */
    public void refresh() {
        if (isDisposed()) {
            return;
        }
        updateScrollBar();
        redraw();
        changed.run();
    }

    // --- commands

    void zoomIn() {
        FlameBox at = scene.selected();
        zoom(ZOOM, at == null ? scene.width() / 2 : middle(at));
    }

    void zoomOut() {
        FlameBox at = scene.selected();
        zoom(1 / ZOOM, at == null ? scene.width() / 2 : middle(at));
    }

    private double middle(FlameBox box) {
        double from = Math.max(scene.from(), box.start());
        double to = Math.min(scene.to(), box.end());
        double share = ((from + to) / 2 - scene.from()) / (scene.to() - scene.from());
        return Math.clamp(share, 0, 1) * scene.width();
    }

    private void zoom(double factor, double x) {
        scene.zoom(factor, x);
        refresh();
    }

    private void pan(double part) {
        scene.pan(part);
        refresh();
    }

    void showAll() {
        scene.showAll();
        refresh();
    }

    /** Lets the selected box take the whole width. */
    void zoomToSelected() {
        FlameBox box = scene.selected();
        if (box != null) {
            scene.zoomTo(box);
            scene.reveal(box);
            refresh();
        }
    }

    private void select(@Nullable FlameBox box) {
        if (box != null) {
            scene.select(box);
            scene.reveal(box);
            refresh();
        }
    }

    /** The details of the selected box as text; null if none is selected. */
    @Nullable
    String detailsOfSelected() {
        FlameBox box = scene.selected();
        if (box == null) {
            return null;
        }
        StringBuilder text = new StringBuilder(box.name()).append('\n');
        FlameText.details(box, scene.boxes().all(), scene.trees())
                .forEach((key, value) -> text.append(key).append(": ").append(value).append('\n'));
        return text.toString();
    }

    // --- input

    private void hover(@Nullable FlameBox box) {
        if (!Objects.equals(box, scene.hovered())) {
            scene.hover(box);
            tip.hide();
            redraw();
            changed.run();
        }
    }

    private void pressed(Event e) {
        setFocus();
        FlameBox box = scene.at(e.x, e.y);
        if (box == null) {
            return;
        }
        scene.select(box);
        if (e.button == 1) {
            tip.hide();
            scene.zoomTo(box);
        }
        refresh();
    }

    private void wheel(Event e) {
        e.doit = false;
        tip.hide();
        if ((e.stateMask & SWT.MOD1) != 0) {
            zoom(Math.pow(ZOOM, Math.signum(e.count)), e.x);
        } else if ((e.stateMask & SWT.SHIFT) != 0) {
            pan(e.count > 0 ? -STEP : STEP);
        } else {
            double lines = (scene.isUpward() ? e.count : -e.count) * FlameScene.ROW;
            scene.scrollTo(scene.scroll() + lines);
            refresh();
        }
    }

    private static boolean isTraversal(int detail) {
        return detail == SWT.TRAVERSE_TAB_NEXT || detail == SWT.TRAVERSE_TAB_PREVIOUS;
    }

    private void key(Event e) {
        FlameBox box = scene.selected();
        if ((e.stateMask & SWT.MOD1) != 0) {
            return;
        }
        int outward = scene.isUpward() ? SWT.ARROW_DOWN : SWT.ARROW_UP;
        int inward = scene.isUpward() ? SWT.ARROW_UP : SWT.ARROW_DOWN;
        if (box == null
                && (e.keyCode == outward
                        || e.keyCode == inward
                        || e.keyCode == SWT.ARROW_LEFT
                        || e.keyCode == SWT.ARROW_RIGHT)) {
            select(scene.boxes().all());
        } else if (box != null && e.keyCode == outward) {
            select(box.parent());
        } else if (box != null && e.keyCode == inward) {
            select(scene.boxes().firstInside(box));
        } else if (box != null && e.keyCode == SWT.ARROW_LEFT) {
            select(scene.boxes().beside(box, -1));
        } else if (box != null && e.keyCode == SWT.ARROW_RIGHT) {
            select(scene.boxes().beside(box, 1));
        } else {
            command(e);
        }
    }

    private void command(Event e) {
        switch (e.keyCode) {
            case SWT.CR, SWT.KEYPAD_CR, ' ' -> zoomToSelected();
            case SWT.HOME, SWT.ESC -> showAll();
            case 'w', '+', SWT.KEYPAD_ADD -> zoomIn();
            case 's', '-', SWT.KEYPAD_SUBTRACT -> zoomOut();
            case 'a' -> pan(-STEP);
            case 'd' -> pan(STEP);
            case SWT.F3 -> nextMatch((e.stateMask & SWT.SHIFT) == 0 ? 1 : -1);
            case SWT.PAGE_UP -> page(scene.isUpward() ? 1 : -1);
            case SWT.PAGE_DOWN -> page(scene.isUpward() ? -1 : 1);
            default -> {
                // a key of another control
            }
        }
    }

    private void page(int direction) {
        scene.scrollTo(scene.scroll() + direction * (scene.height() - FlameScene.ROW));
        refresh();
    }

    private void scrolled() {
        ScrollBar bar = getVerticalBar();
        double top = bar.getSelection();
        scene.scrollTo(scene.isUpward() ? bar.getMaximum() - bar.getThumb() - top : top);
        redraw();
    }

    // --- internals

    private void updateScrollBar() {
        ScrollBar bar = getVerticalBar();
        int all = (int) Math.ceil(scene.contentHeight());
        int seen = (int) Math.ceil(scene.height());
        bar.setVisible(all > seen);
        if (all > seen) {
            int top = (int) scene.scroll();
            bar.setValues(
                    scene.isUpward() ? all - seen - top : top,
                    0,
                    all,
                    seen,
                    (int) FlameScene.ROW,
                    Math.max(1, seen - (int) FlameScene.ROW));
        }
    }

    private void resized() {
        Rectangle area = getClientArea();
        scene.setSize(area.width, area.height);
        updateScrollBar();
    }

    private void paint(Event event) {
        GC gc = event.gc;
        if (!themeChosen) {
            scene.setTheme(WorkbenchTheme.of(this));
        }
        SwtSurface surface = new SwtSurface(gc, scale.get(), fonts, states, getClientArea());
        try {
            scene.paint(surface);
        } finally {
            surface.dispose();
        }
    }

    private void focus(boolean has) {
        scene.setFocused(has);
        redraw();
    }

    private void disposed() {
        fonts.dispose();
        states.dispose();
    }
}
