package org.eclipse.tracecompass.internal.tmf.core.trace;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;
import org.eclipse.tracecompass.common.core.log.LazyLogger;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisModule;
import org.eclipse.tracecompass.tmf.core.exceptions.TmfAnalysisException;
import org.eclipse.tracecompass.tmf.core.exceptions.TmfTraceException;
import org.eclipse.tracecompass.tmf.core.statesystem.ITmfAnalysisModuleWithStateSystems;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * The state systems that a trace builds itself, in the way of the older edition of the guide. Each
 * is wrapped as an analysis, so that views and commands need to know one way only. Thread-safe.
 */
public final class RegisteredStateSystems {

    private static final System.Logger LOGGER = LazyLogger.of(RegisteredStateSystems.class);

    private final ITmfTrace trace;
    private final TraceAnalyses analyses;
    private final Map<String, ITmfStateSystem> byId = new LinkedHashMap<>();
    private final AtomicBoolean begun = new AtomicBoolean();

    /**
     * The state systems of a trace.
     *
     * @param trace the trace
     * @param analyses its analyses
     */
    public RegisteredStateSystems(ITmfTrace trace, TraceAnalyses analyses) {
        this.trace = trace;
        this.analyses = analyses;
    }

    /** Builds the state systems of a trace. */
    public interface Builder {
        /**
         * Builds and registers them.
         *
         * @throws TmfTraceException when one cannot be built
         */
        void build() throws TmfTraceException;
    }

    /**
     * Builds the state systems at the first call. No other thread waits for the end of that:
     * building may itself ask the trace for its analyses, from another thread. A failure is logged.
     *
     * @param builder what builds them
     */
    public void ensure(Builder builder) {
        if (begun.get() || !begun.compareAndSet(false, true)) {
            return;
        }
        try {
            builder.build();
        } catch (TmfTraceException | RuntimeException e) {
            LOGGER.log(
                    System.Logger.Level.ERROR,
                    "A state system of " + trace.getName() + " cannot be built: " + e.getMessage(),
                    e);
        }
    }

    /**
     * Keeps a state system.
     *
     * @param id its id
     * @param stateSystem the state system
     */
    public void register(String id, ITmfStateSystem stateSystem) {
        synchronized (byId) {
            if (byId.put(id, stateSystem) != null) {
                IAnalysisModule former = analyses.get(id);
                if (former instanceof RegisteredStateSystemModule) {
                    analyses.remove(id);
                    former.dispose();
                }
            }
        }
        RegisteredStateSystemModule module = new RegisteredStateSystemModule(id, stateSystem);
        try {
            module.setTrace(trace);
            analyses.add(module);
            module.schedule();
        } catch (TmfAnalysisException | TmfTraceException e) {
            module.dispose();
            LOGGER.log(
                    System.Logger.Level.WARNING,
                    "The state system {0} is not listed as an analysis: {1}",
                    id,
                    e.getMessage());
        }
    }

    /** Forgets the state systems, whose modules were disposed of, so that they are rebuilt. */
    public void forget() {
        synchronized (byId) {
            byId.clear();
        }
        begun.set(false);
    }

    /** {@return the state systems of the analyses and the registered ones, by id} */
    public Map<String, ITmfStateSystem> all() {
        Map<String, ITmfStateSystem> all = new LinkedHashMap<>();
        for (IAnalysisModule module : analyses.all()) {
            if (module instanceof ITmfAnalysisModuleWithStateSystems owner
                    && !(module instanceof RegisteredStateSystemModule)) {
                owner.getStateSystems().forEach(ss -> all.put(ss.getSSID(), ss));
            }
        }
        synchronized (byId) {
            all.putAll(byId);
        }
        return all;
    }
}
