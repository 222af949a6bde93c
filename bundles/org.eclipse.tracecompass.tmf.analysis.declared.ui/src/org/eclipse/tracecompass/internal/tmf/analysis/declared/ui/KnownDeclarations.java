package org.eclipse.tracecompass.internal.tmf.analysis.declared.ui;

import java.io.IOException;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.WeakHashMap;
import java.util.concurrent.CopyOnWriteArraySet;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.IJobFunction;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.tracecompass.tmf.analysis.declared.core.analysis.Declarations;
import org.eclipse.tracecompass.tmf.analysis.declared.core.analysis.Found;
import org.eclipse.tracecompass.tmf.analysis.declared.core.set.DeclarationSet;
import org.eclipse.tracecompass.tmf.analysis.declared.core.view.DeclarationUpdate;
import org.eclipse.tracecompass.tmf.core.exceptions.TmfAnalysisException;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;

/**
 * The declarations of open traces, looked for again every few seconds at most, and what changes
 * them. Thread-safe.
 */
public final class KnownDeclarations {

    private static final KnownDeclarations INSTANCE = new KnownDeclarations();
    private static final long FRESH_NS = 3_000_000_000L;

    private record Known(List<Found> found, FileStamp stamp, long time) {}

    private final Map<ITmfTrace, Known> known = Collections.synchronizedMap(new WeakHashMap<>());
    private final Set<Runnable> listeners = new CopyOnWriteArraySet<>();

    private KnownDeclarations() {}

    /** Returns the only one. */
    public static KnownDeclarations get() {
        return INSTANCE;
    }

    /** Returns the declarations of a trace; may read files. */
    List<Found> of(ITmfTrace trace) {
        Known known = this.known.get(trace);
        long now = System.nanoTime();
        if (known == null || now - known.time() > FRESH_NS) {
            FileStamp stamp = FileStamp.of(trace);
            known =
                    known != null && known.stamp().equals(stamp)
                            ? new Known(known.found(), stamp, now)
                            : new Known(Declarations.of(trace), stamp, now);
            this.known.put(trace, known);
        }
        return known.found();
    }

    /** Adds a listener that is told, on any thread, when the analyses of open traces changed. */
    void addListener(Runnable listener) {
        listeners.add(listener);
    }

    /** Removes a listener. */
    void removeListener(Runnable listener) {
        listeners.remove(listener);
    }

    /**
     * Switches declarations on or off for all traces.
     *
     * @return the job that does it, already scheduled
     */
    public Job setOn(List<DeclarationSet> sets, boolean on) {
        return run(
                () -> {
                    for (DeclarationSet set : sets) {
                        Declarations.setOn(set, on);
                    }
                });
    }

    /**
     * Brings the analyses of all open traces in line with what declarations there are now.
     *
     * @return the job that does it, already scheduled
     */
    public Job update() {
        return run(() -> {});
    }

    /** Something that changes declarations. */
    @FunctionalInterface
    private interface Change {
        void make() throws IOException;
    }

    private Job run(Change change) {
        IJobFunction function = monitor -> carryOut(change);
        Job job = Job.create(Messages.Update_Job, function);
        job.schedule();
        return job;
    }

    private IStatus carryOut(Change change) {
        try {
            change.make();
            Set<ITmfTrace> traces =
                    new LinkedHashSet<>(TmfTraceManager.getInstance().getOpenedTraces());
            for (ITmfTrace trace : traces) {
                updateIfOpen(trace);
            }
            return Status.OK_STATUS;
        } catch (IOException | TmfAnalysisException e) {
            ILog.of(KnownDeclarations.class).error(String.valueOf(e.getMessage()), e);
            return Status.error(String.valueOf(e.getMessage()), e);
        } finally {
            known.clear();
            listeners.forEach(Runnable::run);
        }
    }

    /** A trace that was closed meanwhile needs no analyses. */
    private static void updateIfOpen(ITmfTrace trace) throws TmfAnalysisException {
        try {
            DeclarationUpdate.update(trace);
        } catch (TmfAnalysisException e) {
            if (TmfTraceManager.getInstance().getOpenedTraces().contains(trace)) {
                throw e;
            }
        }
    }
}
