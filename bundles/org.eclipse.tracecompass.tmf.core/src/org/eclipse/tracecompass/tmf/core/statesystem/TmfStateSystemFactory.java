package org.eclipse.tracecompass.tmf.core.statesystem;

import java.io.File;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.tmf.core.exceptions.TmfAnalysisException;
import org.eclipse.tracecompass.tmf.core.exceptions.TmfTraceException;
import org.eclipse.tracecompass.tmf.core.statesystem.TmfStateSystemAnalysisModule.StateSystemBackendType;
import org.eclipse.tracecompass.tmf.core.trace.TmfTrace;

/**
 * Builds state systems for a trace that overrides {@link TmfTrace#buildStateSystems}: the way of
 * the older edition of the state system guide, one method per kind of history. An analysis that
 * extends {@link TmfStateSystemAnalysisModule} needs none of them.
 *
 * <p>A state system is returned as soon as it exists, and may be queried while it is being built;
 * with {@code buildManually} the methods return when it is built. It belongs to the caller, who
 * usually gives it to {@link TmfTrace#registerStateSystem}; that trace then disposes of it.
 */
public abstract class TmfStateSystemFactory {

    /** For existing subclasses. */
    protected TmfStateSystemFactory() {
        // static
    }

    /**
     * A history in a file. A whole file of the provider's version is opened as it is; another one
     * is replaced.
     *
     * @param htFile the file
     * @param stateProvider what makes the states
     * @param buildManually whether to return only when the history is built
     * @return the state system
     * @throws TmfTraceException when the file cannot be written or, with {@code buildManually},
     *     when building failed
     */
    public static ITmfStateSystem newFullHistory(
            File htFile, ITmfStateProvider stateProvider, boolean buildManually)
            throws TmfTraceException {
        return build(stateProvider, StateSystemBackendType.FULL, htFile, buildManually);
    }

    /**
     * A history in a much smaller file, from which states are computed again where they are not
     * stored; quick if the provider is an {@link IResumableStateProvider}.
     *
     * @param htPartialFile the file
     * @param realStateProvider what makes the states; its new instances compute them again
     * @param buildManually whether to return only when the history is built
     * @return the state system
     * @throws TmfTraceException as for {@link #newFullHistory}
     */
    public static ITmfStateSystem newPartialHistory(
            File htPartialFile, ITmfStateProvider realStateProvider, boolean buildManually)
            throws TmfTraceException {
        return build(
                realStateProvider, StateSystemBackendType.PARTIAL, htPartialFile, buildManually);
    }

    /**
     * A history in memory.
     *
     * @param stateProvider what makes the states
     * @param buildManually whether to return only when the history is built
     * @return the state system
     * @throws TmfTraceException with {@code buildManually}, when building failed
     */
    public static ITmfStateSystem newInMemHistory(
            ITmfStateProvider stateProvider, boolean buildManually) throws TmfTraceException {
        return build(stateProvider, StateSystemBackendType.INMEM, null, buildManually);
    }

    /**
     * No history: only the ongoing states are known.
     *
     * @param stateProvider what makes the states
     * @return the state system, which is being built
     * @throws TmfTraceException when building failed at once
     */
    public static ITmfStateSystem newNullHistory(ITmfStateProvider stateProvider)
            throws TmfTraceException {
        return build(stateProvider, StateSystemBackendType.NULL, null, false);
    }

    private static ITmfStateSystem build(
            ITmfStateProvider provider,
            StateSystemBackendType type,
            @Nullable File file,
            boolean wait)
            throws TmfTraceException {
        ProvidedHistory history = new ProvidedHistory(provider, type, file);
        try {
            history.setTrace(provider.getTrace());
        } catch (TmfAnalysisException e) {
            throw new TmfTraceException(e.getMessage(), e);
        }
        history.schedule();
        boolean built = wait ? history.waitForCompletion() : history.waitForInitialization();
        ITmfStateSystem stateSystem = history.getStateSystem();
        if (!built || stateSystem == null) {
            Throwable cause = history.getFailureCause();
            throw new TmfTraceException(
                    "The state system of "
                            + provider.getTrace().getName()
                            + " cannot be built"
                            + (cause == null ? "." : ": " + cause.getMessage()),
                    cause);
        }
        return stateSystem;
    }
}
