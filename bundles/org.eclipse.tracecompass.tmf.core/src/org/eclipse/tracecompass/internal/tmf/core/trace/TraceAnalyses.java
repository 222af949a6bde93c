package org.eclipse.tracecompass.internal.tmf.core.trace;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.MultiStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisModule;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisModuleHelper;
import org.eclipse.tracecompass.tmf.core.analysis.TmfAnalysisManager;
import org.eclipse.tracecompass.tmf.core.exceptions.TmfAnalysisException;
import org.eclipse.tracecompass.tmf.core.exceptions.TmfTraceException;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * The analyses of one trace: made when somebody first asks for one of them, so that a trace that is
 * opened by code has them as one opened in a viewer has. Thread-safe.
 */
public final class TraceAnalyses {

    private static final String PLUGIN_ID = "org.eclipse.tracecompass.tmf.core";
    private static final long SHARE_MS = 150;

    private final ITmfTrace fTrace;
    private final Map<String, IAnalysisModule> fModules = new LinkedHashMap<>();
    private final List<IAnalysisModule> fAdded = new ArrayList<>();
    private boolean fIsMade;
    private boolean fIsDisposed;

    /**
     * The analyses of a trace.
     *
     * @param trace the trace
     */
    public TraceAnalyses(ITmfTrace trace) {
        fTrace = trace;
    }

    /** Makes the analyses that exist for the trace and are not there yet. */
    private synchronized IStatus make(boolean again) {
        MultiStatus status =
                new MultiStatus(PLUGIN_ID, IStatus.OK, "Analyses of " + fTrace.getName(), null);
        if (fIsDisposed || fIsMade && !again) {
            return status;
        }
        fIsMade = true;
        for (IAnalysisModuleHelper helper :
                TmfAnalysisManager.getAnalysisModules(fTrace.getClass()).values()) {
            if (fModules.containsKey(helper.getId())) {
                continue;
            }
            try {
                for (IAnalysisModule module : helper.newModules(fTrace)) {
                    IAnalysisModule known = fModules.putIfAbsent(module.getId(), module);
                    if (known != null) {
                        module.dispose();
                    }
                }
            } catch (TmfAnalysisException | RuntimeException | LinkageError e) {
                status.add(
                        new Status(
                                IStatus.WARNING,
                                PLUGIN_ID,
                                "Analysis "
                                        + helper.getName()
                                        + " of "
                                        + fTrace.getName()
                                        + " could not be made: "
                                        + e.getMessage(),
                                e));
            }
        }
        return status;
    }

    /** {@return the analyses in the order they were made} */
    public synchronized List<IAnalysisModule> all() {
        make(false);
        return new ArrayList<>(fModules.values());
    }

    /**
     * One analysis.
     *
     * @param id its id
     * @return the analysis, null when there is none
     */
    public synchronized @Nullable IAnalysisModule get(String id) {
        make(false);
        return fModules.get(id);
    }

    /**
     * Makes the analyses and starts those that run by themselves. These send their requests from
     * jobs of their own: held back a moment, they share one reading.
     *
     * @return how that went
     */
    public IStatus execute() {
        if (all().stream().noneMatch(IAnalysisModule::isAutomatic)) {
            return start();
        }
        fTrace.notifyPendingRequest(true);
        try {
            return start();
        } finally {
            CompletableFuture.delayedExecutor(SHARE_MS, TimeUnit.MILLISECONDS)
                    .execute(() -> fTrace.notifyPendingRequest(false));
        }
    }

    private IStatus start() {
        MultiStatus status =
                new MultiStatus(PLUGIN_ID, IStatus.OK, "Analyses of " + fTrace.getName(), null);
        status.merge(make(true));
        for (IAnalysisModule module : all()) {
            if (module.isAutomatic()) {
                status.merge(module.schedule());
            }
        }
        return status;
    }

    /**
     * Adds an analysis.
     *
     * @param module the analysis
     * @throws TmfTraceException when there is one of its id
     */
    public synchronized void add(IAnalysisModule module) throws TmfTraceException {
        make(false);
        if (fModules.putIfAbsent(module.getId(), module) != null) {
            throw new TmfTraceException(
                    "Trace "
                            + fTrace.getName()
                            + " has an analysis "
                            + module.getId()
                            + " already");
        }
        fAdded.add(module);
    }

    /**
     * Removes an analysis.
     *
     * @param id its id
     * @return the analysis, null when there is none
     */
    public synchronized @Nullable IAnalysisModule remove(String id) {
        make(false);
        IAnalysisModule module = fModules.remove(id);
        fAdded.remove(module);
        return module;
    }

    /**
     * The events have other times now: what was computed from them does not hold any more. Analyses
     * that others added are reset; all other ones are disposed of, and made anew when somebody asks
     * for them.
     */
    public void renew() {
        List<IAnalysisModule> old;
        List<IAnalysisModule> kept = new ArrayList<>();
        synchronized (this) {
            if (fIsDisposed) {
                return;
            }
            for (IAnalysisModule module : fAdded) {
                if (!(module instanceof RegisteredStateSystemModule)) {
                    kept.add(module);
                }
            }
            old = new ArrayList<>(fModules.values());
            old.removeAll(kept);
            fModules.clear();
            fAdded.retainAll(kept);
            kept.forEach(module -> fModules.put(module.getId(), module));
            fIsMade = false;
        }
        old.forEach(IAnalysisModule::dispose);
        kept.forEach(IAnalysisModule::clearPersistentData);
    }

    /** Disposes of all analyses; none is made any more. */
    public void dispose() {
        List<IAnalysisModule> modules;
        synchronized (this) {
            fIsDisposed = true;
            modules = new ArrayList<>(fModules.values());
            fModules.clear();
            fAdded.clear();
        }
        modules.forEach(IAnalysisModule::dispose);
    }
}
