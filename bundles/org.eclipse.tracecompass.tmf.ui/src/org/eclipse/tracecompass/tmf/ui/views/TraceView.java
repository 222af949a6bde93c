package org.eclipse.tracecompass.tmf.ui.views;

import com.google.common.collect.Multimap;
import java.util.concurrent.atomic.AtomicBoolean;
import org.eclipse.e4.core.services.events.IEventBroker;
import org.eclipse.e4.ui.css.swt.theme.IThemeEngine;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Display;
import org.eclipse.tracecompass.internal.provisional.tmf.core.model.filters.TmfFilterAppliedSignal;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisModule;
import org.eclipse.tracecompass.tmf.core.signal.TmfDataModelSelectedSignal;
import org.eclipse.tracecompass.tmf.core.signal.TmfMarkerEventSourceUpdatedSignal;
import org.eclipse.tracecompass.tmf.core.signal.TmfSelectionRangeUpdatedSignal;
import org.eclipse.tracecompass.tmf.core.signal.TmfSignal;
import org.eclipse.tracecompass.tmf.core.signal.TmfSignalHandler;
import org.eclipse.tracecompass.tmf.core.signal.TmfSignalManager;
import org.eclipse.tracecompass.tmf.core.signal.TmfStartAnalysisSignal;
import org.eclipse.tracecompass.tmf.core.signal.TmfTimestampFormatUpdateSignal;
import org.eclipse.tracecompass.tmf.core.signal.TmfTraceClosedSignal;
import org.eclipse.tracecompass.tmf.core.signal.TmfTraceOpenedSignal;
import org.eclipse.tracecompass.tmf.core.signal.TmfTraceSelectedSignal;
import org.eclipse.tracecompass.tmf.core.signal.TmfTraceSynchronizedSignal;
import org.eclipse.tracecompass.tmf.core.signal.TmfTraceUpdatedSignal;
import org.eclipse.tracecompass.tmf.core.signal.TmfWindowRangeUpdatedSignal;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimeRange;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimestamp;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceContext;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;
import org.eclipse.tracecompass.tmf.drawing.core.viewport.Viewport;
import org.eclipse.tracecompass.tmf.ui.export.ExportTimes;
import org.eclipse.tracecompass.tmf.ui.export.NothingToExport;
import org.eclipse.tracecompass.tmf.ui.export.TableExport;
import org.eclipse.tracecompass.tmf.ui.export.ViewTable;
import org.eclipse.ui.IActionBars;
import org.eclipse.ui.PlatformUI;
import org.osgi.service.event.EventHandler;

/**
 * A view that follows the traces. Signals may arrive on any thread; the methods that subclasses
 * override are called on the UI thread, in the order of the signals, and not after the view is
 * closed. Traces can be dropped on it.
 */
public abstract class TraceView extends TmfView {

    private final Signals signals = new Signals();
    private @Nullable Display display;
    private @Nullable Composite area;
    private final EventHandler themes = event -> onUi(this::themeChanged);
    private final AtomicBoolean growing = new AtomicBoolean();
    private volatile @Nullable ITmfTrace trace;

    /** A view whose name is its title. */
    protected TraceView() {
        super("");
    }

    @Override
    public String getName() {
        return getPartName();
    }

    @NonNullByDefault({})
    @Override
    public void createPartControl(Composite parent) {
        area = parent;
        display = parent.getDisplay();
        super.createPartControl(parent);
        createContent(parent);
        contentCreated(parent);
        TmfSignalManager.register(signals);
        IEventBroker events = PlatformUI.getWorkbench().getService(IEventBroker.class);
        if (events != null) {
            events.subscribe(IThemeEngine.Events.THEME_CHANGED, themes);
        }
        switchTo(TmfTraceManager.getInstance().getActiveTrace());
    }

    @Override
    public void dispose() {
        TmfSignalManager.deregister(signals);
        IEventBroker events = PlatformUI.getWorkbench().getService(IEventBroker.class);
        if (events != null) {
            events.unsubscribe(themes);
        }
        area = null;
        super.dispose();
    }

    /** Creates the widgets. */
    protected abstract void createContent(Composite parent);

    /** Leaves them to a view that has nothing for them: an empty menu would get its button. */
    @Override
    void fillBars(@Nullable IActionBars bars) {
        if (this instanceof ITmfTimeAligned || this instanceof ITmfPinnable) {
            super.fillBars(bars);
        }
    }

    /** The widgets have been created. */
    void contentCreated(Composite parent) {}

    /** The trace that is shown; null for none. */
    public @Nullable ITmfTrace getTrace() {
        return trace;
    }

    /** Another trace is about to become the active one. */
    void traceChanging(@Nullable ITmfTrace active) {}

    /** Another trace became the active one; null when the last trace was closed. */
    protected abstract void traceChanged(@Nullable ITmfTrace active);

    /**
     * Asks for a file and writes what the view shows to it, as a table; says so if there is nothing
     * yet.
     */
    public void exportTable() {
        ITmfTrace shown = trace;
        ViewTable table = shown == null ? null : table();
        Composite parent = area;
        if (parent == null) {
            return;
        }
        if (shown == null || table == null) {
            NothingToExport.tell(parent.getShell());
        } else {
            TableExport.ask(
                    parent.getShell(),
                    getPartName(),
                    table,
                    shown.getName(),
                    ExportTimes.of(shown));
        }
    }

    /** Whether the view can write a table at all, perhaps later. */
    public boolean hasTable() {
        return false;
    }

    /** What the view shows, as a table; null if there is nothing yet. On the UI thread. */
    protected @Nullable ViewTable table() {
        return null;
    }

    /** The list of open traces changed. */
    protected void tracesChanged() {}

    /** The selected time range changed; begin may be after end. */
    protected void selectionChanged(long begin, long end) {}

    /** The visible window changed. */
    protected void windowChanged(long start, long end) {}

    /** The active trace has more events, or another end, than before. */
    protected void traceGrew() {}

    /** An analysis of any trace was started, perhaps once more. */
    protected void analysisStarted(IAnalysisModule analysis) {}

    /**
     * Something that is shown in several views was selected in another one.
     *
     * @param metadata what identifies it
     */
    protected void elementSelected(Multimap<String, Object> metadata) {}

    /** The filter that applies to all views of the trace changed: draw faintly what it rejects. */
    protected void traceFilterChanged() {}

    /** Another set of markers was chosen, or its marks changed. */
    protected void markersChanged() {}

    /** Called when the theme changed: set the colours of widgets again. */
    protected void themeChanged() {}

    /** The user wants times written otherwise. */
    protected void timeFormatChanged() {}

    /** Runs something on the UI thread, soon, unless the view is closed by then. */
    protected final void onUi(Runnable action) {
        Display d = display;
        if (d == null || d.isDisposed()) {
            return;
        }
        d.asyncExec(
                () -> {
                    Composite a = area;
                    if (a != null && !a.isDisposed()) {
                        action.run();
                    }
                });
    }

    /** Broadcasts the selected time range to all other views. */
    protected final void selectTimes(long begin, long end) {
        TmfSignalManager.dispatchSignalAsync(
                new TmfSelectionRangeUpdatedSignal(
                        signals,
                        TmfTimestamp.fromNanos(begin),
                        TmfTimestamp.fromNanos(end),
                        trace));
    }

    /** Broadcasts the visible window to all other views. */
    protected final void showWindow(long start, long end) {
        TmfSignalManager.dispatchSignalAsync(
                new TmfWindowRangeUpdatedSignal(
                        signals,
                        new TmfTimeRange(
                                TmfTimestamp.fromNanos(start), TmfTimestamp.fromNanos(end)),
                        trace));
    }

    /** Moves the visible window of all views, if need be, so that an instant can be seen. */
    protected final void revealTime(long time) {
        ITmfTrace shown = trace;
        if (shown == null) {
            return;
        }
        TmfTimeRange range = TmfTraceManager.getInstance().getTraceContext(shown).getWindowRange();
        Viewport window =
                new Viewport(
                        shown.getStartTime().toNanos(),
                        shown.getEndTime().toNanos(),
                        range.getStartTime().toNanos(),
                        range.getEndTime().toNanos(),
                        1);
        if (!window.contains(time)) {
            Viewport moved = window.reveal(time);
            TmfSignalManager.dispatchSignalAsync(
                    new TmfWindowRangeUpdatedSignal(
                            signals,
                            new TmfTimeRange(
                                    TmfTimestamp.fromNanos(moved.start()),
                                    TmfTimestamp.fromNanos(moved.end())),
                            shown));
        }
    }

    /** The object that stands for this view as the source of signals. */
    protected final Object signalSource() {
        return signals;
    }

    /** Shows a trace unless it is shown already. On the UI thread. */
    protected final void follow(@Nullable ITmfTrace active) {
        if (trace != active) {
            switchTo(active);
        }
    }

    /** Shows a trace, also if it is shown already. On the UI thread. */
    final void switchTo(@Nullable ITmfTrace active) {
        trace = active;
        traceChanging(active);
        traceChanged(active);
        if (active != null) {
            TmfTraceContext context = TmfTraceManager.getInstance().getTraceContext(active);
            TmfTimeRange window = context.getWindowRange();
            TmfTimeRange selection = context.getSelectionRange();
            windowChanged(window.getStartTime().toNanos(), window.getEndTime().toNanos());
            selectionChanged(selection.getStartTime().toNanos(), selection.getEndTime().toNanos());
        }
    }

    /** Shows the active trace in place of one that is closed. On the UI thread. */
    protected final void leave(ITmfTrace closed) {
        if (trace == closed) {
            ITmfTrace next = TmfTraceManager.getInstance().getActiveTrace();
            switchTo(next == closed ? null : next);
        }
    }

    private boolean concerns(@Nullable ITmfTrace other) {
        ITmfTrace mine = trace;
        return other == null
                || mine == null
                || other == mine
                || TmfTraceManager.getTraceSetWithExperiment(mine).contains(other);
    }

    /** Receives the signals; an object of its own so that subclasses need no public methods. */
    public final class Signals {

        private Signals() {}

        private boolean own(TmfSignal signal) {
            return signal.getSource() == this;
        }

        /** A trace was opened. */
        @TmfSignalHandler
        public void opened(TmfTraceOpenedSignal signal) {
            onUi(TraceView.this::tracesChanged);
        }

        /** An analysis was started. */
        @TmfSignalHandler
        public void started(TmfStartAnalysisSignal signal) {
            onUi(() -> analysisStarted(signal.getAnalysisModule()));
        }

        /** A trace became the active one. */
        @TmfSignalHandler
        public void selected(TmfTraceSelectedSignal signal) {
            onUi(
                    () -> {
                        follow(signal.getTrace());
                        tracesChanged();
                    });
        }

        /** A trace was closed. */
        @TmfSignalHandler
        public void closed(TmfTraceClosedSignal signal) {
            onUi(
                    () -> {
                        leave(signal.getTrace());
                        tracesChanged();
                    });
        }

        /** The traces of an experiment have other times: it is shown like another one. */
        @TmfSignalHandler
        public void synchronizedTraces(TmfTraceSynchronizedSignal signal) {
            onUi(
                    () -> {
                        ITmfTrace shown = trace;
                        if (shown != null
                                && signal.getSource() instanceof ITmfTrace changed
                                && concerns(changed)) {
                            switchTo(shown);
                        }
                    });
        }

        /** A filter applies to all views of a trace. */
        @TmfSignalHandler
        public void filterApplied(TmfFilterAppliedSignal signal) {
            onUi(
                    () -> {
                        if (trace == signal.getTrace()) {
                            traceFilterChanged();
                        }
                    });
        }

        /** One set of markers applies to all views. */
        @TmfSignalHandler
        public void markersUpdated(TmfMarkerEventSourceUpdatedSignal signal) {
            onUi(TraceView.this::markersChanged);
        }

        /** A trace has more events than before. */
        @TmfSignalHandler
        public void updated(TmfTraceUpdatedSignal signal) {
            if (signal.getTrace() == trace && growing.compareAndSet(false, true)) {
                onUi(
                        () -> {
                            growing.set(false);
                            traceGrew();
                        });
            }
        }

        /** The selection changed elsewhere. */
        @TmfSignalHandler
        public void selection(TmfSelectionRangeUpdatedSignal signal) {
            if (!own(signal)) {
                onUi(
                        () -> {
                            if (concerns(signal.getTrace())) {
                                selectionChanged(
                                        signal.getBeginTime().toNanos(),
                                        signal.getEndTime().toNanos());
                            }
                        });
            }
        }

        /** Something was selected elsewhere. */
        @TmfSignalHandler
        public void element(TmfDataModelSelectedSignal signal) {
            if (!own(signal)) {
                onUi(() -> elementSelected(signal.getMetadata()));
            }
        }

        /** The visible window changed elsewhere. */
        @TmfSignalHandler
        public void window(TmfWindowRangeUpdatedSignal signal) {
            if (!own(signal)) {
                onUi(
                        () -> {
                            if (concerns(signal.getTrace())) {
                                TmfTimeRange range = signal.getCurrentRange();
                                windowChanged(
                                        range.getStartTime().toNanos(),
                                        range.getEndTime().toNanos());
                            }
                        });
            }
        }

        /** Called when the format of times has changed. */
        @TmfSignalHandler
        public void timeFormat(TmfTimestampFormatUpdateSignal signal) {
            onUi(TraceView.this::timeFormatChanged);
        }
    }
}
