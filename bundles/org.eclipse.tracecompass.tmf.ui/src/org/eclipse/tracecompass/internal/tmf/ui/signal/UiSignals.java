package org.eclipse.tracecompass.internal.tmf.ui.signal;

import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.BiConsumer;
import org.eclipse.swt.SWTException;
import org.eclipse.swt.widgets.Display;
import org.eclipse.tracecompass.tmf.core.signal.TmfSignal;
import org.eclipse.tracecompass.tmf.core.signal.TmfSignalManager;
import org.eclipse.tracecompass.tmf.core.signal.TmfTraceClosedSignal;
import org.eclipse.tracecompass.tmf.core.signal.TmfTraceOpenedSignal;
import org.eclipse.tracecompass.tmf.core.signal.TmfTraceSelectedSignal;
import org.eclipse.ui.PlatformUI;

/**
 * Registers the documented views and viewers for signals. Their handlers of opened, selected and
 * closed traces may use widgets, so they run on the UI thread, wherever the signal is sent, and in
 * the order in which the signals were sent. All other handlers run on the thread of the sender.
 */
public final class UiSignals {

    private static final BiConsumer<TmfSignal, Runnable> ON_UI = UiSignals::deliver;

    /** Calls that wait for the UI thread, in the order of their signals. */
    private static final Queue<Runnable> WAITING = new ConcurrentLinkedQueue<>();

    private UiSignals() {}

    /** Registers a component; {@link TmfSignalManager#deregister} ends that. Any thread. */
    public static void register(Object component) {
        TmfSignalManager.register(component, ON_UI);
    }

    private static void deliver(TmfSignal signal, Runnable call) {
        boolean needsUi =
                signal instanceof TmfTraceOpenedSignal
                        || signal instanceof TmfTraceSelectedSignal
                        || signal instanceof TmfTraceClosedSignal;
        if (!needsUi) {
            call.run();
        } else if (Display.getCurrent() != null) {
            // A trace that another thread has selected before this one closes it is loaded first.
            callWaiting();
            call.run();
        } else {
            WAITING.add(call);
            callLater();
        }
    }

    private static void callLater() {
        try {
            Display.getDefault().asyncExec(UiSignals::callWaiting);
        } catch (SWTException e) {
            // The display is gone, and every widget with it.
            WAITING.clear();
        }
    }

    private static void callWaiting() {
        Runnable call = WAITING.poll();
        while (call != null) {
            call.run();
            call = WAITING.poll();
        }
    }

    /**
     * Waits until views and viewers have handled the signals sent so far on this thread. Returns at
     * once on the UI thread, where handlers run when the signal is sent. The caller holds no lock.
     */
    public static void flush() {
        if (Display.getCurrent() != null || !PlatformUI.isWorkbenchRunning()) {
            return;
        }
        try {
            PlatformUI.getWorkbench().getDisplay().syncExec(UiSignals::callWaiting);
        } catch (SWTException e) {
            // The display is gone, and every view with it.
        }
    }
}
