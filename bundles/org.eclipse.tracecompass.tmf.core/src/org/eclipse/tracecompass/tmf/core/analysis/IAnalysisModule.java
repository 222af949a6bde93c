package org.eclipse.tracecompass.tmf.core.analysis;

import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.analysis.requirements.IAnalysisRequirementProvider;
import org.eclipse.tracecompass.tmf.core.component.ITmfComponent;
import org.eclipse.tracecompass.tmf.core.config.ITmfConfiguration;
import org.eclipse.tracecompass.tmf.core.exceptions.TmfAnalysisException;
import org.eclipse.tracecompass.tmf.core.exceptions.TmfConfigurationException;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * An analysis of one trace or experiment: it is scheduled once, runs in a thread of its own, can be
 * waited for and cancelled, and says why it failed. Implementations are thread-safe; extend {@link
 * TmfAbstractAnalysisModule}.
 */
public interface IAnalysisModule extends ITmfComponent, IAnalysisRequirementProvider {

    /**
     * Sets the name.
     *
     * @param name the name to show
     */
    void setName(String name);

    /**
     * Sets the id.
     *
     * @param id the id
     */
    void setId(String id);

    /** Returns the id, which is unique among the modules of a trace. */
    String getId();

    /**
     * Sets whether the module runs as soon as its trace is opened.
     *
     * @param auto true for as soon as possible, false for on demand
     */
    void setAutomatic(boolean auto);

    /** Returns true when the module runs as soon as its trace is opened. */
    boolean isAutomatic();

    /**
     * Sets the trace of the module.
     *
     * @param trace the trace or experiment
     * @return false when the module cannot analyse this trace; it is then of no use
     * @throws TmfAnalysisException when the module has a trace already, or fails to begin
     */
    boolean setTrace(ITmfTrace trace) throws TmfAnalysisException;

    /**
     * Declares a parameter.
     *
     * @param name its name
     */
    void addParameter(String name);

    /**
     * Sets a parameter. A change of value is announced with {@link #notifyParameterChanged}.
     *
     * @param name its name
     * @param value its value, null to unset it
     * @throws RuntimeException when the parameter was not declared
     */
    void setParameter(String name, @Nullable Object value);

    /**
     * Returns the value of a parameter: the one that was set, else that of a parameter provider.
     *
     * @param name its name
     * @return its value, null when it has none
     */
    @Nullable
    Object getParameter(String name);

    /**
     * Sets the configuration of the module.
     *
     * @param configuration the configuration
     * @throws TmfConfigurationException when the module takes none, or not this one
     */
    @NonNullByDefault({})
    default void setConfiguration(ITmfConfiguration configuration)
            throws TmfConfigurationException {
        throw new TmfConfigurationException(
                "The analysis " + getName() + " takes no configuration.");
    }

    /** Returns the configuration, null when there is none. */
    default @Nullable ITmfConfiguration getConfiguration() {
        return null;
    }

    /**
     * Returns the sum of the levels of the analyses that this one depends on, each plus one: 0
     * without dependencies. Requests of lower levels are served first.
     */
    default int getDependencyLevel() {
        return 0;
    }

    /**
     * Returns whether the trace has what the module needs.
     *
     * @param trace the trace
     * @return true when all requirements are met
     */
    boolean canExecute(ITmfTrace trace);

    /**
     * Begins the analysis in a thread of its own, after those it depends on. Does nothing when it
     * is running or has completed; one that has failed or was cancelled runs again.
     *
     * @return OK when it was begun now or before, else a status that says why it cannot
     */
    IStatus schedule();

    /** Returns the outputs (such as views) of the module. */
    Iterable<IAnalysisOutput> getOutputs();

    /**
     * Adds an output.
     *
     * @param output the output
     */
    void registerOutput(IAnalysisOutput output);

    /**
     * Waits for the end of the analysis.
     *
     * @return true when it ended well, false when it failed, was cancelled, or was never scheduled
     */
    boolean waitForCompletion();

    /**
     * Waits for the end of the analysis, or until the monitor is cancelled; the analysis itself
     * goes on then.
     *
     * @param monitor the monitor
     * @return true when it ended well, false when it failed, was cancelled, or was never scheduled
     */
    boolean waitForCompletion(IProgressMonitor monitor);

    /**
     * Returns whether a query at an instant gives its final answer already.
     *
     * @param ts the instant in nanoseconds
     * @return true when it does
     */
    default boolean isQueryable(long ts) {
        return true;
    }

    /** Cancels the analysis. What it wrote is removed; it may be scheduled again. */
    void cancel();

    /**
     * Ends the analysis as failed.
     *
     * @param cause what happened
     */
    default void fail(Throwable cause) {
        // kept by implementations only
    }

    /** Returns what made the analysis fail, null when it did not. */
    default @Nullable Throwable getFailureCause() {
        return null;
    }

    /** Returns a sentence or more about what the module does. */
    String getHelpText();

    /**
     * Returns a sentence or more about what the module does with a trace, or why it cannot.
     *
     * @param trace the trace
     * @return the text
     */
    String getHelpText(ITmfTrace trace);

    /**
     * Notifies the module of a changed parameter; results that depend on it are dropped.
     *
     * @param name the name of the parameter
     */
    void notifyParameterChanged(String name);

    /** Deletes the module's stored results; the next {@link #schedule} analyses the trace again. */
    default void clearPersistentData() {
        // nothing is stored by default
    }
}
