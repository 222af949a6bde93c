package org.eclipse.tracecompass.tmf.ui.jobs;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.SWTException;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;

/**
 * Runs things on the thread of a widget, as long as the widget is there. Any thread.
 *
 * @since 9.5.0
 */
public final class OnDisplay {

    private OnDisplay() {}

    /** Runs something at once on the UI thread, else soon. */
    public static void now(@Nullable Control control, Runnable action) {
        if (control != null && !control.isDisposed() && Display.getCurrent() != null) {
            action.run();
        } else {
            soon(control, action);
        }
    }

    /** Runs something later. */
    public static void soon(@Nullable Control control, Runnable action) {
        if (control == null || control.isDisposed()) {
            return;
        }
        try {
            control.getDisplay()
                    .asyncExec(
                            () -> {
                                if (!control.isDisposed()) {
                                    action.run();
                                }
                            });
        } catch (SWTException e) {
            // The widget has been disposed in the meantime.
        }
    }
}
