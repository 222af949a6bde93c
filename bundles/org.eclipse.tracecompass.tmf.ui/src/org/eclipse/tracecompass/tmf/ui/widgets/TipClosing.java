package org.eclipse.tracecompass.tmf.ui.widgets;

import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Listener;
import org.eclipse.swt.widgets.Shell;

/**
 * Closes the little window of a tooltip when the user turns to something else without moving the
 * pointer, such as a dialog opened by a key: the tooltip would stay on top of it.
 *
 * @since 9.5.0
 */
public final class TipClosing {

    private TipClosing() {}

    /**
     * Closes a tooltip when its control loses the focus or the window of the control is no longer
     * the active one. On the UI thread.
     *
     * @param tip the window of the tooltip
     * @param control what the tooltip is about
     */
    public static void install(Shell tip, Control control) {
        Shell window = control.getShell();
        Listener close = event -> tip.dispose();
        control.addListener(SWT.FocusOut, close);
        window.addListener(SWT.Deactivate, close);
        tip.addListener(
                SWT.Dispose,
                event -> {
                    if (!control.isDisposed()) {
                        control.removeListener(SWT.FocusOut, close);
                    }
                    if (!window.isDisposed()) {
                        window.removeListener(SWT.Deactivate, close);
                    }
                });
    }
}
