package org.eclipse.tracecompass.tmf.ui.widgets;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Listener;
import org.eclipse.swt.widgets.Shell;

/**
 * How many device pixels a point has on the monitor that a control is on. The window system is
 * asked again only after the window has moved or its zoom has changed: a control that asked it at
 * each paint would wait for it. Used by the UI thread.
 */
public final class MonitorScale {

    private static final double PERCENT = 100;

    private final Control control;
    private final Listener forget = event -> scale = 0;
    private @Nullable Shell shell;

    /** 0 = to be asked for. */
    private double scale;

    /** Follows a control until it is disposed. */
    public MonitorScale(Control control) {
        this.control = control;
        control.addListener(SWT.ZoomChanged, forget);
        control.addDisposeListener(event -> follow(null));
    }

    /** Returns device pixels per point, at least 1. */
    public double get() {
        Shell now = control.getShell();
        if (now != shell) {
            follow(now);
        }
        if (scale == 0) {
            scale = Math.max(1, control.getMonitor().getZoom() / PERCENT);
        }
        return scale;
    }

    private void follow(@Nullable Shell next) {
        Shell former = shell;
        if (former != null && !former.isDisposed()) {
            former.removeListener(SWT.Move, forget);
        }
        if (next != null) {
            next.addListener(SWT.Move, forget);
        }
        shell = next;
        scale = 0;
    }
}
