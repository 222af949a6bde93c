package org.eclipse.tracecompass.tmf.ui.signal;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.widgets.Display;
import org.eclipse.tracecompass.tmf.core.component.ITmfComponent;
import org.eclipse.tracecompass.tmf.core.signal.TmfSignal;
import org.eclipse.tracecompass.tmf.core.signal.TmfSignalThrottler;

/**
 * A throttler that sends its signals on the UI thread. Thread-safe.
 *
 * @since 0.2.0
 */
public class TmfUiSignalThrottler extends TmfSignalThrottler {

    /**
     * @param component who broadcasts the signals; null to send them through the signal manager
     * @param delay how long to wait for another signal, in milliseconds
     */
    public TmfUiSignalThrottler(@Nullable ITmfComponent component, long delay) {
        super(component, delay);
    }

    @Override
    protected void dispatchSignal(TmfSignal signal) {
        Display.getDefault().asyncExec(() -> super.dispatchSignal(signal));
    }
}
