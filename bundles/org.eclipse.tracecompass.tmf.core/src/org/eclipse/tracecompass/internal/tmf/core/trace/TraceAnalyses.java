package org.eclipse.tracecompass.internal.tmf.core.trace;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
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
 * The analyses of one trace: created when one of them is first requested, so that a trace that is
 * opened by code has them as one opened in a viewer has. Thread-safe.
 */
public final class TraceAnalyses {

    private static final String PLUGIN_ID = "org.eclipse.tracecompass.tmf.core";
    private static final long SHARE_MS = 150;

    private final ITmfTrace trace;
    private final Map<String, IAnalysisModule> modules = new LinkedHashMap<>();
    private final List<IAnalysisModule> added = new ArrayList<>();

    /** The modules that each helper has made, by the id of the helper. */
    private final Map<String, List<IAnalysisModule>> made = new HashMap<>();

    private boolean isMade;
    private boolean isDisposed;

    /**
     * The analyses of a trace.
     *
     * @param trace the trace
     */
    public TraceAnalyses(ITmfTrace trace) {
        this.trace = trace;
    }

    /** Creates the analyses that exist for the trace and are not there yet. */
    private synchronized IStatus make(boolean again) {
        MultiStatus status =
                new MultiStatus(PLUGIN_ID, IStatus.OK, "Analyses of " + trace.getName(), null);
        if (isDisposed || isMade && !again) {
            return status;
        }
        isMade = true;
        for (IAnalysisModuleHelper helper : helpers().values()) {
            if (modules.containsKey(helper.getId())) {
                continue;
            }
            try {
                for (IAnalysisModule module : helper.newModules(trace)) {
                    IAnalysisModule known = modules.putIfAbsent(module.getId(), module);
                    if (known == null) {
                        made.computeIfAbsent(helper.getId(), id -> new ArrayList<>()).add(module);
                    } else {
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
                                        + trace.getName()
                                        + " could not be made: "
                                        + e.getMessage(),
                                e));
            }
        }
        return status;
    }

    private Map<String, IAnalysisModuleHelper> helpers() {
        return TmfAnalysisManager.getAnalysisModules(trace.getClass());
    }

    /** Forgets and returns the modules of helpers that do not exist any more. */
    private synchronized List<IAnalysisModule> takeOrphans() {
        Set<String> gone = new HashSet<>(made.keySet());
        gone.removeAll(helpers().keySet());
        List<IAnalysisModule> orphans = new ArrayList<>();
        for (String helper : gone) {
            for (IAnalysisModule module : made.getOrDefault(helper, List.of())) {
                if (modules.remove(module.getId(), module)) {
                    orphans.add(module);
                }
            }
            made.remove(helper);
        }
        return orphans;
    }

    /** {@return the analyses in the order they were made} */
    public synchronized List<IAnalysisModule> all() {
        make(false);
        return new ArrayList<>(modules.values());
    }

    /**
     * One analysis.
     *
     * @param id its id
     * @return the analysis, null when there is none
     */
    public synchronized @Nullable IAnalysisModule get(String id) {
        make(false);
        return modules.get(id);
    }

    /**
     * Creates the analyses, disposes of those whose source was deregistered, and starts those that
     * run by themselves. These send their requests from jobs of their own: held back a moment, they
     * share one reading.
     *
     * @return how that went
     */
    public IStatus execute() {
        if (all().stream().noneMatch(IAnalysisModule::isAutomatic)) {
            return start();
        }
        trace.notifyPendingRequest(true);
        try {
            return start();
        } finally {
            CompletableFuture.delayedExecutor(SHARE_MS, TimeUnit.MILLISECONDS)
                    .execute(() -> trace.notifyPendingRequest(false));
        }
    }

    private IStatus start() {
        MultiStatus status =
                new MultiStatus(PLUGIN_ID, IStatus.OK, "Analyses of " + trace.getName(), null);
        takeOrphans().forEach(IAnalysisModule::dispose);
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
     * @throws TmfTraceException when there is one of its id, or the trace was disposed of: nobody
     *     would dispose of the analysis then
     */
    public synchronized void add(IAnalysisModule module) throws TmfTraceException {
        if (isDisposed) {
            throw new TmfTraceException("Trace " + trace.getName() + " is closed");
        }
        make(false);
        if (modules.putIfAbsent(module.getId(), module) != null) {
            throw new TmfTraceException(
                    "Trace " + trace.getName() + " has an analysis " + module.getId() + " already");
        }
        added.add(module);
    }

    /**
     * Removes an analysis.
     *
     * @param id its id
     * @return the analysis, null when there is none
     */
    public synchronized @Nullable IAnalysisModule remove(String id) {
        make(false);
        IAnalysisModule module = modules.remove(id);
        added.remove(module);
        return module;
    }

    /**
     * The events have other times now: what was computed from them does not hold any more. Analyses
     * that others added are reset; all others are disposed of, and created again on demand for
     * them.
     */
    public void renew() {
        List<IAnalysisModule> old;
        List<IAnalysisModule> kept = new ArrayList<>();
        synchronized (this) {
            if (isDisposed) {
                return;
            }
            for (IAnalysisModule module : added) {
                if (!(module instanceof RegisteredStateSystemModule)) {
                    kept.add(module);
                }
            }
            old = new ArrayList<>(modules.values());
            old.removeAll(kept);
            modules.clear();
            made.clear();
            added.retainAll(kept);
            kept.forEach(module -> modules.put(module.getId(), module));
            isMade = false;
        }
        old.forEach(IAnalysisModule::dispose);
        kept.forEach(IAnalysisModule::clearPersistentData);
    }

    /** Disposes of all analyses; none is made any more. */
    public void dispose() {
        List<IAnalysisModule> modules;
        synchronized (this) {
            isDisposed = true;
            modules = new ArrayList<>(this.modules.values());
            this.modules.clear();
            made.clear();
            added.clear();
        }
        modules.forEach(IAnalysisModule::dispose);
    }
}
