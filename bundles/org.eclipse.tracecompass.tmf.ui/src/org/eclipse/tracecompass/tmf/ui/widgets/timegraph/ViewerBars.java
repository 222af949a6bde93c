package org.eclipse.tracecompass.tmf.ui.widgets.timegraph;

import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Slider;
import org.eclipse.tracecompass.tmf.timegraph.core.TimeGraphScene;
import org.eclipse.tracecompass.tmf.ui.views.TimeAxisListener;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.widgets.TimeGraphControl;

/**
 * The scroll bars of a viewer as widgets. They follow the time graph, and what the user does with
 * them moves it. For the UI thread.
 */
final class ViewerBars {

    /** The number of steps of the bar for the time, however long that is. */
    private static final int STEPS = 10_000;

    private final ViewerParts viewer;
    private Slider horizontal;
    private Slider vertical;

    ViewerBars(ViewerParts viewer) {
        this.viewer = viewer;
        graph().addListener(
                        new TimeAxisListener() {
                            @Override
                            public void changed() {
                                follow();
                            }

                            @Override
                            public void windowMoved(long start, long end) {
                                follow();
                            }
                        });
    }

    private TimeGraphControl graph() {
        return viewer.getTimeGraphControl();
    }

    private Slider slider(int style) {
        Slider slider = new Slider(viewer.getPanel(), style);
        GridData data = new GridData(SWT.FILL, SWT.FILL, true, false);
        data.exclude = true;
        slider.setLayoutData(data);
        slider.setVisible(false);
        return slider;
    }

    Slider horizontal() {
        if (horizontal == null) {
            horizontal = slider(SWT.HORIZONTAL | SWT.NO_FOCUS);
            horizontal.addListener(SWT.Selection, e -> moveWindow());
            follow();
        }
        return horizontal;
    }

    Slider vertical() {
        if (vertical == null) {
            vertical = slider(SWT.VERTICAL | SWT.NO_FOCUS);
            vertical.addListener(SWT.Selection, e -> graph().scrollTo(vertical.getSelection()));
            follow();
        }
        return vertical;
    }

    void showHorizontal(boolean visible) {
        Slider bar = horizontal();
        ((GridData) bar.getLayoutData()).exclude = !visible;
        bar.setVisible(visible);
        viewer.getPanel().layout();
    }

    private void follow() {
        TimeGraphScene scene = graph().scene();
        if (vertical != null && !vertical.isDisposed()) {
            int page = (int) Math.max(1, scene.rowsHeight());
            int rows = (int) Math.max(page, scene.layout().height());
            vertical.setValues((int) scene.scroll(), 0, rows, page, 1, page);
        }
        if (horizontal != null && !horizontal.isDisposed()) {
            double all = Math.max(1, viewer.getMaxTime() - viewer.getMinTime());
            int thumb = (int) Math.max(1, STEPS * ((viewer.getTime1() - viewer.getTime0()) / all));
            int at = (int) (STEPS * ((viewer.getTime0() - viewer.getMinTime()) / all));
            horizontal.setValues(at, 0, STEPS, thumb, Math.max(1, thumb / 10), thumb);
        }
    }

    private void moveWindow() {
        long all = viewer.getMaxTime() - viewer.getMinTime();
        long span = viewer.getTime1() - viewer.getTime0();
        double part = (double) horizontal.getSelection() / STEPS;
        long start =
                Math.min(viewer.getMinTime() + (long) (all * part), viewer.getMaxTime() - span);
        viewer.setStartFinishTimeNotify(start, start + span);
    }
}
