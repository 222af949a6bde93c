package org.eclipse.tracecompass.tmf.ui.views;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.preferences.IEclipsePreferences;
import org.eclipse.core.runtime.preferences.InstanceScope;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.SWTException;
import org.eclipse.swt.widgets.Display;
import org.eclipse.tracecompass.tmf.core.signal.TmfSignalHandler;
import org.eclipse.tracecompass.tmf.core.signal.TmfSignalManager;
import org.eclipse.tracecompass.tmf.ui.signal.TmfTimeViewAlignmentInfo;
import org.eclipse.tracecompass.tmf.ui.signal.TmfTimeViewAlignmentSignal;
import org.eclipse.tracecompass.tmf.ui.time.TimeDisplay;
import org.eclipse.ui.IViewReference;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PlatformUI;
import org.osgi.service.prefs.BackingStoreException;

/**
 * Aligns the time axes of views above each other: those of one window whose left edges are at one
 * place. For the UI thread, except where noted.
 */
final class TimeAlignment {

    private static final String ENABLED_KEY = "alignViews";
    private static final int TOLERANCE = 10;
    private static final int DELAY = 500;

    private static final TimeAlignment INSTANCE = new TimeAlignment();

    private @Nullable TmfTimeViewAlignmentInfo latest;
    private boolean timerRuns;
    private boolean realigning;

    /** A view with what it says of its axis. */
    private record Aligned(ITmfTimeAligned view, TmfTimeViewAlignmentInfo info) {

        boolean isAbove(TmfTimeViewAlignmentInfo other) {
            return info.getShell() == other.getShell()
                    && Math.abs(info.getViewLocation().x - other.getViewLocation().x) < TOLERANCE;
        }
    }

    private TimeAlignment() {
        TmfSignalManager.register(this);
    }

    private static IEclipsePreferences node() {
        return InstanceScope.INSTANCE.getNode(TimeDisplay.NODE);
    }

    /** Whether the user wants views to be aligned. Any thread. */
    static boolean isEnabled() {
        return node().getBoolean(ENABLED_KEY, true);
    }

    /** Aligns views from now on, or lets each have all its room. */
    static void setEnabled(boolean enabled) {
        node().putBoolean(ENABLED_KEY, enabled);
        try {
            node().flush();
        } catch (BackingStoreException e) {
            ILog.of(TimeAlignment.class).warn("The choice to align views cannot be stored", e);
        }
        realignSoon();
    }

    /** Aligns all views again, once layouts that are under way have been done. Any thread. */
    static void realignSoon() {
        synchronized (INSTANCE) {
            if (INSTANCE.realigning) {
                return;
            }
            INSTANCE.realigning = true;
        }
        onUi(INSTANCE::realign);
    }

    private static void onUi(Runnable action) {
        try {
            Display.getDefault().asyncExec(action);
        } catch (SWTException e) {
            // The display is gone, and every view with it.
        }
    }

    /** The axis of a view begins at another place: others follow, at once or after a while. */
    @TmfSignalHandler
    public void axisMoved(TmfTimeViewAlignmentSignal signal) {
        TmfTimeViewAlignmentInfo info = signal.getTimeViewAlignmentInfo();
        if (!isEnabled()) {
            return;
        }
        if (signal.IsSynchronous() && Display.getCurrent() != null) {
            align(info);
        } else {
            onUi(() -> alignLater(info));
        }
    }

    private void alignLater(TmfTimeViewAlignmentInfo info) {
        latest = info;
        if (!timerRuns) {
            timerRuns = true;
            Display.getCurrent().timerExec(DELAY, this::alignToLatest);
        }
    }

    private void alignToLatest() {
        timerRuns = false;
        TmfTimeViewAlignmentInfo info = latest;
        latest = null;
        if (info != null && !info.getShell().isDisposed()) {
            align(info);
        }
    }

    private void realign() {
        synchronized (this) {
            realigning = false;
        }
        List<Aligned> left = new ArrayList<>(views());
        if (!isEnabled()) {
            left.forEach(a -> a.view.performAlign(a.info.getTimeAxisOffset(), Integer.MAX_VALUE));
            return;
        }
        left.sort(Comparator.comparingInt(a -> a.info.getTimeAxisOffset()));
        while (!left.isEmpty()) {
            TmfTimeViewAlignmentInfo leader = left.get(0).info;
            align(leader);
            left.removeIf(a -> a.isAbove(leader));
        }
    }

    private static void align(TmfTimeViewAlignmentInfo leader) {
        List<ITmfTimeAligned> group =
                views().stream().filter(a -> a.isAbove(leader)).map(Aligned::view).toList();
        int offset = leader.getTimeAxisOffset();
        int width = Integer.MAX_VALUE;
        for (ITmfTimeAligned view : group) {
            width = Math.min(width, view.getAvailableWidth(offset));
        }
        if (width > 0) {
            for (ITmfTimeAligned view : group) {
                view.performAlign(offset, width);
            }
        }
    }

    /** The visible views that can be aligned now. */
    private static List<Aligned> views() {
        List<Aligned> views = new ArrayList<>();
        if (!PlatformUI.isWorkbenchRunning()) {
            return views;
        }
        for (IWorkbenchWindow window : PlatformUI.getWorkbench().getWorkbenchWindows()) {
            IWorkbenchPage page = window.getActivePage();
            IViewReference[] references =
                    page == null ? new IViewReference[0] : page.getViewReferences();
            for (IViewReference reference : references) {
                if (reference.getView(false) instanceof ITmfTimeAligned view
                        && Objects.requireNonNull(page).isPartVisible(reference.getView(false))) {
                    TmfTimeViewAlignmentInfo info = view.getTimeViewAlignmentInfo();
                    if (info != null && !info.getShell().isDisposed()) {
                        views.add(new Aligned(view, info));
                    }
                }
            }
        }
        return views;
    }
}
